import { describe, expect, it } from 'vitest';
import type { AppCore, Feature } from '../../../core/app-core.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import type { AppOptions } from '../../../core/options.ts';
import { keepReturnAddress } from '../../../core/sign-in/return-address.ts';
import { takeProviderAnswer } from '../../../core/sign-in/provider-answer.ts';
import { customLoginOf } from '../../../core/store/custom-login.ts';
import { rememberedAt } from '../../../core/vendor/remembered.ts';
import { eventually } from '../../kit/eventually.ts';
import { aCustomLogin } from '../../kit/rows.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { NORTH, startServer } from '../kit/server.ts';

const LOOK = { 'loginBox/palette/primary/main': '#0f766e' };
const ADDRESS = 'https://app.test/account/login?organization=north';

/** Hands out the app as features see it. */
const inside: Feature<{ app: AppCore }> = { name: 'inside', mount: (app) => ({ app }) };

/** A person of two companies, of which one has a login address. */
const startNorth = () => {
  const server = startServer();
  server.belongTo('ada@acme.test', NORTH);
  server.prepare(({ store }) =>
    store.transaction((rows) =>
      rows.customLogins.insert(aCustomLogin({ tenantId: NORTH, alias: 'north', look: JSON.stringify(LOOK) })),
    ),
  );
  return server;
};

type Opened = Awaited<ReturnType<typeof openApp>>;
const open = (at: string, { server = startNorth(), ...options }: AppOptions & { server?: Opened['server'] } = {}) =>
  openApp({ server, page: openPage(at), ...options });
const aliasesOf = ({ server }: Opened) => [
  ...new Set(server.calls.map(({ headers }) => headers['frontegg-login-alias'])),
];
const tenantOf = ({ state }: Opened) => {
  const { session } = state();
  return session.status === 'signedIn' ? session.user.tenantId : session.status;
};
const arrived = ({ page }: Opened, at: string) =>
  eventually(() => expect([...page.loads, ...page.entries()]).toContain(at));

describe('a login address', () => {
  it('names its tenant in every call, and the box has the tenant’s look', async () => {
    const opened = await open(ADDRESS);
    expect(aliasesOf(opened)).toEqual(['north']);
    expect(customLoginOf(opened.state())).toEqual({
      tenantId: NORTH,
      name: 'Northwind',
      loginBox: { palette: { primary: { main: '#0f766e' } } },
    });
  });

  it('of no tenant is that of everyone', async () => {
    const opened = await open('https://app.test/account/login?organization=unknown');
    expect(customLoginOf(opened.state())).toBeUndefined();
    expect(opened.page.local.read(rememberedAt('default', 'https://api.test', undefined, 'unknown'))).toBeUndefined();
  });

  it('gives way to the host’s own word', async () => {
    const baseUrl = 'https://host.test';
    const contextOptions = { baseUrl, tenantResolver: () => ({ tenant: 'north' }) };
    const opened = await open('https://app.test/account/login?organization=acme', { contextOptions });
    expect(aliasesOf(opened)).toEqual(['north']);
  });

  it('stays one from one screen to the next, and on the way to a provider and back', async () => {
    const opened = await open(ADDRESS);
    opened.app.router.go('forgetPasswordUrl');
    expect(opened.page.address.href()).toBe('https://app.test/account/forget-password?organization=north');
    opened.app.router.go('loginUrl');
    const { app } = opened.app.use(inside);
    keepReturnAddress(app);
    opened.page.address.replace('/account/social/success?code=c&state=s');
    expect(takeProviderAnswer(app, ['code', 'state'])).toEqual({ code: 'c', state: 's' });
    expect(opened.page.address.href()).toBe('https://app.test/account/social/success?organization=north');
  });

  it('leads into its tenant, signed in already or only now', async () => {
    const server = startNorth();
    server.remember('ada@acme.test');
    const before = await open(ADDRESS, { server });
    await arrived(before, '/');
    expect(tenantOf(before)).toBe(NORTH);

    const now = await open(ADDRESS);
    const login = now.app.use(loginFeature);
    await login.submitIdentifier({ email: 'ada@acme.test' });
    await login.submitPassword({ password: now.server.password });
    await arrived(now, '/');
    expect(tenantOf(now)).toBe(NORTH);
  });

  it('leads to the host’s content of a custom login, where there is one', async () => {
    const server = startNorth();
    server.remember('ada@acme.test');
    const authOptions = { routes: { customLoginAuthenticatedUrl: '/desk' } };
    await arrived(await open(ADDRESS, { server, authOptions }), '/desk');
    await arrived(await open('https://app.test/account/login', { server, authOptions }), '/');
  });

  it('signs in people of other tenants to their own', async () => {
    const server = startServer();
    server.remember('ada@acme.test');
    const opened = await open(`https://app.test/account/login?organization=${NORTH}`, { server });
    await arrived(opened, '/');
    expect(tenantOf(opened)).not.toBe(NORTH);
  });

  it('has the look of the last visit at once, and no other address has it', async () => {
    const baseUrl = 'https://kept.test';
    const { page } = await open(ADDRESS, { baseUrl });
    const again = (at: string) => openApp({ page: openPage(at, page.local), baseUrl, start: false });
    expect(customLoginOf((await again(ADDRESS)).state())).toMatchObject({ name: 'Northwind' });
    expect(customLoginOf((await again('https://app.test/account/login')).state())).toBeUndefined();
  });
});
