// What the site's own files say to each other: the manifest of the build, and the messages to and from the worker.

/** One file of the site, as manifest.json lists it. */
interface SiteFile {
  sha256: string;
  /** Bytes as they are. */
  size: number;
  /** Bytes as they travel. */
  gzip: number;
  /** shell: the page; game: of one game, whose folder it is in; core: Pyodide; python: ours; later: in the background; spare: not kept. */
  group: 'shell' | 'game' | 'core' | 'python' | 'later' | 'spare';
}

/** Where Python's parts are, all relative to the site. */
interface PythonParts {
  /** The directory of Pyodide; its name holds the version, so that two versions never mix. */
  core: string;
  /** The module whose `handle` answers. */
  module: string;
  /** The directory of the snapshots, one for every game. */
  snapshots: string;
  stdlib: string;
  /** Pyodide's own, uncompiled standard library. */
  stock: string;
  wheel: string;
  /** What Pyodide wants to know of its package index. */
  lock: { info: { python: string; [fact: string]: string }; packages: Record<string, unknown> };
}

interface SiteManifest {
  format: 1;
  /** The version people see. */
  app: string;
  /** Changes whenever any file does. */
  version: string;
  python: PythonParts;
  files: Record<string, SiteFile>;
}

/** The ways to start Python, best first. */
type BootPlan = 'snapshot' | 'plain' | 'stock';

/** What a worker that started leaves for the next; the snapshot only for one of the same game. */
interface Given {
  module: WebAssembly.Module;
  snapshot?: ArrayBuffer | undefined;
}

/** live: a Web Lock the worker holds while it lives, and what an earlier one left. */
type ToWorker = { type: 'live'; lock: string; given: Given | undefined } | { type: 'ask'; id: number; text: string };

type FromWorker =
  | { type: 'alive' }
  /** Bytes that have come, by file, when it is a first visit. */
  | { type: 'bytes'; loaded: Record<string, number> }
  /** All is downloaded. */
  | { type: 'starting' }
  | { type: 'ready' }
  | ({ type: 'supplies' } & Given)
  /** It did not start; `network`: for no fault of its own. */
  | { type: 'failed'; reason: string; network: boolean }
  | { type: 'reply'; id: number; text: string }
  | { type: 'fault'; id: number; reason: string };

/** What we use of Pyodide, documented or not. */
interface Pyodide {
  FS: { writeFile(path: string, bytes: Uint8Array): void; readdir(path: string): string[] };
  pyimport(name: string): any;
  loadPackage(names: string[], options?: object): Promise<unknown>;
  unpackArchive(bytes: ArrayBuffer, format: string): void;
}
