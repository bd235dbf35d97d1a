import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Checks whether a request asks for WebSockets, and not for another protocol, such as HTTP/2 without TLS. */
export const isForWebSocket = ({ headers }: IncomingMessage): boolean =>
  (headers.upgrade ?? '').split(',').some((protocol) => protocol.trim().toLowerCase() === 'websocket');

/** Headers about the upgrade and the connection, which the request is served without. */
const OF_CONNECTION = new Set(['upgrade', 'connection', 'http2-settings', 'keep-alive']);

/**
 * Serves a request that asks for a protocol that is not spoken here as an ordinary one: its head goes back to the server
 * without the wish, and the body behind it. Java's HTTP client asks for HTTP/2 in this way. One request a connection, so that
 * no listener stays behind. Source: RFC 9110, 7.8 "Upgrade".
 */
export const serveWithoutUpgrade = (server: Server, request: IncomingMessage, socket: Duplex, read: Buffer): void => {
  const lines = [`${request.method} ${request.url} HTTP/${request.httpVersion}`, 'Connection: close'];
  const { rawHeaders } = request;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!OF_CONNECTION.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), read]));
  server.emit('connection', socket);
};
