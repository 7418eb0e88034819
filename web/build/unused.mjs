// Takes out of the runtime's script what nothing uses: it is there for programs in C that draw, play sounds or open
// sockets, and browsers would read it at every start.
// usage: node unused.mjs NODE_MODULES NAMES.json SCRIPT
// NAMES.json: `taken`, the functions that the runtime imports, and `named`, all words of other scripts that call it.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [modules, namesFile, script] = process.argv.slice(2).map((place) => path.resolve(place));
const acorn = createRequire(path.join(modules, 'here.js'))('acorn');
const { taken, named } = JSON.parse(fs.readFileSync(namesFile, 'utf8'));
const text = fs.readFileSync(script, 'utf8');
/** The list of all that a program in C could import. */
const OFFERED = 'wasmImports';
/** The object by which scripts outside know what is inside. */
const PUBLIC = 'Module';

const WORD = /[\w$]+/g;
const wordsIn = (/** @type {any} */ { start, end }) => text.slice(start, end).match(WORD) ?? [];

/**
 * One thing that may go: a definition, what is said of one, or something done, which has to stay.
 *
 * @typedef {{start: number, end: number, name: string | undefined, words: string[], list?: any[]}} Part
 */

const statements = insideOfTheOneFunction();
const parts = statements.map(partsOf);
const used = stillUsed(parts.flat());
fs.writeFileSync(script, without(parts));

/** The whole script is one function. */
function insideOfTheOneFunction() {
  const { body } = acorn.parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  const found = body.find((/** @type {any} */ { type }) => type === 'FunctionDeclaration');
  if (!found) throw new Error('the script is not the one function that it is taken for');
  return found.body.body;
}

/** @returns {Part[]} */
function partsOf(/** @type {any} */ statement) {
  if (statement.type === 'VariableDeclaration') return statement.declarations.map(variable);
  if (['FunctionDeclaration', 'ClassDeclaration'].includes(statement.type)) return [part(statement, statement.id.name)];
  if (statement.expression?.type === 'AssignmentExpression') return [part(statement, saidOf(statement.expression))];
  return [part(statement, undefined)];
}

/** @returns {Part} */
function variable(/** @type {any} */ declared) {
  const { id, init } = declared;
  const known = id.type === 'Identifier' && doesNothing(init) ? id.name : undefined;
  if (known !== OFFERED) return part(declared, known);
  const list = init.properties.filter((/** @type {any} */ { key }) => taken.includes(key.name ?? key.value));
  return { ...part(declared, undefined), words: list.flatMap(wordsIn), list };
}

/** @returns {Part} */
function part(/** @type {any} */ node, /** @type {string | undefined} */ name) {
  return { start: node.start, end: node.end, name, words: wordsIn(node) };
}

/** What an assignment such as `Module["name"]=…` or `name.sig=…` is about, if it does nothing else. */
function saidOf(/** @type {any} */ { left, right }) {
  if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier' || !doesNothing(right)) return undefined;
  const property = left.computed ? left.property.value : left.property.name;
  if (left.object.name === PUBLIC) return property;
  return property === 'sig' ? left.object.name : undefined;
}

/** Whether making a value has no other effect. @returns {boolean} */
function doesNothing(/** @type {any} */ made) {
  if (!made || ['FunctionExpression', 'ArrowFunctionExpression', 'Literal', 'Identifier'].includes(made.type)) return true;
  if (made.type === 'UnaryExpression') return doesNothing(made.argument);
  if (made.type === 'ArrayExpression') return made.elements.every(doesNothing);
  if (made.type !== 'ObjectExpression') return false;
  return made.properties.every((/** @type {any} */ { computed, type, value }) => type === 'Property' && !computed && doesNothing(value));
}

/** All that something names which is used itself. Any word counts, also in a text: too much does no harm. */
function stillUsed(/** @type {Part[]} */ all) {
  const words = new Set(named);
  /** @type {Set<Part>} */
  const found = new Set();
  for (let before = -1; found.size > before; ) {
    before = found.size;
    for (const each of all.filter((one) => !found.has(one) && (one.name === undefined || words.has(one.name)))) {
      found.add(each);
      for (const word of each.words) words.add(word);
    }
  }
  return found;
}

function without(/** @type {Part[][]} */ all) {
  let [made, at] = ['', 0];
  for (const [number, { start, end, kind }] of statements.entries()) {
    const kept = all[number]?.filter((each) => used.has(each)).map(written) ?? [];
    const said = kind ? `${kind} ${kept.join(',')};` : kept.join('');
    made += text.slice(at, start) + (kept.length ? said : '');
    at = end;
  }
  return made + text.slice(at);
}

function written(/** @type {Part} */ { start, end, list }) {
  return list ? `${OFFERED}={${list.map((entry) => text.slice(entry.start, entry.end)).join(',')}}` : text.slice(start, end);
}
