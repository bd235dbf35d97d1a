import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };

const send = (response, pathname, body) => {
  const type = TYPES[extname(pathname)] ?? TYPES['.html'];
  response.writeHead(body ? 200 : 404, { 'content-type': type, 'content-encoding': body ? 'gzip' : 'identity' });
  return response.end(body);
};

/** Serves pages from memory and files from folders, gzipped alike; everything else is not found. */
export const serveStatic = async (pages, folders) => {
  const kept = new Map();
  const bodyOf = async (path) => {
    if (pages[path]) return pages[path];
    const [prefix, folder] = Object.entries(folders).find(([start]) => path.startsWith(start)) ?? [];
    return prefix && readFile(join(folder, normalize(path.slice(prefix.length))));
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
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
