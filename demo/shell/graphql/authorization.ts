/** Key pair of a service, for calls without a user. */
export interface ApiKey {
  readonly clientId: string;
  readonly secret: string;
}

/** Credentials of a GraphQL client: the user's access token, or a key pair. */
export interface Credentials {
  /** Access token of the user, or a function that is asked for it at each request. */
  readonly userAccessToken?: string | (() => string | undefined) | undefined;
  readonly apiKey?: ApiKey | undefined;
  /** Allows a key pair in a browser, where every visitor can read it. */
  readonly allowApiKeyInBrowser?: boolean | undefined;
}

/** Headers of a request, and payload of a socket's first message. */
export type AuthorizationHeaders = Readonly<Record<string, string>>;

const isBrowser = () => typeof document !== 'undefined';

/**
 * Makes a function of the headers that authorise a request. Throws the protocol's text without credentials, and where a page
 * would give its key pair away.
 * Source: product.md#personalization-service.
 */
export const authorizationOf = ({
  userAccessToken,
  apiKey,
  allowApiKeyInBrowser = false,
}: Credentials): (() => AuthorizationHeaders) => {
  const read = typeof userAccessToken === 'function' ? userAccessToken : () => userAccessToken;
  if (read()) {
    return () => {
      const token = read();
      return token ? { authorization: `Bearer ${token}` } : {};
    };
  }
  if (!apiKey) throw new Error('Either userAccessToken or apiKey is required to create a ApolloClient!');
  if (isBrowser() && !allowApiKeyInBrowser)
    throw new Error('An API key in a page can be read by its visitors: set allowApiKeyInBrowser if that is meant.');
  const { clientId, secret } = apiKey;
  return () => ({ 'fe-client-id': clientId, 'fe-client-secret': secret });
};
