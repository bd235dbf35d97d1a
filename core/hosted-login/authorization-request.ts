import type { BrowserPage } from '../browser/page.ts';

/** Sign-in at the service's page that this tab has begun, with the secrets that its answer has to match. */
export interface AuthorizationRequest {
  readonly state: string;
  readonly nonce: string;
  /** Code verifier. Source: RFC 7636 §4.1. */
  readonly verifier: string;
  readonly redirectUri: string;
  /** Address to return to, from the root. */
  readonly redirectUrl?: string;
  readonly tenantId?: string;
}

type Tab = Pick<BrowserPage, 'tab'>;

/**
 * Storage key of the sign-ins under way. Source: product.md#storage-keys. Ours: in the tab's storage, so that no other
 * tab overwrites it and it ends with the tab.
 */
const REQUESTS_KEY = 'HOSTED_LOGIN_VERIFIER_KEY';

/** Sign-ins of a tab that can still be finished: of its own history, Back and begun again. Ours. */
const REQUESTS_MAX = 5;

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 random bits: the 43 characters of the shortest verifier that is allowed. */
const secret = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Code challenge of a verifier, method S256. Source: RFC 7636 §4.2. */
export const challengeOf = async (verifier: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

const isText = (value: unknown): value is string => typeof value === 'string';

const isRequest = (value: unknown): value is AuthorizationRequest => {
  const { state, nonce, verifier, redirectUri, redirectUrl = '', tenantId = '' } = Object(value); // any JSON at all
  return [state, nonce, verifier, redirectUri, redirectUrl, tenantId].every(isText);
};

/** Sign-ins under way in this tab; none where another script wrote there. */
const readRequests = ({ tab }: Tab): AuthorizationRequest[] => {
  try {
    return [JSON.parse(tab.read(REQUESTS_KEY) ?? '[]')].flat().filter(isRequest);
  } catch {
    return [];
  }
};

const writeRequests = ({ tab }: Tab, requests: readonly AuthorizationRequest[]): void =>
  requests.length > 0 ? tab.write(REQUESTS_KEY, JSON.stringify(requests)) : tab.remove(REQUESTS_KEY);

/** Begins a sign-in: makes its secrets and keeps them in the tab. */
export const beginRequest = (
  page: Tab,
  wanted: Pick<AuthorizationRequest, 'redirectUri' | 'redirectUrl' | 'tenantId'>,
): AuthorizationRequest => {
  const request = { ...wanted, state: secret(), nonce: secret(), verifier: secret() };
  writeRequests(page, [...readRequests(page), request].slice(-REQUESTS_MAX));
  return request;
};

/** Whether this tab has begun the sign-in of a state. */
export const hasRequest = (page: Tab, state: string): boolean =>
  readRequests(page).some((request) => request.state === state);

/** Takes the sign-in of a state: it is answered once. */
export const takeRequest = (page: Tab, state: string): AuthorizationRequest | undefined => {
  const requests = readRequests(page);
  const found = requests.find((request) => request.state === state);
  if (found)
    writeRequests(
      page,
      requests.filter((request) => request !== found),
    );
  return found;
};
