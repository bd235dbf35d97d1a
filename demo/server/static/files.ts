import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A file as it is sent. */
export interface ServedFile {
  type: string;
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  /** Absent where it would save nothing. */
  gzipped?: Uint8Array<ArrayBuffer>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.map', '.svg']);

const compress = promisify(gzip);

const served = async (body: Uint8Array<ArrayBuffer>, extension: string): Promise<ServedFile> => {
  const file = {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    body,
  };
  if (!COMPRESSED.has(extension)) return file;
  return { ...file, gzipped: new Uint8Array(await compress(body)) };
};

/** Reads a file; `fill` writes into it what is known only here. */
const load = async (path: string, fill?: (text: string) => string): Promise<ServedFile> => {
  const body = await readFile(path);
  return served(new Uint8Array(fill ? Buffer.from(fill(body.toString())) : body), extname(path));
};

const inside = (path: string, folder: string): boolean => path.startsWith(folder + sep);

/**
 * Reads the files of a folder, each through `fill` where it is given, and remembers them until they change. Nothing
 * outside the folder is ever read.
 */
export const fileReader = (folder: string, fill?: (text: string) => string) => {
  const root = resolve(folder);
  const kept = new Map<string, { changed: number; file: Promise<ServedFile> }>();

  /** The file at a path below the folder; undefined where there is none. */
  return async (path: string): Promise<ServedFile | undefined> => {
    const full = resolve(join(root, path));
    if (!inside(full, root) || full.includes('\0')) return undefined;
    // a link must not lead out either
    const [real, realRoot] = await Promise.all([full, root].map((one) => realpath(one).catch(() => '')));
    if (!real || !inside(real, realRoot ?? '')) return undefined;
    const found = await stat(real);
    if (!found.isFile()) return undefined;
    const before = kept.get(full);
    if (before?.changed === found.mtimeMs) return before.file;
    const file = load(full, fill);
    kept.set(full, { changed: found.mtimeMs, file });
    return file;
  };
};
