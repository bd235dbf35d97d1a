import { join } from 'node:path';
import { fileReader, type ServedFile } from './files.ts';

interface Setting {
  /** The folder that the build has made. */
  dist: string;
  publicUrl: string;
  /** Addresses of pictures that pages may show besides their own. */
  pictures: readonly (string | null)[];
}

/** Files with a hash in their name never change. */
const HASHED = /-[\w-]{8}\.\w+(\.map)?$/;

const policy = (pictures: Setting['pictures']): string => {
  const origins = pictures.flatMap((address) => (address && URL.canParse(address) ? new URL(address).origin : []));
  return [
    "default-src 'self'",
    ["img-src 'self' data:", ...new Set(origins.filter((origin) => origin !== 'null'))].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const send = (request: Request, file: ServedFile, headers: Headers): Response => {
  headers.set('etag', `"${file.etag}"`);
  headers.set('vary', 'accept-encoding');
  if (request.headers.get('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', file.type);
  const gzipped = request.headers.get('accept-encoding')?.includes('gzip') ? file.gzipped : undefined;
  if (gzipped) headers.set('content-encoding', 'gzip');
  return new Response(request.method === 'HEAD' ? null : (gzipped ?? file.body), { headers });
};

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

const wantsPage = (request: Request, path: string): boolean =>
  (request.headers.get('accept') ?? '').includes('text/html') && !/\.\w+$/.test(path);

/**
 * The pages of the demo and the scripts of the elements: `/cdn/…` from `dist/cdn`, all else from `dist/demo`, a page
 * of another host at `/<host>`, and for every address that is no file the shell, whose router knows it.
 */
export const servePages = ({ dist, publicUrl, pictures }: Setting) => {
  const cdn = fileReader(join(dist, 'cdn'));
  const demo = fileReader(join(dist, 'demo'));
  const csp = policy(pictures);

  const find = async (request: Request, path: string): Promise<ServedFile | undefined> => {
    if (path.startsWith('/cdn/')) return cdn(path.slice('/cdn'.length));
    const file = path === '/' ? undefined : ((await demo(path)) ?? (await demo(`pages${path}/index.html`)));
    return file ?? (wantsPage(request, path) ? demo('index.html') : undefined);
  };

  return async (request: Request): Promise<Response> => {
    const path = decoded(new URL(request.url).pathname);
    const headers = new Headers({
      'content-security-policy': csp,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    if (publicUrl.startsWith('https:')) headers.set('strict-transport-security', 'max-age=31536000');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Only GET and HEAD are answered here\n', { status: 405, headers });
    const file = path === undefined ? undefined : await find(request, path);
    if (!file || path === undefined) return new Response('Not found\n', { status: 404, headers });
    headers.set('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    // elements and their parts are loaded by pages of other origins
    if (path.startsWith('/cdn/')) {
      headers.set('access-control-allow-origin', '*');
      headers.set('cross-origin-resource-policy', 'cross-origin');
    }
    return send(request, file, headers);
  };
};
