import { expect } from 'vitest';
import * as client from 'openid-client';
import { openHosted } from '../../../demo/server/federation/hosted/open-hosted.ts';
import type { Browser } from '../browser.ts';
import { ROOMY_LIMITS, UNCAPPED_SESSIONS } from '../roomy-limits.ts';
import { openTestServer } from '../server.ts';
import {
  begin,
  type Begun,
  decideAt,
  discover,
  exchange,
  fetchOf,
  follow,
  type Outcome,
  type Party,
  signInAt,
} from './strict-party.ts';

export const ISSUER = 'http://localhost:3000';
export const SIGNED_OUT = 'https://reports.example.org/signed-out';
const SECRET = 'the secret of a third party, which is long';
/** Application of a third party with a secret, one of another's, and one of the operator's own without any. */
export const REPORTS: Party = {
  clientId: 'reports',
  secret: SECRET,
  redirectUri: 'https://reports.example.org/callback',
};
export const OTHER: Party = {
  clientId: 'other',
  secret: `other ${SECRET}`,
  redirectUri: 'https://other.example.org/callback',
};
export const OWN: Party = { clientId: 'demo', redirectUri: 'https://app.example.com/oauth/callback' };
/** Person who signs in. */
export const EMAIL = 'bo@acme.test';
/** Rounds of each check; `FE_ROUNDS=20` for more. */
export const ROUNDS = Number(process.env['FE_ROUNDS'] ?? 1);
/** Patience for one round, in milliseconds. */
export const CHECK_MS = 60_000;
/** Changes to a request that ask for a refresh token. */
export const OFFLINE = { scope: 'openid email profile offline_access', prompt: 'consent' };

/** Refusal as an application reads it. */
interface OauthError {
  error: string;
}

/** Address that a browser is back at, at the application. */
const isBack = (outcome: Outcome): URL => {
  expect(outcome).toMatchObject({ at: 'application' });
  return outcome.at === 'application' ? outcome.address : new URL(ISSUER);
};

/** Error of an answer, which names its issuer. */
const errorOf = (outcome: Outcome) => {
  const answer = isBack(outcome).searchParams;
  expect(answer.get('iss')).toBe(ISSUER);
  return answer.get('error');
};

/** The request stays on a page of the server. */
const isOnPage = (outcome: Outcome, status = 400) => expect(outcome).toMatchObject({ at: 'page', status });

/** Credentials of an application in a header. Source: RFC 6749 §2.3.1. */
const basic = ({ clientId, secret = '' }: Party) => ({
  authorization: `Basic ${btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret).replaceAll('%20', '+')}`)}`,
});

/** Status and error of a refusal. */
const refused = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  const { error } = (await response.json()) as OauthError; // of every refusal
  return [response.status, error];
};

/** Error of the library's call, or the code of its own refusal. */
const failure = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'granted',
    (cause: { error?: string; code?: string }) => cause.error ?? cause.code ?? 'unknown',
  );

/** Fields and address of a sign-out by an application. */
const hint = ({ id_token = '' }: { id_token?: string }) => ({ id_token_hint: id_token });
const signOutAddress = (fields: Record<string, string>) => `/frontegg/oauth/logout?${new URLSearchParams(fields)}`;

/** Opens a server of three applications, with a strict third party that signs people in at it. */
export const openThirdParty = async () => {
  const more = { postLogoutRedirectUris: [SIGNED_OUT] };
  const plain = (await openTestServer(ISSUER)).configured({
    limits: ROOMY_LIMITS,
    sessions: UNCAPPED_SESSIONS,
    signingAlgorithm: 'ES256',
    authPages: true,
    hostedLogin: {
      clients: [
        { ...more, clientId: 'reports', name: 'Harbor', firstParty: false, redirectUris: [REPORTS.redirectUri] },
        { clientId: 'other', name: 'Other', firstParty: false, redirectUris: [OTHER.redirectUri] },
        { clientId: 'demo', name: 'Own', firstParty: true, redirectUris: [OWN.redirectUri] },
      ],
    },
  });
  const secrets = { reports: SECRET, other: `other ${SECRET}` };
  const server = plain.configured({}, {}, await openHosted(plain.ports, secrets));
  const configure = async () => {
    const [reports, other, own] = await Promise.all([REPORTS, OTHER, OWN].map((party) => discover(server, party)));
    if (!reports || !other || !own) throw new Error('Three parties have three configurations');
    return { reports, other, own };
  };
  let known = await configure();

  /** A request is sent by a browser; one without a session signs in, and the page that asks for consent is answered. */
  const authorize = async (
    browser: Browser,
    { url }: Pick<Begun, 'url'>,
    { redirectUri }: Party = REPORTS,
    decision: 'allow' | 'deny' = 'allow',
  ): Promise<Outcome> => {
    let outcome = await follow(browser, url, redirectUri);
    if (outcome.at === 'login') outcome = await signInAt(browser, outcome, EMAIL, redirectUri);
    return outcome.at === 'page' && outcome.text.includes('name="decision"')
      ? decideAt(browser, outcome.address, decision, redirectUri)
      : outcome;
  };
  /** A sign-in from its request to its tokens. */
  const signIn = async (
    changes: Record<string, string> = {},
    { browser = server.browser(), party = REPORTS, configuration = known.reports } = {},
  ) => {
    const begun = await begin(configuration, party, changes);
    const back = isBack(await authorize(browser, begun, party));
    const tokens = await exchange(configuration, 'nonce' in changes ? { ...begun, nonce: undefined } : begun, back);
    return { browser, begun, back, tokens, claims: tokens.claims() };
  };
  const ask = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetchOf(server)(`${ISSUER}/frontegg/oauth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const info = (token: string, sub: string | undefined) => client.fetchUserInfo(known.reports, token, sub ?? '');
  const infoStatus = async (token: string) =>
    (
      await client
        .fetchProtectedResource(known.reports, token, new URL(`${ISSUER}/frontegg/oauth/userinfo`), 'GET')
        .catch(({ response }: { response: Response }) => response)
    ).status;
  /** A request that works, whatever it has beside the usual. */
  const works = async (changes: Record<string, string>) => void (await signIn(changes));
  /** Error of a request, at the application. */
  const asked = async (changes: Record<string, string>, browser = server.browser()) =>
    errorOf(await authorize(browser, await begin(known.reports, REPORTS, changes)));
  /** Page of a request that leads nowhere. */
  const stays = async (changes: Record<string, string>) =>
    isOnPage(await follow(server.browser(), (await begin(known.reports, REPORTS, changes)).url, 'https://'));
  const codeOf = async (party: Party = REPORTS, configuration = known.reports) => {
    const begun = await begin(configuration, party);
    return { begun, back: isBack(await authorize(server.browser(), begun, party)) };
  };
  const infoOf = async (changes: Record<string, string>) => {
    const { tokens, claims } = await signIn(changes);
    return info(tokens.access_token, claims?.sub);
  };

  return {
    server,
    get reports() {
      return known.reports;
    },
    get other() {
      return known.other;
    },
    get own() {
      return known.own;
    },
    /** Discovers again: the clock of the machine goes on, and that of the server stands. */
    discover: async () => {
      known = await configure();
    },
    hint,
    signOutAddress,
    isBack,
    errorOf,
    isOnPage,
    authorize,
    signIn,
    ask,
    basic,
    refused,
    failure,
    info,
    infoStatus,
    works,
    asked,
    stays,
    codeOf,
    infoOf,
  };
};

export type ThirdParty = Awaited<ReturnType<typeof openThirdParty>>;
