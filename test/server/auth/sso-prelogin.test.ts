import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { putProvider } from '../../../demo/server/dev/sso-rows.ts';
import { anSsoDomain } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const address = 'https://idp.example.com/saml';

describe('looking up the SSO provider of an address', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
    const { tenantId } = server.acme;
    await server.store.transaction(async (rows) => {
      const { id: configurationId } = await putProvider(rows, tenantId, 'sso.test', { ssoEndpoint: address });
      await rows.ssoDomains.insert(
        anSsoDomain({ tenantId, configurationId, domain: 'claimed.test', validated: false }),
      );
      await putProvider(rows, tenantId, 'off.test', { ssoEndpoint: address, enabled: false });
    });
  });
  afterAll(() => server.close());

  const elsewhere = { address, idpType: 'saml' };
  const questions: [what: string, email: string, answer: unknown, tenantId?: () => string | null][] = [
    ['a validated domain', 'anybody@sso.test', elsewhere],
    ['the domain in capitals', 'Anybody@SSO.Test', elsewhere],
    ['a domain that is only claimed', 'anybody@claimed.test', null],
    ['a domain whose provider is switched off', 'anybody@off.test', null],
    ['a domain that no company claimed', 'anybody@acme.test', null],
    ['a domain below a validated one', 'anybody@deep.sso.test', null],
    ['a validated domain and its tenant', 'anybody@sso.test', elsewhere, () => server.acme.tenantId],
    ['a validated domain and no tenant', 'anybody@sso.test', elsewhere, () => null],
    ['a validated domain and another tenant', 'anybody@sso.test', null, () => crypto.randomUUID()],
    ['a validated domain and nonsense for a tenant', 'anybody@sso.test', null, () => 'nonsense'],
  ];
  for (const [what, email, answer, tenantId] of questions)
    it(`answers ${answer ? 'with the provider' : 'null'} for ${what}`, async () => {
      // nonsense is what the page's address may hold
      const body = { email, ...(tenantId && { tenantId: tenantId() as TenantId | null }) };
      const { status, value } = await server.browser().call(auth.ssoPrelogin, { body });
      expect([status, value]).toEqual([200, answer]);
    });
});
