import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { SDK_VERSION } from '../../../core/client/sdk-version.ts';
import { type ContentSecurityPolicy, securityHeaders } from '../http/security-headers.ts';
import type { AuthPage } from './auth-page.ts';
import { PAYMENT_POLICY, paymentPolicy } from './payment-policy.ts';
import { serveFolder } from './files.ts';
import type { ShellPage } from './shell-page.ts';

interface Setting {
  /** Output folder of the build. */
  dist: string;
  publicUrl: string;
  /** Serves the demo and the pages of development. */
  dev: boolean;
  /** Page of the auth routes, where the operator wants it served here. */
  authPage?: AuthPage | undefined;
  /** Page of the host shell, in development. */
  shell?: ShellPage | undefined;
  /** Addresses of images that pages can show besides their own. */
  pictures: readonly (string | null)[];
  /** Allows Google's captcha in the Content-Security-Policy of pages. */
  captcha: boolean;
  /** Address of the script with the card fields, where there are payments. */
  paymentScript?: string | undefined;
}

/** Version of the scripts. */
const version = SDK_VERSION.split('@')[1] ?? '';

/** Pages of development besides the shell, by their address. */
const DEV_PAGES: Readonly<Record<string, string>> = {
  '/vanilla': '/pages/vanilla/index.html',
  '/dev/scenes': '/preview/scenes/index.html',
  '/dev/ui': '/preview/gallery/index.html',
};

/** Page of an application of hosted login, in development: at the other name of this machine it is one of another site. */
const HOSTED = { paths: '/hosted/*', path: '/pages/hosted/index.html' };

/** Headers that let pages of other origins have an answer. */
const SHARING = ['access-control-allow-origin', 'cross-origin-resource-policy'];

const SHELL = '/shell/index.html';
const AUTH_PAGE = '/pages/auth/index.html';

/** Content-Security-Policy additions for Google's captcha. Source: reCAPTCHA "FAQ", Content-Security-Policy. */
const CAPTCHA: ContentSecurityPolicy = {
  scriptSrc: ["'self'", 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frameSrc: ["'self'", 'https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connectSrc: ["'self'", 'https://www.google.com/recaptcha/'],
};

/** Sources of both lists for each directive. */
const merged = (one: ContentSecurityPolicy, other: ContentSecurityPolicy): ContentSecurityPolicy => {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])] as (
    | 'scriptSrc'
    | 'frameSrc'
    | 'connectSrc'
  )[];
  return Object.fromEntries(names.map((name) => [name, [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])]]));
};

type Shown = Pick<Setting, 'pictures' | 'captcha' | 'paymentScript' | 'shell'>;

const policyOf = ({ pictures, captcha, paymentScript, shell }: Shown): ContentSecurityPolicy => {
  const trusted = [...(paymentScript ? [PAYMENT_POLICY] : []), ...(shell?.trustedTypes ?? [])];
  const origins = [...pictures, ...(shell?.pictures ?? [])].flatMap((address) =>
    address && URL.canParse(address) ? new URL(address).origin : [],
  );
  return {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', ...new Set(origins.filter((origin) => origin !== 'null'))],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    ...merged(merged(captcha ? CAPTCHA : {}, paymentScript ? paymentPolicy(paymentScript) : {}), shell?.policy ?? {}),
    // Google does not say what its own policies are called
    ...(!captcha && { trustedTypes: trusted.length > 0 ? trusted : ["'none'"] }),
  };
};

/** Decoded path of a request; undefined where it is invalid. */
const decoded = (request: Request): string | undefined => {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return undefined;
  }
};

const plainPath = (request: Request): string => decoded(request)?.replace(/(?<=.)\/$/, '') ?? '';

/**
 * Checks whether a request navigates to a page (`Accept: text/html`). The front page is also served to clients that
 * accept anything, as curl does.
 */
const wantsPage = (request: Request): boolean => {
  const path = decoded(request) ?? '';
  const accept = request.headers.get('accept') ?? '*/*';
  return (accept.includes('text/html') || (path === '/' && accept.includes('*/*'))) && !/\.\w+$/.test(path);
};

/** Middleware for the requests that a page is for. */
const only =
  (isMeant: (request: Request) => boolean, page: MiddlewareHandler): MiddlewareHandler =>
  (context, next) =>
    isMeant(context.req.raw) ? page(context, next) : next();

/**
 * The scripts of the elements from `dist/cdn`, at `/cdn/…` and at `/cdn/<version>/…`, and pages: in development the demo, whose shell is at every other
 * address that a browser opens; else the auth routes' page alone, and that only where the operator wants it. Answers
 * undefined for what is not a page.
 */
export const servePages = ({ dist, publicUrl, dev, authPage, ...shown }: Setting) => {
  const cdn = serveFolder(join(dist, 'cdn'));
  const demo = serveFolder(join(dist, 'demo'));
  const docs = serveFolder(join(dist, 'docs'));
  const auth = serveFolder(join(dist, 'demo'), authPage?.fill)({ path: AUTH_PAGE });
  const firstOfDocs = docs({ path: '/index.html' });
  const shell = serveFolder(join(dist, 'demo'), shown.shell?.fill)({ path: SHELL });

  const secure = publicUrl.startsWith('https:');
  const policy = policyOf(shown);

  const app = new Hono({ strict: false })
    .use(securityHeaders({ secure, policy }))
    .use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...SHARING] }))
    // elements and their parts are loaded by pages of other origins
    .use('/cdn/*', cors(), async ({ header }, next) => {
      header('cross-origin-resource-policy', 'cross-origin');
      await next();
    })
    // in development the files of a version change
    .use(`/cdn/${version}/*`, cdn({ prefix: `/cdn/${version}`, immutable: !dev }))
    .use('/cdn/*', cdn({ prefix: '/cdn' }));
  if (dev || authPage) app.use('/assets/*', demo({}));
  if (dev) {
    // links of its pages are relative, so the slash counts
    app.use('/docs', async (context, next) =>
      new URL(context.req.url).pathname === '/docs' ? context.redirect('/docs/') : firstOfDocs(context, next),
    );
    app.use('/docs/cdn/*', cdn({ prefix: '/docs/cdn' }));
    app.use('/docs/*', docs({ prefix: '/docs' }));
    for (const [address, path] of Object.entries(DEV_PAGES)) app.use(address, demo({ path }));
    const connectSrc = ["'self'", new URL(publicUrl).origin];
    app.use(HOSTED.paths, securityHeaders({ secure, policy: { ...policy, connectSrc } }), demo({ path: HOSTED.path }));
    app.use(only(wantsPage, shell));
  } else app.use(only((request) => authPage?.paths.has(plainPath(request)) === true, auth));

  return async (request: Request): Promise<Response | undefined> => {
    if (!['GET', 'HEAD'].includes(request.method) || decoded(request) === undefined) return undefined;
    const answer = await app.fetch(request);
    return answer.status === 404 ? undefined : answer;
  };
};
