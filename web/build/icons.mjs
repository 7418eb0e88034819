// Paints an SVG as a PNG, the same on every machine: for browsers and phones that want their icons so.
// usage: node icons.mjs NODE_MODULES IN.svg SIZE OUT.png
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';

const COLOURS = 256; // as many as a byte can tell apart: a third of the size, and our pictures have few more

const [modules, from, width, out] = process.argv.slice(2);
const need = createRequire(path.join(path.resolve(modules), 'here.js'));
const { initWasm, Resvg } = need('@resvg/resvg-wasm');
await initWasm(fs.readFileSync(need.resolve('@resvg/resvg-wasm/index_bg.wasm')));
const size = Number(width);
const painted = new Resvg(fs.readFileSync(from, 'utf8'), { fitTo: { mode: 'width', value: size } }).render();
fs.writeFileSync(out, png(painted.pixels));

/** A picture with a palette: the colours that are used most, and for all others the nearest of these. */
function png(/** @type {Uint8Array} */ pixels) {
  const dots = Array.from({ length: size * size }, (_, at) => pixels.subarray(4 * at, 4 * at + 4).join());
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const dot of dots) uses.set(dot, (uses.get(dot) ?? 0) + 1);
  const ranked = [...uses.keys()].sort((a, b) => uses.get(b) - uses.get(a) || (a < b ? -1 : 1));
  const palette = ranked.slice(0, COLOURS).map((dot) => dot.split(',').map(Number));
  const index = new Map(ranked.map((dot) => [dot, nearest(palette, dot.split(',').map(Number))]));
  const rows = Array.from({ length: size }, (_, row) => [0, ...dots.slice(row * size, (row + 1) * size).map((dot) => index.get(dot))]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 3], 8); // a byte for each dot, which is a place in the palette
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', zlib.deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function nearest(/** @type {number[][]} */ palette, /** @type {number[]} */ colour) {
  const far = palette.map((other) => other.reduce((sum, part, at) => sum + (part - colour[at]) ** 2, 0));
  return far.indexOf(Math.min(...far));
}

function chunk(/** @type {string} */ name, /** @type {Buffer} */ content) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(zlib.crc32(body), body.length + 4);
  return framed;
}
