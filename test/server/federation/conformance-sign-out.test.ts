import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeJwt, SignJWT } from 'jose';
import { SIGN_OUT } from '../../kit/federation/conformance.ts';
import { begin, follow } from '../../kit/federation/strict-party.ts';
import {
  CHECK_MS,
  openThirdParty,
  REPORTS,
  ROUNDS,
  SIGNED_OUT,
  type ThirdParty,
} from '../../kit/federation/third-party.ts';

describe('hosted login, to a strict third party,', () => {
  let party: ThirdParty;
  beforeAll(async () => {
    party = await openThirdParty();
  });
  afterAll(() => party.server.close());

  /** Address that a sign-out leads to, and whether the person is still signed in. */
  const signOut = async (fields: (tokens: { id_token?: string }) => Record<string, string>) => {
    const { browser, tokens } = await party.signIn();
    const response = await browser.visit(party.signOutAddress(fields(tokens)));
    const text = response.headers.get('location') ?? (await response.text());
    const { url } = await begin(party.reports, REPORTS, { prompt: 'none' });
    const signedIn = party.isBack(await follow(browser, url, REPORTS.redirectUri)).searchParams.has('code');
    return { to: response.headers.get('location'), asks: text.includes('name="decision"'), signedIn };
  };
  const back = { post_logout_redirect_uri: SIGNED_OUT };
  const state = { state: 'its state' };

  const signOutChecks: Record<keyof typeof SIGN_OUT, () => Promise<unknown>> = {
    'oidcc-rp-initiated-logout': async () =>
      expect(await signOut((tokens) => ({ ...party.hint(tokens), ...back, ...state }))).toEqual({
        to: `${SIGNED_OUT}?state=its+state`,
        asks: false,
        signedIn: false,
      }),
    'oidcc-rp-initiated-logout-no-state': async () =>
      expect(await signOut((tokens) => ({ ...party.hint(tokens), ...back }))).toEqual({
        to: SIGNED_OUT,
        asks: false,
        signedIn: false,
      }),
    'oidcc-rp-initiated-logout-only-state': async () =>
      expect(await signOut(() => state)).toEqual({ to: null, asks: true, signedIn: true }),
    'oidcc-rp-initiated-logout-no-params': async () =>
      expect(await signOut(() => ({}))).toEqual({ to: null, asks: true, signedIn: true }),
    'oidcc-rp-initiated-logout-no-post-logout-redirect-uri': async () =>
      expect(await signOut((tokens) => ({ ...party.hint(tokens), ...state }))).toEqual({
        to: null,
        asks: false,
        signedIn: false,
      }),
    'oidcc-rp-initiated-logout-no-id-token-hint': async () =>
      expect(await signOut(() => ({ ...back, ...state }))).toEqual({ to: null, asks: true, signedIn: true }),
    'oidcc-rp-initiated-logout-bad-id-token-hint': async () => {
      const { privateKey } = await crypto.subtle
        .generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
        .then((pair) => pair as CryptoKeyPair);
      const forged = async (token: string) =>
        new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
      const { browser, tokens } = await party.signIn();
      const fields = { id_token_hint: await forged(tokens.id_token ?? ''), ...back, ...state };
      const response = await browser.visit(party.signOutAddress(fields));
      expect([response.headers.get('location'), await response.text()]).toEqual([
        null,
        expect.stringContaining('name="decision"'),
      ]);
    },
    'oidcc-rp-initiated-logout-modified-id-token-hint': async () =>
      expect(
        await signOut(({ id_token = '' }) => ({ id_token_hint: `${id_token.slice(0, -4)}AAAA`, ...back, ...state })),
      ).toEqual({ to: null, asks: true, signedIn: true }),
    'oidcc-rp-initiated-logout-bad-post-logout-redirect-uri': async () =>
      expect(
        (await signOut((tokens) => ({ ...party.hint(tokens), post_logout_redirect_uri: 'https://evil.example/' }))).to,
      ).toBeNull(),
    'oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri': async () =>
      expect(
        (await signOut((tokens) => ({ ...party.hint(tokens), post_logout_redirect_uri: `${SIGNED_OUT}?foo=bar` }))).to,
      ).toBeNull(),
  };

  for (const [name, check] of Object.entries(signOutChecks)) {
    const [outcome, what] = SIGN_OUT[name as keyof typeof SIGN_OUT]; // of the same names
    it(`${name} (${outcome}): ${what}`, { timeout: ROUNDS * CHECK_MS }, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await party.discover();
        await check();
      }
    });
  }
});
