import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// loaded with the first sign-in, in the page's time
import '../../../core/login/login.lazy-commands.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { ACME, NORTH, startServer } from '../kit/server.ts';
import { pass, startTime, stopTime } from '../kit/virtual-time.ts';

const CHOSEN = 'fe:tenant-chosen:default';
const SWITCH = 'PUT /identity/resources/users/v1/tenant';

/** Signs in a person of two companies. */
const signIn = async ({ page = openPage('https://app.test/account/login'), server = startServer() } = {}) => {
  server.belongTo('ada@acme.test', NORTH);
  const opened = await openApp({ page, server });
  const login = opened.app.use(loginFeature);
  // effects begin once this turn is over
  await Promise.resolve();
  await login.submitIdentifier({ email: 'ada@acme.test' });
  await login.submitPassword({ password: server.password });
  await pass(300);
  const tenantId = () => {
    const { session } = opened.state();
    return session.status === 'signedIn' ? session.user.tenantId : undefined;
  };
  return { ...opened, server, page, login, step: () => opened.state().login?.step, tenantId };
};

describe('a person of several companies', () => {
  beforeEach(() => stopTime());
  afterEach(() => startTime());

  it('chooses one of them after signing in, and is led on', async () => {
    const { login, step, page, tenantId } = await signIn();
    expect(step()).toBe('chooseTenant');
    expect(page.address.href()).toBe('https://app.test/account/login');
    await login.chooseTenant({ tenantId: NORTH });
    expect(tenantId()).toBe(NORTH);
    await pass(300);
    expect(page.address.href()).toBe('https://app.test/');
  });

  it('stays where they are without a switch', async () => {
    const { login, server, page, tenantId } = await signIn();
    const before = server.calls.length;
    await login.chooseTenant({ tenantId: ACME });
    await pass(300);
    expect(tenantId()).toBe(ACME);
    expect(page.address.href()).toBe('https://app.test/');
    expect(server.calls.length).toBe(before);
  });

  it('is asked once in a browser', async () => {
    const { login, page } = await signIn();
    await login.chooseTenant({ tenantId: NORTH });
    const next = openPage('https://app.test/account/login');
    next.local.write(CHOSEN, page.local.read(CHOSEN) ?? '');
    const again = await signIn({ page: next });
    expect(again.step()).not.toBe('chooseTenant');
    expect(next.address.href()).toBe('https://app.test/');
  });

  it('is asked again where another person chose last', async () => {
    const page = openPage('https://app.test/account/login');
    page.local.write(CHOSEN, 'another-user');
    expect((await signIn({ page })).step()).toBe('chooseTenant');
  });

  it('reads that a company did not open, and chooses another', async () => {
    const server = startServer();
    const { login, state, step, page, tenantId } = await signIn({ server });
    server.fault(SWITCH, { status: 500, body: {} });
    await login.chooseTenant({ tenantId: NORTH });
    await pass(300);
    expect(step()).toBe('chooseTenant');
    expect(state().login).toMatchObject({ pending: false, failure: { kind: 'serverError' } });
    expect(page.address.href()).toBe('https://app.test/account/login');
    await login.chooseTenant({ tenantId: ACME });
    await pass(300);
    expect(tenantId()).toBe(ACME);
    expect(page.address.href()).toBe('https://app.test/');
  });

  it('is not asked where the link names a company', async () => {
    const page = openPage(`https://app.test/account/login?tenantId=${NORTH}`);
    const { tenantId } = await signIn({ page });
    expect(tenantId()).toBe(NORTH);
    expect(page.address.href()).not.toContain('/account/login');
  });

  it('is not asked where the session was open already', async () => {
    const page = openPage('https://app.test/account/login');
    const server = startServer();
    server.belongTo('ada@acme.test', NORTH);
    server.remember('ada@acme.test');
    await openApp({ page, server });
    await pass(300);
    expect(page.address.href()).toBe('https://app.test/');
  });

  it('goes back to the start where they sign out in place of choosing', async () => {
    const { app, step } = await signIn();
    await app.logout();
    expect(step()).toBe('preLogin');
  });
});
