import { ApolloProvider } from '@apollo/client/react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useApp, useAppState } from '../../../adapters/react/index.ts';
import { useConfiguration } from '../configuration/configuration-context.ts';
import { createGraphqlClient } from './graphql-client.ts';
import { type Graphql, GraphqlContext } from './graphql-context.ts';

/** Person, company and impersonator that a client is for; undefined without a session. */
const useIdentityKey = (): string | undefined =>
  useAppState(({ session }) =>
    session.status === 'signedIn'
      ? [session.user.id, session.user.tenantId, JSON.stringify(session.user.impersonator ?? null)].join(' ')
      : undefined,
  );

/** Events of a page that may have slept, after which its connection is checked. */
const WAKING = [
  [() => window, 'online'],
  [() => window, 'pageshow'],
  [() => document, 'visibilitychange'],
] as const satisfies readonly (readonly [() => EventTarget, string])[];

/** Calls back when the page is seen again, or the browser is online again. Returns a function that ends it. */
export const onWake = (callback: () => void): (() => void) => {
  const wake = () => document.visibilityState === 'visible' && callback();
  for (const [target, type] of WAKING) target().addEventListener(type, wake);
  return () => {
    for (const [target, type] of WAKING) target().removeEventListener(type, wake);
  };
};

/** Client of the signed-in person; another for each person and company, and none without a session. */
const useClient = (): Graphql | undefined => {
  const app = useApp();
  const { graphqlUrl } = useConfiguration();
  const key = useIdentityKey();
  const [client, setClient] = useState<Graphql>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const made = createGraphqlClient({
      url: new URL(graphqlUrl, window.location.origin).href,
      userAccessToken: app.getAccessToken,
      renewAccessToken: app.refreshToken,
    });
    // oxlint-disable-next-line react/set-state-in-effect -- it lives as long as the effect
    setClient({ ...made, drafts: new Map() });
    let token = app.getAccessToken();
    const unfollow = app.store.subscribe(() => {
      const next = app.getAccessToken();
      if (next !== undefined && next !== token) made.socket.renewAuthorization();
      token = next;
    });
    const sleep = onWake(made.socket.check);
    return () => {
      unfollow();
      sleep();
      made.dispose();
      setClient(undefined);
    };
  }, [app, graphqlUrl, key]);
  return client;
};

/** Provider of the GraphQL client for pages of signed-in people. Source: product.md#personalization-service. */
export const GraphqlProvider = ({ children }: { children: ReactNode }): ReactElement | null => {
  const client = useClient();
  return client ? (
    <GraphqlContext value={client}>
      <ApolloProvider client={client.apollo}>{children}</ApolloProvider>
    </GraphqlContext>
  ) : null;
};
