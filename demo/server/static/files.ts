import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { serveStatic } from 'hono/serve-static';
import { LRUCache } from 'lru-cache';

/** File as it is served. */
interface ServedFile {
  readonly changedMs: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly gzipped: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Size of the file cache, compressed forms included, in bytes and files. Ours: all files of the build fit. */
const KEPT = { maxSize: 128 * 1024 * 1024, max: 5000 };

/** Files with a content hash in their name, which are immutable: those of the bundler's own folders. */
const HASHED = /[/\\](?:assets|chunks)[/\\][^/\\]*-[\w-]{8}\.\w+(\.map)?$/;

const GZIP = '.gz';

const compress = promisify(gzip);

const load = async (path: string, changedMs: number, fill?: (text: string) => string): Promise<ServedFile> => {
  const read = await readFile(path);
  const body = new Uint8Array(fill ? Buffer.from(fill(read.toString())) : read);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  // weak: it names the file in either encoding
  return { changedMs, body, gzipped: new Uint8Array(await compress(body)), etag: `W/"${hash}"` };
};

const inside = (path: string, folder: string): boolean => path.startsWith(folder + sep);

/**
 * Serves the files of a folder by Hono's `serveStatic`, each through `fill` where it is given, read, hashed and compressed
 * once until they change. Ours: nothing outside the folder is read, symbolic links included, which Hono's own for Node follows.
 */
export const serveFolder = (folder: string, fill?: (text: string) => string) => {
  const root = resolve(folder);
  const kept = new LRUCache<string, ServedFile>({
    ...KEPT,
    sizeCalculation: ({ body, gzipped }) => body.length + gzipped.length + 1,
  });

  /** Loads the file at a path; undefined where there is none. */
  const find = async (path: string): Promise<ServedFile | undefined> => {
    const [real, realRoot] = await Promise.all([path, root].map((one) => realpath(one).catch(() => '')));
    if (!real || !inside(real, realRoot ?? '')) return undefined;
    const found = await stat(real);
    if (!found.isFile()) return undefined;
    const before = kept.get(path);
    if (before?.changedMs === found.mtimeMs) return before;
    const file = await load(real, found.mtimeMs, fill);
    kept.set(path, file);
    return file;
  };

  /** Handler for the file that the URL names below `prefix`, or for the one at `path`; `immutable` where the address never has another. */
  return ({
    prefix = '',
    path,
    immutable = false,
  }: {
    prefix?: string;
    path?: string;
    immutable?: boolean;
  }): MiddlewareHandler =>
    serveStatic({
      root,
      join,
      ...(path !== undefined && { path }),
      rewriteRequestPath: (address) => address.slice(prefix.length),
      // asked for as `serveStatic` looks for precompressed files
      precompressed: true,
      getContent: async (name) => {
        if (!name.endsWith(GZIP)) return (await find(name))?.body ?? null;
        return (await find(name.slice(0, -GZIP.length)))?.gzipped ?? null;
      },
      onFound: async (name, context) => {
        const file = kept.get(name);
        if (file) context.header('etag', file.etag);
        context.header('vary', 'accept-encoding');
        context.header(
          'cache-control',
          immutable || HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
};
