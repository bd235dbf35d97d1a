import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { callerAddress, warnOfUntrustedProxy } from '../../../../demo/server/http/caller-address.ts';
import { servePages } from '../../../../demo/server/static/pages.ts';
import { shellPageOf } from '../../../../demo/server/static/shell-page.ts';
import { DEFAULT_CONFIG } from '../../../../demo/server/vendor/config.ts';
import { silentLog } from '../../../kit/silent-log.ts';

describe('the pages', () => {
  const dist = mkdtempSync(join(tmpdir(), 'fe-dist-'));
  afterAll(() => rmSync(dist, { recursive: true }));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  };
  put('server/main.js', 'secret');
  put('cdn/login-box.js', 'export {}');
  put('cdn/tenant-switcher.js', 'export {}');
  put('cdn/chunks/tree-Ab3_-xYz.js', 'export {}');
  put('demo/shell/index.html', 'the shell');
  put('demo/pages/vanilla/index.html', 'vanilla');
  put('demo/preview/scenes/index.html', 'scenes');
  put('docs/index.html', 'the documents');
  put('docs/elements/fe-app.html', 'a page of them');
  put('demo/assets/shell-a1b2c3d4.css', 'body{}');

  const serve = (dev: boolean, captcha: boolean) =>
    servePages({
      dist,
      publicUrl: 'https://acme.test',
      dev,
      pictures: [null, 'https://pictures.test/logo.png'],
      captcha,
    });
  const ask = (
    path: string,
    { dev = true, captcha = false, method = 'GET', ...headers }: Record<string, string | boolean> = {},
  ) =>
    serve(
      dev === true,
      captcha === true,
    )(new Request(`https://acme.test${path}`, { method: String(method), headers: headers as Record<string, string> }));
  const page = { accept: 'text/html,*/*' };

  it('are the shell at every address that a browser opens', async () => {
    for (const path of ['/', '/account/login', '/account/activate?userId=1&token=2', '/no/such/page'])
      expect(await (await ask(path, page))?.text(), path).toBe('the shell');
  });

  it('of the shell have the operator’s title, icons and containers, and a policy that lets the enabled ones in', async () => {
    const built =
      '<title>Tasklane</title><script type="application/json" id="shell-configuration">{"title":"a","flags":1}</script>';
    put('demo/shell/index.html', built);
    const shell = { title: '</script>', favicons: [{ href: 'https://icons.test/a.svg' }], tagManagers: [] };
    const { vendor } = DEFAULT_CONFIG;
    const serveShell = async (tagManagers: { id: string; enabled: boolean }[]) => {
      const shellPage = shellPageOf({ vendor, shell: { ...shell, tagManagers } });
      const pages = servePages({
        dist,
        publicUrl: 'https://acme.test',
        dev: true,
        pictures: [],
        captcha: false,
        shell: shellPage,
      });
      const answer = await pages(new Request('https://acme.test/', { headers: page }));
      return { text: await answer?.text(), policy: answer?.headers.get('content-security-policy') };
    };
    const off = await serveShell([{ id: 'GTM-A1', enabled: false }]);
    expect(off.text).toContain('<title>&lt;/script&gt;</title>');
    expect(off.text).toContain('{"title":"\\u003c/script>","flags":1,"favicons":[{"href":"https://icons.test/a.svg"}]');
    expect(off.policy).toContain("img-src 'self' data: https://icons.test;");
    expect(off.policy).not.toContain('googletagmanager');
    const { policy } = await serveShell([{ id: 'GTM-A1', enabled: true }]);
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com");
    expect(policy).toContain('trusted-types shell-tag-manager');
    expect(shellPageOf({ vendor, shell: { ...shell, title: null } }).fill(built)).toContain('"title":"Tasklane"');
    put('demo/shell/index.html', 'the shell');
  });

  it('of other hosts have their own addresses', async () => {
    expect(await (await ask('/vanilla', page))?.text()).toBe('vanilla');
    expect(await (await ask('/vanilla/', page))?.text()).toBe('vanilla');
    expect(await (await ask('/dev/scenes', page))?.text()).toBe('scenes');
  });

  it('of the documents are below one address, which leads to their first', async () => {
    expect((await ask('/docs', page))?.headers.get('location')).toBe('/docs/');
    expect(await (await ask('/docs/', page))?.text()).toBe('the documents');
    expect(await (await ask('/docs/elements/fe-app.html', page))?.text()).toBe('a page of them');
    expect((await ask('/docs/cdn/login-box.js', page))?.status).toBe(200);
  });

  it('are absent in production but for the elements’ scripts', async () => {
    for (const path of ['/', '/docs/', '/vanilla', '/dev/scenes', '/account/login', '/assets/shell-a1b2c3d4.css'])
      expect(await ask(path, { ...page, dev: false }), path).toBeUndefined();
    expect((await ask('/cdn/login-box.js', { dev: false }))?.status).toBe(200);
  });

  it('begin with one that clients accepting any type receive, as curl does', async () => {
    expect(await (await ask('/', { accept: '*/*' }))?.text()).toBe('the shell');
    expect(await (await ask('/'))?.text()).toBe('the shell');
    expect((await ask('/', { method: 'HEAD' }))?.status).toBe(200);
    expect(await ask('/', { accept: 'application/json' })).toBeUndefined();
    expect(await ask('/profile', { accept: '*/*' })).toBeUndefined();
  });

  it('are not served for calls, missing files and other methods', async () => {
    expect(await ask('/account/login', { accept: 'application/json' })).toBeUndefined();
    expect(await ask('/assets/gone-a1b2c3d4.js', page)).toBeUndefined();
    expect(await ask('/cdn/gone.js', page)).toBeUndefined();
    expect(await ask('/', { ...page, method: 'POST' })).toBeUndefined();
    expect(await ask('/%E0%A4%A', page)).toBeUndefined();
  });

  it('never leave their folder', async () => {
    symlinkSync('/etc', join(dist, 'cdn/etc'));
    for (const path of [
      '/cdn/..%2fserver/main.js',
      '/cdn/%2e%2e/server/main.js',
      '/assets/..%2f..%2fserver%2fmain.js',
      '/cdn//etc/hostname',
      '/cdn/etc/hostname',
      '/cdn/a%00.js',
    ])
      expect(await (await ask(path))?.text(), path).toBeUndefined();
  });

  it('have a strict CSP that allows the operator’s pictures and no other origin', async () => {
    const headers = (await ask('/', page))?.headers;
    expect(headers?.get('content-security-policy')).toBe(
      "default-src 'self'; img-src 'self' data: https://pictures.test; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers?.get('x-content-type-options')).toBe('nosniff');
    expect(headers?.get('referrer-policy')).toBe('no-referrer');
    expect(headers?.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('allow Google’s captcha where the operator enables it, and still nothing inline', async () => {
    const policy = (await ask('/', { ...page, captcha: true }))?.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; frame-src 'self' https://www.google.com/recaptcha/",
    );
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-|\*/);
  });

  const caching = async (path: string) => (await ask(path, page))?.headers.get('cache-control');
  it('are immutable where their name has a hash, and revalidated otherwise', async () => {
    expect(await caching('/cdn/chunks/tree-Ab3_-xYz.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/assets/shell-a1b2c3d4.css')).toBe('public, max-age=31536000, immutable');
    // a word of eight letters is no hash
    expect(await caching('/cdn/tenant-switcher.js')).toBe('no-cache');
    expect(await caching('/cdn/login-box.js')).toBe('no-cache');
    expect(await caching('/')).toBe('no-cache');
  });

  it('of a version have an address of their own, immutable in production', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }; // our own
    const inProduction = await ask(`/cdn/${version}/login-box.js`, { dev: false });
    expect(await inProduction?.text()).toBe('export {}');
    expect(inProduction?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(inProduction?.headers.get('access-control-allow-origin')).toBe('*');
    expect(await caching(`/cdn/${version}/login-box.js`)).toBe('no-cache');
    expect(await ask('/cdn/0.0.0/login-box.js', { dev: false })).toBeUndefined();
  });

  it('answer 304 until they change', async () => {
    const etag = (await ask('/cdn/login-box.js'))?.headers.get('etag') ?? '';
    const again = () => ask('/cdn/login-box.js', { 'if-none-match': `W/"x", ${etag}` });
    const kept = await again();
    expect([kept?.status, kept?.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
    put('cdn/login-box.js', 'export { changed }');
    expect((await again())?.status).toBe(200);
  });

  it('are compressed where the client supports it', async () => {
    const answer = await ask('/cdn/chunks/tree-Ab3_-xYz.js', { 'accept-encoding': 'gzip, br' });
    expect(answer?.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer())).toString()).toBe('export {}');
    expect((await ask('/cdn/chunks/tree-Ab3_-xYz.js'))?.headers.get('content-encoding')).toBeNull();
  });

  it('let pages of other origins load the elements', async () => {
    expect((await ask('/cdn/login-box.js'))?.headers.get('access-control-allow-origin')).toBe('*');
    expect((await ask('/', page))?.headers.get('access-control-allow-origin')).toBeNull();
  });
});

const from = (told: string | undefined, peer: string | undefined, proxies: number) =>
  callerAddress(new Request('http://x.test', told ? { headers: { 'x-forwarded-for': told } } : {}), peer, proxies);

describe("a caller's address", () => {
  it.each([
    ['is that of the connection', undefined, '::ffff:10.0.0.9', 0, '10.0.0.9'],
    ['is not what the caller claims', '6.6.6.6', '10.0.0.9', 0, '10.0.0.9'],
    ['is what the one proxy saw', '6.6.6.6, 7.7.7.7', '10.0.0.9', 1, '7.7.7.7'],
    ['is what the outer of two proxies saw', '6.6.6.6, 7.7.7.7, 10.0.0.1', '10.0.0.9', 2, '7.7.7.7'],
    ['is the furthest known where fewer proxies answered', undefined, '10.0.0.9', 2, '10.0.0.9'],
    ['is unknown in a page', undefined, undefined, 0, null],
  ])('%s', (_, told, peer, proxies, address) => expect(from(told, peer, proxies)).toBe(address));
});

describe('a proxy in front', () => {
  it.each([
    ['that TRUST_PROXY does not count is told of, once', 0, 1],
    ['that TRUST_PROXY counts is not', 1, 0],
  ])('%s', (_, proxies, times) => {
    const lines: string[] = [];
    const check = warnOfUntrustedProxy({ ...silentLog, warn: (_fields, line) => void lines.push(line) }, proxies);
    check(new Request('http://x.test'));
    expect(lines).toEqual([]);
    for (const told of ['6.6.6.6', '7.7.7.7'])
      check(new Request('http://x.test', { headers: { 'x-forwarded-for': told } }));
    expect(lines).toHaveLength(times);
    for (const line of lines) expect(line).toContain('TRUST_PROXY');
  });
});
