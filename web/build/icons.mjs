// Paints an SVG: four bytes for every dot, row by row, the same on every machine.
// usage: node icons.mjs NODE_MODULES IN.svg SIZE OUT
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [modules, from, size, out] = process.argv.slice(2);
const need = createRequire(path.join(path.resolve(modules), 'here.js'));
const { initWasm, Resvg } = need('@resvg/resvg-wasm');
await initWasm(fs.readFileSync(need.resolve('@resvg/resvg-wasm/index_bg.wasm')));
const painter = new Resvg(fs.readFileSync(from, 'utf8'), { fitTo: { mode: 'width', value: Number(size) } });
fs.writeFileSync(out, painter.render().pixels);
