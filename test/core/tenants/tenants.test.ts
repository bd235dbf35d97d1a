import { describe, expect, it } from 'vitest';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { tenantsFeature } from '../../../core/tenants/tenants.feature.ts';
import { openApp } from '../kit/open-app.ts';
import { openPage } from '../kit/page.ts';
import { ACME, NORTH, startServer } from '../kit/server.ts';

const TOKEN_FOR = 'POST /identity/resources/users/v3/me/token';
const SWITCH = 'PUT /identity/resources/users/v1/tenant';

/** A person of two tenants, and the controls for them, on a page that may have been open before. */
const openTenants = async (page = openPage('https://app.test/')) => {
  const server = startServer();
  server.belongTo('ada@acme.test', NORTH);
  server.remember('ada@acme.test');
  const opened = await openApp({ page, server });
  const commands = opened.app.use(tenantsFeature);
  // effects begin once this turn is over
  await Promise.resolve();
  return { ...opened, ...commands, tenants: () => opened.state().tenants };
};

describe('the controls for tenants', () => {
  it('show the switch in progress and its control, then clear it', async () => {
    const { app, enter, tenants } = await openTenants();
    const seen: unknown[] = [];
    app.store.subscribe(() => seen.push(tenants()?.entering?.by));
    expect(await enter(NORTH, 'switcher')).toBe(true);
    expect(seen).toContain('switcher');
    expect(tenants()).toEqual({ recent: [NORTH, ACME] });
  });

  it('switch one at a time', async () => {
    const { enter } = await openTenants();
    expect(await Promise.all([enter(NORTH, 'switcher'), enter(ACME, 'button')])).toEqual([true, false]);
  });

  it('keep a refusal for the control that switched, until dismissed', async () => {
    const { server, enter, putAside, tenants, state } = await openTenants();
    server.fault(SWITCH, { status: 500, body: {} });
    expect(await enter(NORTH, 'switcher')).toBe(false);
    expect(tenants()?.refused).toMatchObject({ by: 'switcher', tenantId: NORTH, failure: { kind: 'serverError' } });
    expect(state().session.status).toBe('signedIn');
    putAside();
    expect(tenants()).toEqual({ recent: [ACME] });
  });

  it('know that accounts below cannot be entered once a token for one was refused, not where it did not arrive', async () => {
    const { server, enterBelow, tenants } = await openTenants();
    const below = '00000000-0000-4000-8000-0000000000b1' as TenantId; // an account of no one here
    server.fault(TOKEN_FOR, { status: 500, body: {} });
    expect((await enterBelow(below, 'accounts')).ok).toBe(false);
    expect(tenants()?.subAccountAccessAllowed).toBeUndefined();
    expect((await enterBelow(below, 'accounts')).ok).toBe(false);
    expect(tenants()?.subAccountAccessAllowed).toBe(false);
  });

  it('remember the user’s recent companies across visits, and none of another user’s', async () => {
    const page = openPage('https://app.test/');
    const { enter } = await openTenants(page);
    await enter(NORTH, 'switcher');
    page.local.write('fe:recent-tenants:default', page.local.read('fe:recent-tenants:default')?.concat(' <b>') ?? '');
    const again = await openTenants(page);
    expect(again.tenants()?.recent).toEqual([ACME, NORTH]);
    page.local.write('fe:recent-tenants:default', `another-user ${NORTH}`);
    const other = await openTenants(page);
    expect(other.tenants()?.recent).toEqual([ACME]);
  });
});
