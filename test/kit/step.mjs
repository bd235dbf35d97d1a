import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const add = (counts) =>
  counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** Colours are for people, not for logs. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

const runNode = (args, env) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...plain, ...env },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** A step that either holds or does not: one test. */
export const claim = (args) => async () => {
  const held = (await runNode(args)) === 0;
  return { passed: held ? 1 : 0, failed: held ? 0 : 1, skipped: 0 };
};

/** A step of many tests: a runner that leaves its totals in a file, which `read` turns into counts. */
export const runner =
  (args, read, env = {}) =>
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fe-totals-'));
    const file = join(folder, 'totals.json');
    try {
      const code = await runNode(args, { ...env, FE_TEST_TOTALS: file });
      const sum = add(existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : []);
      // a runner that breaks without a failed test has failed itself
      return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

/** Runs the steps one after the other, whatever becomes of each, and ends with the totals. True when all held. */
export const runSteps = async (steps) => {
  const rows = [];
  for (const [name, step] of steps) {
    process.stdout.write(`\n── ${name}\n`);
    const from = performance.now();
    const counts = await step();
    rows.push({ name, ...counts, seconds: (performance.now() - from) / 1000 });
  }
  process.stdout.write('\n');
  for (const { name, passed, failed, skipped, seconds } of rows) {
    const words = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    process.stdout.write(`${name.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s   ${words}\n`);
  }
  const { passed, failed, skipped } = add(rows);
  process.stdout.write(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
  return failed === 0;
};
