import { describe, expect, it, vi } from 'vitest';
import type { AppOptions } from '../../../core/options.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { TAB_TENANT_KEY } from '../../../core/session/tab-tenant.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { type Fault, ADA, ACME, NORTH, REFRESH, startServer } from '../kit/server.ts';
import { anId } from '../../kit/rows.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { eventually } from '../../kit/eventually.ts';

const SWITCH = 'PUT /identity/resources/users/v1/tenant';
const home = () => openPage('https://app.test/');

/** A person of two tenants; every tab of theirs has `server` and `baseUrl` in common. */
const openSignedIn = async (options: AppOptions = {}) => {
  const server = startServer();
  server.belongTo('ada@acme.test', NORTH);
  server.remember('ada@acme.test');
  const shared = { server, baseUrl: `https://${crypto.randomUUID()}.test`, ...options };
  return { shared, ...(await openApp({ page: home(), ...shared })) };
};

type Opened = Awaited<ReturnType<typeof openApp>>;
const tenantOf = ({ state }: Pick<Opened, 'state'>) => {
  const { session } = state();
  return session.status === 'signedIn' ? session.user.tenantId : session.status;
};
const asked = (server: Opened['server']) =>
  server.calls
    .filter(({ url }) => url.endsWith('/token/refresh'))
    .map(({ body }) => (JSON.parse(String(body)) as { tenantId: string | null }).tenantId);

/** A host's callback with a fault. */
const fail = () => {
  throw new Error("the host's own");
};

const perTenant: AppOptions = { authOptions: { enableSessionPerTenant: true } };

describe('switching tenants', () => {
  it('calls the server, then refreshes, and the user is in the other tenant', async () => {
    const { app, server, facts, ...rest } = await openSignedIn();
    const before = app.getAccessToken();
    const result = await app.switchTenant(NORTH);
    expect(result).toMatchObject({ ok: true, value: { tenantId: NORTH } });
    expect(tenantOf(rest)).toBe(NORTH);
    expect(app.getAccessToken()).not.toBe(before);
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toBe(JSON.stringify({ tenantId: NORTH }));
    expect(facts.at(-1)).toEqual({ type: 'tenant.switched', userId: ADA, tenantId: NORTH });
    expect(facts.filter(({ type }) => type === 'session.started')).toHaveLength(1);
  });

  it('is loading until it has finished, and never signed out in between', async () => {
    const { app } = await openSignedIn();
    const seen: string[] = [];
    app.store.subscribe(() => seen.push(app.store.getState().session.status));
    await app.switchTenant(NORTH);
    expect([...new Set(seen)]).toEqual(['loading', 'signedIn']);
  });

  it('calls back with true while still loading', async () => {
    const { app, state } = await openSignedIn();
    const callback = vi.fn(() => void expect(state().session.status).toBe('loading'));
    await app.switchTenant(NORTH, callback);
    expect(callback).toHaveBeenCalledExactlyOnceWith(true);
    expect(state().session.status).toBe('signedIn');
  });

  it('stays loading where the callback returns true, until the page is restored from the cache', async () => {
    const { app, state, page } = await openSignedIn();
    await app.switchTenant(NORTH, () => true);
    expect(state().session.status).toBe('loading');
    expect(app.getAccessToken()).toBeDefined();
    page.awake(true);
    expect(state().session).toMatchObject({ status: 'signedIn', user: { tenantId: NORTH } });
  });

  it('shows the page even where the callback throws', async () => {
    const { app, state } = await openSignedIn();
    await expect(app.switchTenant(NORTH, fail)).rejects.toThrow("the host's own");
    expect(state().session.status).toBe('signedIn');
  });

  const failures: [what: string, fault: Fault | undefined, kind: string][] = [
    ['no tenant of theirs', undefined, 'notFound'],
    ['out of reach', 'offline', 'offline'],
    ['broken', { status: 500 }, 'serverError'],
  ];
  for (const [what, fault, kind] of failures)
    it(`that is ${what} restores the page, and calls back with false and the failure`, async () => {
      const { app, server, facts, ...rest } = await openSignedIn();
      if (fault) server.fault(SWITCH, fault);
      const callback = vi.fn(() => void expect(tenantOf(rest)).toBe(ACME));
      const result = await app.switchTenant(fault ? NORTH : anId<TenantId>(), callback);
      expect(callback).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ kind }));
      expect(result).toMatchObject({ ok: false, failure: { kind } });
      expect(tenantOf(rest)).toBe(ACME);
      expect(facts.map(({ type }) => type)).not.toContain('tenant.switched');
    });

  it('whose refresh is offline reports it, and completes once the server is back', async () => {
    const { app, server, page, facts, ...rest } = await openSignedIn();
    server.fault(REFRESH, 'offline');
    const result = await app.switchTenant(NORTH);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'offline' } });
    expect(tenantOf(rest)).toBe(ACME);
    page.awake();
    await eventually(() => expect(tenantOf(rest)).toBe(NORTH));
    expect(facts.map(({ type }) => type)).toContain('tenant.switched');
  });

  it('whose refresh is refused ends the session', async () => {
    const { app, server, state } = await openSignedIn();
    // the cookie is gone
    server.remember(undefined);
    const callback = vi.fn();
    await app.switchTenant(NORTH, callback);
    expect(callback).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ kind: 'sessionEnded' }));
    expect(state().session).toEqual({ status: 'signedOut' });
  });

  it('ignores the answer of a refresh that began before it', async () => {
    const { app, server, page, ...rest } = await openSignedIn();
    const { letGo } = server.hold(REFRESH);
    page.awake(true);
    await eventually(() => expect(server.count('/refresh')).toBe(2));
    const switched = app.switchTenant(NORTH);
    await eventually(() => expect(server.count('/v1/tenant')).toBe(1));
    letGo();
    expect(await switched).toMatchObject({ ok: true, value: { tenantId: NORTH } });
    expect(tenantOf(rest)).toBe(NORTH);
  });

  it('is refused without a session, without a request', async () => {
    const server = startServer();
    const { app, state } = await openApp({ server, page: home() });
    expect(await app.switchTenant(NORTH)).toMatchObject({ ok: false, failure: { kind: 'unauthorized' } });
    expect([state().session.status, server.count('/v1/tenant')]).toEqual(['signedOut', 0]);
  });

  it('switches the other tabs too, each with its own token', async () => {
    const { app, shared, server } = await openSignedIn();
    const there = await openApp({ page: home(), ...shared });
    await app.switchTenant(NORTH);
    await eventually(() => expect(tenantOf(there)).toBe(NORTH));
    expect(there.facts.map(({ type }) => type)).toEqual(['session.started', 'tenant.switched', 'session.refreshed']);
    expect(there.app.getAccessToken()).not.toBe(app.getAccessToken());
    expect(server.count('/v1/tenant')).toBe(1);
  });

  it('is neither sign-in nor sign-out to the login box', async () => {
    const { app, state } = await openSignedIn();
    app.use(loginFeature);
    await app.switchTenant(NORTH);
    expect(state().login?.step).toBe('preLogin');
  });
});

describe('a tab with its own tenant', () => {
  it('keeps the tenant of its token, and requests it from then on', async () => {
    const { page, server, app } = await openSignedIn(perTenant);
    expect(page.tab.read(TAB_TENANT_KEY)).toBe(ACME);
    await app.switchTenant(NORTH);
    expect(page.tab.read(TAB_TENANT_KEY)).toBe(NORTH);
    page.awake(true);
    await eventually(() => expect(asked(server)).toEqual([null, NORTH, NORTH]));
  });

  it('does not change the other tabs', async () => {
    const { app, shared, page } = await openSignedIn(perTenant);
    const there = await openApp({ page: home(), ...shared });
    await app.switchTenant(NORTH);
    there.page.awake(true);
    await eventually(() => expect(asked(shared.server)).toHaveLength(4));
    await eventually(() => expect(tenantOf(there)).toBe(ACME));
    expect([page.tab.read(TAB_TENANT_KEY), there.page.tab.read(TAB_TENANT_KEY)]).toEqual([NORTH, ACME]);
  });

  it('is in the same tenant after a reload', async () => {
    const { app, shared, page } = await openSignedIn(perTenant);
    await app.switchTenant(NORTH);
    app.destroy();
    expect(tenantOf(await openApp({ page, ...shared }))).toBe(NORTH);
  });

  it('lists the tenants by the older endpoint', async () => {
    const { server } = await openSignedIn(perTenant);
    expect([server.count('/v1/me/tenants'), server.count('/v3/me/tenants')]).toEqual([1, 0]);
  });

  it('drops it when the session ends, here or in another tab', async () => {
    const { app, page, shared } = await openSignedIn(perTenant);
    const there = await openApp({ page: home(), ...shared });
    await app.logout();
    expect(page.tab.read(TAB_TENANT_KEY)).toBeUndefined();
    await eventually(() => expect(there.page.tab.read(TAB_TENANT_KEY)).toBeUndefined());
  });

  for (const kept of ['t-gone', 'not an id at all', '<script>', '{"a":1}', 'x'.repeat(200), ''])
    it(`uses the session's tenant where ${JSON.stringify(kept.slice(0, 20))} is stored`, async () => {
      const { app, shared, page } = await openSignedIn(perTenant);
      app.destroy();
      page.tab.write(TAB_TENANT_KEY, kept);
      expect(tenantOf(await openApp({ page, ...shared }))).toBe(ACME);
      expect(page.tab.read(TAB_TENANT_KEY)).toBe(ACME);
      // what cannot be an id is not asked for
      expect(asked(shared.server).slice(1)).toEqual(kept === 't-gone' ? ['t-gone', null] : [null]);
    });

  it('is ignored without sessions per tenant', async () => {
    const page = home();
    page.tab.write(TAB_TENANT_KEY, NORTH);
    const { server } = await openApp({ page });
    expect(asked(server)).toEqual([null]);
    expect(page.tab.read(TAB_TENANT_KEY)).toBe(NORTH);
  });
});

/** A link to sign-in, opened by a person of two tenants. */
const openLink = async (tenantId: string, remembered: boolean) => {
  const server = startServer();
  server.belongTo('ada@acme.test', NORTH);
  if (remembered) server.remember('ada@acme.test');
  const page = openPage(`https://app.test/account/login?tenantId=${tenantId}&redirectUrl=%2Fteam`);
  return openApp({ server, page });
};
const arrived = ({ page }: Pick<Opened, 'page'>) =>
  eventually(() => expect([...page.loads, ...page.entries()]).toContain('/team'));

describe('a link to sign-in that names a tenant', () => {
  it('enters it before the redirect, signed in already or only now', async () => {
    const before = await openLink(NORTH, true);
    await arrived(before);
    expect(tenantOf(before)).toBe(NORTH);

    const { app, server, ...rest } = await openLink(NORTH, false);
    const login = app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: server.password });
    await arrived(rest);
    expect(tenantOf(rest)).toBe(NORTH);
  });

  for (const tenantId of [anId(), 'nonsense', ACME])
    it(`stays in the one there is for ${tenantId === ACME ? 'the active one' : tenantId.length > 8 ? 'that of others' : 'nonsense'}`, async () => {
      const opened = await openLink(tenantId, true);
      await arrived(opened);
      expect(tenantOf(opened)).toBe(ACME);
      expect(opened.server.calls.some(({ method }) => method === 'PUT')).toBe(false);
    });

  it('leads on where it cannot be entered', async () => {
    const server = startServer();
    server.belongTo('ada@acme.test', NORTH);
    server.remember('ada@acme.test');
    server.fault(SWITCH, { status: 500 });
    const opened = await openApp({
      server,
      page: openPage(`https://app.test/account/login?tenantId=${NORTH}&redirectUrl=%2Fteam`),
    });
    await arrived(opened);
    expect(tenantOf(opened)).toBe(ACME);
  });
});
