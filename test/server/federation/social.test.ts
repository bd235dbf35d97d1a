import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import type { AuthResponse } from '../../../core/contract/entities/auth.ts';
import { ownMfa } from '../../../core/contract/own-mfa.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { social, socialLinks } from '../../../core/contract/social.ts';
import { users } from '../../../core/contract/users.ts';
import { openSocial } from '../../../demo/server/federation/social/providers/open-social.ts';
import type { Browser } from '../../kit/browser.ts';
import { PASSWORD } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { CLAIMS, openProviders, PROVIDERS, type Tampering } from '../../kit/federation/providers.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { anEmailDomainConfig, anEmailDomainRestriction, anSsoConfiguration, anSsoDomain } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const PAGE = 'http://localhost:3000/account/social/success';
const MINUTE = 60_000;
const way = (provider: string) => `/frontegg/identity/resources/auth/v2/user/sso/default/${provider}`;
const prelogin = (provider: string, more: Record<string, string> = {}) =>
  `${way(provider)}/prelogin?${new URLSearchParams({ redirectUri: PAGE, ...more })}`;
const locationOf = (response: Response) => response.headers.get('location') ?? '';

const finish = (browser: Browser, provider: string, query: { code?: string; state?: string }, body = {}) =>
  browser.call(social.postlogin, { params: { provider }, query, body });
const fresh = (changes = {}) => ({ sub: crypto.randomUUID(), email: `${crypto.randomUUID()}@new.test`, ...changes });

describe('social sign-in', () => {
  let server: TestServer;
  let providers: Awaited<ReturnType<typeof openProviders>>;
  beforeAll(async () => {
    providers = await openProviders();
    const { secrets, fetch } = providers;
    server = (await openTestServer()).configured(
      { social: PROVIDERS, limits: ROOMY_LIMITS, origins: ['https://app.example.com'] },
      { social: openSocial({ providers: PROVIDERS, secrets, fetch }) },
    );
  });
  afterAll(() => server.close());

  /** Goes to the provider, signs in there, and comes back to the page. */
  const come = async (browser: Browser, provider: string, tampering?: Tampering, address?: string) => {
    const sent = address ?? locationOf(await browser.visit(prelogin(provider)));
    const { code, state, redirectUri, query } = providers.authorize(sent, tampering);
    const answer = { code, state, ...(provider === 'acme-id' && { iss: 'https://id.acme.example' }) };
    const back = await browser.visit(`${redirectUri}?${new URLSearchParams(answer)}`);
    const page = new URL(locationOf(back));
    return { sent, query, page, code, state, given: { code: page.searchParams.get('code') ?? '', state } };
  };
  const signIn = async (browser: Browser, provider: string, tampering?: Tampering) =>
    finish(browser, provider, (await come(browser, provider, tampering)).given);
  const codeOf = async (browser: Browser, provider: string, tampering?: Tampering) => {
    const { status, errorCode } = await signIn(browser, provider, tampering);
    return errorCode ?? status;
  };
  const auditsOf = async (email: string) => {
    const found = await server.store.audits.find({ where: { email } });
    return found.map(({ action }) => action).toSorted();
  };

  const ofMicrosoft = (claims: Tampering['claims']) =>
    codeOf(server.browser(), 'microsoft', { ...(claims && { claims }) });
  const startingFor = async (redirectUri: string) =>
    (await server.browser().visit(`${way('google')}/prelogin?${new URLSearchParams({ redirectUri })}`)).status;
  const errorAfter = async (error: string) => {
    const browser = server.browser();
    const { state, redirectUri } = providers.authorize(locationOf(await browser.visit(prelogin('google'))));
    const back = await browser.visit(`${redirectUri}?${new URLSearchParams({ error, state })}`);
    expect([...browser.federation.keys()]).toEqual([]);
    return new URL(locationOf(back)).searchParams.get('error');
  };

  describe('at a provider', () => {
    const expected: [provider: string, email: string, name: string, issuer: string, subject: string, origin: string][] =
      [
        ['google', 'gil@gmail.test', 'Gil Green', 'https://accounts.google.com', '110169484474386276334', 'google'],
        [
          'microsoft',
          'mia@contoso.test',
          'Mia Moor',
          String(CLAIMS['microsoft']?.iss),
          `${String(CLAIMS['microsoft']?.['tid'])}:${String(CLAIMS['microsoft']?.['oid'])}`,
          'microsoft',
        ],
        ['slack', 'sam@slack.test', 'Sam Slate', 'https://slack.com', 'T0R7GR:U0R7JM', 'slack'],
        ['github', 'octo@github.test', 'octo', 'https://github.com', '583231', 'github'],
        ['linkedin', 'lin@linkedin.test', 'Lin Lake', 'https://www.linkedin.com/oauth', '782bbtaQ', 'linkedin'],
        ['acme-id', 'ann@acme-id.test', 'Ann Ash', 'https://id.acme.example', 'acme-7', 'custom'],
        ['forge', 'flo@forge.test', 'Flo Ford', 'https://forge.example', 'forge-1', 'custom'],
      ];
    for (const [provider, email, name, issuer, subject, origin] of expected)
      it(`opens an account once, and finds it again by issuer and subject: ${provider}`, async () => {
        const first = await signIn(server.browser(), provider);
        expect([first.errors, first.status]).toEqual([[], 200]);
        expect(first.value).toMatchObject({ isNewUser: true, name, email, emailVerified: true, mfaRequired: false });
        const again = await signIn(server.browser(), provider, { claims: { email: 'changed@elsewhere.test' } });
        expect(again.value).toMatchObject({ isNewUser: false, userId: first.value.userId });
        const [user] = await server.store.users.find({ where: { email } });
        expect(user).toMatchObject({ verified: true, provider: origin, passwordHash: null });
        const kept = await server.store.identities.find({ where: { userId: first.value.userId } });
        expect(kept.map((one) => [one.provider, one.issuer, one.subject])).toEqual([[provider, issuer, subject]]);
        expect(await auditsOf(email)).toEqual(['Signed in', 'Signed in', 'Signed up']);
      });

    it('is asked by authorization code with PKCE, state and nonce, at an address of its own', async () => {
      for (const { type, id = type, active } of PROVIDERS) {
        if (active === false) continue;
        const { query } = await come(server.browser(), id);
        expect([id, query.get('response_type'), query.get('code_challenge_method')]).toEqual([id, 'code', 'S256']);
        expect([query.get('code_challenge'), query.get('state')]).toEqual([
          expect.stringMatching(/^[\w-]{43}$/),
          expect.stringMatching(/^[\w-]{43}$/),
        ]);
        expect(query.get('redirect_uri')).toBe(`http://localhost:3000${way(id)}/callback`);
        const withIdToken = ['google', 'microsoft', 'apple', 'slack', 'acme-id'].includes(id);
        expect([id, query.has('nonce')]).toEqual([id, withIdToken]);
      }
    });

    it('is told a prompt as it understands it', async () => {
      const asked = async (provider: string, prompt: string) => {
        const { searchParams } = new URL(locationOf(await server.browser().visit(prelogin(provider, { prompt }))));
        return [searchParams.get('prompt'), searchParams.get('auth_type')];
      };
      expect(await asked('google', 'consent')).toEqual(['consent', null]);
      expect(await asked('facebook', 'consent')).toEqual([null, 'rerequest']);
      expect(await asked('apple', 'consent')).toEqual([null, null]);
      expect((await server.browser().visit(prelogin('google', { prompt: 'none' }))).status).toBe(400);
    });

    it('of Apple gets the name with the first form post, which we repost so that its cookies come along', async () => {
      const browser = server.browser();
      const sent = locationOf(await browser.visit(prelogin('apple')));
      const { code, state, redirectUri, query } = providers.authorize(sent);
      expect(query.get('response_mode')).toBe('form_post');
      const user = JSON.stringify({ name: { firstName: 'Pip', lastName: 'Pear' }, email: 'forged@acme.test' });
      const posted = await browser.visit(redirectUri, { code, state, user }, { crossSite: true });
      const markup = await posted.text();
      expect([posted.status, posted.headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringMatching(
          /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; form-action 'self' http:\/\/localhost:3000 https:\/\/app\.example\.com;/,
        ),
      ]);
      const fields = Object.fromEntries(
        Array.from(markup.matchAll(/name="(\w+)" value="([^"]*)"/g), ([, name = '', value = '']) => [
          name,
          value.replaceAll('&quot;', '"'),
        ]),
      );
      expect(fields).toEqual({ code, state, user, fe_reposted: '1' });
      const back = await browser.visit(redirectUri, fields);
      const page = new URL(locationOf(back));
      const answer = await finish(browser, 'apple', { code: page.searchParams.get('code') ?? '', state });
      expect(answer.value).toMatchObject({ isNewUser: true, name: 'Pip Pear', email: 'x7q@privaterelay.test' });
    });

    it('of Facebook proves no address, and is asked with the proof of our secret', async () => {
      const browser = server.browser();
      expect(await codeOf(browser, 'facebook')).toBe('emailNotProvided');
      const { url = '' } = providers.requests.findLast((request) => request.url.includes('/me?')) ?? {};
      expect(new URL(url).searchParams.get('appsecret_proof')).toMatch(/^[\da-f]{64}$/);
    });

    it('of Microsoft counts in the tenants of the operator alone, with addresses whose domain was verified', async () => {
      const other = '99999999-2222-4333-8444-555555555555';
      const iss = `https://login.microsoftonline.com/${other}/v2.0`;
      expect(await ofMicrosoft({ tid: other, iss })).toBe('providerFailed');
      expect(await ofMicrosoft({ iss })).toBe('providerFailed');
      expect(await ofMicrosoft(fresh({ oid: 'o-2', xms_edov: undefined }))).toBe('emailNotProvided');
      expect(await ofMicrosoft(fresh({ oid: 'o-3', xms_edov: '1' }))).toBe(200);
    });

    it('of GitHub without a primary verified address gives none', async () => {
      const documents = {
        '/user': { login: 'ghost', id: 7, name: 'Ghost', email: 'ada@acme.test' },
        '/user/emails': [{ email: 'ada@acme.test', primary: true, verified: false }],
      };
      expect(await codeOf(server.browser(), 'github', { documents })).toBe('emailNotProvided');
    });
  });

  it('joins no company by its link that blocks the domain of the address', async () => {
    const { tenantId } = server.acme;
    const ada = await enter(server, 'ada@acme.test');
    const { token } = (await ada.call(invitations.createLink, { body: {} })).value;
    const joining = async (email: string) => {
      const browser = server.browser();
      const { given } = await come(browser, 'google', { claims: fresh({ email }) });
      const { status, errorCode } = await finish(browser, 'google', given, { invitationToken: token });
      return errorCode ?? status;
    };
    await server.store.transaction(async (rows) => {
      await rows.emailDomainConfigs.insert(anEmailDomainConfig({ tenantId, active: true }));
      await rows.emailDomainRestrictions.insert(anEmailDomainRestriction({ tenantId, domain: 'blocked.test' }));
    });
    expect(await joining('gus@blocked.test')).toBe('emailDomainNotAllowed');
    expect(await server.store.users.count({ email: 'gus@blocked.test' })).toBe(0);
    expect(await joining('gus@good.test')).toBe(200);
    await server.store.transaction((rows) => rows.emailDomainConfigs.remove({ tenantId }));
  });

  describe('refuses', () => {
    const refusals: [what: string, code: string, tampering: () => Tampering][] = [
      ['an ID token with another nonce', 'providerFailed', () => ({ claims: fresh(), nonce: 'another' })],
      ['an ID token without a nonce', 'providerFailed', () => ({ claims: fresh(), nonce: null })],
      ['an ID token of another key', 'providerFailed', () => ({ claims: fresh(), forged: true })],
      [
        'an ID token of another issuer',
        'providerFailed',
        () => ({ claims: { ...fresh(), iss: 'https://evil.example' } }),
      ],
      ['an ID token for another client', 'providerFailed', () => ({ claims: { ...fresh(), aud: 'another' } })],
      ['an ID token that has expired', 'providerFailed', () => ({ claims: { ...fresh(), exp: 1 } })],
      ['an ID token without a subject', 'providerFailed', () => ({ claims: { ...fresh(), sub: '' } })],
      [
        'an address that is not verified',
        'emailNotProvided',
        () => ({ claims: { ...fresh(), email_verified: false } }),
      ],
      [
        'an address that may be verified',
        'emailNotProvided',
        () => ({ claims: { ...fresh(), email_verified: undefined } }),
      ],
      ['a person without an address', 'emailNotProvided', () => ({ claims: { ...fresh(), email: undefined } })],
      ['a provider that fails half way', 'providerFailed', () => ({ token: { status: 500, body: 'oops' } })],
      ['a provider that cannot be reached', 'providerFailed', () => ({ token: 'unreachable' })],
      ['an answer that is no token', 'providerFailed', () => ({ token: { status: 200, body: {} } })],
    ];
    for (const [what, code, tampering] of refusals)
      it(what, async () => {
        const before = await server.store.users.count();
        const browser = server.browser();
        expect(await codeOf(browser, 'google', tampering())).toBe(code);
        expect([await server.store.users.count(), browser.cookie, browser.token]).toEqual([
          before,
          undefined,
          undefined,
        ]);
      });

    it('a state of another browser, and none', async () => {
      const [attacker, victim] = [server.browser(), server.browser()];
      const { code, state, redirectUri } = providers.authorize(locationOf(await attacker.visit(prelogin('google'))));
      const back = await victim.visit(`${redirectUri}?${new URLSearchParams({ code, state })}`);
      expect(locationOf(back)).toBe(`${PAGE}?error=flowExpired&action=login&provider=google&customised=false`);
      expect((await finish(victim, 'google', { code, state })).errorCode).toBe('flowExpired');
      expect((await finish(victim, 'google', { code })).errorCode).toBe('flowExpired');
    });

    it('a code that did not come with the state', async () => {
      const [browser, other] = [server.browser(), server.browser()];
      const mine = await come(browser, 'google', { claims: fresh() });
      const injected = await come(other, 'google', { claims: fresh() });
      expect((await finish(browser, 'google', { code: injected.code, state: mine.state })).errorCode).toBe(
        'flowExpired',
      );
      // one that came to us with the state of this browser lacks the verifier
      const [third, sent] = [server.browser(), locationOf(await other.visit(prelogin('google')))];
      const stolen = providers.authorize(sent, { claims: fresh() });
      const { state } = providers.authorize(locationOf(await third.visit(prelogin('google'))));
      await third.visit(`${stolen.redirectUri}?${new URLSearchParams({ code: stolen.code, state })}`);
      expect((await finish(third, 'google', { code: stolen.code, state })).errorCode).toBe('providerFailed');
    });

    it('an answer that was used, and one after ten minutes', async () => {
      const browser = server.browser();
      const { given } = await come(browser, 'google', { claims: fresh() });
      const copy = new Map(browser.federation);
      expect((await finish(browser, 'google', given)).status).toBe(200);
      browser.federation = copy;
      expect((await finish(browser, 'google', given)).errorCode).toBe('flowExpired');
      const late = await come(browser, 'google', { claims: fresh() });
      server.clock.pass(10 * MINUTE);
      expect((await finish(browser, 'google', late.given)).errorCode).toBe('flowExpired');
    });

    it('an answer at the address of another provider, and of another issuer', async () => {
      const browser = server.browser();
      const { code, state } = providers.authorize(locationOf(await browser.visit(prelogin('google'))));
      const mixed = await browser.visit(`${way('slack')}/callback?${new URLSearchParams({ code, state })}`);
      expect(new URL(locationOf(mixed)).searchParams.get('error')).toBe('flowExpired');
      const { code: other, state: own } = providers.authorize(locationOf(await browser.visit(prelogin('acme-id'))));
      for (const iss of ['https://evil.example', undefined]) {
        const answer = new URLSearchParams({ code: other, state: own, ...(iss && { iss }) });
        const flows = new Map(browser.federation);
        await browser.visit(`${way('acme-id')}/callback?${answer}`);
        expect((await finish(browser, 'acme-id', { code: other, state: own })).status).toBe(401);
        browser.federation = flows;
      }
    });

    it('to return to a page of another origin', async () => {
      for (const address of [
        'https://evil.example/account/social/success',
        'http://localhost:3000.evil.example/',
        'http://localhost:3000@evil.example/',
        'http://user:word@localhost:3000/',
        '//evil.example/',
        'javascript:alert(1)',
        '/account/social/success',
      ])
        expect([address, await startingFor(address)]).toEqual([address, 400]);
      expect([await startingFor('https://app.example.com/in'), await startingFor(PAGE)]).toEqual([303, 303]);
    });

    it('a provider that is not there or not active, and says why one said no', async () => {
      for (const provider of ['closed', 'unknown', '..'])
        expect((await server.browser().visit(prelogin(provider))).status).toBe(404);
      expect([await errorAfter('access_denied'), await errorAfter('server_error')]).toEqual([
        'providerDenied',
        'providerFailed',
      ]);
    });
  });

  it('has a cookie for each flow, five at most, so that two tabs finish in any order', async () => {
    const browser = server.browser();
    const first = await come(browser, 'google', { claims: fresh() });
    const second = await come(browser, 'slack', { claims: fresh({ 'https://slack.com/user_id': 'U2' }) });
    const cookie = (await browser.visit(prelogin('google'))).headers.getSetCookie().at(-1);
    expect(cookie).toMatch(/^fe-flow-[\w-]{43}=.*; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect((await finish(browser, 'slack', second.given)).status).toBe(200);
    expect((await finish(browser, 'google', first.given)).status).toBe(200);
    for (let tabs = 0; tabs < 7; tabs += 1) {
      server.clock.pass(1000);
      await browser.visit(prelogin('google'));
    }
    expect(browser.federation.size).toBe(5);
  });

  it('never links by an address: the owner signs in first, and links by a request of their own', async () => {
    const email = 'bo@acme.test';
    const browser = server.browser();
    const identity = { claims: { sub: 'bo-at-google', email, name: 'Bo' } };
    expect(await codeOf(browser, 'google', identity)).toBe('accountNotLinked');
    const [bo] = await server.store.users.find({ where: { email } });
    expect(await server.store.identities.count({ userId: bo!.id })).toBe(0);
    expect(await auditsOf(email)).toContain('Sign-in with an unlinked account');

    const other = await enter(server, 'ada@acme.test');
    other.federation = new Map(browser.federation);
    expect((await other.call(socialLinks.pending)).value).toBeNull();
    expect((await other.call(socialLinks.add, { body: {} })).errorCode).toBe('flowExpired');

    await browser.signIn(email);
    expect((await browser.call(socialLinks.pending)).value).toEqual({
      provider: 'google',
      displayName: 'Google',
      email,
      name: 'Bo',
    });
    expect(await server.store.identities.count({ userId: bo!.id })).toBe(0);
    const linked = await browser.call(socialLinks.add, { body: {} });
    expect(linked.value).toMatchObject({ provider: 'google', email });
    expect((await server.mailsTo(email))[0]?.subject).toContain('added');
    expect((await browser.call(socialLinks.pending)).value).toBeNull();
    expect((await signIn(server.browser(), 'google', identity)).value).toMatchObject({ isNewUser: false, email });

    expect((await browser.call(socialLinks.list)).value.links.map(({ id }) => id)).toEqual([linked.value.id]);
    expect((await browser.call(socialLinks.remove, { params: { id: linked.value.id } })).status).toBe(200);
    expect(await codeOf(server.browser(), 'google', identity)).toBe('accountNotLinked');
    expect(await auditsOf(email)).toEqual(expect.arrayContaining(['Account linked', 'Account unlinked']));
  });

  it('is linked from within by a flow that its owner began, to one account alone', async () => {
    const browser = await enter(server, 'ada@acme.test');
    const body = { provider: 'slack', redirectUri: PAGE };
    const { value } = await browser.call(socialLinks.authorize, { body });
    const identity = { claims: { 'https://slack.com/user_id': 'U-ada' } };
    const { given, page } = await come(browser, 'slack', identity, value.address);
    expect(page.searchParams.get('action')).toBe('link');
    expect((await finish(browser, 'slack', given)).errorCode).toBe('flowExpired');
    const thief = await enter(server, 'bo@acme.test');
    thief.federation = new Map(browser.federation);
    expect((await thief.call(socialLinks.add, { body: given })).errorCode).toBe('flowExpired');
    expect((await browser.call(socialLinks.add, { body: given })).value).toMatchObject({
      provider: 'slack',
      displayName: 'Slack',
    });

    const second = await thief.call(socialLinks.authorize, { body });
    const taken = await come(thief, 'slack', identity, second.value.address);
    expect((await thief.call(socialLinks.add, { body: taken.given })).errorCode).toBe('identityLinked');
    const elsewhere = { provider: 'slack', redirectUri: 'https://evil.example/' };
    expect((await browser.call(socialLinks.authorize, { body: elsewhere })).status).toBe(400);
    server.clock.pass(60 * MINUTE);
    const late = await browser.refresh();
    expect(late.status).toBe(200);
    expect((await browser.call(socialLinks.authorize, { body })).errorCode).toBe('stepUpRequired');
  });

  it('stays where the person then sets a first password by mail', async () => {
    const [browser, claims] = [server.browser(), fresh({ email_verified: true })];
    expect((await signIn(browser, 'google', { claims })).status).toBe(200);
    await browser.call(users.resetPassword, { body: { email: claims.email } });
    const body = { ...(await server.linkTo(claims.email)), password: 'Brand-new-pass-1' };
    expect((await browser.call(users.verifyPasswordReset, { body })).value.removed).toEqual([]);
    expect((await signIn(server.browser(), 'google', { claims })).status).toBe(200);
  });

  it('stays as the only way in until there is another', async () => {
    const browser = server.browser();
    const { value } = await signIn(browser, 'google', { claims: fresh() });
    browser.token = (value as AuthResponse).accessToken;
    const { links } = (await browser.call(socialLinks.list)).value;
    const params = { id: links[0]?.id ?? '' };
    expect((await browser.call(socialLinks.remove, { params })).errorCode).toBe('lastSignInMethod');
    await server.store.transaction((rows) => rows.users.update({ id: value.userId }, { passwordHash: 'set since' }));
    expect((await browser.call(socialLinks.remove, { params })).status).toBe(200);
  });

  it('asks for the second factor, and keeps to a lockout, as any other way', async () => {
    const browser = server.browser();
    const identity = { claims: fresh({ name: 'Eve' }) };
    const first = await signIn(browser, 'google', identity);
    const { userId, email } = first.value;
    await server.store.transaction((rows) => rows.users.update({ id: userId }, { emailFactor: true }));
    const asked = await signIn(server.browser(), 'google', identity);
    expect(asked.value).toMatchObject({ mfaRequired: true, mfaEnrolled: true, isNewUser: false });
    browser.token = (first.value as AuthResponse).accessToken;
    expect((await browser.call(ownMfa.devices)).value.emails).toEqual([{ email }]);

    const guesser = server.browser();
    for (let tries = 0; tries < 10; tries += 1)
      await guesser.call(auth.login, { body: { email, password: `${PASSWORD}${tries}` } });
    expect(await codeOf(server.browser(), 'google', identity)).toBe('accountLocked');
  });

  it('is no way round the single sign-on of a company', async () => {
    const identity = { claims: fresh({ email: `eve@${crypto.randomUUID()}.test` }) };
    const { userId, email } = (await signIn(server.browser(), 'google', identity)).value;
    const { tenantId } = server.acme;
    const configuration = anSsoConfiguration({ tenantId, enabled: true, forced: true });
    const [, domain = ''] = email.split('@');
    await server.store.transaction(async (rows) => {
      await rows.ssoConfigurations.insert(configuration);
      await rows.ssoDomains.insert(anSsoDomain({ tenantId, configurationId: configuration.id, domain }));
    });
    const browser = server.browser();
    expect(await codeOf(browser, 'google', identity)).toBe('ssoRequired');
    const colleague = { claims: fresh({ email: `flo@${domain}` }) };
    expect(await codeOf(browser, 'google', colleague)).toBe('ssoRequired');
    expect(browser.cookie).toBeUndefined();
    const people = await server.store.users.find({ where: { email: { in: [email, `flo@${domain}`] } } });
    expect(people.map(({ id }) => id)).toEqual([userId]);
  });

  it('opens no account where sign-up is closed', async () => {
    const closed = server.configured({ allowSignups: false });
    const browser = closed.browser();
    expect(await codeOf(browser, 'google', { claims: fresh() })).toBe('signUpsDisabled');
    expect(browser.token).toBeUndefined();
  });

  it('lists the providers in the operator’s order', async () => {
    const { value } = await server.browser().call(social.providers);
    const names = ['google', 'microsoft', 'apple', 'slack', 'github', 'facebook', 'linkedin'];
    expect(value.map(({ type }) => type)).toEqual(names);
    expect(value[0]).toEqual({
      type: 'google',
      clientId: 'google-client',
      redirectUrl: `http://localhost:3000${way('google')}/callback`,
      active: true,
      authorizationUrl: '/identity/resources/auth/v2/user/sso/default/google/prelogin',
      customised: false,
      additionalScopes: [],
      options: { displayName: 'Google' },
    });
    expect((await server.browser().call(social.providersV1)).value.map(({ type }) => type)).toEqual(names);
    const custom = (await server.browser().call(social.customProviders)).value.providers;
    expect(custom.map(({ id, active }) => [id, active])).toEqual([
      ['acme-id', true],
      ['forge', true],
      ['closed', false],
    ]);
    const browser = await enter(server, 'ada@acme.test');
    expect((await browser.call(social.ownProviders)).value).toEqual(value);
    expect((await browser.call(users.me)).value.email).toBe('ada@acme.test');
  });
});
