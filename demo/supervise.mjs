import { spawn } from 'node:child_process';

/** Minimum uptime for a restart after an error, in milliseconds: a process that fails sooner would fail again. Ours. */
const TOO_SOON_MS = 5000;

/**
 * Supervisor: runs a server in a child process and restarts it after a crash or a kill, not after a clean exit or a
 * failed start. The child ends with us, by the closed channel.
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
