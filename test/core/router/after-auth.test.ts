import { describe, expect, it } from 'vitest';
import type { AppOptions } from '../../../core/options.ts';
import { AFTER_AUTH_KEY, navigateAfterAuth } from '../../../core/router/after-auth.ts';
import type { AppCore, Feature } from '../../../core/app-core.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';

/** Hands out the app as features see it. */
const inside: Feature<{ app: AppCore }> = { name: 'inside', mount: (app) => ({ app }) };

const land = async (at: string, options: AppOptions = {}, stored?: string) => {
  const page = openPage(at);
  if (stored) page.local.write(AFTER_AUTH_KEY, stored);
  const { app } = await openApp({ page, start: false, ...options });
  navigateAfterAuth(app.use(inside).app);
  return { page, app, at: page.loads.at(-1) ?? page.address.href() };
};

const LOGIN = 'https://app.test/account/login';
const landings: [title: string, at: string, to: string, options?: AppOptions, stored?: string][] = [
  ['authenticatedUrl by default', LOGIN, 'https://app.test/'],
  [
    'authenticatedUrl below the base path',
    'https://app.test/a/account/login',
    'https://app.test/a/',
    { basename: '/a' },
  ],
  ['redirectUrl', `${LOGIN}?redirectUrl=%2Fteam%3Fa%3D1`, 'https://app.test/team?a=1'],
  ['redirectUrl before the stored address', `${LOGIN}?redirectUrl=%2Fteam`, 'https://app.test/team', {}, '/stored'],
  ['the stored address', LOGIN, 'https://app.test/stored', {}, '/stored'],
  [
    'the stored address in place of a refused redirectUrl',
    `${LOGIN}?redirectUrl=//evil.test`,
    'https://app.test/stored',
    {},
    '/stored',
  ],
  ['authenticatedUrl in place of a foreign redirectUrl', `${LOGIN}?redirectUrl=https://b.test/`, 'https://app.test/'],
  [
    'a foreign redirectUrl where the host wants so',
    `${LOGIN}?redirectUrl=https://b.test/`,
    'https://b.test/',
    { authOptions: { enforceRedirectToSameSite: false } },
  ],
  [
    'an allowed redirectUrl',
    `${LOGIN}?redirectUrl=https://b.test/x`,
    'https://b.test/x',
    { authOptions: { allowedRedirectOrigins: ['https://b.test'] } },
  ],
  ...[
    '/account/login',
    '/account/logout',
    '/logout',
    '/account/social/success',
    '/account/activate',
    '/account/sign-up',
    '/account/login/',
    `${LOGIN}?redirectUrl=/account/login`,
  ].map((stored): [string, string, string, AppOptions, string] => [
    `authenticatedUrl in place of ${stored}`,
    LOGIN,
    'https://app.test/',
    {},
    stored,
  ]),
  [
    "the page's query as well, where asked",
    `${LOGIN}?a=1&redirectUrl=x`,
    'https://app.test/?a=1',
    { authOptions: { includeQueryParam: true } },
  ],
  [
    'a hash route',
    'https://app.test/i.html#/account/login?redirectUrl=%2Fteam',
    'https://app.test/i.html#/team',
    { urlStrategy: 'hash' },
  ],
  [
    'the hash route of authenticatedUrl',
    'https://app.test/i.html#/account/login',
    'https://app.test/i.html#/',
    { urlStrategy: 'hash' },
  ],
  [
    'authenticatedUrl in place of a hash route that is an auth route',
    'https://app.test/i.html#/account/login?redirectUrl=%2Faccount%2Flogin',
    'https://app.test/i.html#/',
    { urlStrategy: 'hash' },
  ],
];

describe('after signing in, a person lands on', () => {
  for (const [title, at, to, options, stored] of landings)
    it(title, async () => expect((await land(at, options, stored)).at).toBe(to));
});

describe('after signing in', () => {
  it('the stored address is consumed', async () => {
    const { page } = await land(LOGIN, {}, '/stored');
    expect(page.local.read(AFTER_AUTH_KEY)).toBeUndefined();
  });

  it('the login page is replaced in the history', async () => {
    const { page } = await land(LOGIN);
    expect(page.entries()).toEqual(['/']);
  });

  it('a refused address logs a warning without the address', async () => {
    const { page } = await land(`${LOGIN}?redirectUrl=https://b.test/`);
    expect(page.words).toEqual(['warn: The address to return to was refused']);
  });

  it('a box in memory is replaced in place', async () => {
    const { app, page } = await land('https://app.test/vanilla', { urlStrategy: 'memory' });
    expect(app.router.current()).toBeUndefined();
    expect([page.entries(), page.loads]).toEqual([['/vanilla'], []]);
  });

  it('a box in memory follows a requested address', async () => {
    const { page } = await land('https://app.test/vanilla?redirectUrl=/team', { urlStrategy: 'memory' });
    expect(page.loads).toEqual(['https://app.test/team']);
  });

  it('a redirect loop is stopped', async () => {
    const page = openPage(`${LOGIN}?redirectUrl=/team`);
    const { app } = await openApp({ page, start: false });
    for (let round = 0; round < 7; round += 1) {
      navigateAfterAuth(app.use(inside).app);
      page.visit(`${LOGIN}?redirectUrl=/team`);
    }
    expect(page.entries().filter((entry) => entry === '/team')).toHaveLength(5);
    expect(page.words.at(-1)).toBe('warn: Sent back too often');
  });
});
