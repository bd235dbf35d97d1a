import { type Client, createClient } from 'graphql-ws';
import type { AuthorizationHeaders } from './authorization.ts';
import { withShortReasons } from './close-codes.ts';

/** Attempts after a connection is lost, before it counts as failed. Source: product.md#live-updates. */
export const RETRY_ATTEMPTS = 5;
/** Wait before the first of them; it doubles each time. Source: product.md#live-updates. */
const FIRST_WAIT_MS = 1000;
/** Random addition to each wait, so that clients do not return all at once. Source: product.md#live-updates. */
const JITTER_MS = { min: 300, max: 3000 };
/** Time for an answer to a ping that asks whether an idle socket is still alive. Ours. */
export const PONG_TIMEOUT_MS = 5000;

/** State of the connection, as a page shows it. */
export type ConnectionStatus = 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'failed';

interface LiveSocketOptions {
  /** Address of the service over HTTP; the socket is opened at the same one. */
  url: string;
  /** Headers of the socket's first message, asked for at each attempt. */
  authorization: () => AuthorizationHeaders;
  webSocket?: typeof WebSocket | undefined;
  /** Random number from 0 to 1. */
  random?: () => number;
}

/** Socket of subscriptions, opened by the first and closed with the last. */
export interface LiveSocket {
  readonly client: Client;
  status(): ConnectionStatus;
  /** Calls back with each change of the status. Returns a function that ends it. */
  onStatus(listener: () => void): () => void;
  /** Hands a renewed token over to the open connection. */
  renewAuthorization(): void;
  /** Checks that an open connection is alive, as after sleep; opens another where it is not. */
  check(): void;
  /** Closes the connection for good. */
  dispose(): void;
}

/** Address of the socket: `ws` for `http`, `wss` for `https`. */
export const socketAddress = (url: string): string => url.replace(/^http/, 'ws');

const waitBefore = (attempt: number, random: () => number): number =>
  FIRST_WAIT_MS * 2 ** attempt + JITTER_MS.min + Math.floor(random() * (JITTER_MS.max - JITTER_MS.min));

/** Makes the socket of subscriptions. Source: product.md#live-updates. */
export const createLiveSocket = ({
  url,
  authorization,
  webSocket = WebSocket,
  random = Math.random,
}: LiveSocketOptions): LiveSocket => {
  const listeners = new Set<() => void>();
  let status: ConnectionStatus = 'idle';
  let open: WebSocket | undefined;
  let retries = 0;
  let disposed = false;
  let wait: ReturnType<typeof setTimeout> | undefined;
  let pong: ReturnType<typeof setTimeout> | undefined;

  const become = (next: ConnectionStatus) => {
    if (status === next) return;
    status = next;
    for (const listener of listeners) listener();
  };

  const client = createClient({
    url: socketAddress(url),
    webSocketImpl: withShortReasons(webSocket),
    connectionParams: () => ({ ...authorization() }),
    lazyCloseTimeout: 0,
    keepAlive: 0,
    connectionAckWaitTimeout: 0,
    retryAttempts: RETRY_ATTEMPTS,
    // a browser tells of a server that is down by an error event without a code
    shouldRetry: (problem) => !(problem instanceof Error) || 'code' in problem,
    retryWait: (attempt) =>
      new Promise((resolve) => {
        // once disposed, none is left that waits
        if (!disposed) wait = setTimeout(resolve, waitBefore(attempt, random));
      }),
    on: {
      connecting: (isRetry) => {
        if (isRetry) retries += 1;
        become(isRetry ? 'reconnecting' : 'connecting');
      },
      connected: (socket) => {
        open = socket as WebSocket; // of the class above
        retries = 0;
        become('connected');
      },
      pong: (received) => {
        if (received) clearTimeout(pong);
      },
      error: () => become('reconnecting'),
      closed: (event) => {
        open = undefined;
        clearTimeout(pong);
        const { code } = event as CloseEvent; // graphql-ws gives no other
        become(code === 1000 ? 'idle' : 'reconnecting');
      },
    },
  });

  const ping = (payload?: AuthorizationHeaders) =>
    open?.send(JSON.stringify({ type: 'ping', ...(payload && { payload }) }));

  return {
    client: {
      ...client,
      subscribe: (payload, sink) =>
        client.subscribe(payload, {
          next: (value) => sink.next(value as never), // of the same operation
          complete: () => sink.complete(),
          error: (problem) => {
            if (!Array.isArray(problem)) become('failed');
            sink.error(problem);
          },
        }),
    },
    status: () => status,
    onStatus: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    renewAuthorization: () => ping(authorization()),
    check: () => {
      if (!open) return;
      clearTimeout(pong);
      pong = setTimeout(() => client.terminate(), PONG_TIMEOUT_MS);
      ping();
    },
    dispose: () => {
      disposed = true;
      clearTimeout(wait);
      clearTimeout(pong);
      listeners.clear();
      // a connection that is not open yet has failed already, or closes once it is
      void Promise.resolve(client.dispose()).catch(() => undefined);
    },
  };
};
