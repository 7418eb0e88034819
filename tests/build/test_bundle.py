"""Scripts and sheets joined by esbuild: they do what they did one by one, in few files, and nothing is lost."""

import json
import posixpath
import re
import subprocess
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from urllib.parse import unquote

import pytest

from web.build import bundle, site
from web.build.packages import node

TAGS = '<script type="module" async src="js/early.js"></script>\n<script type="module" src="js/main.js"></script>\n'

DRESS = """<meta content="default-src 'none'; style-src 'self'">\n<link rel="stylesheet" href="css/page.css">\n"""
MADE_UP = {
    "index.html": DRESS + TAGS,
    "js/early.js": "import { log } from './deep/log.js';\nlog.push('early');\nexport const first = 1;\n",
    "js/main.js": """// A remark that nobody needs to download.
import { first } from './early.js';
import * as all from './deep/log.js';
import { Box as Chest, quoted } from './box.js';
import '../vendor/other.js';
all.log.push('main');
globalThis.page = {
  said: [first, new Chest().lid, Object.keys(all).sort().join(), quoted],
  later: async () => [await import('./late.js'), await import('./later.js'), await import('../games/any/table.js')],
};
""",
    "js/box.js": """/** A chest. @type {string} */
const lid = 'shut';
export class Box { lid = lid; }
// What looks like code in a text is text.
export const quoted = `import { log } from './deep/log.js'; // not a remark
/* nor this */ export const x = 1;`;
""",
    "js/deep/log.js": "export const log = ['log'];\nexport async function unused() {}\n",
    "js/late.js": "import { tell } from './tell.js';\nexport const late = tell('late');\n",
    "js/later.js": "import { tell } from './tell.js';\nexport const late = tell('later');\nexport default late;\n",
    "js/tell.js": """import { log } from './deep/log.js';
export const tell = (name) => `${name} after ${log.push(name)}`;
""",
    "games/any/table.js": "import { cards } from './cards.js';\nexport const late = cards + ' on the table';\n",
    "games/any/cards.js": "export const cards = 'cards';\n",
    "vendor/other.js": "/**\n * @license\n * Somebody else\n */\nglobalThis.other = true;\n",
    "js/engine/worker.js": """import { way } from './way.js';
import('./plain.js').then(({ plain }) => postMessage(way + plain));
""",
    "js/engine/way.js": "export const way = 'by snapshot';\n",
    "js/engine/plain.js": "export const plain = 'or not';\n",
    "service-worker.js": "/** The hash. */\nconst MANIFEST = 'of the build';\nself.known = MANIFEST;\n",
    "css/page.css": '@import url("a.css");\n@import url("b.css");\n/* A remark. */\nbody { color: red }\n',
    "css/a.css": 'a { background: url("../art/a.svg") }\n',
    "css/b.css": "b { background: url('data:image/png;base64,AA==') }\n",
    "css/alone.css": "i { color: blue }\n",
    "games/any/css/index.css": '@import url("inner/c.css");\n',
    "games/any/css/inner/c.css": "u { background: url(../../art/u.svg) }\ns { background: url(../../art/small.svg) }\n",
    "art/a.svg": f"<svg>{'<g/>' * 1000}</svg>",
    "games/any/art/small.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="7"/>',
}
ASK = """await import(process.argv[2]);
await import(process.argv[3]);
const parts = await page.later();
console.log(JSON.stringify({ said: page.said, late: parts.map(({ late }) => late), other }));"""


@cache
def made_up() -> dict[str, bytes]:
    return bundle.bundled({path: text.encode() for path, text in MADE_UP.items()})


@cache
def real() -> dict[str, bytes]:
    return site.gather()


def ran(files: dict[str, bytes], place: Path) -> object:
    for path, content in files.items():
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        (place / path).write_bytes(content)
    (place / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (place / "ask.mjs").write_text(ASK, encoding="utf-8")
    scripts = [str(place / entry) for entry in bundle.entries(files["index.html"].decode())]
    done = subprocess.run([node(), place / "ask.mjs", *scripts], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def now(files: dict[str, bytes], path: str) -> set[str]:
    """A script and all that must be there before its first line runs."""
    found, wanted = {path}, [path]
    while wanted:
        here = wanted.pop()
        for name in re.findall(r'\b(?:from|import)\s*"(\.[^"]+)"', files[here].decode()):
            there = posixpath.normpath(posixpath.join(posixpath.dirname(here), name))
            if there not in found:
                found.add(there)
                wanted.append(there)
    return found


def part(files: dict[str, bytes], name: str) -> str:
    """The file that a module imported later has become."""
    found = [path for path in files if re.fullmatch(rf"js/{name}-[A-Z0-9]{{8}}\.js", path)]
    assert len(found) == 1, f"{name}: {found}"
    return found[0]


def test_joined_scripts_do_what_they_did_one_by_one(tmp_path: Path) -> None:
    one_by_one = ran({path: text.encode() for path, text in MADE_UP.items()}, tmp_path / "apart")
    assert ran(made_up(), tmp_path / "joined") == one_by_one
    assert one_by_one == {
        "said": [1, "shut", "log,unused", MADE_UP["js/box.js"].split("`")[1]],
        "late": ["late after 4", "later after 5", "cards on the table"],
        "other": True,
    }


def test_all_that_the_page_begins_with_is_in_its_two_files() -> None:
    files = made_up()
    early, main = bundle.entries(files["index.html"].decode())
    assert (now(files, early), now(files, main)) == ({early}, {early, main})
    assert b"modulepreload" not in files["index.html"], "nothing else is needed"
    table = part(files, "any-table")
    assert now(files, table) == {table, early, main}


def test_the_page_names_the_scripts_of_every_table_and_brings_none_of_them() -> None:
    again = {"games/any/rules.js": "import { cards } from './cards.js';\nexport const rules = cards;\n"}
    asking = MADE_UP["js/main.js"] + "globalThis.rules = () => import('../games/any/rules.js');\n"
    files = bundle.bundled({path: text.encode() for path, text in {**MADE_UP, **again, "js/main.js": asking}.items()})
    named = re.findall(r'<link rel="later" data-table="any" href="([^"]+)">', files["index.html"].decode())
    assert named == [part(files, "any-table"), part(files, "any-cards")]


def test_what_only_screens_share_is_one_part_that_comes_at_the_same_time_as_any_of_them() -> None:
    files = made_up()
    early, main = bundle.entries(files["index.html"].decode())
    shared = part(files, "tell")
    for name in ("late", "later"):
        own = part(files, name)
        assert now(files, own) == {own, shared, early, main}
        both = ",".join(f'import("./{posixpath.basename(path)}")' for path in (own, shared))
        assert f"Promise.all([{both}])" in files[main].decode()


def test_what_a_table_shares_with_a_screen_comes_with_the_page() -> None:
    table = "import { tell } from '../../js/tell.js';\nexport const late = tell('table');\n"
    files = bundle.bundled({path: text.encode() for path, text in {**MADE_UP, "games/any/table.js": table}.items()})
    early, main = bundle.entries(files["index.html"].decode())
    for name in ("late", "later", "any-table"):
        own = part(files, name)
        assert now(files, own) == {own, early, main}
    assert [path for path in files if b"after ${" in files[path]] == [main]


def test_what_only_the_parts_of_one_game_share_stays_with_the_game() -> None:
    again = {"games/any/rules.js": "import { cards } from './cards.js';\nexport const rules = cards;\n"}
    asking = MADE_UP["js/main.js"] + "globalThis.rules = () => import('../games/any/rules.js');\n"
    files = bundle.bundled({path: text.encode() for path, text in {**MADE_UP, **again, "js/main.js": asking}.items()})
    shared = part(files, "any-cards")
    page = set(bundle.entries(files["index.html"].decode()))
    for name in ("any-table", "any-rules"):
        assert now(files, part(files, name)) - page == {part(files, name), shared}


def test_a_worker_is_one_file_with_what_it_imports_later() -> None:
    worker = made_up()["js/engine/worker.js"].decode()
    assert "by snapshot" in worker
    assert "or not" in worker
    assert not re.search(r"\bimport\b", worker)


def test_remarks_are_left_out_and_licences_are_not() -> None:
    files = made_up()
    text = b"".join(content for path, content in files.items() if path.endswith((".js", ".css")))
    for remark in (b"nobody needs", b"A chest", b"@type", b"looks like code", b"The hash", b"A remark"):
        assert remark not in text
    assert text.count(b"@license\n * Somebody else") == 1


def test_lines_stay_short_enough_to_find_a_place_that_a_trace_names() -> None:
    for path, content in real().items():
        if path.endswith(".js") and not path.startswith("pyodide/"):
            # A text between backticks, or a licence, stays as it is.
            assert max(map(len, content.decode().splitlines())) < 2500, path


def test_sheets_have_those_they_import_and_addresses_that_are_still_right() -> None:
    files = made_up()
    assert sorted(path for path in files if path.endswith(".css")) == [
        "css/alone.css",
        "games/any/css/index.css",
    ]
    assert "../art/u.svg" in files["games/any/css/index.css"].decode()
    assert "../../art/u.svg" not in files["games/any/css/index.css"].decode()


def test_the_sheet_of_the_page_is_written_into_it_and_allowed_by_its_hash() -> None:
    page = made_up()["index.html"].decode()
    sheet = re.search("<style>(.*)</style>", page, re.DOTALL)
    assert sheet
    assert sheet[1].index("url(art/a.svg)") < sheet[1].index("url(data:image") < sheet[1].index("color:red")
    assert "stylesheet" not in page
    known = b64encode(sha256(sheet[1].encode()).digest()).decode()
    assert f"style-src 'self' 'sha256-{known}'\"" in page


@pytest.mark.parametrize("page", [TAGS, DRESS.replace("style-src", "style-source") + TAGS])
def test_a_page_without_a_sheet_or_a_policy_on_sheets_is_not_joined(page: str) -> None:
    with pytest.raises(SystemExit, match="one style sheet, and a policy"):
        bundle.bundled({path: text.encode() for path, text in {**MADE_UP, "index.html": page}.items()})


def test_sheets_take_small_drawings_in_which_stay_where_they_were_as_well() -> None:
    files = made_up()
    sheet = files["games/any/css/index.css"].decode()
    assert "small.svg" not in sheet
    assert unquote(sheet).count('<svg xmlns="http://www.w3.org/2000/svg" width="7"/>') == 1
    assert "games/any/art/small.svg" in files


def test_the_service_worker_still_says_where_its_hash_belongs() -> None:
    assert made_up()["service-worker.js"].count(b'"of the build"') == 1


def test_a_page_without_a_script_is_refused() -> None:
    with pytest.raises(SystemExit, match="starts no script"):
        bundle.entries("<html></html>")


# ── The site itself ──


def test_every_script_and_picture_that_a_script_or_sheet_names_is_in_the_site() -> None:
    files = real()
    scripts = [path for path in files if path.startswith("js/")]
    assert len(scripts) > 10
    for path in scripts:
        assert now(files, path) <= files.keys()
        for name in re.findall(r'\bimport\("(\.[^"]+)"\)', files[path].decode()):
            assert posixpath.normpath(posixpath.join(posixpath.dirname(path), name)) in files
    for path in (path for path in files if path.endswith(".css")):
        for name in re.findall(r'url\("?([^")]+)"?\)', files[path].decode()):
            place = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
            assert name.startswith(("data:", "#")) or place in files, f"{path} names {name}"


def test_home_comes_in_two_scripts_and_a_screen_or_a_table_in_two_more_that_come_at_once() -> None:
    """Every request takes about 5 ms on a slow machine, and those that one leads to would come one after another."""
    files = real()
    begun = set(bundle.entries(files["index.html"].decode()))
    assert {path for entry in begun for path in now(files, entry)} == begun
    assert len(begun) == 2
    parts = {path: now(files, path) - begun for path in files if re.fullmatch(r"js/[\w-]+\.js", path)}
    assert {path: needed for path, needed in parts.items() if len(needed) > 2} == {}
    text = b"".join(files[path] for path in parts).decode()
    for path, needed in parts.items():
        asked = f'import("./{posixpath.basename(path)}")'
        if len(needed) == 2:
            assert text.count(asked) == text.count(f"Promise.all([{asked},import(")
