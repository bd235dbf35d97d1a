import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { runs } from '../../demo/server/dev/database/running.ts';
import { type BuiltServer, dataFolder, startBuilt } from '../kit/built-server.ts';

let data: { folder: string; remove: () => void };
const started: BuiltServer[] = [];
const PATIENCE = { timeout: 30_000, interval: 10 };

const start = async (env: Readonly<Record<string, string>> = {}): Promise<BuiltServer> => {
  const server = await startBuilt({ DATA_DIR: data.folder, ...env });
  started.push(server);
  return server;
};
const startReady = async (): Promise<BuiltServer> => {
  const server = await start();
  await server.ready();
  return server;
};
const postmasterFile = () => join(data.folder, 'postgres/cluster/postmaster.pid');
const postmaster = () => Number.parseInt(readFileSync(postmasterFile(), 'utf8'), 10);
/** A postmaster is there, and it is another. */
const isSucceeded = (former: number) => existsSync(postmasterFile()) && postmaster() !== former;

/** As the short form of Vite's `server.proxy` does: the target's host takes the place of the page's. */
const openDevProxy = async (target: string) => {
  const { hostname, port, host } = new URL(target);
  const proxy = createHttpServer((incoming, answer) => {
    const { method, url: path, headers } = incoming;
    const onward = request({ hostname, port, method, path, headers: { ...headers, host } }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const address = proxy.address();
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  return { url, close: () => new Promise((closed) => proxy.close(closed)) };
};

/** A start that is refused: one line, and a failure. */
const refusal = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const server = await start(env);
  expect(await server.ended).toBe(1);
  expect(server.output().trim().split('\n')).toHaveLength(1);
  return server.output().trim();
};

// the first start makes the database; the others find it, as a person's do
beforeAll(() => {
  data = dataFolder();
});
afterAll(() => data.remove());
afterEach(async () => {
  for (const server of started.splice(0)) if (server.child.exitCode === null) await server.stop();
});

describe('the server that starts', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends with its database in good order on %s, however often',
    async (signal) => {
      const server = await startReady();
      const pid = postmaster();
      server.child.kill(signal);
      server.child.kill(signal);
      expect(await server.ended).toBe(0);
      expect(runs(pid)).toBe(false);
      expect(readFileSync(join(data.folder, 'postgres/postgresql.log'), 'utf8')).toMatch(
        /database system is shut down\s*$/,
      );
    },
  );

  it('ends cleanly when stopped before it is ready', async () => {
    const server = await start();
    await expect
      .poll(
        () =>
          fetch(`${server.url}/healthz`).then(
            ({ status }) => status,
            () => 0,
          ),
        PATIENCE,
      )
      .toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('stops the database that a killed server left behind', async () => {
    const killed = await startReady();
    const orphan = postmaster();
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(runs(orphan)).toBe(true);
    const server = await startReady();
    expect(server.output()).toContain(`Stopping the database that an earlier start left running (process ${orphan}).`);
    expect(runs(orphan)).toBe(false);
  });

  it('starts where server and database were killed and another process has the id of the database', async () => {
    const killed = await startReady();
    const pid = postmaster();
    killed.child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await killed.ended;
    await expect.poll(() => runs(pid), PATIENCE).toBe(false);
    const lines = readFileSync(postmasterFile(), 'utf8').split('\n');
    writeFileSync(postmasterFile(), [process.pid, ...lines.slice(1)].join('\n'));
    await startReady();
  });

  it('restarts its database after it was killed', async () => {
    const server = await startReady();
    const killed = postmaster();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => server.output(), PATIENCE).toContain('starting it again');
    // what the killed one had begun may still answer until then
    await expect.poll(() => isSucceeded(killed), PATIENCE).toBe(true);
    await server.ready();
    expect(server.child.exitCode).toBe(null);
  });

  it('signs people in through the proxy of a dev server', async () => {
    const server = await startReady();
    const proxy = await openDevProxy(server.url);
    try {
      const call = (path: string, more: Record<string, string>, body: object) =>
        fetch(`${proxy.url}/frontegg/identity/resources/auth/v1/user${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: proxy.url, ...more },
          body: JSON.stringify(body),
        });
      const signedIn = await call('', {}, { email: 'ada@acme.test', password: SEEDED_PASSWORD });
      expect(signedIn.status).toBe(200);
      const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
      expect((await call('/token/refresh', { cookie: cookie.join('; ') }, {})).status).toBe(200);
      const foreign = await call('/token/refresh', { cookie: cookie.join('; '), origin: 'http://evil.test' }, {});
      expect(foreign.status).toBe(403);
    } finally {
      await proxy.close();
    }
  });

  it('runs beside a server with other data', async () => {
    const [one, other] = [await start(), await start({ DATA_DIR: join(data.folder, 'other') })];
    await Promise.all([one.ready(), other.ready()]);
  });
});

describe('a failed start', () => {
  let taken: Server;
  let port: string;
  beforeEach(async () => {
    taken = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    port = String(typeof address === 'object' ? address?.port : '');
  });
  afterEach(() => new Promise((resolve) => taken.close(resolve)));

  it('names the port that is in use', async () => {
    expect(await refusal({ PORT: port })).toBe(
      `Port ${port} is in use: stop what listens there, or set PORT to another one.`,
    );
  });

  it('explains an invalid port', async () => {
    expect(await refusal({ PORT: '80a' })).toBe('PORT is "80a": set it to a number from 1 to 65535.');
  });

  it('names the data folder that cannot be created', async () => {
    writeFileSync(join(data.folder, 'file'), '');
    const below = join(data.folder, 'file/data');
    expect(await refusal({ DATA_DIR: below })).toBe(
      `Cannot make the data folder ${below} (ENOTDIR): set DATA_DIR to a folder that can be made.`,
    );
  });

  it('names the process that uses the data folder', async () => {
    const server = await startReady();
    expect(await refusal({})).toBe(
      `${data.folder} is in use by process ${server.child.pid}: stop that one first, or start with another DATA_DIR.`,
    );
  });

  it('names the dangling link to the data', async () => {
    const folder = join(data.folder, 'gone');
    mkdirSync(folder);
    symlinkSync(join(folder, 'nowhere'), join(folder, 'postgres'));
    expect(await refusal({ DATA_DIR: folder })).toBe(
      `${folder}/postgres points to a database that no longer exists: delete the link to start with an empty one.`,
    );
  });

  it.each([
    ['nonsense', /^DATABASE_URL is not an address of PostgreSQL: write postgres:/],
    ['mysql://ada@localhost/x', /^DATABASE_URL is not an address of PostgreSQL: write postgres:/],
    [
      'postgres://ada:secret@127.0.0.1:9/x',
      /^No PostgreSQL answers at 127\.0\.0\.1:9 \(ECONNREFUSED\): start it, or correct DATABASE_URL\.$/,
    ],
    [
      'postgres://ada:secret@nowhere.invalid/x',
      /^No PostgreSQL answers at nowhere\.invalid:5432 \(\w+\): start it, or correct DATABASE_URL\.$/,
    ],
  ])('says what is wrong with DATABASE_URL=%s, without its password', async (url, line) => {
    const words = await refusal({ DATABASE_URL: url });
    expect(words).toMatch(line);
    expect(words).not.toContain('secret');
  });

  it('reports that DATABASE_URL is not a PostgreSQL server', async () => {
    expect(await refusal({ DATABASE_URL: `postgres://ada@127.0.0.1:${port}/x` })).toMatch(
      /^No PostgreSQL answers at 127\.0\.0\.1:\d+ \(.+\)/,
    );
  });

  it('distinguishes a wrong password from a missing database', async () => {
    await startReady();
    const home = join(data.folder, 'postgres');
    const password = readFileSync(join(home, 'password'), 'utf8');
    const at = `127.0.0.1:${readFileSync(postmasterFile(), 'utf8').split('\n')[3]}`;
    expect(await refusal({ DATABASE_URL: `postgres://fe:wrong@${at}/fe` })).toBe(
      `PostgreSQL at ${at} refuses the user "fe": correct user and password in DATABASE_URL.`,
    );
    expect(await refusal({ DATABASE_URL: `postgres://fe:${password}@${at}/absent` })).toBe(
      `PostgreSQL at ${at} has no database "absent": create it, or correct DATABASE_URL.`,
    );
  });
});
