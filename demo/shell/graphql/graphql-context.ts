import { createContext, useContext, useSyncExternalStore } from 'react';
import type { GraphqlClient } from './graphql-client.ts';
import type { ConnectionStatus } from './live-socket.ts';

/** GraphQL client of the signed-in person, and texts they have not saved yet, which end with it. */
export interface Graphql extends GraphqlClient {
  readonly drafts: Map<string, unknown>;
}

export const GraphqlContext = createContext<Graphql | undefined>(undefined);

/** GraphQL client of the nearest provider. Throws outside of one. */
export const useGraphql = (): Graphql => {
  const graphql = useContext(GraphqlContext);
  if (!graphql) throw new Error('useGraphql must be used within a GraphqlProvider');
  return graphql;
};

/** Status of the live connection. */
export const useConnectionStatus = (): ConnectionStatus => {
  const { socket } = useGraphql();
  return useSyncExternalStore(socket.onStatus, socket.status);
};
