import { spawn } from 'node:child_process';

/** A process that ends with an error sooner than this after its start would do so again, in milliseconds. Ours. */
const TOO_SOON_MS = 5000;

/**
 * Runs a server in a process of its own and starts it again where it was killed or broke; where it ends in good order, or
 * cannot start, that is the end. It ends with us: it sees the channel between us close.
 */
export const supervise = (main) => {
  let child;
  let stopping = false;

  const run = () => {
    const startedAt = performance.now();
    child = spawn(process.execPath, [...process.execArgv, main], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    child.once('exit', (code, signal) => {
      const broke = code !== 0 && performance.now() - startedAt > TOO_SOON_MS;
      if (stopping || (!signal && !broke)) process.exit(code ?? 1);
      process.stdout.write(`The server has ended (${signal ?? `exit code ${code}`}): starting it again.\n`);
      run();
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      stopping = true;
      child.kill(signal);
    });
  run();
};
