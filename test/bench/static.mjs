import { readFile } from 'node:fs/promises';
import { createServer, request as askHttp } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

const TYPES = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };

const send = (response, pathname, body) => {
  const type = TYPES[extname(pathname)] ?? TYPES['.html'];
  response.writeHead(body ? 200 : 404, { 'content-type': type, 'content-encoding': body ? 'gzip' : 'identity' });
  return response.end(body);
};

/** Hands a request on to a service, its answer after a delay in milliseconds. */
const forward = async (request, response, { prefix, to, delayMs }) => {
  const service = new URL(request.url.slice(prefix.length), to);
  const headers = { ...request.headers, host: service.host, ...(request.headers.origin && { origin: service.origin }) };
  const [answer] = await Promise.all([
    new Promise((resolve, reject) => {
      request.pipe(askHttp(service, { method: request.method, headers }, resolve).on('error', reject));
    }),
    pause(delayMs),
  ]);
  response.writeHead(answer.statusCode, answer.headers);
  answer.pipe(response);
};

/**
 * Serves pages from memory and files from folders, gzipped alike, and hands on to `services` what begins with their
 * prefixes; everything else is not found.
 */
export const serveStatic = async (pages, folders, services = []) => {
  const kept = new Map();
  const bodyOf = async (path) => {
    if (pages[path]) return pages[path];
    const [prefix, folder] = Object.entries(folders).find(([start]) => path.startsWith(start)) ?? [];
    return prefix && readFile(join(folder, normalize(path.slice(prefix.length))));
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const service = services.find(({ prefix }) => pathname.startsWith(`${prefix}/frontegg/`));
    if (service) return void forward(request, response, service).catch(() => response.destroy());
    const answer = kept.get(pathname) ?? bodyOf(pathname).then((body) => body && gzipSync(body, { level: 9 }));
    kept.set(pathname, answer);
    answer.then((body) => send(response, pathname, body)).catch(() => response.writeHead(404).end());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve) && server.closeAllConnections()),
  };
};
