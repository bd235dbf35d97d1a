import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sso } from '../../../../core/contract/sso.ts';
import { keepConfigurations } from '../../../../demo/server/sso/keep-configurations.ts';
import type { SsoProviderDefinition } from '../../../../demo/server/vendor/sso-definitions.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { anSsoDomain } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';
import { ISSUER, KEYS, openVisitor, signedFor } from '../../../kit/sso/saml-idp.ts';
import { testProviders } from '../../../kit/sso/test-providers.ts';

describe('an identity provider in the operator’s file', () => {
  let opened: TestServer;
  let server: TestServer;
  let own: SsoProviderDefinition;
  beforeAll(async () => {
    opened = await openTestServer();
    own = {
      id: crypto.randomUUID(),
      tenantId: opened.acme.tenantId,
      type: 'saml',
      domains: ['acme.test', 'taken.test'],
      ssoEndpoint: 'https://idp.acme.test/sso',
      idpEntityId: ISSUER,
      publicCertificate: KEYS.certificate,
      roles: ['ReadOnly'],
      groups: [{ group: 'engineering', roles: ['Member'] }],
    };
    await opened.store.transaction((rows) => rows.ssoDomains.insert(anSsoDomain({ domain: 'taken.test' })));
    server = await start([own]);
  });
  afterAll(() => opened.close());

  /** Starts with these providers in the file. */
  const start = async (configurations: SsoProviderDefinition[], secrets = {}): Promise<TestServer> => {
    const config = { limits: ROOMY_LIMITS, sso: { domains: [], configurations } };
    const started = opened.configured(config, { sso: await testProviders(opened.ports) });
    await keepConfigurations(started.ports, secrets);
    return started;
  };

  it('signs people in, in the roles it names, and leaves out a domain of another company', async () => {
    const email = `${crypto.randomUUID()}@acme.test`;
    const visitor = openVisitor(server);
    const { requestId, relayState } = await visitor.begin(email);
    const attributes = { email: [email], groups: ['engineering'] };
    const page = await visitor.answer(signedFor(server, email, requestId, { attributes }), relayState);
    const { userId } = await visitor.finish(page.searchParams.get('RelayState') ?? '');
    const [place] = await server.store.memberships.find({ where: { userId: userId ?? ('' as never) } });
    const { roleIds } = server.acme;
    expect(place?.roleIds).toEqual([roleIds['ReadOnly'], roleIds['Member']]);
    expect(
      (await server.store.ssoDomains.find({ where: { configurationId: own.id } })).map((one) => one.domain),
    ).toEqual(['acme.test']);
  });

  it('is its company’s to see, and no one’s to change', async () => {
    const ada = await enter(server, 'ada@acme.test');
    expect((await ada.call(sso.list)).value).toMatchObject([
      { id: own.id, enabled: true, testedAt: expect.any(String) },
    ]);
    const params = { ssoConfigId: own.id };
    const tried = [
      await ada.call(sso.update, { params, body: { enabled: false } }),
      await ada.call(sso.addDomain, { params, body: { domain: 'more.test' } }),
      await ada.call(sso.addGroup, { params, body: { group: 'more' } }),
      await ada.call(sso.saveRoles, { params, body: { roleIds: [] } }),
      await ada.call(sso.remove, { params }),
    ];
    expect(tried.map(({ errorCode }) => errorCode)).toEqual(Array(5).fill('resourceReadOnly'));
  });

  it('is as the file has it after each start, and its company’s once it is taken out', async () => {
    const { idpEntityId: _, publicCertificate: __, ...rest } = own;
    const changed = { ...rest, type: 'oidc', oidcClientId: 'acme', domains: ['other.test'], groups: [] } as const;
    const secrets = { [own.id]: 'a client secret' };
    await start([changed], secrets);
    const [first] = await server.store.ssoConfigurations.find({ where: { id: own.id } });
    const again = await start([changed], secrets);
    const [second] = await server.store.ssoConfigurations.find({ where: { id: own.id } });
    expect(second).toMatchObject({ type: 'oidc', oidcClientId: 'acme', sealedOidcSecret: first?.sealedOidcSecret });
    expect(await again.ports.sealer.open(second?.sealedOidcSecret ?? '')).toBe('a client secret');
    expect(await server.store.ssoGroups.count({ configurationId: own.id })).toBe(0);
    expect(await server.store.ssoDomains.count({ owned: 'acme.test' })).toBe(0);
    const ada = await enter(await start([]), 'ada@acme.test');
    const { value } = await ada.call(sso.update, { params: { ssoConfigId: own.id }, body: { enabled: false } });
    expect(value.enabled).toBe(false);
  });

  it('of a company that is not there is left out', async () => {
    const id = crypto.randomUUID();
    await start([{ ...own, id, tenantId: crypto.randomUUID(), domains: ['nowhere.test'] }]);
    expect(await server.store.ssoConfigurations.get(id)).toBeUndefined();
    expect(await server.store.ssoDomains.count({ owned: 'nowhere.test' })).toBe(0);
  });
});
