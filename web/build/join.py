"""Joins the modules that a page starts with into one file; every one of them stays importable by its own path.

Not a bundler: nothing is renamed, left out or rewritten but the lines that import and export. A module becomes a
function that is called when the first of its importers is, so all run in the order in which browsers would run them.
"""

import posixpath
import re
from collections.abc import Iterable, Mapping, Sequence

from web.build.environment import give_up
from web.build.vendor import preloads

NAMES = r"\{(?P<names>[^{}]*)\}"
FROM = r"""\s*from\s*["'](?P<from>\.[^"']+)["'];?"""
START = r"(?<![^;}\n])"  # of a line or a statement
IMPORT = re.compile(rf"{START}import\s*(?:{NAMES}|\*\s*as\s+(?P<all>\w+)){FROM}")
PASS_ON = re.compile(rf"{START}export\s*{NAMES}{FROM}")
EXPORT = re.compile(rf"{START}export\s*{NAMES};?")
DEFAULT = re.compile(r"^export default (?P<name>\w+);$", re.MULTILINE)
DECLARED = re.compile(r"^export (?P<what>(?:const|class|function|async function)\s+(?P<name>\w+))", re.MULTILINE)
LATER = re.compile(r"""\bimport\(["'](?P<from>\.[^"']+)["']\)""")
LEFT = re.compile(r"^\s*(?:import\s*[\w{*\"']|export\b).*", re.MULTILINE)
HERE = "import.meta.url"

HEAD = """const $made = {{}};
export const $need = (name) => $made[name] ??= name in $modules ? $modules[name]() : {elsewhere};
const $later = async (name) => $need(name);
const $modules = {{
"""
# Parentheses tell browsers that a function will be called at once, and should not be read twice.
MODULE = "'{path}': (function () {{\n{text}\nreturn {{ {exports} }};\n}}),\n"
TAIL = "};\n"
STARTED_BY_TAG = b"document.querySelector('script[src=\"%s\"]')?.dataset.start.split(' ').forEach($need);\n"


def page(files: Mapping[str, bytes], parts: Mapping[str, Sequence[str]]) -> dict[str, bytes]:
    """A file for each part, with its entries and all they import; and for each module a door to it, at its own path.

    A later part has what earlier ones lack. A file runs what the tag that loads it says, so that other pages may take
    modules from it without starting ours.
    """
    found: dict[str, bytes] = {}
    modules: dict[str, str] = {}
    before = None
    for out, entries in parts.items():
        inside = [path for path in preloads(entries, files) if path not in modules]
        modules |= dict.fromkeys(inside, out)
        made = _made(inside, [*modules], files, out)
        found |= {path: _door(path, names, out).encode() for path, (_, names) in made.items()}
        found[out] = _whole(made, before and _from(out, before)) + STARTED_BY_TAG % out.encode()
        before = out
    return found


def worker(entry: str, files: Mapping[str, bytes]) -> dict[str, bytes]:
    """A worker's script with all it imports, now or later; its modules stay where they are, for whoever wants them."""
    text = files[entry].decode()
    later = [posixpath.normpath(posixpath.join(posixpath.dirname(entry), path)) for path in LATER.findall(text)]
    inside = list(preloads([entry, *later], files))
    return {entry: _whole(_made(inside, inside, files, entry), None) + f"$need('{entry}');\n".encode()}


def _whole(modules: Mapping[str, tuple[str, list[str]]], before: str | None) -> bytes:
    """A joined file; what is not in it is in the one `before`."""
    texts = (MODULE.format(path=path, text=text, exports=", ".join(names)) for path, (text, names) in modules.items())
    first = f"import {{ $need as $earlier }} from '{before}';\n" if before else ""
    return f"{first}{HEAD.format(elsewhere='$earlier(name)' if before else 'undefined')}{''.join(texts)}{TAIL}".encode()


def _made(
    inside: Sequence[str], known: Sequence[str], files: Mapping[str, bytes], out: str
) -> dict[str, tuple[str, list[str]]]:
    _refuse_circles(inside, files)
    return {path: _part(path, files[path].decode(), known, out) for path in inside}


def _part(path: str, text: str, inside: Sequence[str], out: str) -> tuple[str, list[str]]:
    """The body of the function that a module becomes, and what it returns, as in an object literal."""
    exports: list[str] = []

    def name_of(found: re.Match[str]) -> str:
        return posixpath.normpath(posixpath.join(posixpath.dirname(path), found["from"]))

    def imported(found: re.Match[str]) -> str:
        names = found["all"] or f"{{{found['names'].replace(' as ', ': ')}}}"
        return f"const {names} = $need('{name_of(found)}');"

    def passed_on(found: re.Match[str]) -> str:
        pairs = _pairs(found["names"])
        exports.extend(f"{outer}: $need('{name_of(found)}').{inner}" for inner, outer in pairs)
        return f"$need('{name_of(found)}');"

    def exported(found: re.Match[str]) -> str:
        exports.extend(outer if inner == outer else f"{outer}: {inner}" for inner, outer in _pairs(found["names"]))
        return ""

    def declared(found: re.Match[str]) -> str:
        exports.append(found["name"])
        return found["what"]

    def by_default(found: re.Match[str]) -> str:
        exports.append(f"default: {found['name']}")
        return ""

    def later(found: re.Match[str]) -> str:
        name = name_of(found)
        return f"$later('{name}')" if name in inside else f"import('{_from(out, name)}')"

    for pattern, change in (
        (IMPORT, imported),
        (PASS_ON, passed_on),
        (EXPORT, exported),
        (DEFAULT, by_default),
        (DECLARED, declared),
        (LATER, later),
    ):
        text = pattern.sub(change, text)
    if left := LEFT.search(text):
        give_up(f"web/build/join.py cannot join {path}, because of the line: {left[0]}")
    return text.replace(HERE, f"new URL('{_from(out, path)}', {HERE}).href"), sorted(exports)


def _pairs(names: str) -> list[tuple[str, str]]:
    """`a, b as c` as what it is called inside and outside."""
    listed = (name.strip().split(" as ") for name in names.split(",") if name.strip())
    return [(name[0].strip(), name[-1].strip()) for name in listed]


def _from(out: str, path: str) -> str:
    relative = posixpath.relpath(path, posixpath.dirname(out))
    return relative if relative.startswith("../") else f"./{relative}"


def _door(path: str, exports: Iterable[str], out: str) -> str:
    """A module for whoever is not joined: the same names, from the joined file."""
    names = [name.partition(":")[0] for name in exports]
    plain = ", ".join(name for name in names if name != "default")
    lines = [f"import {{ $need }} from '{_from(path, out)}';", f"const it = $need('{path}');"]
    lines += [f"export const {{ {plain} }} = it;"] * bool(plain) + ["export default it.default;"] * ("default" in names)
    return "\n".join(lines) + "\n"


def _refuse_circles(paths: Sequence[str], files: Mapping[str, bytes]) -> None:
    """Modules that import each other would get each other's names before there is anything behind them."""
    reached = {path: [*preloads([path], files)][1:] for path in paths}
    circle = [path for path in paths if any(path in reached.get(other, ()) for other in reached[path])]
    if circle:
        give_up(f"these modules import each other, in a circle: {', '.join(circle)}")
