import { describe, expect, it } from 'vitest';
import { createBus } from '../../../core/bus/bus.ts';
import type { Fact } from '../../../core/bus/member-queries.ts';
import type { RouteName } from '../../../core/contract/paths.ts';
import type { AppOptions } from '../../../core/options.ts';
import { acceptTarget } from '../../../core/router/target.ts';
import { createRouter } from '../../../core/router/router.ts';
import { openPage } from '../kit/page.ts';

const open = (at: string, options: AppOptions = {}) => {
  const page = openPage(at);
  const bus = createBus();
  const facts: Fact[] = [];
  bus.subscribe((fact) => void facts.push(fact));
  return { page, bus, facts, router: createRouter({ options, page, bus }) };
};

const places: [at: string, options: AppOptions, route: RouteName | undefined][] = [
  ['https://a.test/account/login', {}, 'loginUrl'],
  ['https://a.test/account/login/', {}, 'loginUrl'],
  ['https://a.test/account/login/magic-link', {}, 'magicLinkCallbackUrl'],
  ['https://a.test/account/sign-up?x=1', {}, 'signUpUrl'],
  ['https://a.test/account/forget-password', {}, 'forgetPasswordUrl'],
  ['https://a.test/account/reset-password', {}, 'resetPasswordUrl'],
  ['https://a.test/oauth/callback', {}, 'hostedLoginRedirectUrl'],
  ['https://a.test/logout', {}, 'logoutUrl'],
  ['https://a.test/', { urlStrategy: 'path' }, undefined],
  ['https://a.test/team', { urlStrategy: 'path' }, undefined],
  [
    'https://a.test/welcome',
    { urlStrategy: 'path', authOptions: { routes: { signUpSuccessUrl: '/welcome' } } },
    undefined,
  ],
  ['https://a.test/enter', { authOptions: { routes: { loginUrl: '/enter' } } }, 'loginUrl'],
  ['https://a.test/app/account/login', { basename: '/app' }, 'loginUrl'],
  ['https://a.test/app/account/login', { basename: 'app/' }, 'loginUrl'],
  ['https://a.test/account/login', { basename: '/app', urlStrategy: 'path' }, undefined],
  ['https://a.test/appetite', { basename: '/app', urlStrategy: 'path' }, undefined],
  ['https://a.test/index.html#/account/login?x=1', { urlStrategy: 'hash' }, 'loginUrl'],
  ['https://a.test/index.html', { urlStrategy: 'hash' }, undefined],
  ['https://a.test/index.html#/app/account/login', { urlStrategy: 'hash', basename: '/app' }, 'loginUrl'],
];

/** Whether only the host's own content belongs there. */
const own: [at: string, options: AppOptions, isHost: boolean][] = [
  ['https://a.test/', { urlStrategy: 'path' }, true],
  ['https://a.test/app/', { urlStrategy: 'path', basename: '/app' }, true],
  ['https://a.test/', { urlStrategy: 'path', basename: '/app' }, false],
  ['https://a.test/team', { urlStrategy: 'path' }, false],
  ['https://a.test/account/login', { urlStrategy: 'path' }, false],
  ['https://a.test/home', { urlStrategy: 'path', authOptions: { routes: { authenticatedUrl: '/home' } } }, true],
  ['https://a.test/', { urlStrategy: 'path', authOptions: { routes: { authenticatedUrl: '/home' } } }, false],
  ['https://a.test/welcome', { urlStrategy: 'path', authOptions: { routes: { signUpSuccessUrl: '/welcome' } } }, true],
  ['https://a.test/x', { urlStrategy: 'path', authOptions: { routes: { customLoginAuthenticatedUrl: '/x' } } }, true],
  ['https://a.test/i.html#/', { urlStrategy: 'hash' }, true],
  ['https://a.test/i.html', { urlStrategy: 'hash' }, false],
  ['https://a.test/i.html#part', { urlStrategy: 'hash' }, false],
  ['https://a.test/i.html#/team', { urlStrategy: 'hash' }, false],
  ['https://a.test/i.html#/account/login', { urlStrategy: 'hash' }, false],
  ['https://a.test/', {}, false],
];

describe('the router', () => {
  for (const [at, options, isHost] of own)
    it(`${isHost ? 'leaves' : 'does not leave'} ${at} to the host's content with ${JSON.stringify(options)}`, () =>
      expect(open(at, options).router.isHost()).toBe(isHost));

  it('shows the page’s content once a journey in memory has ended', () => {
    const { router } = open('https://a.test/shop');
    expect(router.isHost()).toBe(false);
    router.stay();
    expect(router.isHost()).toBe(true);
  });

  for (const [at, options, route] of places)
    it(`shows ${route ?? "the host's content"} at ${at} with ${JSON.stringify(options)}`, () =>
      expect(open(at, options).router.current()).toBe(route));

  it('keeps a box on a host’s page in memory, without changing the address', () => {
    const { router, page, facts } = open('https://a.test/vanilla');
    expect([router.strategy, router.current(), router.href('signUpUrl')]).toEqual(['memory', 'loginUrl', undefined]);
    router.go('signUpUrl', { query: { x: '1' } });
    expect([router.current(), router.query().get('x')]).toEqual(['signUpUrl', '1']);
    expect(page.entries()).toEqual(['/vanilla']);
    expect(facts).toEqual([{ type: 'route.changed', route: 'signUpUrl' }]);
  });

  it('uses paths, in links too', () => {
    const { router, page } = open('https://a.test/app/account/login', { basename: '/app' });
    expect(router.href('signUpUrl')).toBe('/app/account/sign-up');
    router.go('signUpUrl');
    router.go('forgetPasswordUrl', { replace: true, query: { email: 'a b' } });
    expect(page.entries()).toEqual(['/app/account/login', '/app/account/forget-password?email=a+b']);
  });

  it('uses hashes, in links too', () => {
    const { router, page } = open('https://a.test/i.html?a=1#/account/login', { urlStrategy: 'hash' });
    expect(router.href('signUpUrl')).toBe('/i.html?a=1#/account/sign-up');
    router.go('signUpUrl', { query: { b: '2' } });
    expect(page.entries().at(-1)).toBe('/i.html?a=1#/account/sign-up?b=2');
    expect([router.query().get('b'), router.param('a')]).toEqual(['2', '1']);
  });

  it('announces every change, by any cause', () => {
    const { router, page, facts } = open('https://a.test/account/login');
    let told = 0;
    router.subscribe(() => (told += 1));
    page.visit('/account/sign-up');
    page.back();
    expect(told).toBe(2);
    expect(facts).toEqual([
      { type: 'route.changed', route: 'signUpUrl' },
      { type: 'route.changed', route: 'loginUrl' },
    ]);
  });

  it('keeps redirectUrl, but not back to sign-up, whose own query returns', () => {
    const { router, page } = open('https://a.test/account/sign-up?plan=pro&redirectUrl=%2Fteam');
    router.go('loginUrl');
    expect(page.entries().at(-1)).toBe('/account/login?redirectUrl=%2Fteam');
    router.go('signUpUrl');
    expect(page.entries().at(-1)).toBe('/account/sign-up?plan=pro');
    page.back();
    page.back();
    expect(page.entries()[0]).toBe('/account/sign-up?plan=pro');
    expect(router.current()).toBe('signUpUrl');
  });

  it('hears of a move that the host’s router makes later, in a browser that does not tell of it', async () => {
    const ends: (() => void)[] = [];
    const moving = new Promise<void>((resolve) => void ends.push(resolve));
    const { router, page, facts } = open('https://a.test/account/login', { onRedirectTo: () => moving });
    const { href } = page.address;
    router.go('signUpUrl');
    expect(facts).toEqual([]);
    page.address.href = () => 'https://a.test/account/sign-up';
    ends[0]?.();
    await moving;
    await Promise.resolve();
    expect(facts).toEqual([{ type: 'route.changed', route: 'signUpUrl' }]);
    page.address.href = href;
  });

  it('lets the host navigate itself', () => {
    const moves: unknown[] = [];
    const { router, page } = open('https://a.test/account/login', { onRedirectTo: (...move) => void moves.push(move) });
    router.go('signUpUrl', { replace: true });
    router.leave(new URL('https://a.test/team?x#y'));
    router.leave(new URL('https://b.test/'), { replace: true });
    expect(moves).toEqual([
      ['/account/sign-up', { replace: true, refresh: false }],
      ['/team?x#y', { replace: false, refresh: false }],
      ['https://b.test/', { replace: true, refresh: true }],
    ]);
    expect(page.entries()).toEqual(['/account/login']);
  });

  it('leaves by a full page load unless the host sets a urlStrategy', () => {
    const { router, page } = open('https://a.test/account/login');
    router.leave(new URL('https://a.test/team'));
    expect(page.loads).toEqual(['https://a.test/team']);
    const told = open('https://a.test/account/login', { urlStrategy: 'path' });
    told.router.leave(new URL('https://a.test/team'));
    expect([told.page.loads, told.page.address.href()]).toEqual([[], 'https://a.test/team']);
  });

  it('announces leaving, and stays if the host prevents it', () => {
    const { router, page, bus } = open('https://a.test/account/login');
    const urls: string[] = [];
    bus.subscribe((fact) => {
      if (fact.type !== 'redirect.requested') return;
      urls.push(fact.url);
      fact.cancel();
    });
    expect(router.leave(new URL('https://idp.test/x'))).toBe(false);
    expect(urls).toEqual(['https://idp.test/x']);
    expect(page.loads).toEqual([]);
  });
});

const HERE = 'https://a.test/account/login';
const strict = { here: HERE, sameSite: true, allowedOrigins: ['https://ok.test', 'broken'] };
const targets: [raw: string, strict: string | undefined, lax: string | undefined][] = [
  ['/team', 'https://a.test/team', 'https://a.test/team'],
  ['/team?a=1&b=%2F%2Fx#c', 'https://a.test/team?a=1&b=%2F%2Fx#c', 'https://a.test/team?a=1&b=%2F%2Fx#c'],
  ['/', 'https://a.test/', 'https://a.test/'],
  ['https://a.test/x', 'https://a.test/x', 'https://a.test/x'],
  ['HTTPS://A.test/x', 'https://a.test/x', 'https://a.test/x'],
  ['https://ok.test/x', 'https://ok.test/x', 'https://ok.test/x'],
  ['https://b.test/x', undefined, 'https://b.test/x'],
  ['https://a.test.b.test/x', undefined, 'https://a.test.b.test/x'],
  ['http://a.test/x', undefined, 'http://a.test/x'],
  ...[
    '//b.test',
    '///b.test',
    '/\\b.test',
    '\\\\b.test',
    '/.//b.test',
    '/x/..//b.test',
    '/%2e//b.test',
    '/\t/b.test',
    '/\n/b.test',
    'https:b.test',
    'https:/b.test',
    'https:///b.test',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://a.test/x',
    'ftp://a.test',
    'mailto:a@b.test',
    'https://a.test@b.test',
    'https://u:p@a.test/x',
    'https://a.test\\@b.test',
    ' https://b.test',
    '/x y',
    '\u0000/x',
    '/x\u2028',
    '/\ufeff/b.test',
    'team',
    '',
    '?x',
    '#x',
    '.',
    '../x',
    'https://',
  ].map((raw): [string, undefined, undefined] => [raw, undefined, undefined]),
];

describe('a return address', () => {
  for (const [raw, own, any] of targets) {
    it(`${JSON.stringify(raw)} is ${own ?? 'refused'} with same-site enforcement`, () =>
      expect(acceptTarget(raw, strict)?.href).toBe(own));
    it(`${JSON.stringify(raw)} is ${any ?? 'refused'} without`, () =>
      expect(acceptTarget(raw, { ...strict, sameSite: false })?.href).toBe(any));
  }
});
