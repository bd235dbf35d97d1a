import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** A folder of data of its own, so that no benchmark touches a person's. */
export const scratch = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fe-bench-'));
  await chmod(folder, 0o711); // as root the database runs under another account, which must pass
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** `npm start` as a person runs it, and how long it took until `/readyz` answered 200, in milliseconds. */
export const start = async (dataDir, env = {}, args = ['demo/start.mjs']) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const from = performance.now();
  const inherited = { ...process.env };
  delete inherited.NODE_ENV; // Vite sets it where another bench has built with it
  const child = spawn(process.execPath, args, {
    env: { ...inherited, ...env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'], // so that it ends with us, and can be asked
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const answers = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await pause(10);
  }
  const ms = performance.now() - from;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, ms, stop, child };
};
