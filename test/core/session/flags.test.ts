import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FlagName } from '../../../core/contract/flags.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { isListed, navigationOf } from '../../../core/portal/navigation.ts';
import type { PortalSection } from '../../../core/portal/sections.ts';
import { lacksPasskey } from '../../../core/sign-in/lacks-passkey.ts';
import { eventually } from '../../kit/eventually.ts';
import { hasher } from '../../kit/company.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { startServer } from '../kit/server.ts';

afterEach(() => vi.unstubAllGlobals());

/** App with these flags on; Ada's session in it unless she is to sign in. */
const open = async (on: readonly FlagName[], { signedIn = true } = {}) => {
  const server = startServer({
    flags: Object.fromEntries(on.map((name) => [name, 'on'])),
    secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: true }],
  });
  if (signedIn) server.remember('ada@acme.test');
  const opened = await openApp({ server, page: openPage(), entitlementsOptions: { enabled: true } });
  return { ...opened, server };
};

type On = readonly FlagName[];
const asked = (path: string) => async (on: On) => (await open(on)).server.count(path);

const listed =
  (...sections: PortalSection[]) =>
  async (on: On) => {
    const { flags } = (await open(on)).state();
    const navigation = navigationOf({
      navigation: Object.fromEntries(sections.map((section) => [section, { visibility: 'always' }])),
    });
    const holder = { permissions: [], roles: [] };
    return sections.filter((section) => isListed(navigation[section], { holder, flags }));
  };

/** Password that the server's list of breached ones has. */
const BREACHED = 'password1234';

const stepAfterBreachedPassword = async (on: On) => {
  const { app, server, state } = await open(on, { signedIn: false });
  server.prepare(async ({ store }) => {
    const passwordHash = await hasher.hash(BREACHED);
    await store.transaction((rows) => rows.users.update({ email: 'ada@acme.test' }, { passwordHash }));
  });
  await eventually(() => expect(state().session.status).toBe('signedOut'));
  const login = app.use(loginFeature);
  await login.submitIdentifier({ email: 'ada@acme.test' });
  await login.submitPassword({ password: BREACHED });
  return state().login?.step;
};

const offersPasskey = async (on: On) => {
  vi.stubGlobal('PublicKeyCredential', {});
  const { app, page, state } = await open(on);
  await eventually(() => expect(state().vendor.strategies).toBeDefined());
  return lacksPasskey({ store: app.store, client: app.client, page });
};

/** Difference that a flag makes to a person or to the server: without it, and with it. */
interface Effect {
  /** Flags that are on in either case. */
  readonly beside?: On;
  readonly of: (on: On) => Promise<unknown>;
  readonly off: unknown;
  readonly on: unknown;
}

/** Every flag but the one whose screen, the security section, the portal does not have. */
const EFFECTS: Record<Exclude<FlagName, 'security-center-admin-portal-major-version'>, Effect> = {
  'security-center-show-login-flows': {
    of: stepAfterBreachedPassword,
    off: 'success',
    on: 'breachedPassword',
  },
  'show-passkeys-new': { of: offersPasskey, off: false, on: true },
  'fe-usage-page': { of: listed('usage'), off: [], on: ['usage'] },
  'fe-roles-page': { of: listed('groups', 'roles'), off: [], on: ['groups', 'roles'] },
  admin_portal_should_load_authorization: { of: asked('/me/authorization'), off: 0, on: 1 },
  admin_portal_entitlements: { of: asked('/user-entitlements'), off: 0, on: 1 },
  admin_portal_use_current_user_tenants_v1_endpoint: {
    of: async (on) => {
      const { server } = await open(on);
      return [server.count('/v1/me/tenants'), server.count('/v3/me/tenants')];
    },
    off: [0, 1],
    on: [1, 0],
  },
  admin_portal_use_entitlements_v2_endpoint: {
    beside: ['admin_portal_entitlements'],
    of: async (on) => {
      const { server } = await open(on);
      return [server.count('/v1/user-entitlements'), server.count('/v2/user-entitlements')];
    },
    off: [1, 0],
    on: [0, 1],
  },
};

describe('the feature flags of a host', () => {
  it('go before the operator’s, and are there where those cannot be loaded', async () => {
    const overrideFeatureFlags = { 'fe-roles-page': 'off', 'fe-usage-page': 'on' } as const;
    const server = startServer({ flags: { 'fe-roles-page': 'on', 'show-passkeys-new': 'on' } });
    const { state } = await openApp({ server, overrideFeatureFlags });
    expect(state().flags).toMatchObject({ ...overrideFeatureFlags, 'show-passkeys-new': 'on' });
    server.fault('GET /flags', { status: 500, body: {} });
    expect((await openApp({ server, overrideFeatureFlags })).state().flags).toEqual(overrideFeatureFlags);
  });
});

describe('the feature flag', () => {
  for (const [name, { beside = [], of, off, on }] of Object.entries(EFFECTS))
    it(`${name} changes what is done`, async () => {
      expect(await of(beside)).toEqual(off);
      // the table names every flag
      expect(await of([...beside, name as FlagName])).toEqual(on);
    });
});
