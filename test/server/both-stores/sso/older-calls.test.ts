import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SamlConfigurationDraft } from '../../../../core/contract/entities/sso.ts';
import { saml } from '../../../../core/contract/sso.ts';
import type { Browser } from '../../../kit/browser.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';
import { TEST_METADATA, testProviders } from '../../../kit/sso/test-providers.ts';

describe('the older calls of single sign-on', () => {
  let server: TestServer;
  let ada: Browser;
  beforeAll(async () => {
    const opened = await openTestServer();
    server = opened.configured({ limits: ROOMY_LIMITS }, { sso: await testProviders(opened.ports) });
    ada = await enter(server, 'ada@acme.test');
  });
  afterAll(() => server.close());

  const read = async () => (await ada.call(saml.read)).value;
  const save = (body: SamlConfigurationDraft) => ada.call(saml.save, { body });

  it('answer that nothing is set up, and where a provider is to answer', async () => {
    const { acsUrl, spEntityId } = (await ada.call(saml.vendorConfig)).value;
    expect(await read()).toEqual({ enabled: false, acsUrl, spEntityId });
    expect((await ada.call(saml.isActive)).value).toEqual({ isActive: true });
    expect((await ada.call(saml.oidc)).value.redirectUri).toContain('/account/oidc/callback');
    expect((await ada.call(saml.validateDomain)).status).toBe(404);
  });

  it('take a provider from its metadata, and clear it where the domain becomes another', async () => {
    expect((await ada.call(saml.saveMetadata, { body: { metadata: TEST_METADATA } })).value.ssoEndpoint).toBe(
      'https://idp.test/saml',
    );
    await save({ domain: 'Acme.test', signRequest: true });
    expect(await read()).toMatchObject({
      domain: 'acme.test',
      validated: false,
      ssoEndpoint: 'https://idp.test/saml',
      signRequest: true,
    });
    // the same domain changes nothing else
    await save({ domain: 'ACME.test' });
    expect((await read()).publicCertificate).toContain('CERTIFICATE');
    await save({ domain: 'robotics.test' });
    expect(await read()).toMatchObject({
      domain: 'robotics.test',
      enabled: false,
      ssoEndpoint: '',
      publicCertificate: '',
      signRequest: false,
    });
  });

  it('prove no domain whose record is not there', async () => {
    expect((await ada.call(saml.validateDomain)).errorCode).toBe('domainNotProven');
    expect((await read()).validated).toBe(false);
  });

  it('keep roles for everyone, and groups with roles of their own', async () => {
    const roleIds = [server.acme.roleIds['Member']].filter((id) => id !== undefined);
    expect((await ada.call(saml.saveRoles, { body: { roleIds } })).errorCode).toBeUndefined();
    expect((await ada.call(saml.roles)).value).toEqual(roleIds);
    await ada.call(saml.addGroup, { body: { group: 'engineering', roleIds } });
    const [group] = (await ada.call(saml.groups)).value;
    expect(group).toMatchObject({ group: 'engineering', roleIds });
    const params = { ssoGroupId: group?.id ?? '' };
    await ada.call(saml.updateGroup, { params, body: { group: 'research' } });
    expect((await ada.call(saml.groups)).value.map((one) => one.group)).toEqual(['research']);
    await ada.call(saml.removeGroup, { params });
    expect((await ada.call(saml.groups)).value).toEqual([]);
  });
});
