import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { newRecord, PUBLISHED_MS } from '../../../demo/server/keys/rotation/stored-keys.ts';
import { BASIC } from '../../kit/federation/conformance.ts';
import { begin, discover, exchange, follow } from '../../kit/federation/strict-party.ts';
import {
  CHECK_MS,
  EMAIL,
  ISSUER,
  OFFLINE,
  openThirdParty,
  REPORTS,
  ROUNDS,
  type ThirdParty,
} from '../../kit/federation/third-party.ts';

describe('hosted login, to a strict third party,', () => {
  let party: ThirdParty;
  beforeAll(async () => {
    party = await openThirdParty();
  });
  afterAll(() => party.server.close());

  const basicChecks: Record<keyof typeof BASIC, () => Promise<unknown>> = {
    'oidcc-discovery-endpoint-verification': async () => {
      const metadata = party.reports.serverMetadata();
      expect(metadata).toMatchObject({
        issuer: ISSUER,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      });
      expect(metadata['id_token_signing_alg_values_supported']).toContain('RS256');
      expect(metadata.scopes_supported).toEqual(expect.arrayContaining(['openid', 'email', 'profile']));
      const named = Object.entries(metadata).filter(([name]) => /_(endpoint|uri)$/.test(name));
      expect(named.length).toBeGreaterThanOrEqual(7);
      for (const [, address] of named) expect(String(address).startsWith(`${ISSUER}/`)).toBe(true);
      const { keys } = (await (await party.server.serve(new Request(metadata.jwks_uri ?? ''))).json()) as {
        keys: Record<string, string>[];
      };
      for (const key of keys) {
        expect(key).toMatchObject({ use: 'sig', kid: expect.any(String), alg: expect.any(String) });
        expect(Object.keys(key)).not.toContain('d');
      }
    },
    'oidcc-server': async () => {
      const { tokens, claims, back } = await party.signIn();
      expect(back.searchParams.get('iss')).toBe(ISSUER);
      expect(claims).toMatchObject({ iss: ISSUER, aud: 'reports', at_hash: expect.any(String) });
      expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 300 });
      expect(await party.info(tokens.access_token, claims?.sub)).toMatchObject({ sub: claims?.sub, email: EMAIL });
    },
    'oidcc-server-client-secret-post': async () => {
      const posting = await discover(party.server, { ...REPORTS, authenticate: client.ClientSecretPost });
      expect(
        (await party.signIn({}, { browser: party.server.browser(), party: REPORTS, configuration: posting })).claims
          ?.aud,
      ).toBe('reports');
    },
    'oidcc-response-type-missing': async () => expect(await party.asked({ response_type: '' })).toBe('invalid_request'),
    'oidcc-ensure-request-without-nonce-succeeds-for-code-flow': async () =>
      expect((await party.signIn({ nonce: '' })).claims).not.toHaveProperty('nonce'),
    'oidcc-scope-profile': async () => {
      const found = await party.infoOf({ scope: 'openid profile' });
      expect([found.name, found.email]).toEqual(['Bo Member', undefined]);
    },
    'oidcc-scope-email': async () => {
      const found = await party.infoOf({ scope: 'openid email' });
      expect([found.email, found.email_verified, found.name]).toEqual([EMAIL, true, undefined]);
    },
    'oidcc-scope-address': async () =>
      expect(await party.infoOf({ scope: 'openid address' })).not.toHaveProperty('address'),
    'oidcc-scope-phone': async () =>
      expect(await party.infoOf({ scope: 'openid phone' })).not.toHaveProperty('phone_number'),
    'oidcc-scope-all': async () =>
      expect(await party.infoOf({ scope: 'openid profile email address phone' })).toMatchObject({ email: EMAIL }),
    'oidcc-ensure-other-scope-order-succeeds': () => party.works({ scope: 'profile email openid' }),
    'oidcc-display-page': () => party.works({ display: 'page' }),
    'oidcc-display-popup': () => party.works({ display: 'popup' }),
    'oidcc-prompt-login': async () => {
      const { browser, claims: first } = await party.signIn();
      party.server.clock.pass(5000);
      const begun = await begin(party.reports, REPORTS, { prompt: 'login' });
      const login = await follow(browser, begun.url, REPORTS.redirectUri);
      expect(login).toMatchObject({ at: 'login' });
      // going on without signing in leads to the same page
      expect(await follow(browser, begun.url, REPORTS.redirectUri)).toMatchObject({ at: 'login' });
      const { claims } = await party.signIn(
        { prompt: 'login' },
        { browser, party: REPORTS, configuration: party.reports },
      );
      expect(Number(claims?.auth_time)).toBeGreaterThan(Number(first?.auth_time));
    },
    'oidcc-prompt-none-not-logged-in': async () => {
      const { url } = await begin(party.reports, REPORTS, { prompt: 'none' });
      expect(party.errorOf(await follow(party.server.browser(), url, REPORTS.redirectUri))).toBe('login_required');
    },
    'oidcc-prompt-none-logged-in': async () => {
      const { browser, claims } = await party.signIn();
      const begun = await begin(party.reports, REPORTS, { prompt: 'none' });
      const back = party.isBack(await follow(browser, begun.url, REPORTS.redirectUri));
      expect((await exchange(party.reports, begun, back)).claims()?.sub).toBe(claims?.sub);
    },
    'oidcc-max-age-1': async () => {
      const { browser, claims: first } = await party.signIn();
      party.server.clock.pass(5000);
      const begun = await begin(party.reports, REPORTS, { max_age: '1' });
      expect(await follow(browser, begun.url, REPORTS.redirectUri)).toMatchObject({ at: 'login' });
      const { claims } = await party.signIn(
        { max_age: '1' },
        { browser, party: REPORTS, configuration: party.reports },
      );
      expect(Number(claims?.auth_time)).toBeGreaterThan(Number(first?.auth_time));
    },
    'oidcc-max-age-10000': async () => {
      const { browser, claims: first } = await party.signIn();
      const begun = await begin(party.reports, REPORTS, { max_age: '10000' });
      const back = party.isBack(await follow(browser, begun.url, REPORTS.redirectUri));
      const tokens = await exchange(party.reports, begun, back, { maxAge: 10_000 });
      expect(tokens.claims()?.auth_time).toBe(first?.auth_time);
    },
    'oidcc-ensure-request-with-unknown-parameter-succeeds': () => party.works({ extra: 'foobar' }),
    'oidcc-id-token-hint': async () => {
      const { browser, tokens } = await party.signIn();
      const begun = await begin(party.reports, REPORTS, { prompt: 'none', id_token_hint: tokens.id_token ?? '' });
      const back = party.isBack(await follow(browser, begun.url, REPORTS.redirectUri));
      expect((await exchange(party.reports, begun, back)).claims()?.sub).toBe(decodeJwt(tokens.id_token ?? '').sub);
    },
    'oidcc-login-hint': async () => {
      const { url } = await begin(party.reports, REPORTS, { login_hint: EMAIL });
      const outcome = await follow(party.server.browser(), url, REPORTS.redirectUri);
      expect(outcome.at === 'login' && outcome.address.searchParams.get('email')).toBe(EMAIL);
    },
    'oidcc-ui-locales': () => party.works({ ui_locales: 'he fr' }),
    'oidcc-claims-locales': () => party.works({ claims_locales: 'se' }),
    'oidcc-ensure-request-with-acr-values-succeeds': () => party.works({ acr_values: '1 2' }),
    'oidcc-claims-essential': () =>
      party.works({ claims: JSON.stringify({ userinfo: { name: { essential: true } } }) }),
    'oidcc-codereuse': async () => {
      const { begun, back } = await party.signIn();
      expect(await party.failure(exchange(party.reports, begun, back))).toBe('invalid_grant');
    },
    'oidcc-codereuse-30seconds': async () => {
      const { begun, back, tokens } = await party.signIn();
      party.server.clock.pass(30_000);
      expect(await party.failure(exchange(party.reports, begun, back))).toBe('invalid_grant');
      expect(await party.infoStatus(tokens.access_token)).toBe(401);
    },
    'oidcc-ensure-registered-redirect-uri': () => party.stays({ redirect_uri: 'https://evil.example/callback' }),
    'oidcc-redirect-uri-query-added': () => party.stays({ redirect_uri: `${REPORTS.redirectUri}?foo=bar` }),
    'oidcc-ensure-post-request-succeeds': async () => {
      const browser = party.server.browser();
      const begun = await begin(party.reports, REPORTS);
      const posted = await browser.visit(begun.url.pathname, Object.fromEntries(begun.url.searchParams), {
        crossSite: true,
      });
      expect(posted.status).toBe(303);
      const url = new URL(posted.headers.get('location') ?? '', ISSUER);
      await exchange(party.reports, begun, party.isBack(await party.authorize(browser, { url })));
    },
    'oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported': async () =>
      expect(await party.asked({ request: 'eyJhbGciOiJub25lIn0.e30.' })).toBe('request_not_supported'),
    'oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported': async () => {
      const { url } = await begin(party.reports, REPORTS, { request_uri: 'https://reports.example.org/request' });
      const outcome = await follow(party.server.browser(), url, REPORTS.redirectUri);
      if (outcome.at === 'application')
        expect(party.errorOf(outcome)).toMatch(/^(request_uri_not_supported|invalid_request_uri)$/);
      else party.isOnPage(outcome);
    },
    'oidcc-ensure-request-object-with-redirect-uri': async () => {
      const request = `eyJhbGciOiJub25lIn0.${btoa(JSON.stringify({ redirect_uri: 'https://evil.example/' }))}.`;
      expect(await party.asked({ request })).toBe('request_not_supported');
    },
    'oidcc-userinfo-get': async () =>
      expect(await party.infoStatus((await party.signIn()).tokens.access_token)).toBe(200),
    'oidcc-userinfo-post-header': async () => {
      const { tokens } = await party.signIn();
      expect((await party.ask('userinfo', {}, { authorization: `Bearer ${tokens.access_token}` })).status).toBe(200);
    },
    'oidcc-userinfo-post-body': async () => {
      const { tokens, claims } = await party.signIn();
      const answer = await party.ask('userinfo', { access_token: tokens.access_token });
      expect([answer.status, ((await answer.json()) as { sub: string }).sub]).toEqual([200, claims?.sub]);
    },
    'oidcc-refresh-token': async () => {
      const { tokens, claims } = await party.signIn(OFFLINE);
      const next = await client.refreshTokenGrant(party.reports, tokens.refresh_token ?? '');
      const { iss, sub, aud, auth_time } = next.claims() ?? {};
      expect({ iss, sub, aud, auth_time }).toEqual({
        iss: claims?.iss,
        sub: claims?.sub,
        aud: claims?.aud,
        auth_time: claims?.auth_time,
      });
      expect(next.refresh_token).not.toBe(tokens.refresh_token);
    },
    'oidcc-ensure-request-with-valid-pkce-succeeds': () => party.works({}),
    'oidcc-idtoken-unsigned': async () => {
      expect(party.reports.serverMetadata()['id_token_signing_alg_values_supported']).not.toContain('none');
      expect((await party.signIn()).tokens.id_token?.split('.')[2]).toMatch(/^[\w-]{40,}$/);
    },
    'oidcc-server-rotate-keys': async () => {
      const { server } = party;
      const before = await party.signIn();
      const { clock } = server;
      const { sealer, store } = server.ports;
      const setting = { store, sealer, clock, issuer: ISSUER, audience: 'demo', algorithm: 'ES256' } as const;
      const made = await newRecord(setting);
      await server.store.transaction((rows) => rows.keys.insert(made));
      // a new key signs once every node and every cache has it
      clock.pass(PUBLISHED_MS + 61_000);
      const configuration = await discover(server, REPORTS);
      const after = await party.signIn({}, { browser: before.browser, party: REPORTS, configuration });
      const kidOf = ({ tokens }: typeof after) => decodeProtectedHeader(tokens.id_token ?? '').kid;
      expect(kidOf(after)).not.toBe(kidOf(before));
      const answer = await server.serve(new Request(configuration.serverMetadata().jwks_uri ?? ''));
      const keys = createLocalJWKSet((await answer.json()) as JSONWebKeySet);
      const verified = await jwtVerify(before.tokens.id_token ?? '', keys, { currentDate: new Date(0) });
      expect(verified.payload.sub).toBe(after.claims?.sub);
      await party.discover();
    },
  };

  for (const [name, check] of Object.entries(basicChecks)) {
    const [outcome, what] = BASIC[name as keyof typeof BASIC]; // of the same names
    it(`${name} (${outcome}): ${what}`, { timeout: ROUNDS * CHECK_MS }, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await party.discover();
        await check();
      }
    });
  }
});
