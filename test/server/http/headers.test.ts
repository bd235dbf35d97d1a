import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { devPages } from '../../../demo/server/dev/dev-pages.ts';
import { openPhone } from '../../../demo/server/dev/phone/phone.ts';
import { type Mailbox, openMailbox } from '../../../demo/server/dev/mailbox/mailbox.ts';
import { smtpMailer } from '../../../demo/server/mail/smtp-mailer.ts';
import { withHealthChecks } from '../../../demo/server/process/health-checks.ts';
import { servePages } from '../../../demo/server/static/pages.ts';
import { silentLog } from '../../kit/silent-log.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'fe-headers-'));
const put = (path: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), 'text');
};
for (const path of [
  'demo/shell/index.html',
  'demo/pages/auth/index.html',
  'demo/assets/shell-a1b2c3d4.js',
  'cdn/login-box.js',
])
  put(path);

const API = '/frontegg/identity/resources';
const PAGE = { accept: 'text/html' };
const LOGIN = '{"email":"ada@acme.test","password":"x"}';
const JSON_BODY = { 'content-type': 'application/json' };

/** Everything a server answers, by kind. */
const ANSWERS: [what: string, path: string, status: number, init?: RequestInit][] = [
  ['a page', '/', 200, { headers: PAGE }],
  ['a page that no file is of', '/account/login?x=1', 200, { headers: PAGE }],
  ['a script', '/assets/shell-a1b2c3d4.js', 200],
  ['an element', '/cdn/login-box.js', 200],
  ['a file there is not', '/assets/gone.js', 404],
  ['a call', `${API}/configurations/v1/public`, 200],
  ['a call that is declined', `${API}/users/v2/me`, 401],
  ['a call that is malformed', `${API}/auth/v1/user`, 400, { method: 'POST', body: '{', headers: JSON_BODY }],
  ['a call that carries too much', `${API}/auth/v1/user`, 413, { method: 'POST', body: 'x'.repeat(2 ** 20 + 1) }],
  ['a call there is not', '/frontegg/nothing', 404],
  ['a call that breaks', `${API}/auth/v1/user`, 500, { method: 'POST', body: LOGIN, headers: JSON_BODY }],
  [
    'a call of a foreign page',
    `${API}/auth/v1/logout`,
    403,
    { method: 'POST', headers: { origin: 'https://evil.test' } },
  ],
  [
    'a question before a call',
    `${API}/auth/v1/logout`,
    204,
    { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } },
  ],
  ['the public keys', '/.well-known/jwks.json', 200],
  ['the metadata of the issuer', '/.well-known/openid-configuration', 200],
  ['a development page', '/dev', 200],
  ['the mailbox', '/dev/mailbox', 200],
  ['the mailbox for programs', '/dev/mailbox.json', 200],
  ['the description of the calls', '/dev/openapi', 200],
  ['the description for programs', '/dev/openapi.json', 200],
  ['a style of the tools', '/dev/dev.css', 200],
  ['whether it lives', '/healthz', 200],
  ['whether it is ready', '/readyz', 200],
];

const fails = () => Promise.reject(new Error('no hasher'));
const open = (path: string) => new Request(`http://inside.test${path}`, { headers: PAGE });

describe('the headers of', () => {
  let server: TestServer;
  let mailbox: Mailbox;
  let http: Server;
  let at: string;
  beforeAll(async () => {
    server = await openTestServer();
    mailbox = await openMailbox({ file: join(folder, 'mails.jsonl'), clock: server.clock, log: silentLog });
    const tools = devPages(mailbox, openPhone(server.clock));
    const { publicUrl } = server.ports;
    const pages = servePages({ dist: folder, publicUrl, dev: true, pictures: [], captcha: false });
    const { serve } = server.configured({}, { hasher: { hash: fails, verify: fails } });
    const application = {
      fetch: async (request: Request) => (await tools(request)) ?? (await pages(request)) ?? serve(request),
      ready: async () => true,
      close: async () => undefined,
      upgrade: () => false,
      restart: () => undefined,
      greeting: '',
    };
    http = createServer(getRequestListener(withHealthChecks(() => application)));
    await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
    at = `http://127.0.0.1:${(http.address() as AddressInfo).port}`; // it listens on a port
  });
  afterAll(async () => {
    http.closeAllConnections();
    await new Promise((closed) => http.close(closed));
    await mailbox.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });

  for (const [what, path, status, init] of ANSWERS)
    it(`${what} keep a browser from running, framing, sniffing or leaking it`, async () => {
      const answer = await fetch(at + path, { redirect: 'manual', ...init });
      const text = await answer.text();
      expect([answer.status, answer.status < 500 || !text.includes('no hasher')]).toEqual([status, true]);
      const { headers } = answer;
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of [/^default-src '(none|self)'/, /frame-ancestors 'none'/, /base-uri 'none'/])
        expect(policy).toMatch(part);
      expect(policy).not.toMatch(/unsafe-|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toContain(
        policy.startsWith("default-src 'self'") ? 'camera=(self)' : 'camera=()',
      );
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe(
        path.startsWith('/cdn/') ? 'cross-origin' : 'same-origin',
      );
      expect(headers.get('cache-control')).toMatch(
        /^\/(assets\/shell|cdn)|^\/$|^\/account/.test(path) ? /immutable|no-cache/ : /^no-store$|jwks|max-age=300/,
      );
      expect(headers.get('content-type') ?? '').toMatch(/^$|^application\/json|; charset=utf-8$/i);
      for (const name of ['x-powered-by', 'server']) expect(headers.get(name), name).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
    });

  it('a mail forbid scripts, and framing by any page but the mailbox', async () => {
    const mail = {
      to: 'b@x.test',
      subject: 's',
      text: 't',
      html: '<script>alert(1)</script>',
      messageId: '<1@x.test>',
    };
    const mailer = smtpMailer(mailbox.smtpUrl, { name: 'Acme', address: 'no-reply@acme.test' });
    await mailer.send(mail);
    mailer.close();
    const [kept] = mailbox.list();
    const { headers } = await fetch(`${at}/dev/mailbox/${kept?.id}/html`);
    expect(headers.get('content-security-policy')).toMatch(
      /^sandbox allow-top-navigation-by-user-activation; default-src 'none'/,
    );
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('every answer require https (HSTS) where the server is reached by it', async () => {
    const publicUrl = 'https://acme.test';
    const authPage = { paths: new Set(['/account/login']), fill: (text: string) => text };
    const pages = servePages({ dist: folder, publicUrl, dev: false, authPage, pictures: [], captcha: false });
    const calls = server.configured({}, { publicUrl }).serve;
    const page = await pages(open('/account/login'));
    expect(page?.headers.get('referrer-policy')).toBe('no-referrer');
    const answers = [page, await pages(open('/cdn/login-box.js')), await calls(open('/frontegg/x'))];
    for (const answer of answers)
      expect(answer?.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});
