"""What others wrote and the page needs: the libraries' modules, the fonts that our files mention, and the licences."""

import email
import email.utils
import io
import json
import re
import zipfile
from collections.abc import Mapping
from pathlib import Path

from web.build.packages import package

# Where a library's modules lie in the site, and which of its package they are.
LIBRARIES = {
    "vendor/lit-html/": ("lit-html", ("*.js", "directives/*.js")),
    "vendor/fluent/": ("@fluent/bundle", ("esm/*.js",)),
}
FONT = re.compile(r"fonts/([a-z0-9-]+\.woff2)")
SOURCE_MAP = re.compile(rb"\n?//# sourceMappingURL=\S+\s*$")


def vendored(ours: Mapping[str, bytes]) -> dict[str, bytes]:
    """The libraries' modules, and every font that our files mention, by path in the site."""
    found: dict[str, bytes] = {}
    for place, (name, patterns) in LIBRARIES.items():
        for module in (path for pattern in patterns for path in sorted(package(name).glob(pattern))):
            inside = module.relative_to(package(name)).as_posix().removeprefix("esm/")
            found[place + inside] = SOURCE_MAP.sub(b"\n", module.read_bytes())
    sheets = "".join(content.decode() for path, content in ours.items() if path.endswith((".css", ".html")))
    for name in sorted(set(FONT.findall(sheets))):
        found[f"fonts/{name}"] = _font(name).read_bytes()
    return found


def licences(files: Mapping[str, bytes], ours: str) -> bytes:
    """Who made what we ship, under which licence, for the page to show; read from the packages themselves.

    Our own wheel, called `ours`, needs no mention.
    """
    names = {name for name, _ in LIBRARIES.values()}
    names |= {_font_package(path.removeprefix("fonts/")) for path in files if path.startswith("fonts/")}
    listed = [_licence(name) for name in sorted(names | {"pyodide"})]
    wheels = [content for path, content in sorted(files.items()) if path.endswith(".whl")]
    listed += [facts for facts in map(_wheel_licence, wheels) if facts["name"] != ours]
    version = json.loads((package("pyodide") / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]["python"]
    python = {"name": "CPython", "version": version, "licence": "PSF-2.0", "author": "Python Software Foundation"}
    return json.dumps([*listed, python], ensure_ascii=False, indent=1).encode()


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
