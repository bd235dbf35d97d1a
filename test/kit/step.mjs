import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const add = (counts) =>
  counts.reduce(
    (sum, { passed, failed, skipped, names = [], files = [] }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      names: [...sum.names, ...names],
      files: [...sum.files, ...files],
    }),
    { passed: 0, failed: 0, skipped: 0, names: [], files: [] },
  );

/** Environment that turns colours off where the output is no terminal. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs Node with its output to `out` (a file descriptor or `inherit`). Resolves with the exit code; 1 where it could not start. */
const runNode = (args, out, env) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', out, out],
      env: { ...process.env, ...plain, ...env },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** Step of one check: it passes with exit code 0. */
export const claim = (args) => async (out) => {
  const held = (await runNode(args, out)) === 0;
  return { passed: held ? 1 : 0, failed: held ? 0 : 1, skipped: 0 };
};

/** Step of a test runner: the runner writes its totals to the file in `FE_TEST_TOTALS`, and `read` turns them into counts. */
export const runner =
  (args, read, env = {}) =>
  async (out) => {
    const folder = mkdtempSync(join(tmpdir(), 'fe-totals-'));
    const file = join(folder, 'totals.json');
    try {
      const code = await runNode(args, out, { ...env, FE_TEST_TOTALS: file });
      const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [];
      const sum = { ...add(counts), files: counts.filter((count) => count.seconds) };
      // a runner that breaks without a failed test has failed itself
      return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

/** Runs a step with buffered output, printed once it has ended, so that the output of concurrent steps does not interleave. */
const runBuffered = async (name, run) => {
  const folder = mkdtempSync(join(tmpdir(), 'fe-step-'));
  const file = join(folder, 'words');
  const out = openSync(file, 'w');
  try {
    const counts = await run(out);
    process.stdout.write(`\n── ${name}\n${readFileSync(file, 'utf8')}`);
    return counts;
  } finally {
    closeSync(out);
    rmSync(folder, { recursive: true, force: true });
  }
};

const runInherited = (name, run) => {
  process.stdout.write(`\n── ${name}\n`);
  return run('inherit');
};

/**
 * Number of steps that run concurrently. A single one leaves a core idle half of the time; a third only makes each wait
 * for the others, at two cores.
 */
const AT_ONCE = 2;

/**
 * Runs all steps, failed ones included, and prints the totals. True when all passed. A free slot takes the
 * first step in the list whose `after` steps have ended.
 */
export const runSteps = async (steps) => {
  const open = new Set(steps.map(({ name }) => name));
  // steps that run one after the other print as they run
  const announce =
    steps.filter(({ after = [] }) => !after.some((name) => open.has(name))).length > 1 ? runBuffered : runInherited;
  const waiting = [...steps];
  const rows = new Map();
  const runOne = async ({ name, run }) => {
    const from = performance.now();
    const counts = await announce(name, run);
    open.delete(name);
    rows.set(name, { name, ...counts, seconds: (performance.now() - from) / 1000 });
  };
  const running = new Set();
  while (waiting.length > 0 || running.size > 0) {
    const at = waiting.findIndex(({ after = [] }) => !after.some((name) => open.has(name)));
    if (at >= 0 && running.size < AT_ONCE) {
      const [step] = waiting.splice(at, 1);
      const one = runOne(step).finally(() => running.delete(one));
      running.add(one);
    } else await Promise.race(running);
  }
  return report(steps.map(({ name }) => rows.get(name)));
};

/** Number of slowest files that are printed. */
const SLOWEST = 15;

const printSlowest = (files) => {
  process.stdout.write('\nSlowest files:\n');
  for (const { project, file, seconds } of files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST))
    process.stdout.write(`${seconds.toFixed(1).padStart(8)} s   ${file}${project ? `, ${project}` : ''}\n`);
};

const report = (rows) => {
  process.stdout.write('\n');
  for (const { name, passed, failed, skipped, seconds } of rows) {
    const words = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    process.stdout.write(`${name.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s   ${words}\n`);
  }
  const { passed, failed, skipped, names, files } = add(rows);
  if (files.length > 0) printSlowest(files);
  if (names.length > 0) process.stdout.write(`\nFailed:\n${names.map((name) => `  ${name}\n`).join('')}`);
  process.stdout.write(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
  return failed === 0;
};
