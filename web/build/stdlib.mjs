// Compiles a trimmed standard library to .pyc, inside the very Pyodide that will read it.
// Keeps what the named modules import, and what micropip needs to install a wheel.
// usage: node stdlib.mjs PYODIDE_DIRECTORY OUT.zip MODULE,MODULE,… MICROPIP.whl PACKAGING.whl
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

process.on('uncaughtException', (error) => {
  console.error(String(error)); // without the line it is from, which is a megabyte long
  process.exit(1);
});

const [pyodideDirectory, out, modules, ...wheels] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.resolve(pyodideDirectory, 'pyodide.mjs')).href);
const py = await loadPyodide({ indexURL: path.resolve(pyodideDirectory) });

py.FS.writeFile('/stock.zip', fs.readFileSync(path.join(pyodideDirectory, 'python_stdlib.zip')));
for (const wheel of wheels) {
  py.unpackArchive(new Uint8Array(fs.readFileSync(wheel)), 'wheel');
  py.FS.writeFile(`/${path.basename(wheel)}`, fs.readFileSync(wheel));
}
py.globals.set('wanted', modules);
py.globals.set('sample', path.basename(wheels[1]));
await py.runPythonAsync(`
import importlib, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

ROOT = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"
# Found by name at run time, so importing cannot discover them; nor importlib's parts, which are imported late.
BY_NAME = {"encodings/ascii.py", "encodings/latin_1.py", "encodings/cp437.py", "encodings/idna.py", "stringprep.py"}
# Imported where they exist and not missed where they do not: nobody opens a secure socket or a .bz2 here.
DROPPED = ("ssl.py", "bz2.py", "lzma.py", "compression/")


def bare(code):
    """Says of every instruction only that it is in its function: exact places would be a third of the whole.

    An entry of that table covers up to eight units of code: kind 13, a line without columns, and no step from the
    line before. Our own package keeps its lines, for reports of bugs.
    """
    full, rest = divmod(len(code.co_code) // 2, 8)
    lines = bytes([0x80 | 13 << 3 | 7, 0]) * full + (bytes([0x80 | 13 << 3 | rest - 1, 0]) if rest else b"")
    inner = (bare(const) if hasattr(const, "co_code") else const for const in code.co_consts)
    return code.replace(co_linetable=lines, co_consts=tuple(inner))


for name in wanted.split(","):
    importlib.import_module(name)
import micropip
await micropip.install(f"emfs:/{sample}", reinstall=True)  # much of it imports late
loaded = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
stock = zipfile.ZipFile("/stock.zip")
keep = {file.removeprefix(ROOT) for file in loaded if file.startswith(ROOT)} | (BY_NAME & set(stock.namelist()))
keep -= {name for name in keep if name.startswith(DROPPED)}
keep |= {name for name in stock.namelist() if name.startswith("importlib/") and name.endswith(".py")}

with zipfile.ZipFile("/trimmed.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as trimmed:
    for name in sorted(keep):
        # optimize=2 drops docstrings and asserts: nobody reads them in a browser.
        code = compile(stock.read(name), ROOT + name, "exec", dont_inherit=True, optimize=2)
        # An unchecked hash-based .pyc holds no date: the same source gives the same bytes.
        entry = zipfile.ZipInfo(name.removesuffix(".py") + ".pyc", (1980, 1, 1, 0, 0, 0))
        entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
        trimmed.writestr(entry, _code_to_hash_pyc(bare(code), bytes(8), False))
`);
fs.writeFileSync(out, py.FS.readFile('/trimmed.zip'));
process.exit(0); // Pyodide in Node leaves a handle open
