import { join } from 'node:path';
import { guard } from '../http/guards.ts';
import type { AuthPage } from './auth-page.ts';
import { fileReader, type ServedFile } from './files.ts';

interface Setting {
  /** The folder that the build has made. */
  dist: string;
  publicUrl: string;
  /** Whether the demo and the pages of development are there. */
  dev: boolean;
  /** The auth routes' own page, where the operator wants it served here. */
  authPage?: AuthPage | undefined;
  /** Addresses of pictures that pages may show besides their own. */
  pictures: readonly (string | null)[];
  /** Whether pages may load Google's captcha. */
  captcha: boolean;
}

/** Pages of development besides the shell, by their address. */
const DEV_PAGES: Readonly<Record<string, string>> = {
  '/vanilla': '/pages/vanilla/index.html',
  '/dev/scenes': '/preview/scenes/index.html',
  '/dev/ui': '/preview/gallery/index.html',
};
const SHELL = '/shell/index.html';
const AUTH_PAGE = '/pages/auth/index.html';

/** Files with a hash in their name never change. */
const HASHED = /-[\w-]{8}\.\w+(\.map)?$/;

/** What Google's captcha loads and shows. Source: reCAPTCHA "FAQ", Content-Security-Policy. */
const CAPTCHA = [
  "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  "frame-src 'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  "connect-src 'self' https://www.google.com/recaptcha/",
];

const policy = ({ pictures, captcha }: Pick<Setting, 'pictures' | 'captcha'>): string => {
  const origins = pictures.flatMap((address) => (address && URL.canParse(address) ? new URL(address).origin : []));
  return [
    "default-src 'self'",
    ["img-src 'self' data:", ...new Set(origins.filter((origin) => origin !== 'null'))].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Google does not say what its own policies are called
    ...(captcha ? CAPTCHA : ["trusted-types 'none'"]),
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

/** Whether a browser opens this address. The front page is shown to whoever takes anything, as curl does. */
const wantsPage = (request: Request, path: string): boolean => {
  const accept = request.headers.get('accept') ?? '*/*';
  return (accept.includes('text/html') || (path === '/' && accept.includes('*/*'))) && !/\.\w+$/.test(path);
};

/**
 * The scripts of the elements, `/cdn/…` from `dist/cdn`, and pages: in development the demo, whose shell is at every other
 * address that a browser opens; else the auth routes' page alone, and that only where the operator wants it. Answers
 * undefined for what is not a page.
 */
export const servePages = ({ dist, publicUrl, dev, authPage, ...shown }: Setting) => {
  const cdn = fileReader(join(dist, 'cdn'));
  const demo = fileReader(join(dist, 'demo'));
  const auth = fileReader(join(dist, 'demo'), authPage?.fill);
  const csp = policy(shown);

  const findPage = async (request: Request, path: string): Promise<ServedFile | undefined> => {
    const plain = path.replace(/(?<=.)\/$/, '');
    if (!dev) return authPage?.paths.has(plain) ? auth(AUTH_PAGE) : undefined;
    const page = DEV_PAGES[plain] ?? (wantsPage(request, path) ? SHELL : undefined);
    return page ? demo(page) : undefined;
  };

  const find = async (request: Request, path: string): Promise<ServedFile | undefined> => {
    if (path.startsWith('/cdn/')) return cdn(path.slice('/cdn'.length));
    const asset = path.startsWith('/assets/') && (dev || authPage) ? await demo(path) : undefined;
    return asset ?? findPage(request, path);
  };

  return async (request: Request): Promise<Response | undefined> => {
    const path = decoded(new URL(request.url).pathname);
    if (path === undefined || !['GET', 'HEAD'].includes(request.method)) return undefined;
    const file = await find(request, path);
    if (!file) return undefined;
    const headers = new Headers({ 'content-security-policy': csp });
    headers.set('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    // elements and their parts are loaded by pages of other origins
    if (path.startsWith('/cdn/')) {
      headers.set('access-control-allow-origin', '*');
      headers.set('cross-origin-resource-policy', 'cross-origin');
    }
    guard(headers, publicUrl.startsWith('https:'));
    return send(request, file, headers);
  };
};
