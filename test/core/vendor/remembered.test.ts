import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SafeStorage } from '../../../core/browser/storage.ts';
import type { AppOptions } from '../../../core/options.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { startServer } from '../kit/server.ts';
import { recallAll as recall, remember } from '../../../core/vendor/remembered-vendor.ts';
import {
  recall as recallAppearance,
  type RememberedVendorRecord,
  rememberedAt,
} from '../../../core/vendor/remembered.ts';

const KEY = rememberedAt('default', 'https://id.test', 'demo');

const ACME: RememberedVendorRecord = {
  config: {
    allowSignups: true,
    allowNotVerifiedUsersLogin: false,
    apiTokensEnabled: true,
    forcePermissions: true,
    authStrategy: 'EmailAndPassword',
    machineToMachineAuthStrategy: 'ClientCredentials',
  },
  publicInfo: { name: 'Tasklane', logo: '/logo.svg', icon: null, whiteLabelMode: false },
  strategies: {
    mainAuthStrategies: [{ strategy: 'EmailAndPassword' }],
    secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: true }],
  },
  social: [{ id: 'google', name: 'Google', path: '/identity/google', logo: '' }],
  themeV2: { loginBox: { themeName: 'vivid' } },
};

/** The provider with another value of a key. */
const provider = (changed: object) => [{ ...ACME.social[0], ...changed }];

const shelfWith = (text?: string): SafeStorage & { kept: Map<string, string> } => {
  const kept = new Map(text === undefined ? [] : [[KEY, text]]);
  return {
    kept,
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
};

/** The record with another value at a path. */
const withAt = (path: string, value: unknown): string => {
  const record = structuredClone(ACME) as unknown as Record<string, Record<string, unknown>>;
  const [group = '', name = ''] = path.split('.');
  if (name) (record[group] ??= {})[name] = value;
  else Reflect.set(record, group, value);
  return JSON.stringify(record);
};

describe('the cached vendor configuration', () => {
  it('is that of the last visit', () => {
    const shelf = shelfWith();
    remember(shelf, KEY, ACME);
    expect(recall(shelf, KEY)).toEqual(ACME);
  });

  it('is separate per service, client and app', () => {
    const shelf = shelfWith();
    remember(shelf, KEY, ACME);
    for (const other of [
      rememberedAt('default', 'https://other.test', 'demo'),
      rememberedAt('default', 'https://id.test', 'other'),
      rememberedAt('other', 'https://id.test', 'demo'),
    ])
      expect(recall(shelf, other)).toBeUndefined();
  });

  it('is not stored where a part was missing', () => {
    for (const part of ['config', 'publicInfo', 'strategies'] as const) {
      const shelf = shelfWith();
      remember(shelf, KEY, { ...ACME, [part]: undefined });
      expect([...shelf.kept]).toEqual([]);
    }
  });

  it('has no picture of a megabyte', () => {
    const shelf = shelfWith();
    const logo = `data:image/png;base64,${'A'.repeat(1_000_000)}`;
    remember(shelf, KEY, { ...ACME, publicInfo: { ...ACME.publicInfo, logo } });
    expect([...shelf.kept]).toEqual([]);
  });

  const hostile: [path: string, value: unknown][] = [
    ['config', undefined],
    ['config', []],
    ['config.allowSignups', 'yes'],
    ['config.authStrategy', 'toString'],
    ['config.authStrategy', '__proto__'],
    ['config.machineToMachineAuthStrategy', { toString: 'x' }],
    ['social', {}],
    ['social', provider({ path: 'javascript:alert(1)' })],
    ['social', provider({ path: '//evil.test/' })],
    ['social', provider({ logo: 'javascript:alert(1)' })],
    ['social', provider({ id: '../admin' })],
    ['publicInfo', null],
    ['publicInfo.name', { length: 1 }],
    ['publicInfo.name', 'A'.repeat(10_000)],
    ['publicInfo.logo', 'javascript:alert(1)'],
    ['publicInfo.logo', ' javascript:alert(1)'],
    ['publicInfo.logo', 'data:text/html,<script>alert(1)</script>'],
    ['publicInfo.logo', 'blob:https://app.test/1'],
    ['publicInfo.icon', 7],
    ['publicInfo.whiteLabelMode', null],
    ['strategies.mainAuthStrategies', {}],
    ['strategies.mainAuthStrategies', [{ strategy: 'constructor' }]],
    ['strategies.mainAuthStrategies', [null]],
    ['strategies.secondaryAuthStrategies', [{ strategy: 'Passkeys', isActive: 'true' }]],
  ];
  for (const [path, value] of hostile)
    it(`is ignored where ${path} is ${JSON.stringify(value)?.slice(0, 60)}`, () =>
      expect(recall(shelfWith(withAt(path, value)), KEY)).toBeUndefined());

  for (const [path, value] of hostile.filter(([path]) => !/^(config|social)/.test(path)))
    it(`has nothing for a first paint where ${path} is ${JSON.stringify(value)?.slice(0, 60)}`, () =>
      expect(recallAppearance(shelfWith(withAt(path, value)), KEY)).toBeUndefined());

  for (const text of ['', 'null', '[]', '{', '"x"', '1', '{"__proto__":{}}', '\u0000'])
    it(`is ignored where the storage holds ${JSON.stringify(text)}`, () =>
      expect(recall(shelfWith(text), KEY)).toBeUndefined());

  it('is a complete record or ignored, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('config', 'publicInfo', 'strategies'), (value, part) => {
        const found = recall(shelfWith(withAt(part, value)), KEY);
        expect(found === undefined || typeof found.publicInfo.name === 'string').toBe(true);
      }),
    );
  });
});

/** A visit of a page whose service says what ACME is. */
const visit = async (local?: SafeStorage, options: AppOptions = {}) => {
  const page = openPage('https://app.test/account/login', local);
  const server = startServer();
  server.foreignOnce('GET /identity/resources/configurations/v1/public', { body: ACME.config });
  server.foreignOnce('GET /identity/resources/configurations/v1/auth/strategies/public', { body: ACME.strategies });
  server.foreignOnce('GET /vendors/public', { body: ACME.publicInfo });
  server.foreignOnce('GET /metadata', { body: { rows: [{ configuration: { themeV2: ACME.themeV2 } }] } });
  return openApp({ page, server, baseUrl: 'https://id.test', ...options });
};

describe('an app', () => {
  it('starts the second visit with the configuration of the first', async () => {
    const { page } = await visit();
    const { state } = await openApp({
      page: openPage('https://app.test/account/login', page.local),
      baseUrl: 'https://id.test',
      start: false,
    });
    expect(state().vendor).toEqual({
      loading: true,
      social: [],
      config: ACME.config,
      publicInfo: ACME.publicInfo,
      strategies: ACME.strategies,
    });
    expect(state().metadata).toEqual({ themeV2: ACME.themeV2 });
  });

  it('caches nothing of a preview', async () => {
    const { page } = await visit(undefined, { previewMode: true });
    expect(page.local.read(rememberedAt('default', 'https://id.test'))).toBeUndefined();
  });
});
