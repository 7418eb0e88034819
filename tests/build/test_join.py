"""Modules joined into one file do what they did one by one, and stay importable by their own paths."""

import json
import posixpath
import re
import subprocess
from pathlib import Path

import pytest

from web.build import join, site, vendor
from web.build.packages import node

MODULES = {
    "js/main.js": """import { count, Box as Chest } from './a.js';
import * as all from './deep/b.js';
export { twice } from './deep/b.js';
export const lines = [count(), new Chest().lid, Object.keys(all).join(), all.where];
export const lazy = () => Promise.all([import('./late.js'), import('./deep/b.js')]);
const it = { lines };
export default it;
""",
    "js/a.js": """import { log } from './deep/b.js';
log.push('a');
let n = 0;
export function count() {
  n += 1;
  return n;
}
export class Box {
  lid = 'shut';
}
""",
    "js/deep/b.js": """export const log = ['b'];
export const where = new URL('x', import.meta.url).pathname.split('/').slice(-3).join('/');
export async function later() {}
const half = (n) => n / 2;
export {
  half as twice,
  half,
};
""",
    "js/late.js": """import { log } from './deep/b.js';
log.push('late');
export const order = log;
""",
    "vendor/min.js": 'import{log as l}from"../js/deep/b.js";l.push("min");class e{}export{e as E,l as default_};',
    "js/second.js": """import { count } from './a.js';
import { E } from '../vendor/min.js';
export const again = [count(), E.name, typeof later];
""",
}
ASK = """const it = await import(process.argv[2]);
const [late, b] = await it.lazy();
const { again } = await import(process.argv[3]);
const same = [it.default.lines === it.lines, b.log === late.order];
console.log(JSON.stringify({ lines: it.lines, twice: it.twice(4), order: late.order, same, again }));"""


def written(files: dict[str, bytes], place: Path) -> Path:
    for path, content in files.items():
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        (place / path).write_bytes(content)
    (place / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (place / "ask.mjs").write_text(ASK, encoding="utf-8")
    return place


def asked(place: Path) -> object:
    # Node has no document: nothing is started by a tag there.
    (place / "page.mjs").write_text("globalThis.document = { querySelector: () => null };\n", encoding="utf-8")
    paths = [str(place / name) for name in ("js/main.js", "js/second.js")]
    command = [str(node()), "--import", str(place / "page.mjs"), str(place / "ask.mjs"), *paths]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_joined_modules_do_what_they_do_one_by_one(tmp_path: Path) -> None:
    files = {path: text.encode() for path, text in MODULES.items()}
    joined = join.page(files, {"js/first.js": ["js/a.js"], "js/page.js": ["js/main.js", "js/second.js"]})
    one_by_one = asked(written(files, tmp_path / "apart"))
    assert asked(written(files | joined, tmp_path / "joined")) == one_by_one
    assert one_by_one["lines"] == [1, "shut", "half,later,log,twice,where", "js/deep/x"]  # type: ignore[index]


def test_every_module_is_in_one_joined_file_and_its_own_path_is_a_door_to_it() -> None:
    files = {path: text.encode() for path, text in MODULES.items()}
    joined = join.page(files, {"js/first.js": ["js/a.js"], "js/page.js": ["js/main.js", "js/second.js"]})
    for path in ("js/a.js", "js/deep/b.js"):
        assert f"'{path}': (function".encode() in joined["js/first.js"]
        assert f"'{path}': (function".encode() not in joined["js/page.js"]
        assert b"import { $need } from" in joined[path]
    assert "js/late.js" not in joined, "what is imported later stays a file of its own"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("export let changing = 1;", "export let changing"),
        ("export default function () {}", "export default function"),
        ("import './a.js';", "import './a.js'"),
    ],
)
def test_what_cannot_be_joined_is_refused_with_its_line(line: str, complaint: str) -> None:
    files = {"js/main.js": line.encode(), "js/a.js": b""}
    with pytest.raises(SystemExit, match=complaint.replace("(", "\\(")):
        join.page(files, {"js/page.js": ["js/main.js"]})


def test_modules_that_import_each_other_are_refused() -> None:
    files = {
        "js/a.js": b"import { b } from './b.js';\nexport const a = 1;",
        "js/b.js": b"import { a } from './a.js';\nexport const b = 1;",
    }
    with pytest.raises(SystemExit, match="in a circle"):
        join.page(files, {"js/page.js": ["js/a.js"]})


def test_without_joining_the_page_names_every_module_it_starts_with() -> None:
    apart, together = site.gather(together=False), site.gather()
    page = apart["index.html"].decode()
    assert re.findall(r'<script type="module"(?: async)? src="([^"]+)"></script>', page) == [*site.START.values()]
    named = vendor.preloads([*site.START.values(), *site.SCREENS], apart)
    assert all(f'href="{path}"' in page for path in named)
    assert not {"js/first.js", "js/page.js"} & apart.keys()
    assert {path for path in together if posixpath.dirname(path) == "js/screens"} == {
        path for path in apart if posixpath.dirname(path) == "js/screens"
    }
