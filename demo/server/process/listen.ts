import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { HEAD_BYTES } from '../http/read-header.ts';
import { codeOf, StartFailure } from '../start-failure.ts';
import { isForWebSocket, serveWithoutUpgrade } from './serve-without-upgrade.ts';

/** Grace period of idle keep-alive connections at shutdown, in milliseconds: a request already sent is answered. Ours. */
const LINGER_MS = 250;
/**
 * Keep-alive timeout of an idle connection, in milliseconds. Ours: longer than proxies keep theirs, most of them a minute,
 * so that none sends a request on a connection that is being closed here.
 */
const KEEP_MS = 65_000;
/** Timeouts of a connection, in milliseconds, and the largest number of connections. */
export interface ConnectionLimits {
  /** Headers timeout: from connecting, or the first byte of a request, to the end of its headers. */
  headersMs: number;
  /** Request timeout: from the first byte of a request to the last of its body. */
  requestMs: number;
  /** Inactivity timeout during a request: the client does not read the response. */
  stalledMs: number;
  /** Keep-alive timeout of an idle connection. */
  idleMs: number;
  /** Interval of checking the timeouts of headers and bodies. */
  checkMs: number;
  /** Connections at a time; one more is closed immediately. */
  connections: number;
}

/** Ours: many times what a slow phone needs for the largest body, and a slow call for its answer. */
export const CONNECTION_LIMITS: Omit<ConnectionLimits, 'connections'> = {
  headersMs: 10_000,
  requestMs: 20_000,
  stalledMs: 120_000,
  idleMs: KEEP_MS,
  checkMs: 5_000,
};

/** Drain timeout: time that requests in flight have at shutdown, in milliseconds. Ours. */
const DRAIN_MS = 10_000;

/** Listening server. */
export interface Listening {
  readonly port: number;
  /** Number of open connections. */
  connections(): Promise<number>;
  /** Graceful shutdown: accepts no more connections, answers requests in flight, and closes each connection after its response. */
  close(): Promise<void>;
}

const explain = (error: Error, port: number): Error => {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return new StartFailure(`Port ${port} is in use: stop what listens there, or set PORT to another one.`);
  if (code === 'EACCES') return new StartFailure(`Port ${port} is closed to this user: set PORT to one above 1023.`);
  return error;
};

/** Closes the connection after this response. */
const isLast = (answer: ServerResponse): void => {
  answer.shouldKeepAlive = false;
  // where its head has left already, it could not say so
  answer.once('close', () => answer.req.socket.end());
};

/** Responses in flight of a server. */
const responsesOf = (server: Server): ReadonlySet<ServerResponse> => {
  const answers = new Set<ServerResponse>();
  server.prependListener('request', (_, answer) => {
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });
  return answers;
};

/** Status by the code of Node's error for a request that cannot be read; 400 for any other. */
const UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
/**
 * Grace period after the answer to a request that cannot be read, in milliseconds: a connection that is closed with bytes
 * unread is reset, and the client loses the answer. Ours.
 */
const UNREAD_MS = 1_000;

/** Answers a request that cannot be read, discards the rest of it for a while, and closes its connection. */
const refuseUnreadable =
  (answers: ReadonlySet<ServerResponse>) =>
  (error: Error, socket: Duplex): void => {
    if (socket.writableEnded) return; // the rest of a request that was refused
    const isAnswered = [...answers].some(({ req, headersSent }) => req.socket === socket && headersSent);
    if (!socket.writable || isAnswered) {
      socket.destroy();
      return;
    }
    const status = UNREADABLE[codeOf(error) ?? ''] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
    socket.once('end', () => socket.destroy());
    setTimeout(() => socket.destroy(), UNREAD_MS).unref();
  };

/** Graceful shutdown of a server: requests in flight are answered. */
const closing = (server: Server, answers: ReadonlySet<ServerResponse>): (() => Promise<void>) => {
  const sockets = new Set<Socket>();
  let ending = false;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_, answer) => {
    if (ending) isLast(answer);
  });

  const cutIdle = () => {
    const busy = new Set([...answers].map(({ req }) => req.socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  };

  return async () => {
    ending = true;
    // not the method of HTTP's server, which closes connections with requests in flight
    const closed = new Promise<void>((resolve) => SocketServer.prototype.close.call(server, () => resolve()));
    for (const answer of answers) isLast(answer);
    // after the poll phase: a blocked process reads requests that have arrived before it cuts connections
    setTimeout(() => setImmediate(cutIdle), LINGER_MS);
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    await closed;
  };
};

/** Address to listen on: one of this machine or, without `host`, all. */
interface Place {
  port: number;
  host?: string | undefined;
  limits: ConnectionLimits;
  /** Called for each connection over the limit. */
  onDrop?: () => void;
  /** Takes requests for WebSockets; false refuses one with 404. None are taken without it. */
  onUpgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
}

/** Refuses an upgrade that is not taken. */
const refuseUpgrade = (socket: Duplex): void => {
  socket.on('error', () => undefined);
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
};

/** Opens the port. */
export const listen = (
  listener: RequestListener,
  { port, host, limits, onDrop = () => undefined, onUpgrade }: Place,
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createServer(
      {
        maxHeaderSize: HEAD_BYTES,
        headersTimeout: limits.headersMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.idleMs,
        connectionsCheckingInterval: limits.checkMs,
      },
      listener,
    );
    server.timeout = limits.stalledMs;
    server.maxConnections = limits.connections;
    server.on('drop', onDrop);
    const answers = responsesOf(server);
    if (onUpgrade)
      server.on('upgrade', (request, socket: Duplex, head: Buffer) => {
        if (!isForWebSocket(request)) serveWithoutUpgrade(server, request, socket, head);
        else if (!onUpgrade(request, socket, head)) refuseUpgrade(socket);
      });
    server.on('clientError', refuseUnreadable(answers));
    const close = closing(server, answers);
    server.once('error', (error) => reject(explain(error, port)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        connections: () => new Promise((count) => server.getConnections((_, open) => count(open))),
        close,
      });
    });
  });
