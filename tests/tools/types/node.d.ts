// What scripts that run in node use of it; its own types would be a package more.
declare module 'node:test' {
  export function test(name: string, run: () => unknown): void;
  export const mock: any;
}
declare module 'node:module' {
  export function register(address: string): void;
}
declare module 'node:assert/strict' {
  const assert: any;
  export default assert;
}
declare module 'node:fs/promises' {
  export function readFile(place: URL, encoding: 'utf8'): Promise<string>;
}
declare function setImmediate(run: (value: unknown) => void): void;
