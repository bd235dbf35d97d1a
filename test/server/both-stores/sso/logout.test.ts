import { sign } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SsoConfigurationRecord } from '../../../../demo/server/store/records.ts';
import { PASSWORD } from '../../../kit/company.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';
import { ISSUER, KEYS, openVisitor, putIdp, signedFor, STRANGERS } from '../../../kit/sso/saml-idp.ts';
import { testProviders } from '../../../kit/sso/test-providers.ts';

const SLO = 'https://idp.acme.test/slo';
const OWN = 'http://localhost:3000/frontegg/auth/saml/logout';
const LOGIN = 'http://localhost:3000/account/login';
const LOGOUT = '/identity/resources/auth/v1/logout';
const REFRESH = '/identity/resources/auth/v1/user/token/refresh';

const unpacked = (url: URL, name: string) =>
  inflateRawSync(Buffer.from(url.searchParams.get(name) ?? '', 'base64')).toString();

const newEmail = () => `${crypto.randomUUID()}@acme.test`;

interface Asked {
  nameId: string;
  issuer?: string;
  destination?: string;
  issuedAt?: Date;
  keys?: typeof KEYS | undefined;
  algorithm?: string;
}

describe('signing out of single sign-on', () => {
  let server: TestServer;
  let idp: SsoConfigurationRecord;
  beforeAll(async () => {
    const opened = await openTestServer();
    server = opened.configured({ limits: ROOMY_LIMITS }, { sso: await testProviders(opened.ports) });
    idp = await putIdp(server, 'acme.test', { sloEndpoint: SLO });
  });
  afterAll(() => server.close());

  const change = (fields: Partial<SsoConfigurationRecord>) =>
    server.store.transaction((rows) => rows.ssoConfigurations.update({ id: idp.id }, fields));

  const signIn = async (email: string) => {
    const visitor = openVisitor(server);
    const { requestId, relayState } = await visitor.begin(email);
    const page = await visitor.answer(signedFor(server, email, requestId), relayState);
    const { userId } = await visitor.finish(page.searchParams.get('RelayState') ?? '');
    const isIn = async () => 'accessToken' in Object(await visitor.call(REFRESH));
    const logout = async () => (await visitor.call(LOGOUT)) as { providerLogoutUrl?: string };
    expect(await isIn()).toBe(true);
    return { ...visitor, userId, isIn, logout };
  };

  it('leads on to a SAML provider, with the subject and the session there, once', async () => {
    const email = newEmail();
    const person = await signIn(email);
    const { providerLogoutUrl = '' } = await person.logout();
    expect(await person.isIn()).toBe(false);
    const address = await person.visit(providerLogoutUrl);
    expect(`${address.origin}${address.pathname}`).toBe(SLO);
    expect(address.searchParams.get('Signature')).toBeTruthy();
    const request = unpacked(address, 'SAMLRequest');
    for (const part of [`id of ${email}`, 'SessionIndex', 'nameid-format:persistent', `Destination="${SLO}"`])
      expect(request).toContain(part);
    expect((await person.visit(providerLogoutUrl)).href).toBe(LOGIN);
    // and the answer of the provider leads to sign-in
    expect((await person.visit(`${OWN}?SAMLResponse=x`)).href).toBe(LOGIN);
  });

  it('leads on to an OpenID provider, by its ID token', async () => {
    const person = await signIn(newEmail());
    const sealedSession = await server.ports.sealer.seal(JSON.stringify({ idToken: 'an.id.token' }));
    await change({ type: 'oidc', oidcClientId: 'client', sloEndpoint: 'https://op.acme.test/end?x=1' });
    await server.store.transaction((rows) => rows.ssoIdentities.update({ userId: person.userId! }, { sealedSession }));
    const address = await person.visit((await person.logout()).providerLogoutUrl ?? '');
    expect(`${address.origin}${address.pathname}`).toBe('https://op.acme.test/end');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      x: '1',
      client_id: 'client',
      post_logout_redirect_uri: LOGIN,
      id_token_hint: 'an.id.token',
    });
    await change({ type: 'saml', oidcClientId: '', sloEndpoint: SLO });
  });

  it('stays here where the company has no sign-out address, and after a password', async () => {
    await change({ sloEndpoint: '' });
    expect(await (await signIn(newEmail())).logout()).toEqual({});
    await change({ sloEndpoint: SLO });
    const visitor = openVisitor(server);
    await visitor.call('/identity/resources/auth/v1/user', { email: 'bo@acme.test', password: PASSWORD });
    expect(await visitor.call(LOGOUT)).toEqual({});
  });

  /** Address with a request of the provider to sign a person out. */
  const asking = ({
    nameId,
    issuer = ISSUER,
    destination = OWN,
    issuedAt,
    keys = KEYS,
    algorithm = 'sha256',
  }: Asked) => {
    const at = (issuedAt ?? server.clock.now()).toISOString();
    const xml = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_out" Version="2.0" IssueInstant="${at}" Destination="${destination}"><saml:Issuer>${issuer}</saml:Issuer><saml:NameID>${nameId}</saml:NameID></samlp:LogoutRequest>`;
    const query = new URLSearchParams({
      SAMLRequest: deflateRawSync(xml).toString('base64'),
      RelayState: 'theirs',
      SigAlg: `http://www.w3.org/2001/04/xmldsig-more#rsa-${algorithm}`,
    });
    const signature = sign('sha256', Buffer.from(`${query}`), keys.privateKey).toString('base64');
    return `${OWN}?${query}&${new URLSearchParams({ Signature: signature })}`;
  };

  it('ends all sessions that began by it when the provider says so, without cookies, and answers', async () => {
    const email = newEmail();
    const [here, there, other] = [await signIn(email), await signIn(email), await signIn(newEmail())];
    const answer = await openVisitor(server).visit(asking({ nameId: `id of ${email}` }));
    expect([`${answer.origin}${answer.pathname}`, answer.searchParams.get('RelayState')]).toEqual([SLO, 'theirs']);
    expect(unpacked(answer, 'SAMLResponse')).toContain('InResponseTo="_out"');
    expect([await here.isIn(), await there.isIn(), await other.isIn()]).toEqual([false, false, true]);
    const told = await server.store.audits.count({ userId: here.userId!, action: 'Signed out' });
    expect(told).toBe(1);
  });

  const hour = 3_600_000;
  const refusals: [what: string, change: (good: Asked) => string][] = [
    ['another key', (good) => asking({ ...good, keys: STRANGERS })],
    ['no signature', (good) => asking(good).replace(/&Signature=.*/, '')],
    ['a weak algorithm', (good) => asking({ ...good, algorithm: 'sha1' })],
    ['another issuer', (good) => asking({ ...good, issuer: 'https://idp.other.test' })],
    ['another destination', (good) => asking({ ...good, destination: 'https://other.test/slo' })],
    ['another time', (good) => asking({ ...good, issuedAt: new Date(server.clock.now().getTime() - hour) })],
    ['a request that is there twice', (good) => `${asking(good)}&SAMLRequest=${encodeURIComponent('x')}`],
    ['another RelayState than was signed', (good) => asking(good).replace('theirs', 'others')],
    ['a request that is too long', (good) => `${asking(good)}&more=${'x'.repeat(20_000)}`],
  ];
  for (const [what, spoiled] of refusals)
    it(`is refused to ${what}`, async () => {
      const email = newEmail();
      const person = await signIn(email);
      expect((await openVisitor(server).visit(spoiled({ nameId: `id of ${email}` }))).href).toBe(LOGIN);
      expect(await person.isIn()).toBe(true);
    });
});
