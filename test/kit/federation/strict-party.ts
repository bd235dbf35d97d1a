import * as client from 'openid-client';
import type { Browser } from '../browser.ts';
import type { TestServer } from '../server.ts';

/** Application that signs people in at a server, as its operator has described it. */
export interface Party {
  clientId: string;
  /** Secret of a confidential application. */
  secret?: string;
  redirectUri: string;
  authenticate?: (secret: string) => client.ClientAuth;
}

/** Answer of the server to a browser: back at the application, at the login page, or on a page of the server. */
export type Outcome =
  | { at: 'application'; address: URL }
  | { at: 'login'; address: URL }
  | { at: 'page'; address: URL; status: number; text: string };

const STEPS_MAX = 12;

/** Address that a response leads to. */
const locationOf = (response: Response, from: URL): URL | undefined => {
  const location = response.headers.get('location');
  return location === null ? undefined : new URL(location, from);
};

/** Goes to an address in a browser and on from there, up to the application, the login page or a page of the server. */
export const follow = async (browser: Browser, address: URL | string, redirectUri: string): Promise<Outcome> => {
  let url = new URL(address);
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const response = await browser.visit(`${url.pathname}${url.search}`);
    const next = locationOf(response, url);
    if (!next) return { at: 'page', address: url, status: response.status, text: await response.text() };
    if (next.href.startsWith(redirectUri)) return { at: 'application', address: next };
    if (next.pathname === '/account/login') return { at: 'login', address: next };
    url = next;
  }
  throw new Error(`${url.href} leads in a circle`);
};

/** Signs in on the login page that an authorization has led to, and goes on. */
export const signInAt = async (
  browser: Browser,
  { address }: { address: URL },
  email: string,
  redirectUri: string,
): Promise<Outcome> => {
  await browser.signIn(email);
  return follow(browser, new URL(address.searchParams.get('redirectUrl') ?? '', address), redirectUri);
};

/** Address of the page that asks for consent, where an outcome is one; its form answers to itself. */
export const decideAt = async (
  browser: Browser,
  interaction: URL,
  decision: 'allow' | 'deny',
  redirectUri: string,
): Promise<Outcome> => {
  const response = await browser.visit(interaction.pathname, { decision });
  const next = locationOf(response, interaction);
  if (!next) return { at: 'page', address: interaction, status: response.status, text: await response.text() };
  return next.href.startsWith(redirectUri) ? { at: 'application', address: next } : follow(browser, next, redirectUri);
};

/** HTTP of an application's server: to the server under test, without a browser and its cookies. */
export const fetchOf =
  (server: TestServer): client.CustomFetch =>
  (address, { method, headers, body }) =>
    server.serve(
      new Request(address, { method, headers: headers as HeadersInit, ...(body != null && { body: String(body) }) }), // of the same shape
      { ip: '198.51.100.4' },
    );

/**
 * Strict third party by openid-client: metadata are discovered at the issuer, and signature, issuer, audience, times,
 * nonce and state of each answer are checked.
 */
export const discover = async (
  server: TestServer,
  { clientId, secret, authenticate = client.ClientSecretBasic }: Party,
): Promise<client.Configuration> => {
  // the clock of the server stands apart from that of the machine
  const skew = Math.round((server.clock.now().getTime() - Date.now()) / 1000);
  return client.discovery(
    new URL(server.ports.publicUrl),
    clientId,
    { [client.clockSkew]: skew, [client.clockTolerance]: 5, id_token_signed_response_alg: 'ES256' },
    secret === undefined ? client.None() : authenticate(secret),
    {
      [client.customFetch]: fetchOf(server),
      execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
    },
  );
};

/** Sign-in under way: the request, and what its answer is checked against. */
export interface Begun {
  url: URL;
  verifier: string;
  state: string;
  nonce: string | undefined;
}

/** Authorization request of a strict party; an empty parameter is left out. */
export const begin = async (
  configuration: client.Configuration,
  { redirectUri }: Party,
  changes: Readonly<Record<string, string>> = {},
): Promise<Begun & { nonce: string }> => {
  const [verifier, state, nonce] = [client.randomPKCECodeVerifier(), client.randomState(), client.randomNonce()];
  const parameters = {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...changes,
  };
  const url = client.buildAuthorizationUrl(configuration, parameters);
  for (const [name, value] of Object.entries(changes)) if (value === '') url.searchParams.delete(name);
  return { url, verifier, state, nonce };
};

/** Exchanges the code of an answer, with every check of the library. */
export const exchange = (
  configuration: client.Configuration,
  { verifier, state, nonce }: Begun,
  address: URL,
  more: client.AuthorizationCodeGrantChecks = {},
): ReturnType<typeof client.authorizationCodeGrant> =>
  client.authorizationCodeGrant(configuration, address, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    ...(nonce !== undefined && { expectedNonce: nonce }),
    idTokenExpected: true,
    ...more,
  });
