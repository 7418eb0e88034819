// Compiles a trimmed standard library to .pyc, inside the very Pyodide that will read it.
// usage: node stdlib.mjs PYODIDE_DIRECTORY OUT.zip MODULE,MODULE,…
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

process.on('uncaughtException', (error) => {
  console.error(String(error)); // without the line it is from, which is a megabyte long
  process.exit(1);
});

const [pyodideDirectory, out, modules] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.resolve(pyodideDirectory, 'pyodide.mjs')).href);
const py = await loadPyodide({ indexURL: path.resolve(pyodideDirectory) });

py.FS.writeFile('/stock.zip', fs.readFileSync(path.join(pyodideDirectory, 'python_stdlib.zip')));
py.globals.set('wanted', modules);
py.runPython(`
import importlib, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

ROOT = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"
# Found by name at run time, so importing cannot discover them; nor importlib's parts, which are imported late.
BY_NAME = {"encodings/ascii.py", "encodings/latin_1.py", "encodings/cp437.py", "encodings/idna.py", "stringprep.py"}

for name in wanted.split(","):
    importlib.import_module(name)
loaded = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
stock = zipfile.ZipFile("/stock.zip")
keep = {file.removeprefix(ROOT) for file in loaded if file.startswith(ROOT)} | (BY_NAME & set(stock.namelist()))
keep |= {name for name in stock.namelist() if name.startswith("importlib/") and name.endswith(".py")}

with zipfile.ZipFile("/trimmed.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as trimmed:
    for name in sorted(keep):
        # optimize=2 drops docstrings and asserts: nobody reads them in a browser.
        code = compile(stock.read(name), ROOT + name, "exec", dont_inherit=True, optimize=2)
        # An unchecked hash-based .pyc holds no date: the same source gives the same bytes.
        entry = zipfile.ZipInfo(name.removesuffix(".py") + ".pyc", (1980, 1, 1, 0, 0, 0))
        entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
        trimmed.writestr(entry, _code_to_hash_pyc(code, bytes(8), False))
`);
fs.writeFileSync(out, py.FS.readFile('/trimmed.zip'));
process.exit(0); // Pyodide in Node leaves a handle open
