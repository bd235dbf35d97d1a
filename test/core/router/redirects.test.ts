import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppCore, Feature } from '../../../core/app-core.ts';
import type { AppOptions } from '../../../core/options.ts';
import { AFTER_AUTH_KEY, navigateAfterAuth } from '../../../core/router/after-auth.ts';
import { redirectBrowser } from '../../../core/router/redirect.ts';
import { acceptTarget } from '../../../core/router/target.ts';
import { hostile, openings } from '../kit/hostile-addresses.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { cpuMsOf } from '../../kit/cpu-time.ts';

/** Hands out the app as features see it. */
const inside: Feature<{ app: AppCore }> = { name: 'inside', mount: (app) => ({ app }) };

const HERE = 'https://app.test/account/login';
const ALLOWED = ['https://ok.test', 'https://ok.test:8443'];
const strict = { here: HERE, sameSite: true, allowedOrigins: ALLOWED };

const originOf = (url: string) => new URL(url).origin;

describe('any return address', () => {
  it('is on this site or an allowed one, over http(s), or refused', () =>
    fc.assert(
      fc.property(hostile, (raw) => {
        const url = acceptTarget(raw, strict);
        if (url) expect(['https://app.test', ...ALLOWED]).toContain(url.origin);
      }),
      { numRuns: 5000 },
    ));

  it('is never a script or file URL, even where any site is allowed', () =>
    fc.assert(
      fc.property(hostile, (raw) => {
        const url = acceptTarget(raw, { ...strict, sameSite: false });
        if (url) expect(`${url.protocol} ${url.username}${url.password}`).toMatch(/^https?: $/);
      }),
      { numRuns: 3000 },
    ));

  it('stays on its site however often its path is decoded', () =>
    fc.assert(
      fc.property(hostile, (raw) => {
        const url = acceptTarget(raw, strict);
        if (!url) return;
        let path = url.pathname;
        for (let round = 0; round < 8; round += 1) {
          expect(originOf(new URL(path, url).href)).toBe(url.origin);
          // oxlint-disable-next-line no-control-regex -- they are what is looked for
          expect(path).not.toMatch(/[\u0000-\u001f\u007f]/);
          path = path.replaceAll(/%[0-7][\da-f]/gi, (code) => decodeURIComponent(code));
        }
      }),
      { numRuns: 3000 },
    ));

  it('is stable: parsed again, it is the same', () =>
    fc.assert(
      fc.property(hostile, (raw) => {
        const url = acceptTarget(raw, strict);
        if (url) expect(acceptTarget(url.href, strict)?.href).toBe(url.href);
      }),
      { numRuns: 3000 },
    ));

  it('that is a plain path of this site is accepted', () => {
    const segment = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_~'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(segment, { minLength: 1, maxLength: 5 }),
        fc.array(fc.tuple(segment, segment)),
        (path, query) => {
          const raw = `/${path.join('/')}?${new URLSearchParams(query).toString()}`;
          expect(acceptTarget(raw, strict)?.href).toBe(`https://app.test${raw}`);
        },
      ),
    );
  });

  it('is cheap to parse even where crafted to be expensive', async () => {
    const nested = `/${'%25'.repeat(1300)}2f`;
    const long = `/${'%25'.repeat(1_000_000)}`;
    expect(await cpuMsOf(() => [nested, long].map((raw) => acceptTarget(raw, strict)))).toBeLessThan(2000);
  });
});

const refused: readonly (readonly [what: string, raws: readonly string[]])[] = [
  [
    'another host behind two slashes',
    ['//evil.test', '///evil.test', '////evil.test', '/.//evil.test', '/x/..//evil.test'],
  ],
  [
    'another host behind backslashes',
    ['/\\evil.test', '\\\\evil.test', '\\/evil.test', '/\\/evil.test', 'https:\\\\evil.test'],
  ],
  [
    'a script',
    [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'javascript://app.test/%0aalert(1)',
    ],
  ],
  [
    'data, blobs and files',
    [
      'data:text/html,<script>',
      'blob:https://app.test/x',
      'file:///etc/passwd',
      'vbscript:x',
      'view-source:https://app.test',
    ],
  ],
  [
    'credentials',
    [
      'https://app.test@evil.test',
      'https://app.test:443@evil.test/',
      'https://user:pass@app.test/',
      'https://user@app.test/',
    ],
  ],
  [
    'control characters',
    ['/\t/evil.test', '/\n/evil.test', '/\r\n/evil.test', '\0/team', '/team\u0000', 'https://ev\nil.test'],
  ],
  [
    'what is nested in encodings',
    [
      '/%2fevil.test',
      '/%2Fevil.test',
      '/%252fevil.test',
      '/%25252fevil.test',
      '/%5cevil.test',
      '/%255cevil.test',
      '/%09/evil.test',
      '/%2509/evil.test',
      '/.%2f/evil.test',
      '/%2e%2e//evil.test',
      '/team%0d%0aSet-Cookie:%20a=b',
      '/team%250d%250aX:%20y',
    ],
  ],
  [
    'look-alikes',
    [
      'https://app.test.evil.test/',
      'https://evil-app.test/',
      'https://аpp.test/',
      'https://xn--pp-6kc.test/',
      'https://app.test.',
      'https://ok.test./',
      'https://app.test。evil.test/',
      'https://app.test／@evil.test',
      'https://app.tést/',
    ],
  ],
  [
    'other ports and schemes',
    [
      'http://app.test/',
      'https://app.test:8443/',
      'https://ok.test:444/',
      'http://ok.test/',
      'ws://app.test/',
      '//app.test',
    ],
  ],
];

describe('a return address is refused for', () => {
  for (const [what, raws] of refused)
    it(what, () => expect(raws.filter((raw) => acceptTarget(raw, strict) !== undefined)).toEqual([]));
});

const taken: readonly (readonly [raw: string, to: string])[] = [
  ['https://app.test:443/x', 'https://app.test/x'],
  ['https://APP.test/x', 'https://app.test/x'],
  ['https://ok.test:8443/x', 'https://ok.test:8443/x'],
  ['/a%20b', 'https://app.test/a%20b'],
  ['/search?next=%2F%2Fevil.test', 'https://app.test/search?next=%2F%2Fevil.test'],
  ['/files/a%2Fb', 'https://app.test/files/a%2Fb'],
  ['/100%25', 'https://app.test/100%25'],
  ['/%E2%9C%93/✓', 'https://app.test/%E2%9C%93/%E2%9C%93'],
];

describe('a return address is accepted', () => {
  for (const [raw, to] of taken) it(raw, () => expect(acceptTarget(raw, strict)?.href).toBe(to));
});

describe('after signing in', () => {
  it('no redirect leaves this site, whatever the page of the sign-in and the return address', async () => {
    const strategies = fc.constantFrom('path' as const, 'hash' as const, 'memory' as const, undefined);
    await fc.assert(
      fc.asyncProperty(
        openings,
        hostile,
        hostile,
        strategies,
        fc.boolean(),
        fc.boolean(),
        async (path, asked, stored, urlStrategy, host, includeQueryParam) => {
          const query = `redirectUrl=${encodeURIComponent(asked.toWellFormed())}&next=//evil.test`;
          const page = openPage(`https://app.test${path}?${query}#/account/login?${query}`);
          page.local.write(AFTER_AUTH_KEY, stored);
          const moves: string[] = [];
          const options: AppOptions = {
            ...(urlStrategy && { urlStrategy }),
            ...(host && { onRedirectTo: (to: string) => void moves.push(to) }),
            authOptions: { includeQueryParam },
          };
          const { app } = await openApp({ page, start: false, ...options });
          navigateAfterAuth(app.use(inside).app);
          app.router.go('signUpUrl');
          const here = page.address.href();
          for (const to of [...moves, ...page.loads, here])
            expect(originOf(new URL(to, here).href)).toBe('https://app.test');
          app.destroy();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('a page opened at a path with two slashes stays on this site', async () => {
    const page = openPage('https://app.test//evil.test/i.html#/account/login');
    const { app } = await openApp({ page, start: false, urlStrategy: 'hash' });
    app.router.go('signUpUrl');
    expect(page.address.href()).toBe('https://app.test//evil.test/i.html#/account/sign-up');
    navigateAfterAuth(app.use(inside).app);
    expect([page.address.href(), page.loads]).toEqual(['https://app.test//evil.test/i.html#/', []]);
  });

  for (const route of [
    '/account/login',
    '/account/%6cogin',
    '/account/%256cogin',
    '/account/login/',
    '/./account/login',
  ])
    it(`no redirect loops by way of ${route}`, async () => {
      const page = openPage(`${HERE}?redirectUrl=${encodeURIComponent(route)}`);
      const { app } = await openApp({ page, start: false });
      navigateAfterAuth(app.use(inside).app);
      expect(page.address.href()).toBe('https://app.test/');
    });

  it('two pages that redirect to each other are stopped, and a clock set back delays that only briefly', async () => {
    const page = openPage(HERE);
    page.tab.write('fe.landings', Array.from({ length: 9 }, () => Date.now() + 3_600_000).join(' '));
    const { app } = await openApp({ page, start: false });
    for (let round = 0; round < 9; round += 1) {
      navigateAfterAuth(app.use(inside).app);
      page.visit(HERE);
    }
    expect(page.entries().filter((entry) => entry === '/')).toHaveLength(5);
    expect(page.words.at(-1)).toBe('warn: Sent back too often');
  });

  const carried: [title: string, at: string, stored: string | undefined, to: string][] = [
    ['to authenticatedUrl', `${HERE}?a=1&b=2`, undefined, 'https://app.test/?a=1&b=2'],
    ['to the stored address, which stands', `${HERE}?a=1&tab=x`, '/team?tab=me', 'https://app.test/team?tab=me&a=1'],
    ['not to an address of another site', `${HERE}?a=1`, 'https://ok.test/x', 'https://ok.test/x'],
    ['not to redirectUrl', `${HERE}?a=1&redirectUrl=/team`, undefined, 'https://app.test/team'],
    [
      'but for what proves something',
      `${HERE}?a=1&token=t&userId=u&code=c&state=s&id_token=i&invitationToken=v`,
      undefined,
      'https://app.test/?a=1',
    ],
  ];
  for (const [title, at, stored, to] of carried)
    it(`the page's query is carried ${title}, where asked`, async () => {
      const page = openPage(at);
      if (stored) page.local.write(AFTER_AUTH_KEY, stored);
      const authOptions = { includeQueryParam: true, allowedRedirectOrigins: ALLOWED };
      const { app } = await openApp({ page, start: false, authOptions });
      navigateAfterAuth(app.use(inside).app);
      expect(page.loads.at(-1) ?? page.address.href()).toBe(to);
    });

  it('the page’s query is carried only on request', async () => {
    const landings: string[] = [];
    for (const stored of [undefined, '/team']) {
      const page = openPage(`${HERE}?a=1`);
      if (stored) page.local.write(AFTER_AUTH_KEY, stored);
      const { app } = await openApp({ page, start: false });
      navigateAfterAuth(app.use(inside).app);
      landings.push(page.loads.at(-1) ?? page.address.href());
    }
    expect(landings).toEqual(['https://app.test/', 'https://app.test/team']);
  });
});

describe('the redirect in an answer of the server', () => {
  it('is an http(s) address or ignored', async () => {
    const page = openPage(HERE);
    const { app } = await openApp({ page, start: false });
    const { router } = app.use(inside).app;
    await fc.assert(
      fc.asyncProperty(hostile, async (location) => {
        page.loads.length = 0;
        void redirectBrowser(location, router, page);
        for (const load of page.loads) expect(load).toMatch(/^https?:\/\//);
      }),
      { numRuns: 3000 },
    );
  });
});
