import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../../core/contract/auth.ts';
import { ok } from '../../../../core/contract/failure.ts';
import { sso } from '../../../../core/contract/sso.ts';
import { responseXml, signElement } from '../../../../demo/server/dev/idp/saml-response.ts';
import { openMetadataRefresh } from '../../../../demo/server/sso/metadata-refresh.ts';
import type { SsoConfigurationRecord } from '../../../../demo/server/store/records.ts';
import { PASSWORD } from '../../../kit/company.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { aMembership, anAuthenticator, aPerson, anSsoDomain, anSsoGroup } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';
import { testProviders } from '../../../kit/sso/test-providers.ts';
import { answerFor, ISSUER, KEYS, openVisitor, putIdp, signedFor, STRANGERS } from '../../../kit/sso/saml-idp.ts';

const MINUTE_MS = 60_000;
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

const newEmail = () => `${crypto.randomUUID()}@acme.test`;

/** Metadata of the provider, with its own certificate. */
const metadata = (issuer: string) =>
  `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${issuer}"><IDPSSODescriptor><KeyDescriptor><X509Certificate xmlns="http://www.w3.org/2000/09/xmldsig#">${KEYS.certificate.replaceAll(/-----[^-]*-----|\s/g, '')}</X509Certificate></KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.acme.test/sso"/></IDPSSODescriptor></EntityDescriptor>`;

describe('single sign-on by SAML', () => {
  let server: TestServer;
  let idp: SsoConfigurationRecord;
  beforeAll(async () => {
    const opened = await openTestServer();
    server = opened.configured({ limits: ROOMY_LIMITS }, { sso: await testProviders(opened.ports) });
    idp = await putIdp(server, 'acme.test', { signRequest: true });
  });
  afterAll(() => server.close());

  const change = (fields: Partial<SsoConfigurationRecord>) =>
    server.store.transaction((rows) => rows.ssoConfigurations.update({ id: idp.id }, fields));

  /** A person goes to the provider and comes back with its answer. */
  const signIn = async (email: string, changes: Parameters<typeof answerFor>[3] = {}, hint = email) => {
    const visitor = openVisitor(server);
    const { requestId, relayState } = await visitor.begin(hint);
    const page = await visitor.answer(signedFor(server, email, requestId, changes), relayState);
    const state = page.searchParams.get('RelayState') ?? '';
    return { visitor, page, state, ...(await visitor.finish(state)) };
  };

  it('makes the account of a person at their first sign-in, and knows them at the next', async () => {
    const email = newEmail();
    const first = await signIn(email);
    expect(first.page.pathname).toBe('/account/saml/callback');
    expect([first.status, first.email, first.emailVerified]).toEqual([200, email, true]);
    const again = await signIn(email, { attributes: { mail: [newEmail()] } });
    expect([again.status, again.userId, again.email]).toEqual([200, first.userId, email]);
    const [user] = await server.store.users.find({ where: { email } });
    expect([user?.provider, user?.passwordHash, user?.name]).toEqual(['saml', null, 'Kim Doe']);
  });

  it('knows a person by their address where the provider gives them another name each time', async () => {
    const email = newEmail();
    const named = (nameId: string) => signIn(email, { format: TRANSIENT, nameId });
    const [first, again] = [await named('_one'), await named('_two')];
    expect([first.status, again.status, again.userId]).toEqual([200, 200, first.userId]);
  });

  it('signs the request, which names this server and where to answer', async () => {
    const { request, address } = await openVisitor(server).begin(newEmail());
    expect(request).toContain('AssertionConsumerServiceURL="http://localhost:3000/frontegg/auth/saml/callback"');
    expect(request).toContain('urn:oasis:names:tc:SAML:2.0:nameid-format:persistent');
    expect(address.searchParams.get('SigAlg')).toContain('rsa-sha256');
    expect(address.searchParams.get('Signature')).toBeTruthy();
  });

  it('returns to the page that began it where its origin is one of ours, and else to our own', async () => {
    const origins = ['https://app.outside.test'];
    const at = server.configured({ limits: ROOMY_LIMITS, origins }, { sso: server.ports.sso! });
    const outside = async (page: string) => {
      const visitor = openVisitor(at);
      const { requestId, relayState } = await visitor.begin(
        'kim@acme.test',
        `&redirect_uri=${encodeURIComponent(page)}`,
      );
      const ended = await visitor.answer(signedFor(server, newEmail(), requestId), relayState);
      const { status } = await visitor.finish(ended.searchParams.get('RelayState') ?? '');
      return [`${ended.origin}${ended.pathname}`, status];
    };
    const own = 'http://localhost:3000/account/saml/callback';
    const theirs = 'https://app.outside.test/app/account/saml/callback';
    expect(await outside(`${theirs}?RelayState=forged&samlerrors=x`)).toEqual([theirs, 200]);
    for (const page of [
      'https://evil.test/account/saml/callback',
      'https://app.outside.test@evil.test/',
      'javascript:0',
    ])
      expect(await outside(page)).toEqual([own, 200]);
  });

  it('takes a response that is signed as a whole, and one by the new of two certificates', async () => {
    expect((await signIn(newEmail(), { sign: 'response' })).status).toBe(200);
    expect((await signIn(newEmail(), { sign: 'both' })).status).toBe(200);
    await change({ publicCertificate: `${STRANGERS.certificate}\n${KEYS.certificate}` });
    expect((await signIn(newEmail())).status).toBe(200);
    await change({ publicCertificate: KEYS.certificate });
  });

  /** An hour later, the provider's metadata is read again. */
  const refresh = (issuer: string) => {
    server.clock.pass(61 * MINUTE_MS);
    const fetch = async () => ok(new Response(metadata(issuer)));
    return openMetadataRefresh({ ...server.ports, fetch }).run();
  };

  it('learns the new certificate of a provider from its metadata, of the same issuer alone', async () => {
    const metadataUrl = 'https://idp.acme.test/metadata';
    await change({ publicCertificate: STRANGERS.certificate, metadataUrl });
    expect(await refresh('https://another.test')).toBe(0);
    expect(await refresh(ISSUER)).toBe(1);
    expect((await signIn(newEmail())).status).toBe(200);
    await change({ publicCertificate: KEYS.certificate, metadataUrl: null });
  });

  it('forgives a clock that is a minute off', async () => {
    const now = server.clock.now().getTime();
    const ahead = { notBefore: new Date(now + 50_000), issuedAt: new Date(now + 50_000) };
    expect((await signIn(newEmail(), ahead)).status).toBe(200);
    expect((await signIn(newEmail(), { notOnOrAfter: new Date(now - 50_000) })).status).toBe(200);
  });

  it('finds the account of an address that was confirmed, and takes what a stranger set up before it was', async () => {
    const [confirmed, pending] = [newEmail(), newEmail()];
    const { tenantId } = server.acme;
    const [own, strangers] = [aPerson({ email: confirmed, tenantId }), aPerson({ email: pending, verified: false })];
    await server.store.transaction(async (rows) => {
      await rows.users.insert(own);
      await rows.memberships.insert(aMembership({ tenantId, userId: own.id, roleIds: [] }));
      await rows.users.insert({ ...strangers, passwordHash: 'a hash' });
    });
    expect((await signIn(confirmed)).userId).toBe(own.id);
    expect((await signIn(pending)).userId).toBe(strangers.id);
    expect((await server.store.users.get(strangers.id))?.passwordHash).toBeNull();
  });

  it('gives the roles of the provider’s groups, and takes those that groups gave and no longer do', async () => {
    const { roleIds, tenantId } = server.acme;
    const [member, readOnly] = [roleIds['Member'], roleIds['ReadOnly']] as [never, never]; // of every installation
    await change({ roleIds: [member] });
    const group = anSsoGroup({ tenantId, configurationId: idp.id, name: 'auditors', roleIds: [readOnly] });
    await server.store.transaction((rows) => rows.ssoGroups.insert(group));
    const email = newEmail();
    const rolesOf = async (groups: string[]) => {
      const { userId } = await signIn(email, { attributes: { email: [email], groups } });
      const [place] = await server.store.memberships.find({ where: { tenantId, userId: userId ?? ('' as never) } });
      return place?.roleIds;
    };
    expect(await rolesOf([])).toEqual([member]);
    expect(await rolesOf(['auditors', 'others'])).toEqual([member, readOnly]);
    expect(await rolesOf([])).toEqual([member]);
    await change({ roleIds: [] });
  });

  it('says the same of a domain whether anyone of it has an account', async () => {
    const emails = ['ada@acme.test', 'unknown@acme.test'];
    const told = await Promise.all(
      emails.map(async (email) => (await server.browser().call(auth.ssoPrelogin, { body: { email } })).value),
    );
    // told apart by the hint alone
    expect(told[0]).toEqual({ ...told[0], address: told[1]?.address.replace('unknown', 'ada') });
  });

  it('is a second factor asked for as after a password', async () => {
    const email = newEmail();
    const { userId } = await signIn(email);
    await server.store.transaction((rows) =>
      rows.authenticators.insert(anAuthenticator({ userId: userId ?? ('' as never) })),
    );
    expect(await signIn(email)).toMatchObject({ status: 200, mfaRequired: true });
  });

  /** Error code that a browser ends with, which must be without a session. */
  const refused = async (make: (requestId: string, email: string) => string, email = newEmail()) => {
    const visitor = openVisitor(server);
    const { requestId, relayState } = await visitor.begin('kim@acme.test');
    const page = await visitor.answer(make(requestId, email), relayState);
    expect(visitor.jar.names).not.toContain('fe-refresh');
    return page.searchParams.get('samlerrors');
  };
  const at = (ms: number) => new Date(server.clock.now().getTime() + ms);

  /** Sign-in that the provider's own portal begins. */
  const beginElsewhere = async () => {
    const visitor = openVisitor(server);
    const page = await visitor.answer(signedFor(server, newEmail(), undefined), '');
    return (
      page.searchParams.get('samlerrors') ?? (await visitor.finish(page.searchParams.get('RelayState') ?? '')).status
    );
  };

  describe('refuses', () => {
    const drafts: [what: string, changes: () => Parameters<typeof answerFor>[3], by?: typeof KEYS][] = [
      ['one that is not signed', () => ({ sign: 'nothing' })],
      ['one that another key has signed', () => ({}), STRANGERS],
      ['one that has expired', () => ({ notOnOrAfter: at(-2 * MINUTE_MS) })],
      ['one that is not valid yet', () => ({ notBefore: at(2 * MINUTE_MS) })],
      ['one that was issued in the future', () => ({ issuedAt: at(2 * MINUTE_MS) })],
      ['one that was issued days ago', () => ({ issuedAt: at(-48 * 60 * MINUTE_MS) })],
      ['another audience', () => ({ audience: 'https://other.test' })],
      ['another recipient', () => ({ recipient: 'https://other.test/acs' })],
      [
        'another destination',
        () => ({
          destination: 'https://other.test/acs',
          recipient: 'http://localhost:3000/frontegg/auth/saml/callback',
        }),
      ],
      ['another issuer', () => ({ issuer: 'https://idp.other.test/entity' })],
      ['an answer to another request', () => ({ inResponseTo: '_another' })],
      ['an answer to no request', () => ({ inResponseTo: undefined })],
      ['one without an email address', () => ({ attributes: {}, nameId: 'none' })],
    ];
    for (const [what, changes, by] of drafts)
      it(what, async () =>
        expect(await refused((requestId, email) => signedFor(server, email, requestId, changes(), by))).toBe(
          'providerFailed',
        ),
      );

    it('one that the person or the provider has denied', async () => {
      const status = 'urn:oasis:names:tc:SAML:2.0:status:Responder';
      expect(
        await refused((requestId, email) => signedFor(server, email, requestId, { status, sign: 'nothing' })),
      ).toBe('providerDenied');
    });

    /** Documents made from a signed one of the attacker's own. */
    const OWN = 'mallory@acme.test';
    const signed = (requestId: string) => signedFor(server, OWN, requestId);
    const ASSERTION = /<saml:Assertion[\s\S]*<\/saml:Assertion>/;
    const SIGNATURE = /<(ds:)?Signature[\s\S]*<\/(ds:)?Signature>/;
    const original = (xml: string) => ASSERTION.exec(xml)?.[0] ?? '';
    const signatureOf = (xml: string) => SIGNATURE.exec(xml)?.[0] ?? '';
    const evilOf = (xml: string) =>
      original(xml)
        .replace(SIGNATURE, '')
        .replaceAll(OWN, 'ada@acme.test')
        .replace(/ ID="[^"]+"/, ' ID="_evil"');
    const withObject = (xml: string, inside: string) =>
      signatureOf(xml).replace(/<\/((ds:)?)Signature>$/, `<$1Object>${inside}</$1Object></$1Signature>`);
    const withInside = (xml: string, inside: string) =>
      signatureOf(xml).replace(/<\/((ds:)?)Signature>$/, `${inside}</$1Signature>`);
    const wrapped: [name: string, wrap: (xml: string, whole: string) => string][] = [
      [
        '1: the signed response inside the signature of another',
        (_, whole) => {
          const evil = whole
            .replace(SIGNATURE, '')
            .replaceAll(OWN, 'ada@acme.test')
            .replace(/ ID="_[^"]+"/, ' ID="_evil"');
          const inner = withObject(whole, whole.replace(SIGNATURE, ''));
          return evil.replace('</saml:Issuer>', `</saml:Issuer>${inner}`);
        },
      ],
      [
        '2: the signed response beside a detached signature',
        (_, whole) => {
          const evil = whole
            .replace(SIGNATURE, '')
            .replaceAll(OWN, 'ada@acme.test')
            .replace(/ ID="_[^"]+"/, ' ID="_evil"');
          return evil.replace('</saml:Issuer>', `</saml:Issuer>${whole.replace(SIGNATURE, '')}${signatureOf(whole)}`);
        },
      ],
      ['3: another assertion before the signed one', (xml) => xml.replace(ASSERTION, (own) => evilOf(xml) + own)],
      [
        '4: the signed assertion inside another',
        (xml) => xml.replace(ASSERTION, (own) => evilOf(xml).replace('</saml:Assertion>', `${own}</saml:Assertion>`)),
      ],
      [
        '5: the signature moved into another assertion',
        (xml) =>
          xml.replace(
            ASSERTION,
            (own) =>
              evilOf(xml).replace('</saml:Issuer>', `</saml:Issuer>${signatureOf(xml)}`) + own.replace(SIGNATURE, ''),
          ),
      ],
      [
        '6: the signed assertion inside the signature of another',
        (xml) =>
          xml.replace(ASSERTION, (own) =>
            evilOf(xml).replace('</saml:Issuer>', `</saml:Issuer>${withInside(xml, own.replace(SIGNATURE, ''))}`),
          ),
      ],
      [
        '7: another assertion inside extensions',
        (xml) => xml.replace('<samlp:Status>', `<samlp:Extensions>${evilOf(xml)}</samlp:Extensions><samlp:Status>`),
      ],
      [
        '8: the signed assertion inside an object of its signature',
        (xml) =>
          xml.replace(ASSERTION, (own) =>
            evilOf(xml).replace('</saml:Issuer>', `</saml:Issuer>${withObject(xml, own.replace(SIGNATURE, ''))}`),
          ),
      ],
    ];
    for (const [what, wrap] of wrapped)
      it(`a wrapped signature, ${what}`, async () =>
        expect(
          await refused((requestId) => {
            const whole = signElement(responseXml(answerFor(server, OWN, requestId)), 'Response', KEYS);
            const xml = signed(requestId);
            const made = wrap(xml, whole);
            expect(made).toContain('ada@acme.test');
            return made;
          }),
        ).toBe('providerFailed'));

    const altered: [what: string, alter: (xml: string) => string][] = [
      ['a changed email', (xml) => xml.replaceAll(OWN, 'ada@acme.test')],
      ['a document type', (xml) => `<!DOCTYPE x>${xml}`],
      ['entities', (xml) => `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${xml.replace(OWN, '&b;')}`],
      ['a comment inside the name of the subject', (xml) => xml.replace('id of mall', 'id of<!-- --> mall')],
      ['a processing instruction', (xml) => xml.replace('id of mall', 'id of<?x y?> mall')],
      ['CDATA', (xml) => xml.replace('id of mall', 'id of<![CDATA[ ]]>mall')],
      ['half a document', (xml) => xml.slice(0, 900)],
      ['no XML', () => 'none'],
    ];
    for (const [what, alter] of altered)
      it(what, async () => expect(await refused((requestId) => alter(signed(requestId)))).toBe('providerFailed'));

    it('more than it reads, before anything of it is parsed', async () => {
      const long = (length: number) => (requestId: string, email: string) =>
        signedFor(server, email, requestId, { attributes: { email: [email], displayName: ['a'.repeat(length)] } });
      expect(await refused(long(200_000))).toBeNull();
      expect(await refused(long(300_000))).toBe('providerFailed');
      const looked: string[] = [];
      const { saml } = server.ports.sso!;
      const counting: typeof saml = {
        ...saml,
        peek: (response) => (looked.push('peek'), saml.peek(response)),
        verify: (...asked) => (looked.push('verify'), saml.verify(...asked)),
      };
      const at = server.configured({ limits: ROOMY_LIMITS }, { sso: { ...server.ports.sso!, saml: counting } });
      const visitor = openVisitor(at);
      const { relayState } = await visitor.begin('kim@acme.test');
      const page = await visitor.answer('a'.repeat(600_000), relayState);
      expect([page.searchParams.get('samlerrors'), looked]).toEqual(['providerFailed', []]);
    });

    it('a signature by SHA-1', async () =>
      expect(
        await refused((requestId, email) =>
          signElement(responseXml(answerFor(server, email, requestId)), 'Assertion', KEYS, 'sha1'),
        ),
      ).toBe('providerFailed'));

    it('an answer that was used, in the browser of its flow and in another', async () => {
      const visitor = openVisitor(server);
      const { requestId, relayState } = await visitor.begin('kim@acme.test');
      const xml = signedFor(server, newEmail(), requestId);
      const page = await visitor.answer(xml, relayState);
      expect((await visitor.answer(xml, relayState)).searchParams.get('samlerrors')).toBe('flowExpired');
      const state = page.searchParams.get('RelayState') ?? '';
      const stranger = openVisitor(server);
      expect((await stranger.finish(state)).errorCode).toBe('flowExpired');
      expect((await stranger.answer(xml, relayState)).searchParams.get('samlerrors')).toBe('flowExpired');
      expect((await visitor.finish(state)).status).toBe(200);
      expect((await visitor.finish(state)).errorCode).toBe('flowExpired');
    });

    it('an answer whose flow is over', async () => {
      const visitor = openVisitor(server);
      const { requestId, relayState } = await visitor.begin('kim@acme.test');
      server.clock.pass(11 * MINUTE_MS);
      const page = await visitor.answer(signedFor(server, newEmail(), requestId), relayState);
      expect(page.searchParams.get('samlerrors')).toBe('flowExpired');
    });

    it('a RelayState that is an address', async () => {
      const page = await openVisitor(server).answer(signedFor(server, newEmail(), undefined), 'https://evil.test/');
      expect([page.origin, page.searchParams.get('samlerrors')]).toEqual(['http://localhost:3000', 'flowExpired']);
    });

    it('an email outside the validated domains, and one of another company’s', async () => {
      const claimed = anSsoDomain({
        tenantId: idp.tenantId,
        configurationId: idp.id,
        domain: 'claimed.test',
        validated: false,
      });
      await server.store.transaction((rows) => rows.ssoDomains.insert(claimed));
      for (const email of ['kim@elsewhere.test', 'kim@claimed.test', 'kim@mail.acme.test'])
        expect((await signIn(email, {}, 'kim@acme.test')).errorCode).toBe('ssoDomainNotValidated');
      expect(await server.store.users.count({ email: 'kim@elsewhere.test' })).toBe(0);
    });

    it('another person of the provider at an address that is an account’s', async () => {
      const email = newEmail();
      await signIn(email);
      expect((await signIn(email, { nameId: 'a successor' })).errorCode).toBe('ssoAccountMismatch');
    });

    it('to be a super user', async () => expect((await signIn('root@acme.test')).errorCode).toBe('ssoAccountMismatch'));

    it('a sign-in that the provider begins, unless it is switched on', async () => {
      expect(await beginElsewhere()).toBe('flowExpired');
      await change({ idpInitiated: true });
      expect(await beginElsewhere()).toBe(200);
      await change({ idpInitiated: false });
    });

    it('everyone while the provider is switched off', async () => {
      await change({ enabled: false });
      expect((await server.browser().call(auth.ssoPrelogin, { body: { email: 'kim@acme.test' } })).value).toBeNull();
      await change({ enabled: true });
    });
  });

  describe('forced by a company', () => {
    it('refuses a password after it was right, but to people who can mend it and have a second factor', async () => {
      await change({ forced: true });
      const ask = async (email: string, password = PASSWORD) =>
        (await server.browser().call(auth.login, { body: { email, password } })).errorCode;
      expect(await ask('bo@acme.test')).toBe('ssoRequired');
      expect(await ask('bo@acme.test', 'wrong-passw0rd')).toBe('invalidCredentials');
      expect(await ask('ada@acme.test')).toBe('ssoRequired');
      const [ada] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
      const app = anAuthenticator({ userId: ada!.id });
      await server.store.transaction((rows) => rows.authenticators.insert(app));
      const { value } = await server
        .browser()
        .call(auth.login, { body: { email: 'ada@acme.test', password: PASSWORD } });
      expect(value).toMatchObject({ mfaRequired: true });
      await server.store.transaction((rows) => rows.authenticators.remove({ id: app.id }));
      await change({ forced: false });
    });

    it('cannot be switched on before anyone has signed in by it', async () => {
      await change({ testedAt: null });
      const ada = await enter(server, 'ada@acme.test');
      const force = () => ada.call(sso.update, { params: { ssoConfigId: idp.id }, body: { forced: true } });
      expect((await force()).errorCode).toBe('invalidInput');
      expect((await signIn(newEmail())).status).toBe(200);
      expect((await force()).value.forced).toBe(true);
      await change({ forced: false });
    });
  });

  it('gives a domain that two companies claim to the one that proves it first', async () => {
    const ada = await enter(server, 'ada@acme.test');
    const body = { domain: 'contested.test' };
    const mine = await ada.call(sso.addDomain, { params: { ssoConfigId: idp.id }, body });
    const proof = { 'contested.test': [mine.value.txtRecord] };
    const proving = server.configured({}, { sso: await testProviders(server.ports, proof) });
    const validate = async (at: TestServer) =>
      (
        await (
          await enter(at, 'ada@acme.test')
        ).call(sso.validateDomain, {
          params: { ssoConfigId: idp.id, ssoDomainId: mine.value.id },
        })
      ).errorCode;
    expect(await validate(server)).toBe('domainNotProven');
    const theirs = anSsoDomain({ domain: 'contested.test' });
    await server.store.transaction((rows) => rows.ssoDomains.insert(theirs));
    expect(await validate(proving)).toBe('domainTaken');
    await server.store.transaction((rows) => rows.ssoDomains.remove({ id: theirs.id }));
    expect(await validate(proving)).toBeUndefined();
  });
});
