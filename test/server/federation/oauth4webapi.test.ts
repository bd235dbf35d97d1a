import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as oauth from 'oauth4webapi';
import { fetchOf } from '../../kit/federation/strict-party.ts';
import {
  CHECK_MS,
  ISSUER,
  OFFLINE,
  openThirdParty,
  REPORTS,
  ROUNDS,
  type ThirdParty,
} from '../../kit/federation/third-party.ts';

/** HTTP of the library. */
type Send = (url: string, options: object) => Promise<Response>;

const authenticate = () => oauth.ClientSecretBasic(REPORTS.secret ?? '');

describe('hosted login, to a client that makes each request by itself,', () => {
  let party: ThirdParty;
  let as: oauth.AuthorizationServer;
  let options: { [oauth.allowInsecureRequests]: true; [oauth.customFetch]: Send };
  beforeAll(async () => {
    party = await openThirdParty();
    const send = fetchOf(party.server) as unknown as Send; // of the same shape
    options = { [oauth.allowInsecureRequests]: true, [oauth.customFetch]: send };
    const issuer = new URL(ISSUER);
    as = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
  });
  afterAll(() => party.server.close());

  /** Client as it is registered, by the clock of the server. */
  const client = (): oauth.Client => ({
    client_id: REPORTS.clientId,
    id_token_signed_response_alg: 'ES256',
    [oauth.clockSkew]: Math.round((party.server.clock.now().getTime() - Date.now()) / 1000),
  });

  /** Pushes a request, sends a browser with it, and checks the answer. */
  const authorize = async (browser = party.server.browser()) => {
    const [verifier, state, nonce] = [
      oauth.generateRandomCodeVerifier(),
      oauth.generateRandomState(),
      oauth.generateRandomNonce(),
    ];
    const parameters = new URLSearchParams({
      ...OFFLINE,
      response_type: 'code',
      redirect_uri: REPORTS.redirectUri,
      state,
      nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    const pushed = await oauth.pushedAuthorizationRequest(as, client(), authenticate(), parameters, options);
    const { request_uri, expires_in } = await oauth.processPushedAuthorizationResponse(as, client(), pushed);
    expect(expires_in).toBe(60);
    const url = new URL(as.authorization_endpoint ?? '');
    url.search = String(new URLSearchParams({ client_id: REPORTS.clientId, request_uri }));
    const back = party.isBack(await party.authorize(browser, { url }));
    return { browser, verifier, state, nonce, back };
  };
  const exchange = async ({ verifier, state, back }: Awaited<ReturnType<typeof authorize>>) =>
    oauth.authorizationCodeGrantRequest(
      as,
      client(),
      authenticate(),
      oauth.validateAuthResponse(as, client(), back, state),
      REPORTS.redirectUri,
      verifier,
      options,
    );
  const tokensOf = (nonce: string, answer: Response) =>
    oauth.processAuthorizationCodeResponse(as, client(), answer, { expectedNonce: nonce, requireIdToken: true });

  it('holds at each step of a sign-in, a refresh and a revocation', { timeout: ROUNDS * CHECK_MS }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = await authorize();
      const answer = await exchange(begun);
      const tokens = await tokensOf(begun.nonce, answer);
      await oauth.validateApplicationLevelSignature(as, answer, options);
      const sub = oauth.getValidatedIdTokenClaims(tokens)?.sub ?? '';
      const read = await oauth.userInfoRequest(as, client(), tokens.access_token, options);
      expect((await oauth.processUserInfoResponse(as, client(), sub, read)).sub).toBe(sub);

      const token = tokens.refresh_token ?? '';
      const renewal = await oauth.refreshTokenGrantRequest(as, client(), authenticate(), token, options);
      const renewed = await oauth.processRefreshTokenResponse(as, client(), renewal);
      const revocation = oauth.revocationRequest(as, client(), authenticate(), renewed.refresh_token ?? '', options);
      await oauth.processRevocationResponse(await revocation);
      const gone = await oauth.userInfoRequest(as, client(), renewed.access_token, options);
      await expect(oauth.processUserInfoResponse(as, client(), sub, gone)).rejects.toThrow(
        oauth.WWWAuthenticateChallengeError,
      );
    }
  });

  it('refuses metadata of another issuer', async () => {
    const answer = await oauth.discoveryRequest(new URL(ISSUER), options);
    await expect(oauth.processDiscoveryResponse(new URL('http://localhost:3001'), answer)).rejects.toThrow(/issuer/);
  });

  it('refuses user info of another person, and a token whose signature was changed', async () => {
    const begun = await authorize();
    const answer = await exchange(begun);
    const body = (await answer.clone().json()) as { id_token: string };
    const [head, payload] = body.id_token.split('.');
    const changed = Response.json({ ...body, id_token: `${head}.${payload}.${'A'.repeat(86)}` });
    await tokensOf(begun.nonce, changed);
    await expect(oauth.validateApplicationLevelSignature(as, changed, options)).rejects.toThrow(/signature/);
    const tokens = await tokensOf(begun.nonce, answer);
    const read = await oauth.userInfoRequest(as, client(), tokens.access_token, options);
    await expect(oauth.processUserInfoResponse(as, client(), 'someone else', read)).rejects.toThrow(/sub/);
  });

  it('names the reason for which a code is refused', async () => {
    const begun = await authorize();
    await tokensOf(begun.nonce, await exchange(begun));
    const again = tokensOf(begun.nonce, await exchange(begun));
    await expect(again).rejects.toMatchObject({ error: 'invalid_grant', status: 400 });
  });
});
