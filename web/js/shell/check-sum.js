// A check sum: FNV-1a, enough to notice what got lost on the way; it is no seal against malice, and needs to be none.

export function checkSum(/** @type {string} */ text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}
