// Drives Firefox for browsers.py: one JSON request a line in, one JSON answer a line out.
// usage: node browsers_firefox.mjs NODE_MODULES FIREFOX
import { createRequire } from 'node:module';
import path from 'node:path';
import readline from 'node:readline';

const [modules, executablePath] = process.argv.slice(2);
const puppeteer = createRequire(path.join(modules, 'any.js'))('puppeteer-core');
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
const page = await browser.newPage();

for await (const line of readline.createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  let answer;
  try {
    if ('goto' in request) answer = { value: Boolean(await page.goto(request.goto)) };
    else if ('evaluate' in request) answer = { value: (await page.evaluate(request.evaluate)) ?? null };
    else answer = { value: null };
  } catch (error) {
    answer = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  if ('close' in request) break;
}
await browser.close();
process.exit(0);
