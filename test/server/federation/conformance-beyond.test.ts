import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as client from 'openid-client';
import { users } from '../../../core/contract/users.ts';
import { PASSWORD } from '../../kit/company.ts';
import { BEYOND } from '../../kit/federation/conformance.ts';
import { begin, type Begun, exchange, follow, type Party } from '../../kit/federation/strict-party.ts';
import {
  CHECK_MS,
  EMAIL,
  ISSUER,
  OFFLINE,
  openThirdParty,
  OTHER,
  REPORTS,
  ROUNDS,
  SIGNED_OUT,
  type ThirdParty,
} from '../../kit/federation/third-party.ts';

/** Form of an exchange; an empty field is left out. */
const tokenFields = ({ begun, back: address }: { begun: Begun; back: URL }, changes: Record<string, string> = {}) => {
  const all = {
    grant_type: 'authorization_code',
    code: address.searchParams.get('code') ?? '',
    redirect_uri: REPORTS.redirectUri,
    code_verifier: begun.verifier,
    ...changes,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
};

describe('hosted login, to a strict third party,', () => {
  let party: ThirdParty;
  beforeAll(async () => {
    party = await openThirdParty();
  });
  afterAll(() => party.server.close());

  const exchanged = async (changes: Record<string, string>, by: Party = REPORTS) =>
    party.refused(party.ask('token', tokenFields(await party.codeOf(), changes), party.basic(by)));

  const beyondChecks: Record<keyof typeof BEYOND, () => Promise<unknown>> = {
    'PKCE is left out': async () =>
      expect(await party.asked({ code_challenge: '', code_challenge_method: '' })).toBe('invalid_request'),
    'PKCE by plain': async () =>
      expect(await party.asked({ code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' })).toBe(
        'invalid_request',
      ),
    'a challenge of 42 characters': async () =>
      expect(await party.asked({ code_challenge: 'v'.repeat(42) })).toBe('invalid_request'),
    'another verifier': async () =>
      expect(await exchanged({ code_verifier: 'w'.repeat(43) })).toEqual([400, 'invalid_grant']),
    'no verifier': async () => expect(await exchanged({ code_verifier: '' })).toEqual([400, 'invalid_grant']),
    'a verifier of 16 characters': async () =>
      expect((await exchanged({ code_verifier: 'w'.repeat(16) }))[0]).toBe(400),
    'response types with tokens': async () => {
      for (const type of ['token', 'id_token', 'code id_token', 'code token', 'none']) {
        const { url } = await begin(party.reports, REPORTS, { response_type: type });
        const outcome = await follow(party.server.browser(), url, REPORTS.redirectUri);
        const { hash, search } = party.isBack(outcome);
        expect([type, new URLSearchParams(hash.slice(1) || search).get('error')]).toEqual([
          type,
          'unsupported_response_type',
        ]);
      }
    },
    'answers in a fragment or a form': async () => {
      for (const mode of ['fragment', 'form_post', 'web_message', 'jwt']) {
        const { url } = await begin(party.reports, REPORTS, { response_mode: mode });
        const outcome = await follow(party.server.browser(), url, REPORTS.redirectUri);
        if (outcome.at === 'application') expect(outcome.address.searchParams.has('code')).toBe(false);
        else party.isOnPage(outcome);
      }
    },
    'a parameter twice': async () => {
      const { url } = await begin(party.reports, REPORTS);
      url.searchParams.append('scope', 'openid');
      expect(party.errorOf(await follow(party.server.browser(), url, REPORTS.redirectUri))).toBe('invalid_request');
    },
    'a prompt of none and login': async () =>
      expect(await party.asked({ prompt: 'none login' })).toBe('invalid_request'),
    'an unknown application': () => party.stays({ client_id: 'nobody' }),
    'no redirect address': () => party.stays({ redirect_uri: '' }),
    'the port of another redirect address': () =>
      party.stays({ redirect_uri: 'https://reports.example.org:8443/callback' }),
    'a hint of another person': async () => {
      const [ada, bo] = [party.server.browser(), party.server.browser()];
      await ada.signIn('ada@acme.test');
      const { tokens } = await party.signIn({}, { browser: ada, party: REPORTS, configuration: party.reports });
      await bo.signIn(EMAIL);
      const { url } = await begin(party.reports, REPORTS, { prompt: 'none', id_token_hint: tokens.id_token ?? '' });
      expect(party.errorOf(await follow(bo, url, REPORTS.redirectUri))).toBe('login_required');
    },
    'the person says no': async () => {
      const begun = await begin(party.reports, REPORTS, { prompt: 'consent' });
      const outcome = await party.authorize(party.server.browser(), begun, REPORTS, 'deny');
      expect(party.errorOf(outcome)).toBe('access_denied');
      expect(party.isBack(outcome).searchParams.get('state')).toBe(begun.state);
    },
    'an answer of another issuer': async () => {
      const { begun, back: address } = await party.codeOf();
      const mixed = new URL(address);
      mixed.searchParams.set('iss', 'https://evil.example');
      const without = new URL(address);
      without.searchParams.delete('iss');
      for (const one of [mixed, without])
        expect(await party.failure(exchange(party.reports, begun, one))).toBe('OAUTH_INVALID_RESPONSE');
    },
    'another state': async () => {
      const { begun, back: address } = await party.codeOf();
      expect(await party.failure(exchange(party.reports, { ...begun, state: 'another' }, address))).toBe(
        'OAUTH_INVALID_RESPONSE',
      );
    },
    'another nonce': async () => {
      const { begun, back: address } = await party.codeOf();
      expect(await party.failure(exchange(party.reports, { ...begun, nonce: 'another' }, address))).toMatch(/^OAUTH_/);
    },
    'the redirect address of another request': async () =>
      expect(await exchanged({ redirect_uri: OTHER.redirectUri })).toEqual([400, 'invalid_grant']),
    'a code of another application': async () => expect(await exchanged({}, OTHER)).toEqual([400, 'invalid_grant']),
    'a code ten times at once': async () => {
      const fields = tokenFields(await party.codeOf());
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => party.ask('token', fields, party.basic(REPORTS))),
      );
      const granted = answers.filter(({ status }) => status === 200);
      expect(granted.length).toBeLessThanOrEqual(1);
      for (const one of granted) {
        const { access_token } = (await one.json()) as { access_token: string };
        expect(await party.infoStatus(access_token)).toBe(401);
      }
    },
    'a code after a minute': async () => {
      const code = await party.codeOf();
      party.server.clock.pass(61_000);
      expect(await party.refused(party.ask('token', tokenFields(code), party.basic(REPORTS)))).toEqual([
        400,
        'invalid_grant',
      ]);
    },
    'a wrong secret': async () => {
      const answer = await party.ask(
        'token',
        tokenFields(await party.codeOf()),
        party.basic({ ...REPORTS, secret: 'wrong' }),
      );
      expect(answer.headers.get('www-authenticate')).toContain('Basic');
      expect(await party.refused(answer)).toEqual([401, 'invalid_client']);
    },
    'no secret': async () =>
      expect(
        await party.refused(party.ask('token', { ...tokenFields(await party.codeOf()), client_id: 'reports' })),
      ).toEqual([401, 'invalid_client']),
    'a grant by password': async () =>
      expect(
        await party.refused(
          party.ask('token', { grant_type: 'password', username: EMAIL, password: PASSWORD }, party.basic(REPORTS)),
        ),
      ).toEqual([400, 'unsupported_grant_type']),
    'no grant type': async () => expect(await exchanged({ grant_type: '' })).toEqual([400, 'invalid_request']),
    'a token endpoint by GET': async () => {
      const query = new URLSearchParams(tokenFields(await party.codeOf()));
      const answer = await party.server.serve(new Request(`${ISSUER}/frontegg/oauth/token?${query}`));
      expect([404, 405]).toContain(answer.status);
    },
    'a refresh token twice': async () => {
      const { tokens } = await party.signIn(OFFLINE);
      const next = await client.refreshTokenGrant(party.reports, tokens.refresh_token ?? '');
      expect(await party.failure(client.refreshTokenGrant(party.reports, tokens.refresh_token ?? ''))).toBe(
        'invalid_grant',
      );
      expect(await party.failure(client.refreshTokenGrant(party.reports, next.refresh_token ?? ''))).toBe(
        'invalid_grant',
      );
      expect(await party.infoStatus(next.access_token)).toBe(401);
    },
    'a refresh token of another application': async () => {
      const { tokens } = await party.signIn(OFFLINE);
      expect(await party.failure(client.refreshTokenGrant(party.other, tokens.refresh_token ?? ''))).toBe(
        'invalid_grant',
      );
      expect(await party.failure(client.refreshTokenGrant(party.reports, tokens.refresh_token ?? ''))).toBe('granted');
    },
    'more scopes at a refresh': async () => {
      const { tokens } = await party.signIn({ scope: 'openid offline_access', prompt: 'consent' });
      const more = client.refreshTokenGrant(party.reports, tokens.refresh_token ?? '', { scope: 'openid email' });
      expect(await party.failure(more)).toBe('invalid_scope');
    },
    'a refresh without offline access': async () =>
      expect((await party.signIn({ prompt: 'consent' })).tokens.refresh_token).toBeUndefined(),
    'a token in the query': async () => {
      const { tokens } = await party.signIn();
      const query = new URLSearchParams({ access_token: tokens.access_token });
      expect((await party.server.serve(new Request(`${ISSUER}/frontegg/oauth/userinfo?${query}`))).status).toBe(401);
    },
    'a token in two places': async () => {
      const { access_token } = (await party.signIn()).tokens;
      const answer = party.ask('userinfo', { access_token }, { authorization: `Bearer ${access_token}` });
      expect(await party.refused(answer)).toEqual([400, 'invalid_request']);
    },
    'user info without a token': async () => {
      const answer = await party.server.serve(new Request(`${ISSUER}/frontegg/oauth/userinfo`));
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Bearer')]);
    },
    'user info with the ID token': async () => {
      expect(await party.infoStatus((await party.signIn()).tokens.id_token ?? '')).toBe(401);
    },
    'a token of user info at the API': async () => {
      const browser = party.server.browser();
      browser.token = (await party.signIn()).tokens.access_token;
      expect((await browser.call(users.me)).status).toBe(401);
    },
    'a pushed request': async () => {
      const begun = await begin(party.reports, REPORTS);
      const pushed = await client.buildAuthorizationUrlWithPAR(party.reports, begun.url.searchParams);
      expect([...pushed.searchParams.keys()].toSorted()).toEqual(['client_id', 'request_uri']);
      await exchange(
        party.reports,
        begun,
        party.isBack(await party.authorize(party.server.browser(), { url: pushed })),
      );
    },
    'a pushed request twice': async () => {
      const begun = await begin(party.reports, REPORTS);
      const url = await client.buildAuthorizationUrlWithPAR(party.reports, begun.url.searchParams);
      const { browser } = await party.signIn();
      party.isBack(await party.authorize(browser, { url }));
      party.isOnPage(await follow(browser, url, REPORTS.redirectUri));
    },
    'a pushed request of another application': async () => {
      const begun = await begin(party.reports, REPORTS);
      const url = await client.buildAuthorizationUrlWithPAR(party.reports, begun.url.searchParams);
      url.searchParams.set('client_id', 'other');
      party.isOnPage(await follow(party.server.browser(), url, 'https://'));
    },
    'a pushed request without the secret': async () => {
      const fields = Object.fromEntries((await begin(party.reports, REPORTS)).url.searchParams);
      expect(await party.refused(party.ask('par', fields))).toEqual([401, 'invalid_client']);
    },
    'a pushed address that is not registered': async () => {
      const fields = Object.fromEntries((await begin(party.reports, REPORTS)).url.searchParams);
      const [status] = await party.refused(
        party.ask('par', { ...fields, redirect_uri: 'https://evil.example/' }, party.basic(REPORTS)),
      );
      expect(status).toBe(400);
    },
    'a pushed request with a request address': async () => {
      const fields = Object.fromEntries((await begin(party.reports, REPORTS)).url.searchParams);
      const answer = party.ask(
        'par',
        { ...fields, request_uri: 'urn:ietf:params:oauth:request_uri:x' },
        party.basic(REPORTS),
      );
      expect((await party.refused(answer))[0]).toBe(400);
    },
    'a revoked refresh token': async () => {
      const { tokens } = await party.signIn(OFFLINE);
      await client.tokenRevocation(party.reports, tokens.refresh_token ?? '');
      expect(await party.failure(client.refreshTokenGrant(party.reports, tokens.refresh_token ?? ''))).toBe(
        'invalid_grant',
      );
      expect(await party.infoStatus(tokens.access_token)).toBe(401);
    },
    'a revoked access token': async () => {
      const { tokens } = await party.signIn();
      await client.tokenRevocation(party.reports, tokens.access_token);
      expect(await party.infoStatus(tokens.access_token)).toBe(401);
    },
    'a revocation by another application': async () => {
      const { tokens } = await party.signIn(OFFLINE);
      await client.tokenRevocation(party.other, tokens.refresh_token ?? '').catch(() => undefined);
      await client.tokenRevocation(party.other, tokens.access_token).catch(() => undefined);
      expect(await party.infoStatus(tokens.access_token)).toBe(200);
      expect(await party.failure(client.refreshTokenGrant(party.reports, tokens.refresh_token ?? ''))).toBe('granted');
    },
    'a revocation of nothing': () => client.tokenRevocation(party.reports, 'no token'),
    'tokens after a sign-out': async () => {
      const { browser, tokens } = await party.signIn(OFFLINE);
      await browser.visit(party.signOutAddress(party.hint(tokens)));
      expect(await party.infoStatus(tokens.access_token)).toBe(401);
      expect(await party.failure(client.refreshTokenGrant(party.reports, tokens.refresh_token ?? ''))).toBe(
        'invalid_grant',
      );
    },
    'sign-out by POST of another site': async () => {
      const { browser, tokens } = await party.signIn();
      const posted = await browser.visit(
        '/frontegg/oauth/logout',
        { ...party.hint(tokens), post_logout_redirect_uri: SIGNED_OUT, state: 'its state', decision: 'signOut' },
        { crossSite: true },
      );
      const address = new URL(posted.headers.get('location') ?? '', ISSUER);
      expect([posted.status, address.pathname, address.searchParams.has('decision')]).toEqual([
        303,
        '/frontegg/oauth/logout',
        false,
      ]);
      const ended = await browser.visit(`${address.pathname}${address.search}`);
      expect(ended.headers.get('location')).toBe(`${SIGNED_OUT}?state=its+state`);
    },
    'a frame around the page': async () => {
      const { url } = await begin(party.reports, REPORTS, { client_id: 'nobody' });
      const page = await party.server.browser().visit(`${url.pathname}${url.search}`);
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  };

  for (const [name, check] of Object.entries(beyondChecks)) {
    const [outcome, what] = BEYOND[name as keyof typeof BEYOND]; // of the same names
    it(`${name} (${outcome}): ${what}`, { timeout: ROUNDS * CHECK_MS }, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await party.discover();
        await check();
      }
    });
  }
});
