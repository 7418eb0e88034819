import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSum } from '../../web/js/shell/check-sum.js';

test('a check sum is FNV-1a over the bytes of UTF-8', () => {
  assert.equal(checkSum(''), (0x811c9dc5).toString(36));
  assert.equal(checkSum('a'), (0xe40c292c).toString(36));
  assert.equal(checkSum('foobar'), (0xbf9cf968).toString(36));
});

test('a lost, doubled or swapped character is noticed', () => {
  const text = 'Nessun dorma, così sia';
  const others = [text.slice(1), `${text}a`, text.replace('ss', 's'), text.replace('do', 'od'), text.replace('ì', 'i')];
  assert.equal(new Set([text, ...others].map(checkSum)).size, others.length + 1);
});
