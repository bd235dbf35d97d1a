import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogoutAnswer } from '../../../core/contract/entities/auth.ts';
import { type DevelopmentSamlIdp, openSamlIdp, SAML_FAULTS } from '../../../demo/server/dev/idp/saml-idp.ts';
import { seedSso } from '../../../demo/server/dev/seed-sso.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';
import { openVisitor } from '../../kit/sso/saml-idp.ts';
import { testProviders } from '../../kit/sso/test-providers.ts';

describe('the development SAML provider', () => {
  let server: TestServer;
  let idp: DevelopmentSamlIdp;
  beforeAll(async () => {
    const opened = await openTestServer();
    server = opened.configured({ limits: ROOMY_LIMITS }, { sso: await testProviders(opened.ports) });
    idp = await openSamlIdp('http://localhost:3000', server.clock);
    // twice, as at the next start
    await seedSso(server.ports, idp);
    await seedSso(server.ports, idp);
  });
  afterAll(() => server.close());

  /** A person chooses themselves and a fault; the page that the provider's form leads to, and the call at its end. */
  const signIn = async (fault: string, beginsHere = true) => {
    const visitor = openVisitor(server);
    const begun = beginsHere ? await visitor.begin('kim@orbit.test') : undefined;
    const page = await (await idp.fetch(new Request(begun?.address ?? idp.ssoEndpoint)))?.text();
    expect(page).toContain('Kim Orbit');
    const { relayState = '', address } = begun ?? {};
    const request = address?.searchParams.get('SAMLRequest') ?? '';
    const form = new URLSearchParams({ SAMLRequest: request, RelayState: relayState, person: 'kim', fault });
    const answered = await idp.fetch(new Request(idp.ssoEndpoint, { method: 'POST', body: form }));
    const [, response = ''] = /name="SAMLResponse" value="([^"]*)"/.exec((await answered?.text()) ?? '') ?? [];
    const end = await visitor.answer(Buffer.from(response, 'base64').toString(), relayState);
    const state = end.searchParams.get('RelayState');
    return end.searchParams.get('samlerrors') ?? (await visitor.finish(state ?? ''));
  };

  it('signs in a person of the company that is seeded for it', async () =>
    expect(await signIn('none')).toMatchObject({ status: 200, email: 'kim@orbit.test' }));

  it('answers to pages of this machine, which a redirect behind its form leads to', async () => {
    const { address } = await openVisitor(server).begin('kim@orbit.test');
    const request = address.searchParams.get('SAMLRequest') ?? '';
    const form = new URLSearchParams({ SAMLRequest: request, RelayState: '', person: 'kim' });
    const answered = await idp.fetch(new Request(idp.ssoEndpoint, { method: 'POST', body: form }));
    expect(answered?.headers.get('content-security-policy')).toContain('http://localhost:*');
  });

  const allow = (idpInitiated: boolean) =>
    server.store.transaction((rows) => rows.ssoConfigurations.update({ idpEntityId: idp.entityId }, { idpInitiated }));

  it('signs out a person who signs out here, and leads back to sign-in', async () => {
    const visitor = openVisitor(server);
    const { address, relayState } = await visitor.begin('kim@orbit.test');
    const request = address.searchParams.get('SAMLRequest') ?? '';
    const form = new URLSearchParams({ SAMLRequest: request, RelayState: relayState, person: 'kim' });
    const answered = await idp.fetch(new Request(idp.ssoEndpoint, { method: 'POST', body: form }));
    const [, response = ''] = /name="SAMLResponse" value="([^"]*)"/.exec((await answered?.text()) ?? '') ?? [];
    const end = await visitor.answer(Buffer.from(response, 'base64').toString(), relayState);
    await visitor.finish(end.searchParams.get('RelayState') ?? '');
    const { providerLogoutUrl } = (await visitor.call('/identity/resources/auth/v1/logout')) as LogoutAnswer;
    const there = await idp.fetch(new Request(await visitor.visit(providerLogoutUrl ?? '')));
    const back = await visitor.visit(there?.headers.get('location') ?? '');
    expect(back.pathname).toBe('/account/login');
  });

  it('begins a sign-in by itself, which counts where the company allows it', async () => {
    expect(await signIn('none', false)).toBe('flowExpired');
    await allow(true);
    expect(await signIn('none', false)).toMatchObject({ status: 200, email: 'kim@orbit.test' });
    await allow(false);
  });

  for (const fault of Object.keys(SAML_FAULTS).filter((one) => one !== 'none'))
    it(`is refused with the fault ${fault}`, async () => {
      const outcome = await signIn(fault);
      if (fault === 'outside') expect(outcome).toMatchObject({ errorCode: 'ssoDomainNotValidated' });
      else expect(outcome).toBe(fault === 'denied' ? 'providerDenied' : 'providerFailed');
    });
});
