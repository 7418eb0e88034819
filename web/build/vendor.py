"""What others wrote and the page needs: only the modules and fonts that our files mention, and their licences."""

import email
import email.utils
import io
import json
import posixpath
import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from web.build.environment import give_up
from web.build.packages import package

# Where a library's modules lie in the site, and in its package.
LIBRARIES = {"vendor/lit-html/": ("lit-html", ""), "vendor/fluent/": ("@fluent/bundle", "esm/")}
IMPORT = re.compile(r"""(?:^|[;}\s])(?:import|export)\s*(?:[\w*{][^;'"]*?\bfrom\s*)?["'](\.[^"']+)["']""")
OURS = "turandot"  # our own wheel needs no mention
FONT = re.compile(r"fonts/([a-z0-9-]+\.woff2)")
SOURCE_MAP = re.compile(rb"\n?//# sourceMappingURL=\S+\s*$")


def imports(path: str, text: str) -> list[str]:
    """The modules that the module at `path` imports statically, as paths in the site."""
    return [posixpath.normpath(posixpath.join(posixpath.dirname(path), found)) for found in IMPORT.findall(text)]


def vendored(ours: Mapping[str, bytes]) -> dict[str, bytes]:
    """Every library module and font that our files mention, directly or not, by its path in the site."""
    found: dict[str, bytes] = {}
    wanted = [
        name for path, content in ours.items() if path.endswith(".js") for name in imports(path, content.decode())
    ]
    while wanted:
        path = wanted.pop()
        if path in found or not path.startswith("vendor/"):
            continue
        found[path] = SOURCE_MAP.sub(b"\n", _source(path).read_bytes())
        wanted += imports(path, found[path].decode())
    sheets = "".join(content.decode() for path, content in ours.items() if path.endswith((".css", ".html")))
    for name in sorted(set(FONT.findall(sheets))):
        found[f"fonts/{name}"] = _font(name).read_bytes()
    return found


def licences(files: Mapping[str, bytes]) -> bytes:
    """Who made what we ship, under which licence, for the page to show; read from the packages themselves."""
    names = {name for place, (name, _) in LIBRARIES.items() if any(path.startswith(place) for path in files)}
    names |= {_font_package(path.removeprefix("fonts/")) for path in files if path.startswith("fonts/")}
    listed = [_licence(name) for name in sorted(names | {"pyodide"})]
    wheels = [content for path, content in sorted(files.items()) if path.endswith(".whl")]
    listed += [facts for facts in map(_wheel_licence, wheels) if facts["name"] != OURS]
    version = json.loads((package("pyodide") / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]["python"]
    python = {"name": "CPython", "version": version, "licence": "PSF-2.0", "author": "Python Software Foundation"}
    return json.dumps([*listed, python], ensure_ascii=False, indent=1).encode()


def _source(path: str) -> Path:
    for place, (name, inside) in LIBRARIES.items():
        if path.startswith(place):
            return package(name) / inside / path.removeprefix(place)
    return give_up(f"{path} is imported, but web/build/vendor.py knows no such library.")


def _font(name: str) -> Path:
    return package(_font_package(name)) / "files" / name


def _font_package(name: str) -> str:
    """The files of a font are called after it: federo-latin-400-normal.woff2 is in @fontsource/federo."""
    return f"@fontsource/{re.split('-(?:latin|greek|cyrillic|vietnamese|symbols)', name)[0]}"


def _licence(name: str) -> dict[str, str]:
    facts = json.loads((package(name) / "package.json").read_text(encoding="utf-8"))
    author = facts.get("author", "")
    said = author.get("name", "") if isinstance(author, dict) else str(author)
    plain = re.sub(r"\s*[<(].*?[>)]", "", said)
    return {"name": name, "version": facts["version"], "licence": facts["license"], "author": plain}


def _wheel_licence(content: bytes) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(content)) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        facts = email.message_from_bytes(wheel.read(name))
    author = facts["Author"] or email.utils.parseaddr(facts["Author-email"] or "")[0]
    # Some tell the whole text here: its first line is the name.
    licence = (facts["License-Expression"] or facts["License"]).splitlines()[0]
    return {"name": facts["Name"], "version": facts["Version"], "licence": licence, "author": author}


def preloads(entries: Sequence[str], files: Mapping[str, bytes]) -> Iterator[str]:
    """The modules a page needs before its first line runs, nearest first."""
    seen, wanted = set(entries), list(entries)
    while wanted:
        path = wanted.pop(0)
        yield path
        for name in imports(path, files[path].decode()):
            if name not in seen:
                seen.add(name)
                wanted.append(name)
