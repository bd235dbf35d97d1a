import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ExecutionArgs, GraphQLError } from 'graphql';
import { type Context, handleProtocols, makeServer, MessageType, type SubscribePayload } from 'graphql-ws';
import pLimit from 'p-limit';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { CorsPolicy } from '../http/cors-policy.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, unauthorized } from '../refusal.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { graphqlError, refusalError } from './failures.ts';
import { originOf } from './graphql-http.ts';
import { GRAPHQL_PATH, type GraphqlServer } from './graphql-server.ts';
import { readStamps } from './live-authority.ts';
import { type Credentials, credentialsOf, type Principal } from './principal.ts';

/** Limits of sockets on one node. */
export interface SocketLimits {
  /** Largest message from a client, in bytes; a larger one closes the socket with 1009. */
  messageBytes: number;
  /** Messages from a client in 10 seconds; more close the socket with 1008. */
  messages: number;
  /** Operations at a time on one socket. */
  operations: number;
  perPerson: number;
  perTenant: number;
  /** Sockets on the node, and those of them that have not said who they are. */
  sockets: number;
  anonymous: number;
  /** Bytes that wait to be read by a client; more cut the socket. */
  waitingBytes: number;
  /** Time in which a client says who it is. */
  initMs: number;
  /** Interval of pings; a socket that has not answered at the next one is cut. */
  heartbeatMs: number;
  /** Interval of comparing the authority of open sockets with the store. */
  checkMs: number;
}

/** Ours: many times what the host shell needs, and what one node carries without haste. */
export const SOCKET_LIMITS: SocketLimits = {
  messageBytes: 64 * 1024,
  messages: 300,
  operations: 20,
  perPerson: 20,
  perTenant: 2_000,
  sockets: 10_000,
  anonymous: 500,
  waitingBytes: 1024 * 1024,
  initMs: 3_000,
  heartbeatMs: 20_000,
  // what ends a right is seen within 5 s
  checkMs: 2_000,
};

/**
 * Close codes beside those that graphql-ws sends by itself: 4400, 4401, 4403, 4406, 4408, 4409 and 4429. Clients retry
 * after 1012, 1013 and 4403, and not after the others. Source: RFC 6455 §7.4; protocol/graphql.md#close-codes.
 */
const CLOSE = {
  policyViolation: 1008,
  serviceRestart: 1012,
  tryAgainLater: 1013,
  unauthorized: 4401,
  forbidden: 4403,
  internalServerError: 4500,
} as const;

/** Sockets verified at a time, where a role changes that many have: fewer than the connections to the database. Ours. */
const VERIFIED_AT_ONCE = 8;

/** Window of counting messages, in milliseconds. */
const WINDOW_MS = 10_000;

/** Open socket. */
interface Connection {
  readonly socket: WebSocket;
  readonly ip: string | null;
  readonly network: string | null;
  readonly userAgent: string | null;
  /** Caller, once it is known. */
  entry?: Entry | undefined;
  /** Whether it has answered the last ping. */
  alive: boolean;
  window: { sinceMs: number; messages: number };
}

interface Entry {
  principal: Principal;
  credentials: Credentials;
  /** Rows that its authority depended on when it was last verified; absent before. */
  stamp?: string;
}

/** Peer of a socket. */
export interface SocketPeer {
  ip: string | null;
  network: string | null;
}

/** Sockets of a node. */
export interface Sockets {
  /** Takes an upgrade request of `/graphql`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, peer: SocketPeer): void;
  /** Closes sockets whose token or session has ended, or who may not read any more. */
  check(): Promise<void>;
  /** Pings all sockets and cuts those that did not answer the last time. */
  beat(): void;
  /** Number of open sockets. */
  size(): number;
  /** Closes all sockets so that clients connect again, elsewhere or later. */
  restart(): void;
}

const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Sockets of GraphQL, `graphql-transport-ws`. Source: protocol/graphql.md#websocket. */
export const openSockets = (
  ports: Ports,
  policy: CorsPolicy,
  graphql: GraphqlServer,
  limits: SocketLimits = SOCKET_LIMITS,
): Sockets => {
  const { clock, log, publicUrl } = ports;
  const connections = new Set<Connection>();
  const anonymous = new Set<Connection>();
  const entered = () =>
    [...connections].flatMap((connection) => (connection.entry ? [{ connection, entry: connection.entry }] : []));
  /** Open sockets by person or program, and by tenant. */
  const counts = new Map<string, number>();
  const countSocket = ({ id, tenantId }: Principal, change: 1 | -1) => {
    for (const key of [id, tenantId]) {
      const number = (counts.get(key) ?? 0) + change;
      if (number > 0) counts.set(key, number);
      else counts.delete(key);
    }
  };
  const isFull = ({ id, tenantId }: Principal): boolean =>
    (counts.get(id) ?? 0) >= limits.perPerson || (counts.get(tenantId) ?? 0) >= limits.perTenant;

  const expiresInMs = ({ endsAtMs }: Principal): number | null =>
    Number.isFinite(endsAtMs) ? Math.max(0, endsAtMs - clock.now().getTime()) : null;

  const enter = async (connection: Connection, payload: unknown): Promise<Result<Entry, Refusal>> => {
    if (!isObject(payload)) return unauthorized();
    const credentials = credentialsOf((name) => payload[name]);
    const principal = await graphql.enter(credentials, connection.network);
    return principal.ok ? ok({ principal: principal.value, credentials }) : principal;
  };

  /** Closes after a fault: a client tries again where the store is unavailable. */
  const fail = ({ socket }: Connection, cause: unknown) => {
    if (cause instanceof StoreUnavailable) return socket.close(CLOSE.tryAgainLater, 'Try again later');
    log.error({ error: cause instanceof Error ? cause.stack : String(cause) }, 'A socket broke');
    return socket.close(CLOSE.internalServerError, 'Internal server error');
  };

  const argumentsOf = async (
    { entry, ip, userAgent }: Connection,
    { query, variables, operationName }: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> => {
    if (!entry || entry.principal.endsAtMs <= clock.now().getTime()) return [graphqlError('unauthorized')];
    const counted = await graphql.count(entry.principal);
    if (!counted.ok) return [refusalError(counted.failure)];
    const operation = graphql.operation(entry.principal, originOf(ip, userAgent), false);
    const enveloped = graphql.yoga.getEnveloped({ ...operation, params: { query } });
    try {
      const document = enveloped.parse(query);
      const errors = enveloped.validate(enveloped.schema, document);
      if (errors.length > 0) return errors;
      const contextValue = await enveloped.contextFactory();
      const given = { variableValues: variables ?? {}, operationName: operationName ?? null };
      const rootValue = { execute: enveloped.execute, subscribe: enveloped.subscribe };
      return { schema: enveloped.schema, document, contextValue, rootValue, ...given };
    } catch (cause) {
      if (cause instanceof GraphQLError) return [cause]; // a document that cannot be parsed
      throw cause;
    }
  };

  // the enveloped functions of an operation travel as its root value
  type Enveloped = Record<'execute' | 'subscribe', (args: ExecutionArgs) => never>;
  const enveloped = ({ rootValue }: ExecutionArgs) => rootValue as Enveloped;

  const server = makeServer<Record<string, unknown>, { connection: Connection }>({
    connectionInitWaitTimeout: limits.initMs,
    execute: (args) => enveloped(args).execute(args),
    subscribe: (args) => enveloped(args).subscribe(args),
    onConnect: async ({ connectionParams, extra: { connection } }) => {
      const entry = await enter(connection, connectionParams);
      if (!entry.ok) return false;
      const { principal } = entry.value;
      if (isFull(principal)) {
        connection.socket.close(CLOSE.tryAgainLater, 'Too many sockets');
        return {};
      }
      if (!connections.has(connection)) return false; // closed since
      countSocket(principal, 1);
      anonymous.delete(connection);
      connection.entry = entry.value;
      return { expiresInMs: expiresInMs(principal) };
    },
    onSubscribe: async (context: Context<Record<string, unknown>, { connection: Connection }>, _id, payload) => {
      // this one is among them
      if (Object.keys(context.subscriptions).length > limits.operations) return [graphqlError('rateLimited')];
      return argumentsOf(context.extra.connection, payload);
    },
  });

  /** Takes a renewed token over, for the same person in the same tenant. Ours: in a ping, for a second `connection_init` is refused by the protocol. */
  const renew = async (connection: Connection, payload: Readonly<Record<string, unknown>>) => {
    const { socket, entry } = connection;
    if (!entry) return socket.close(CLOSE.unauthorized, 'Unauthorized');
    const renewed = await enter(connection, payload);
    const isSame =
      renewed.ok &&
      renewed.value.principal.id === entry.principal.id &&
      renewed.value.principal.tenantId === entry.principal.tenantId;
    if (!isSame) return socket.close(CLOSE.forbidden, 'Forbidden');
    connection.entry = renewed.value;
    return { renewed: true, expiresInMs: expiresInMs(renewed.value.principal) };
  };

  const isFlood = ({ window }: Connection): boolean => {
    const nowMs = performance.now();
    if (nowMs - window.sinceMs > WINDOW_MS) Object.assign(window, { sinceMs: nowMs, messages: 0 });
    window.messages += 1;
    return window.messages > limits.messages;
  };

  const open = (socket: WebSocket, request: IncomingMessage, peer: SocketPeer) => {
    const userAgent = request.headers['user-agent'] ?? null;
    const window = { sinceMs: performance.now(), messages: 0 };
    const connection: Connection = { socket, ...peer, userAgent, alive: true, window };
    connections.add(connection);
    anonymous.add(connection);

    const send = (data: string) =>
      new Promise<void>((resolve) => {
        if (socket.readyState !== socket.OPEN) return resolve();
        if (socket.bufferedAmount > limits.waitingBytes) {
          log.info({ waiting: socket.bufferedAmount }, 'A socket that does not read was cut');
          socket.terminate();
          return resolve();
        }
        // after a failure there is no reader left
        return socket.send(data, () => resolve());
      });

    const closed = server.opened(
      {
        protocol: socket.protocol,
        send,
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) => {
          socket.on('message', (data: RawData, isBinary) => {
            if (socket.readyState !== socket.OPEN) return;
            if (isFlood(connection)) return socket.close(CLOSE.policyViolation, 'Too many messages');
            // the protocol has no binary messages: this one cannot be parsed
            handle(isBinary ? '' : String(data)).catch((cause: unknown) => fail(connection, cause));
          });
        },
        onPing: async (payload) => {
          const isRenewal = isObject(payload) && ('authorization' in payload || 'fe-client-id' in payload);
          const answer = isRenewal ? await renew(connection, payload) : payload;
          await send(JSON.stringify({ type: MessageType.Pong, ...(answer ? { payload: answer } : {}) }));
        },
      },
      { connection },
    );
    socket.on('pong', () => {
      connection.alive = true;
    });
    // a close follows
    socket.on('error', () => undefined);
    socket.once('close', (code, reason) => {
      connections.delete(connection);
      anonymous.delete(connection);
      if (connection.entry) countSocket(connection.entry.principal, -1);
      Promise.resolve(closed(code, String(reason))).catch((cause: unknown) => fail(connection, cause));
    });
  };

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    // Ours: compression costs more memory a socket than all else
    perMessageDeflate: false,
    // one of another protocol is opened all the same, and closed with 4406: a browser tells its page no other reason
    handleProtocols: (offered) => handleProtocols(offered) || ([...offered][0] ?? false),
  });

  const end = ({ socket }: Connection, reason: string) => socket.close(CLOSE.forbidden, reason);

  const check = async (): Promise<void> => {
    const nowMs = clock.now().getTime();
    for (const { connection, entry } of entered())
      if (entry.principal.endsAtMs <= nowMs) end(connection, 'Token expired');
    const live = entered().filter(({ connection: { socket } }) => socket.readyState === socket.OPEN);
    if (live.length === 0) return;
    const stamps = await readStamps(
      ports,
      live.map(({ entry }) => entry.principal),
    );
    const verify = async ({ connection, entry }: (typeof live)[number]) => {
      const stamp = stamps.get(entry.principal);
      // an impersonator's own session is not in the stamp
      if (stamp === entry.stamp && !entry.principal.caller?.actor) return;
      const fresh = await graphql.enter(entry.credentials, null, true);
      if (connection.entry !== entry) return; // renewed since
      if (!fresh.ok || !(await fresh.value.may('fe.secure.read.experiences'))) end(connection, 'Session ended');
      else connection.entry = { ...entry, principal: fresh.value, ...(stamp !== undefined && { stamp }) };
    };
    const inTurn = pLimit(VERIFIED_AT_ONCE);
    await Promise.all(live.map((one) => inTurn(() => verify(one))));
  };

  const beat = (): void => {
    for (const connection of connections) {
      if (!connection.alive) connection.socket.terminate();
      else {
        connection.alive = false;
        connection.socket.ping();
      }
    }
  };

  let checking = false;
  const timers = [
    setInterval(() => {
      if (checking || connections.size === 0) return;
      checking = true;
      void check()
        .catch((cause: unknown) =>
          log.warn({ error: cause instanceof Error ? cause.message : 'unknown' }, 'Open sockets could not be checked'),
        )
        .finally(() => {
          checking = false;
        });
    }, limits.checkMs),
    setInterval(beat, limits.heartbeatMs),
  ];
  for (const timer of timers) timer.unref();

  return {
    upgrade: (request, socket, head, peer) => {
      const { origin } = request.headers;
      const asked = new Request(`${publicUrl}${GRAPHQL_PATH}`, {
        method: 'POST',
        ...(origin && { headers: { origin } }),
      });
      if (policy.isCrossSiteWrite(asked)) return refuseUpgrade(socket, '403 Forbidden');
      if (connections.size >= limits.sockets || anonymous.size >= limits.anonymous)
        return refuseUpgrade(socket, '503 Service Unavailable');
      return sockets.handleUpgrade(request, socket, head, (opened) => open(opened, request, peer));
    },
    check,
    beat,
    size: () => connections.size,
    restart: () => {
      for (const timer of timers) clearInterval(timer);
      for (const { socket } of connections) socket.close(CLOSE.serviceRestart, 'Service restart');
    },
  };
};
