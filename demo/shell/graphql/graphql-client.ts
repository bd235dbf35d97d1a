import { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { from, switchMap } from 'rxjs';
import { authorizationOf, type Credentials } from './authorization.ts';
import { createCache } from './cache.ts';
import { createLiveSocket, type LiveSocket } from './live-socket.ts';

interface GraphqlClientOptions extends Credentials {
  /** Address of the service, over HTTP and for sockets. */
  url: string;
  /** Renews the user's access token after a refusal; the request is then made once more. */
  renewAccessToken?: () => Promise<string | undefined>;
  webSocket?: typeof WebSocket;
}

/** GraphQL client of one identity, with its socket. */
export interface GraphqlClient {
  readonly apollo: ApolloClient;
  readonly socket: LiveSocket;
  /** Ends requests, cache and socket. */
  dispose(): void;
}

const isUnauthenticated = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.['code'] === 'unauthorized')
    : ServerError.is(error) && error.statusCode === 401;

/**
 * Makes the GraphQL client of a user or of a key pair: queries over HTTP, subscriptions over a socket at the same address.
 * Throws without credentials. One serves one identity: another person, or another company, gets another.
 * Source: product.md#personalization-service.
 */
export const createGraphqlClient = ({
  url,
  renewAccessToken,
  webSocket,
  ...credentials
}: GraphqlClientOptions): GraphqlClient => {
  const authorization = authorizationOf(credentials);
  const socket = createLiveSocket({ url, authorization, webSocket });
  const authorize = new SetContextLink((context) => ({
    headers: { ...Object(context['headers']), ...authorization() },
  }));
  const renew = new ErrorLink(({ error, operation, forward }) => {
    const isRenewed = Object.hasOwn(operation.getContext(), 'isRenewed');
    if (!renewAccessToken || isRenewed || !isUnauthenticated(error)) return undefined;
    operation.setContext({ isRenewed: true });
    return from(renewAccessToken()).pipe(switchMap(() => forward(operation)));
  });
  const apollo = new ApolloClient({
    cache: createCache(),
    // a query that is made again asks for what is newer than the answer on its way
    queryDeduplication: false,
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      new GraphQLWsLink(socket.client),
      ApolloLink.from([renew, authorize, new HttpLink({ uri: url, credentials: 'omit' })]),
    ),
    devtools: { enabled: false },
  });
  return {
    apollo,
    socket,
    dispose: () => {
      socket.dispose();
      apollo.stop();
      // resolves once the cache is empty; requests under way are given up
      void apollo.clearStore().catch(() => undefined);
    },
  };
};
