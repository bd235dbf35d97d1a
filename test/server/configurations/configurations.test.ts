import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configurations } from '../../../core/contract/configurations.ts';
import { type FlagName, flags } from '../../../core/contract/flags.ts';
import { metadata } from '../../../core/contract/metadata.ts';
import { users } from '../../../core/contract/users.ts';
import { vendor } from '../../../core/contract/vendor.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const signedIn = async (email: string, at = server) => {
  const browser = at.browser();
  await browser.signIn(email);
  return browser;
};

describe('the operator’s configuration', () => {
  it('is public as far as a page needs it, and no further', async () => {
    const open = server.configured({ allowSignups: false, authStrategy: 'Code' });
    expect((await open.browser().call(configurations.public)).value).toEqual({
      allowSignups: false,
      allowNotVerifiedUsersLogin: false,
      captchaEnabled: false,
      apiTokensEnabled: true,
      forcePermissions: true,
      authStrategy: 'Code',
      machineToMachineAuthStrategy: 'ClientCredentials',
    });
  });

  it('has the password policy', async () => {
    const { value } = await server.browser().call(configurations.password);
    expect(value).toEqual(DEFAULT_CONFIG.passwordPolicy);
  });

  it('has the sign-in methods', async () => {
    const secondaryAuthStrategies = [{ strategy: 'Passkeys', isActive: true }] as const;
    const open = server.configured({ secondaryAuthStrategies: [...secondaryAuthStrategies] });
    const ways = { mainAuthStrategies: [{ strategy: 'EmailAndPassword' }], secondaryAuthStrategies };
    expect((await open.browser().call(configurations.publicStrategies)).value).toEqual(ways);
    const bo = await signedIn('bo@acme.test', open);
    expect((await bo.call(configurations.strategies)).value).toEqual(ways);
  });

  it('has the product’s name', async () => {
    expect((await server.browser().call(vendor.publicInfo)).value).toEqual(DEFAULT_CONFIG.vendor);
  });

  it('has appearance and navigation, in one row', async () => {
    const configuration = { navigation: { users: { visibility: 'always' } } };
    const open = server.configured({ metadata: { adminBox: configuration } });
    const { value } = await open.browser().call(metadata.read, { query: { entityName: 'adminBox' } });
    expect(value).toEqual({ rows: [{ id: 'adminBox', entityName: 'adminBox', configuration }] });
  });

  it('has every feature flag of the protocol, off by default', async () => {
    const open = server.configured({ flags: { 'show-passkeys-new': 'on', 'one-of-their-own': 'on' } });
    const { value } = await open.browser().call(flags.read);
    expect(value).toEqual({
      'security-center-admin-portal-major-version': 'off',
      'security-center-show-login-flows': 'off',
      'show-passkeys-new': 'on',
      'fe-usage-page': 'off',
      'fe-roles-page': 'off',
      admin_portal_use_current_user_tenants_v1_endpoint: 'off',
      admin_portal_use_entitlements_v2_endpoint: 'off',
      admin_portal_should_load_authorization: 'off',
      admin_portal_entitlements: 'off',
      'one-of-their-own': 'on',
    });
  });

  const switched: FlagName[] = [
    'security-center-admin-portal-major-version',
    'security-center-show-login-flows',
    'show-passkeys-new',
    'fe-usage-page',
    'fe-roles-page',
    'admin_portal_use_current_user_tenants_v1_endpoint',
    'admin_portal_use_entitlements_v2_endpoint',
    'admin_portal_should_load_authorization',
    'admin_portal_entitlements',
  ];
  it.each(switched)('has the operator’s value of %s, and leaves the others off', async (name) => {
    for (const word of ['on', 'off'] as const) {
      const { value } = await server
        .configured({ flags: { [name]: word } })
        .browser()
        .call(flags.read);
      const on = Object.keys(value).filter((flag) => value[flag] === 'on');
      expect([Object.keys(value).toSorted(), on]).toEqual([switched.toSorted(), word === 'on' ? [name] : []]);
    }
  });
});

const read = (browser: Browser) => browser.call(configurations.passwordHistoryPolicy);

const create = (browser: Browser, historySize: number) =>
  browser.call(configurations.createPasswordHistoryPolicy, { body: { enabled: true, historySize } });

const update = (browser: Browser, body: { id: string; enabled: boolean; historySize: number }) =>
  browser.call(configurations.updatePasswordHistoryPolicy, { body });

describe('the password history policy', () => {
  it('is the operator’s for every company', async () => {
    const { value } = await (await signedIn('ada@acme.test')).call(configurations.vendorPasswordHistoryPolicy);
    expect(value).toMatchObject(DEFAULT_CONFIG.passwordHistoryPolicy);
  });

  it('is a tenant’s own once saved, and each save is audited', async () => {
    const ada = await signedIn('ada@acme.test');
    expect(await read(ada)).toMatchObject({ status: 404, errors: ['Password history policy not found'] });
    const { id } = (await create(ada, 7)).value;
    expect((await read(ada)).value).toMatchObject({ id, enabled: true, historySize: 7 });
    expect((await create(ada, 8)).value.id).toBe(id);
    expect((await update(ada, { id, enabled: false, historySize: 9 })).value).toMatchObject({ id, enabled: false });
    const rows = await server.store.audits.find({ where: { action: 'Password history policy changed' } });
    const { tenantId } = server.acme;
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toMatchObject({ email: 'ada@acme.test', tenantId });
  });

  it('cannot be changed by another tenant', async () => {
    const { roleIds } = server.acme;
    await openCompany(server.store, roleIds, 'first.test');
    await openCompany(server.store, roleIds, 'second.test');
    const { id } = (await create(await signedIn('ada@first.test'), 5)).value;
    const other = await signedIn('ada@second.test');
    expect((await read(other)).status).toBe(404);
    expect(await update(other, { id, enabled: false, historySize: 0 })).toMatchObject({
      errors: ['Password history policy not found'],
    });
  });

  it('refuses an invalid save with the field', async () => {
    const ada = await signedIn('ada@acme.test');
    const body = { enabled: true, historySize: 11 };
    expect((await ada.call(configurations.updatePasswordHistoryPolicy, { body })).errors).toEqual([
      'historySize: must be at most 10',
    ]);
    expect(
      (await ada.call(configurations.updatePasswordHistoryPolicy, { body: { ...body, historySize: 1 } })).errors,
    ).toEqual(['id: is required']);
  });

  it('can be stricter than the operator’s, not weaker', async () => {
    await openCompany(server.store, server.acme.roleIds, 'strict.test');
    await openCompany(server.store, server.acme.roleIds, 'loose.test');
    const reuse = async (email: string, historySize: number) => {
      const ada = await signedIn(email);
      await create(ada, historySize);
      const change = (password: string, newPassword: string) =>
        ada.call(users.changePassword, { body: { password, newPassword } });
      const chosen = [PASSWORD, 'Chosen-pass-1', 'Chosen-pass-2', 'Chosen-pass-3', 'Chosen-pass-4'];
      for (const [at, next] of chosen.slice(1).entries()) {
        server.clock.pass(1000);
        await change(chosen[at] ?? '', next);
      }
      return [
        (await change('Chosen-pass-4', 'Chosen-pass-1')).errorCode,
        (await change('Chosen-pass-4', PASSWORD)).errorCode,
      ];
    };
    expect(await reuse('ada@strict.test', 5)).toEqual(['passwordReused', 'passwordReused']);
    expect(await reuse('ada@loose.test', 1)).toEqual(['passwordReused', undefined]);
  });
});
