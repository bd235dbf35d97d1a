import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loginFeature } from '../../../core/login/login.feature.ts';
import type { AppOptions } from '../../../core/options.ts';
import type { FlagName } from '../../../core/contract/flags.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { ADA, ACME, startServer } from '../kit/server.ts';
import { eventually } from '../../kit/eventually.ts';

const V1 = 'GET /entitlements/api/v1/user-entitlements';
const V2 = 'GET /entitlements/api/v2/user-entitlements';
const AUTHORIZATION = 'GET /identity/resources/users/v1/me/authorization';
const OFF = new Error('You must first enable entitlements via Frontegg options to use this function');

const ENABLED: AppOptions = { entitlementsOptions: { enabled: true } };
const BOTH: FlagName[] = ['admin_portal_entitlements', 'admin_portal_use_entitlements_v2_endpoint'];

const byTenant = { attribute: 'frontegg.tenantId', op: 'in_list', negate: false, value: { list: [ACME] } };
const RULES = {
  features: {
    reports: { expireTime: -1, linkedPermissions: ['read.reports'] },
    ended: { expireTime: 1, linkedPermissions: ['read.ended'] },
    pilot: {
      expireTime: null,
      featureFlag: {
        on: true,
        offTreatment: 'false',
        defaultTreatment: 'false',
        rules: [
          {
            conditions: [byTenant, { ...byTenant, attribute: 'seats', op: 'equal', value: { number: 3 } }],
            treatment: 'true',
          },
        ],
      },
    },
    claimed: {
      expireTime: null,
      featureFlag: {
        on: true,
        offTreatment: 'false',
        defaultTreatment: 'false',
        rules: [{ conditions: [{ ...byTenant, attribute: 'jwt.sub', value: { list: [ADA] } }], treatment: 'true' }],
      },
    },
  },
  permissions: { 'read.*': true },
};
const ANSWERS = {
  features: { reports: { isEntitled: true }, ended: { isEntitled: false, justification: 'BUNDLE_EXPIRED' } },
  permissions: { 'read.reports': { isEntitled: true } },
};

const open = async (on: FlagName[], options: AppOptions = ENABLED) => {
  const server = startServer({ flags: Object.fromEntries(on.map((name) => [name, 'on'])) });
  server.remember('ada@acme.test');
  server.foreign[V1] = () => ({ body: ANSWERS });
  server.foreign[V2] = () => ({ body: RULES });
  server.foreign[AUTHORIZATION] = () => ({ body: { roles: [{ key: 'Admin' }], permissions: [{ key: 'fe.*' }] } });
  const opened = await openApp({ server, page: openPage('https://app.test/'), ...options });
  const user = () => {
    const { session } = opened.state();
    return session.status === 'signedIn' ? session.user : undefined;
  };
  return { ...opened, user, asked: () => [V1, V2].map((key) => server.count(key.slice(4))) };
};

describe('entitlements', () => {
  const loads: [title: string, on: FlagName[], enabled: boolean, asked: number[]][] = [
    ['are not asked for while neither option nor flag is on', [], false, [0, 0]],
    ['are not asked for while only the option is on', [], true, [0, 0]],
    ['are not asked for while only their flag is on', BOTH, false, [0, 0]],
    [
      'are not asked for while only the flag of their address is on',
      ['admin_portal_use_entitlements_v2_endpoint'],
      true,
      [0, 0],
    ],
    ['come from the older address', ['admin_portal_entitlements'], true, [1, 0]],
    ['come from the newer address under its flag', BOTH, true, [0, 1]],
  ];
  for (const [title, on, enabled, asked] of loads)
    it(title, async () => {
      const opened = await open(on, { entitlementsOptions: { enabled } });
      expect(opened.asked()).toEqual(asked);
      expect(opened.user()?.entitlements).toEqual(asked[0] ? ANSWERS : asked[1] ? RULES : undefined);
      expect(opened.state().session.status).toBe('signedIn');
    });

  it('that fail to load do not block the session, and the previous ones stay', async () => {
    const { server, page, user, app } = await open(BOTH);
    const before = user()?.entitlements;
    server.fault(V2, { status: 500 });
    page.awake(true);
    await eventually(() => expect(server.count('/v2/user-entitlements')).toBe(2));
    await eventually(() => expect(app.store.getState().session.status).toBe('signedIn'));
    expect(user()?.entitlements).toBe(before);
  });

  it('stay the same object while they are the same', async () => {
    const { server, page, user, facts } = await open(BOTH);
    const before = user();
    page.awake(true);
    await eventually(() => expect(facts.at(-1)?.type).toBe('session.refreshed'));
    expect(user()).not.toBe(before);
    expect(user()?.entitlements).toBe(before?.entitlements);
    server.foreign[V2] = () => ({ body: { ...RULES, permissions: {} } });
    page.awake(true);
    await eventually(() => expect(user()?.entitlements?.permissions).toEqual({}));
  });

  it('are requested again by the host', async () => {
    const { app, server } = await open(BOTH);
    server.foreign[V2] = () => ({ body: { features: {}, permissions: {} } });
    const callback = vi.fn(() => app.getFeatureEntitlements('reports').isEntitled);
    expect(await app.loadEntitlements(callback)).toBe(true);
    expect(callback).toHaveBeenCalledExactlyOnceWith(true);
    expect(callback).toHaveReturnedWith(false);
    server.fault(V2, 'offline');
    const failing = vi.fn();
    expect(await app.loadEntitlements(failing)).toBe(false);
    expect(failing).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('are not requested again without a session', async () => {
    const { app, asked } = await open(BOTH);
    await app.logout();
    expect(await app.loadEntitlements()).toBe(false);
    expect(asked()).toEqual([0, 1]);
  });

  it('that arrive late are not given to the next user', async () => {
    const { app, server, user } = await open(BOTH);
    const { letGo } = server.hold(V2);
    const late = app.loadEntitlements();
    await eventually(() => expect(server.count('/v2/user-entitlements')).toBe(2));
    await app.logout();
    letGo();
    expect([await late, user()]).toEqual([false, undefined]);
  });
});

const openForHours = async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  return open(BOTH);
};

describe('entitlements in an open page', () => {
  const GONE = { features: {}, permissions: {} };
  it('follow a change of plan within 5 seconds', async () => {
    const { app, server } = await openForHours();
    expect(app.getFeatureEntitlements('reports').isEntitled).toBe(true);
    server.foreign[V2] = () => ({ body: GONE });
    await vi.advanceTimersByTimeAsync(5000);
    await eventually(() => expect(app.getFeatureEntitlements('reports').isEntitled).toBe(false));
  });

  it('change nothing in the page while they are the same', async () => {
    const { app, server } = await openForHours();
    const changed = vi.fn();
    app.store.subscribe(changed);
    await vi.advanceTimersByTimeAsync(5000);
    await eventually(() => expect(server.count('/v2/user-entitlements')).toBeGreaterThan(1));
    expect(changed).not.toHaveBeenCalled();
  });

  it('are announced once more when a feature ends by itself', async () => {
    const { app, server, user } = await openForHours();
    const body = { ...RULES, features: { reports: { expireTime: Date.now() + 60_000, linkedPermissions: [] } } };
    server.foreign[V2] = () => ({ body });
    expect(await app.loadEntitlements()).toBe(true);
    const before = user()?.entitlements;
    const changed = vi.fn(() => app.getFeatureEntitlements('reports').isEntitled);
    app.store.subscribe(changed);
    await vi.advanceTimersByTimeAsync(65_000);
    await eventually(() => expect(changed).toHaveLastReturnedWith(false));
    expect(changed).toHaveBeenCalledOnce();
    expect(user()?.entitlements).toEqual(before);
  });

  it('are not asked for in the background, and at once when the tab is shown again', async () => {
    const { app, server, page } = await openForHours();
    page.hide();
    const before = server.count('/v2/user-entitlements');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.count('/v2/user-entitlements')).toBe(before);
    server.foreign[V2] = () => ({ body: GONE });
    page.awake();
    await eventually(() => expect(app.getFeatureEntitlements('reports').isEntitled).toBe(false));
  });

  it('are not asked for after the session has ended, and again once a person signs in', async () => {
    const { app, server, user } = await openForHours();
    await app.logout();
    const before = server.count('/v2/user-entitlements');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.count('/v2/user-entitlements')).toBe(before);
    const login = app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await eventually(() => expect(user()?.entitlements).toEqual(RULES));
    server.foreign[V2] = () => ({ body: GONE });
    await vi.advanceTimersByTimeAsync(5000);
    await eventually(() => expect(app.getFeatureEntitlements('reports').isEntitled).toBe(false));
  });
});

const YES = { isEntitled: true };
const no = (justification: string) => ({ isEntitled: false, justification });

describe('an app answers', () => {
  it('for a feature', async () => {
    const { app } = await open(BOTH);
    const asked = ['reports', 'ended', 'none', 'claimed', '__proto__'].map((key) => app.getFeatureEntitlements(key));
    expect(asked).toEqual([YES, no('BUNDLE_EXPIRED'), no('MISSING_FEATURE'), YES, no('MISSING_FEATURE')]);
  });

  it('for a feature, with the host’s custom attributes', async () => {
    const { app } = await open(BOTH);
    expect(app.getFeatureEntitlements('pilot')).toEqual(no('MISSING_FEATURE'));
    expect(app.getFeatureEntitlements('pilot', { seats: 3 })).toEqual(YES);
    expect(app.getFeatureEntitlements('pilot', { seats: 3, 'frontegg.tenantId': 't-other' })).toEqual(YES);
  });

  it('for a permission', async () => {
    const { app } = await open(BOTH);
    const asked = ['read.reports', 'read.ended', 'read.free', 'write.x'].map((key) =>
      app.getPermissionEntitlements(key),
    );
    expect(asked).toEqual([YES, no('BUNDLE_EXPIRED'), YES, no('MISSING_PERMISSION')]);
  });

  it('for either by its key', async () => {
    const { app } = await open(BOTH);
    expect(app.getEntitlements({ featureKey: 'reports' })).toEqual(YES);
    expect(app.getEntitlements({ permissionKey: 'write.x' })).toEqual(no('MISSING_PERMISSION'));
  });

  it('with the server’s verdict, by the older endpoint', async () => {
    const { app } = await open(['admin_portal_entitlements']);
    expect(app.getFeatureEntitlements('ended')).toEqual(no('BUNDLE_EXPIRED'));
    expect(app.getPermissionEntitlements('read.reports')).toEqual(YES);
    expect(app.getPermissionEntitlements('read.other')).toEqual(no('MISSING_PERMISSION'));
  });

  it('that everything is missing without a session, or before anything was loaded', async () => {
    const { app } = await open([]);
    expect(app.getFeatureEntitlements('reports')).toEqual(no('MISSING_FEATURE'));
    await app.logout();
    expect(app.getPermissionEntitlements('read.reports')).toEqual(no('MISSING_PERMISSION'));
  });

  it("with the protocol's error while entitlements are off", async () => {
    const { app } = await open(BOTH, {});
    expect(() => app.getFeatureEntitlements('reports')).toThrow(OFF);
    expect(() => app.getPermissionEntitlements('read.reports')).toThrow(OFF);
    expect(() => app.getEntitlements({ featureKey: 'reports' })).toThrow(OFF);
    await expect(app.loadEntitlements()).rejects.toThrow(OFF);
  });
});

describe('the flags', () => {
  it('give authorization over the profile, and a failure of it does not block the session', async () => {
    const { user } = await open(['admin_portal_should_load_authorization']);
    expect(user()?.permissions.map(({ key }) => key)).toEqual(['fe.*']);
    const refused = startServer({ flags: { admin_portal_should_load_authorization: 'on' } });
    refused.remember('ada@acme.test');
    refused.fault(AUTHORIZATION, { status: 500 });
    const { state } = await openApp({ server: refused, page: openPage('https://app.test/') });
    expect(state().session.status).toBe('signedIn');
  });

  for (const body of [null, [], 'on', 7, { admin_portal_entitlements: true }, { admin_portal_entitlements: 'ON' }])
    it(`are off where the server says ${JSON.stringify(body)}`, async () => {
      const server = startServer();
      server.remember('ada@acme.test');
      server.foreign['GET /flags'] = () => ({ body: JSON.stringify(body) });
      const { state } = await openApp({ server, page: openPage('https://app.test/'), ...ENABLED });
      expect([state().session.status, server.count('/user-entitlements')]).toEqual(['signedIn', 0]);
    });
});
