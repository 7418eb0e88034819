// Joins scripts and style sheets with esbuild. Names stay as they were written: whoever reports a bug sends a trace.
// usage: node bundle.mjs NODE_MODULES STAGE OUT
// STAGE holds the site's scripts and sheets, and order.json: which of them the page starts, and which stand alone.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [modules, stage, out] = process.argv.slice(2).map((place) => path.resolve(place));
const esbuild = createRequire(path.join(modules, 'here.js'))('esbuild');
const order = JSON.parse(fs.readFileSync(path.join(stage, 'order.json'), 'utf8'));
/** Ways to import: as a module begins, or later. */
const NOW = ['import-statement'];
const WAYS = [...NOW, 'dynamic-import'];

/** What every build shares. Comments go, licences, names and lines stay; nothing is made for older browsers than ours. */
const COMMON = {
  absWorkingDir: stage,
  outdir: out,
  outbase: stage,
  bundle: true,
  write: false,
  metafile: true,
  charset: 'utf8',
  legalComments: 'eof',
  logLevel: 'error',
  target: 'esnext',
  format: 'esm',
  minifyWhitespace: true,
  lineLimit: 160,
};

/** Characters of a drawing that is written into the sheet that names it: it is there with the sheet, without a request. */
const SMALL = 3000;

/** Every file that was made, by its path in the site. @type {Map<string, string>} */
const made = new Map();

const { starts, needs, tables: laid } = await joinPage();
await joinWorker();
await stripKeeper();
await joinSheets();
made.set('facts.json', JSON.stringify({ starts, needs, tables: laid }));
for (const [name, text] of made) {
  fs.mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  fs.writeFileSync(path.join(out, name), text);
}

/* ── The page ── */

/** Splits the page where it imports something later. */
async function joinPage() {
  const options = { ...COMMON, entryPoints: order.page, splitting: true, chunkNames: 'js/[name]-[hash]', entryNames: 'js/[name]-[hash]' };
  const alone = await esbuild.build(options);
  const together = await esbuild.build({ ...options, plugins: [importing(companies(alone.metafile.inputs))] });
  const outputs = relative(together.metafile.outputs);
  const texts = new Map(together.outputFiles.map((/** @type {any} */ { path: file, text }) => [inSite(file), text]));
  const found = Object.fromEntries(order.page.map((/** @type {string} */ entry) => [entry, startOf(entry, outputs)]));
  const shipped = reach([...Object.values(found), ...laterParts(outputs)], outputs);
  const called = new Map(shipped.map((file) => [file, nameOf(file, outputs)]));
  const begun = reach(Object.values(found), outputs, NOW);
  const company = (/** @type {string} */ file) => reach([file], outputs, NOW).filter((other) => other !== file && !begun.includes(other));
  for (const file of shipped) made.set(called.get(file), renamed(inCompany(texts.get(file), shipped, company), called));
  return {
    starts: Object.fromEntries(Object.entries(found).map(([entry, file]) => [entry, called.get(file)])),
    needs: begun.map((file) => called.get(file)),
    tables: tables(outputs).map(([game, file]) => [game, [file, ...company(file)].map((name) => called.get(name))]),
  };
}

/** The file of every game's table. @returns {[string, string][]} */
function tables(/** @type {Record<string, any>} */ outputs) {
  return laterParts(outputs).flatMap((file) => {
    const [, game] = /^games\/([^/]+)\/table\.js$/.exec(outputs[file].entryPoint) ?? [];
    return game ? [[game, file]] : [];
  });
}

/**
 * What modules must import besides what they do, so that few files come of it. esbuild makes a part for every set of
 * entries that share some modules, and there are many such sets. But whatever is imported later comes to a page that
 * has begun: if it says so by importing the page's last entry, all that the page begins with is shared by one set, and
 * so is what parts of games share with others, if the page begins with that too. What only screens share, these import
 * all of, and what only the parts of one game share, those.
 *
 * @returns {Map<string, string[]>}
 */
function companies(/** @type {Record<string, any>} */ inputs) {
  const begins = new Set(reach(order.page, inputs, NOW));
  const last = order.page.at(-1);
  const asked = Object.values(inputs).flatMap(({ imports }) => imports.filter(({ kind }) => kind === 'dynamic-import'));
  const later = [...new Set(asked.map(({ path: file }) => file))].filter((file) => !begins.has(file)).sort();
  const reached = later.flatMap((file) => reach([file], inputs, NOW)).filter((file) => !begins.has(file));
  const shared = [...new Set(reached.filter((file, index) => reached.indexOf(file) !== index))].sort();
  const ofGame = (/** @type {string} */ file) => file.match(/^games\/[^/]+\//)?.[0];
  const withGames = new Set(reach(later.filter(ofGame), inputs, NOW));
  return new Map([
    [last, shared.filter((file) => !ofGame(file) && withGames.has(file))],
    ...later.map((file) => [file, [last, ...shared.filter((other) => ofGame(other) === ofGame(file) && (ofGame(file) || !withGames.has(other)))]]),
  ]);
}

/** Has modules import others, after all that they import themselves. */
function importing(/** @type {Map<string, string[]>} */ added) {
  return {
    name: 'importing',
    setup(/** @type {any} */ build) {
      build.onLoad({ filter: /\.js$/ }, (/** @type {{path: string}} */ { path: file }) => {
        const more = added.get(inStage(file));
        if (!more) return undefined;
        const lines = more.map((name) => `import ${JSON.stringify(path.join(stage, name))};\n`);
        return { contents: `${fs.readFileSync(file, 'utf8')}\n${lines.join('')}`, loader: 'js' };
      });
    },
  };
}

/** A text in which whatever is imported later comes together with what it imports itself, and not one after the other. */
function inCompany(/** @type {string} */ text, /** @type {string[]} */ files, /** @type {(file: string) => string[]} */ company) {
  let changed = text;
  for (const file of files) {
    const [first, ...others] = [file, ...company(file)].map((name) => `import("./${path.posix.basename(name)}")`);
    if (others.length) changed = changed.replaceAll(first, `Promise.all([${[first, ...others].join()}]).then(([it])=>it)`);
  }
  return changed;
}

/** The file that runs an entry: the one its module is in, unless its own file brings more than that. */
function startOf(/** @type {string} */ entry, /** @type {Record<string, any>} */ outputs) {
  const names = Object.keys(outputs);
  const own = names.find((file) => outputs[file].entryPoint === entry);
  const inside = names.find((file) => (outputs[file].inputs[entry]?.bytesInOutput ?? 0) > 0) ?? own;
  const brought = new Set(reach([inside], outputs, NOW));
  return reach([own], outputs, NOW).every((file) => file === own || brought.has(file)) ? inside : own;
}

/** The files of what is imported later. */
function laterParts(/** @type {Record<string, any>} */ outputs) {
  return Object.keys(outputs).filter((file) => outputs[file].entryPoint && !order.page.includes(outputs[file].entryPoint));
}

/** Everything that is reached from some files, nearest first. */
function reach(/** @type {string[]} */ from, /** @type {Record<string, any>} */ graph, kinds = WAYS) {
  const found = new Set(from);
  for (const file of found) {
    for (const { path: next, kind, external } of graph[file]?.imports ?? []) {
      if (kinds.includes(kind) && !external) found.add(next);
    }
  }
  return [...found];
}

/** A part is called after what it was made for, or else after the largest module in it. */
function nameOf(/** @type {string} */ file, /** @type {Record<string, any>} */ outputs) {
  const { entryPoint, inputs } = outputs[file];
  const page = order.page.find((/** @type {string} */ entry) => (inputs[entry]?.bytesInOutput ?? 0) > 0);
  const size = (/** @type {string} */ name) => inputs[name].bytesInOutput;
  const [largest] = Object.keys(inputs).sort((a, b) => size(b) - size(a) || (a < b ? -1 : 1));
  const title = (page ?? entryPoint ?? largest).replace(/^(js|games)\//, '').replace(/\.js$/, '').replaceAll('/', '-');
  return file.replace(/[^/]+(?=-\w+\.js$)/, title);
}

/** A text in which the files that it imports are called as they are now; no other word ends in such a hash. */
function renamed(/** @type {string} */ text, /** @type {Map<string, string>} */ called) {
  let changed = text;
  for (const [before, after] of called) changed = changed.replaceAll(path.posix.basename(before), path.posix.basename(after));
  return changed;
}

/* ── What stands alone ── */

/** A worker with all it imports, now or later. */
async function joinWorker() {
  const { outputFiles } = await esbuild.build({ ...COMMON, entryPoints: [order.worker] });
  made.set(order.worker, outputFiles[0].text);
}

/** The service worker imports nothing. */
async function stripKeeper() {
  const text = fs.readFileSync(path.join(stage, order.keeper), 'utf8');
  const { code } = await esbuild.transform(text, { charset: 'utf8', target: 'esnext', minifyWhitespace: true, lineLimit: COMMON.lineLimit });
  made.set(order.keeper, code);
}

/** Every sheet that no other imports, with those that it imports itself. */
async function joinSheets() {
  const sheets = await Promise.all(order.sheets.map(joinedSheet));
  const imports = sheets.flatMap(({ metafile }) => Object.values(metafile.inputs).flatMap((input) => input.imports));
  const imported = new Set(imports.filter(({ kind }) => kind === 'import-rule').map(({ path: file }) => file));
  order.sheets.forEach((/** @type {string} */ sheet, /** @type {number} */ index) => {
    if (!imported.has(sheet)) made.set(sheet, sheets[index].outputFiles[0].text);
  });
}

/** A sheet as one. What is named in it by address stays where it is, and is named from the sheet's own place; but for small drawings. */
function joinedSheet(/** @type {string} */ sheet) {
  const from = path.dirname(path.join(stage, sheet));
  const addresses = {
    name: 'addresses',
    setup(/** @type {any} */ build) {
      build.onResolve({ filter: /^[^:#]+$/ }, (/** @type {any} */ { path: named, kind, resolveDir }) => {
        if (kind !== 'url-token') return undefined;
        const file = path.join(resolveDir, named);
        if (named.endsWith('.svg') && fs.existsSync(file) && fs.statSync(file).size <= SMALL) return { path: file };
        return { path: path.relative(from, file).replaceAll(path.sep, '/'), external: true };
      });
    },
  };
  return esbuild.build({ ...COMMON, entryPoints: [sheet], plugins: [addresses], loader: { '.svg': 'dataurl' }, lineLimit: 0 });
}

/* ── Paths ── */

function inStage(/** @type {string} */ file) {
  return path.relative(stage, file).replaceAll(path.sep, '/');
}

function inSite(/** @type {string} */ file) {
  return path.relative(out, file).replaceAll(path.sep, '/');
}

/** esbuild tells outputs by their paths from where it works. */
function relative(/** @type {Record<string, any>} */ outputs) {
  const name = (/** @type {string} */ file) => inSite(path.join(stage, file));
  return Object.fromEntries(
    Object.entries(outputs).map(([file, facts]) => [
      name(file),
      { ...facts, imports: facts.imports.map((/** @type {any} */ one) => (one.external ? one : { ...one, path: name(one.path) })) },
    ]),
  );
}
