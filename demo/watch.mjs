// `npm run dev`: builds what is served, and rebuilds and restarts it at every change of a source.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const QUIET_MS = 200;
const run = (...args) =>
  spawn(
    process.execPath,
    args.map((arg) => (arg.endsWith('js') ? join(root, arg) : arg)),
    { stdio: 'inherit' },
  );

let server;
let timer;
let busy = false;
let again = false;

const stop = async () => {
  const running = server;
  server = undefined;
  if (!running || running.exitCode !== null) return;
  running.kill('SIGTERM');
  await once(running, 'exit');
};

const renew = async () => {
  if (busy) {
    again = true;
    return;
  }
  busy = true;
  again = false;
  const [code] = await once(run('demo/build.mjs', '--served'), 'exit');
  if (code === 0) {
    await stop();
    server = run('dist/server/main.js');
  }
  busy = false;
  if (again) await renew();
};

/** Runs until Ctrl-C; a source that does not build leaves the last server as it is. */
export const watchSources = async () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void stop().then(() => process.exit(0)));
  for (const folder of ['core', 'elements', 'adapters', 'demo']) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(renew, QUIET_MS);
    });
  }
  await renew();
};
