import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppCore, Feature } from '../../core/app-core.ts';
import { openTabs, type SharedFact } from '../../core/bus/tabs.ts';
import type { SafeStorage } from '../../core/browser/storage.ts';
import { activationFeature } from '../../core/activation/activation.feature.ts';
import { loginFeature } from '../../core/login/login.feature.ts';
import type { AppOptions } from '../../core/options.ts';
import { openApp } from './kit/open-app.ts';
import { openPage } from './kit/page.ts';
import { startServer } from './kit/server.ts';
import { eventually } from '../kit/eventually.ts';

/** Values that scripts of the same origin may leave about, with keys that are dangerous to merge. */
const dangerous = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'type',
  'userId',
  'tenantId',
  'a',
);
const anything = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(dangerous, fc.jsonValue()),
  fc.dictionary(dangerous, fc.dictionary(dangerous, fc.jsonValue())),
);

const FACTS: SharedFact['type'][] = [
  'session.started',
  'session.refreshed',
  'session.ended',
  'tenant.switched',
  'user.changed',
];

/** Hands out the app as features see it. */
const inside: Feature<{ app: AppCore }> = { name: 'inside', mount: (app) => ({ app }) };

/** Facts that the channel reads of a message handed to it. */
const heardOf = (message: unknown): SharedFact[] => {
  const heard: SharedFact[] = [];
  const line: { say?: (message: unknown) => void } = {};
  const page = openPage();
  openTabs(
    {
      ...page,
      channel: (_, onMessage) => {
        line.say = onMessage;
        return { tell: () => undefined, close: () => undefined };
      },
    },
    'line',
    (fact) => void heard.push(fact),
  );
  line.say?.(message);
  return heard;
};

describe('a message of another tab', () => {
  const facts: [message: object, heard: object | undefined][] = [
    [{ type: 'session.ended' }, { type: 'session.ended' }],
    [{ type: 'session.ended', accessToken: 'x', userId: 'u' }, { type: 'session.ended' }],
    [
      { type: 'session.started', userId: 'u', tenantId: 't', extra: { a: 1 } },
      { type: 'session.started', userId: 'u', tenantId: 't' },
    ],
    [
      { type: 'user.changed', userId: 'u' },
      { type: 'user.changed', userId: 'u' },
    ],
    [{ type: 'session.started', userId: 'u' }, undefined],
    [{ type: 'session.started', userId: 'u', tenantId: '' }, undefined],
    [{ type: 'tenant.switched', userId: 'u', tenantId: { a: 1 } }, undefined],
    [{ type: 'user.changed', userId: ['u'] }, undefined],
    [{ type: 'redirect.requested', url: 'https://evil.test' }, undefined],
    [{ type: 'route.changed', route: 'logoutUrl' }, undefined],
    [{ type: 'toString' }, undefined],
    [{ type: '__proto__' }, undefined],
    [{ type: ['session.ended'] }, undefined],
  ];
  for (const [message, heard] of facts)
    it(`${JSON.stringify(message)} is ${heard ? 'accepted without its extra fields' : 'ignored'}`, () =>
      expect(heardOf(message)).toEqual(heard ? [heard] : []));

  it('of any shape does not throw, and is accepted only as a complete event', () =>
    fc.assert(
      fc.property(anything, (message) => {
        for (const fact of heardOf(message)) {
          expect(FACTS).toContain(fact.type);
          expect(Object.keys(fact).every((key) => ['type', 'userId', 'tenantId'].includes(key))).toBe(true);
          for (const value of Object.values(fact)) expect(typeof value).toBe('string');
        }
      }),
      { numRuns: 500 },
    ));
});

/** Storage in which a text stands wherever nothing of ours does. */
const shelfOf = (value: string): SafeStorage => {
  const own = new Map<string, string>();
  return {
    read: (key) => own.get(key) ?? value,
    write: (key, kept) => void own.set(key, kept),
    remove: (key) => void own.set(key, value),
  };
};

describe('an app in a page whose storage others have written to', () => {
  it('starts, signs in and out, and opens its links', { timeout: 60_000 }, async () => {
    const texts = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constantFrom('null', '[]', '5', '"x"', '{"userId":5}', '{"__proto__":{}}', 'NaN'),
    );
    await fc.assert(
      fc.asyncProperty(texts, anything, fc.boolean(), async (text, state, enableSessionPerTenant) => {
        const page = openPage('https://app.test/account/login', shelfOf(text));
        page.address.replace('https://app.test/account/login', state as never);
        const server = startServer();
        const hostile = { ...page, tab: shelfOf(text) };
        const { app, state: look } = await openApp({ page: hostile, server, authOptions: { enableSessionPerTenant } });
        const login = app.use(loginFeature);
        await login.submitIdentifier({ email: 'ada@acme.test' });
        await login.submitPassword({ password: server.password });
        expect(look().session.status).toBe('signedIn');
        await app.logout();
        app.use(activationFeature);
        app.router.go('activateUrl');
        await eventually(() => expect(look().activation?.pending).toBe(false));
        app.destroy();
      }),
      { numRuns: 60 },
    );
  });
});

describe('a mailed link kept in the storage', () => {
  const kept: [text: string, link: object][] = [
    ...['null', '5', '"x"', '[]', 'true', '', '{', '{"userId":5,"token":{}}', '{"used":"yes"}'].map(
      (text): [string, object] => [text, {}],
    ),
    ['{"userId":"u","token":"t"}', { userId: 'u', token: 't' }],
    ['{"used":true,"more":1}', { used: true }],
    ['{"__proto__":{"token":"t"}}', {}],
  ];
  for (const [text, link] of kept)
    it(`is ${JSON.stringify(link)} where ${text || 'nothing'} is kept`, async () => {
      const page = openPage('https://app.test/account/activate');
      page.tab.write('fe.link.default.activateUrl', text);
      const { app } = await openApp({ page, start: false });
      expect(app.use(inside).app.links.read('activateUrl')).toEqual(link);
    });
});

/** Nothing was written onto what all objects share. */
const untouched = () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
};

/** Read as a host reads what it was sent: of whatever type it takes it for. */
const poison = <Taken>(): Taken =>
  JSON.parse(
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"a":{"__proto__":{"polluted":true}}}',
  );

describe('options that a host merges into an app', () => {
  const places: [where: string, options: () => AppOptions][] = [
    ['routes', () => ({ authOptions: { routes: poison() } })],
    ['metadata', () => ({ metadata: poison() })],
    ['localizations', () => ({ localizations: poison() })],
    ['theme options', () => ({ themeOptions: poison() })],
    ['context options', () => ({ contextOptions: Object.assign(poison<object>(), { baseUrl: 'https://api.test' }) })],
    [
      'query parameters',
      () => ({
        contextOptions: {
          baseUrl: 'https://api.test',
          additionalQueryParamsResolver: () => [{ key: '__proto__', value: 'x' }],
        },
      }),
    ],
    [
      'headers',
      () => ({
        contextOptions: {
          baseUrl: 'https://api.test',
          additionalHeadersResolver: () => [{ key: '__proto__', value: 'x' }],
        },
      }),
    ],
  ];
  for (const [where, options] of places)
    it(`as ${where} change no other object`, async () => {
      const server = startServer();
      server.remember('ada@acme.test');
      const { state, app } = await openApp({ server, page: openPage('https://app.test/'), ...options() });
      expect(state().session.status).toBe('signedIn');
      app.router.go('signUpUrl');
      expect(app.router.current()).toBe('signUpUrl');
      untouched();
    });

  for (const key of ['GET /flags', 'GET /metadata', 'GET /vendors/public', 'GET /identity/resources/users/v2/me'])
    it(`and the result of ${key} changes no other object`, async () => {
      const server = startServer();
      server.remember('ada@acme.test');
      server.foreign[key] = async (_, real) => {
        const own = JSON.parse((await real()).body);
        return {
          body: JSON.stringify(Object.assign(poison<object>(), own)).replace('{', '{"__proto__":{"polluted":true},'),
        };
      };
      const { state } = await openApp({ server, page: openPage('https://app.test/') });
      expect(state().session.status).toBe('signedIn');
      untouched();
    });
});
