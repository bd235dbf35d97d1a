import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Ends what serves a host. */
export type Stop = () => Promise<void>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Serves what a host has built under a policy; an address is that of a file, else of a folder's page, else of the page that a
 * client renders, which may be in a folder of its own.
 */
export const serveFiles = async (folder: string, port: number, policy?: string, page = ''): Promise<Stop> => {
  const server = createServer(({ url = '/' }, response) => {
    const named = join(folder, new URL(url, 'http://host').pathname);
    const isFile = (file: string) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
    const served =
      [named, ...(page ? [] : [join(named, 'index.html')]), join(folder, page, 'index.csr.html')].find(isFile) ??
      join(folder, page, 'index.html');
    response.setHeader('content-type', TYPES[extname(served)] ?? 'application/octet-stream');
    if (policy !== undefined) response.setHeader('content-security-policy', policy);
    response.end(readFileSync(served));
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
};

/** Serves one page at a port of its own, of an address of this machine. */
export const servePage = async (html: string, host = 'localhost'): Promise<{ address: string; stop: Stop }> => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens at a port
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { address: `http://${host}:${port}/`, stop };
};

/** A program of an application, installed in its folder or, of a workspace, above it. */
const programOf = (name: string, folder: string): string => {
  const program = join(folder, 'node_modules/.bin', name);
  return existsSync(program) ? realpathSync(program) : programOf(name, dirname(folder));
};

const READY_MS = 60_000;

/** Serves a host by a script of its own: its development server, or the server of what it has built. */
export const serveScript = async (
  script: 'dev' | 'start',
  folder: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<Stop> => {
  // run without npm between, so that ending it ends it
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const [tool = '', ...given] = scripts[script]?.split(' ') ?? [];
  const main = programOf(tool, folder);
  const child = spawn(process.execPath, [main, ...given, ...(script === 'dev' ? ['--port', String(port)] : [])], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PORT: String(port) },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (written += part.toString()));
  const ended = once(child, 'close');
  const isReady = () =>
    fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = Date.now() + READY_MS;
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`The host did not start: ${written}`);
    await pause(20);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
};
