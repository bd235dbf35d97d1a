import { readFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { failureText } from './failure-text.mjs';
import { claim, runner } from './step.mjs';

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
  wtr: 'node_modules/@web/test-runner/dist/bin.js',
  playwright: 'node_modules/playwright/cli.js',
};

const EMBEDDED = 'server (postgres 18, embedded)';
const INSTALLED = 'server (postgres, installed)';
/** Tests that run over an installed PostgreSQL, too; as `vitest.config.ts` has it. */
const OVER_INSTALLED = /\/postgres[^/]*\.test\.ts$|^test\/server\/store\//;

/** Counts of tests; where no PostgreSQL is installed, those that need it count as skipped. */
const withSkipped = (counts) => {
  const wouldRun = counts.filter(({ project, file }) => project === EMBEDDED && OVER_INSTALLED.test(file));
  if (wouldRun.length === 0 || counts.some(({ project }) => project === INSTALLED)) return counts;
  const skipped = wouldRun.reduce((sum, { passed, failed }) => sum + passed + failed, 0);
  process.stdout.write(`No PostgreSQL 15 or later is installed beside ours: its ${skipped} tests are skipped.\n`);
  return [...counts, { passed: 0, failed: 0, skipped }];
};

const errorsOf = ({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message));

const SNAPSHOT = /```yaml\n([\s\S]*?)\n```/;

/** The page on which a journey failed, as a screen reader finds it; Playwright keeps it in a file. */
const pageOf = ({ name, path }) => (name === 'error-context' && SNAPSHOT.exec(readFileSync(path, 'utf8'))?.[1]) || [];

const pagesOf = ({ results }) => results.flatMap(({ attachments }) => attachments.flatMap(pageOf));

/** The journeys that failed, of a suite and those in it, each behind its file and the suites around it, with its errors. */
const failedOf = ({ suites = [], specs = [] }, around = []) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) =>
      failureText([...around, title].join(' > '), tests.flatMap(errorsOf), tests.flatMap(pagesOf)),
    ),
  ...suites.flatMap((suite) => failedOf(suite, [...around, suite.title])),
];

const testsOf = ({ suites = [], specs = [] }) => [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];

/** Durations of journeys, a row for each file, without counts of its own. */
const durationsOf = ({ suites = [] }) =>
  suites.map((suite) => ({
    file: suite.file,
    seconds:
      testsOf(suite)
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0) / 1000,
    passed: 0,
    failed: 0,
    skipped: 0,
  }));

const ofPlaywright = ({ stats, errors, ...suite }) => [
  ...durationsOf(suite),
  {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected ? 0 : errors.length),
    skipped: stats.skipped,
    names: failedOf(suite),
  },
];

const vitest = (...projects) =>
  runner(
    [
      bin.vitest,
      'run',
      '--reporter=default',
      '--reporter=./test/kit/count.reporter.mjs',
      ...projects.map((name) => `--project=${name}`),
    ],
    withSkipped,
  );

/** Finds the browser once for all that follows, or says what to install. */
const browser = async () => {
  try {
    process.env.CHROME_PATH = findBrowser();
    process.stdout.write(`Pages are tested in ${process.env.CHROME_PATH}.\n`);
    return { passed: 1, failed: 0, skipped: 0 };
  } catch ({ message }) {
    process.stdout.write(`${message}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

/**
 * Every step of `npm test`, by the words a person may ask for it with. Two run side by side, in this order: what others
 * wait for first, then the longest, and last the short ones, which fill what is left at the end.
 */
export const steps = [
  { name: 'browser', of: ['elements', 'journeys', 'hosts'], run: browser },
  {
    name: 'build',
    of: ['size', 'repo', 'hosts', 'faults', 'hostile', 'journeys'],
    run: claim(['demo/build.mjs']),
  },
  { name: 'server', of: ['server'], run: vitest('server*') },
  {
    name: 'journeys',
    after: ['browser', 'build'],
    of: ['journeys'],
    run: runner([bin.playwright, 'test', '-c', 'test/journeys'], ofPlaywright),
  },
  { name: 'elements', after: ['browser'], of: ['elements'], run: runner([bin.wtr], (counts) => counts) },
  { name: 'start, package, documents', after: ['build'], of: ['repo'], run: vitest('repo') },
  {
    name: 'packed hosts',
    after: ['browser', 'build'],
    of: ['hosts'],
    run: runner([bin.playwright, 'test', '-c', 'test/hosts'], ofPlaywright),
  },
  { name: 'faults', after: ['build'], of: ['faults'], run: vitest('faults') },
  { name: 'core', of: ['core'], run: vitest('core*') },
  { name: 'types', of: ['check'], run: claim([bin.tsc, '-p', '.', '--noEmit']) },
  { name: 'size budgets', after: ['build'], of: ['size'], run: claim(['test/repo/size.mjs']) },
  { name: 'lint', of: ['check'], run: claim([bin.oxlint, '--quiet']) },
  { name: 'format', of: ['check'], run: claim([bin.biome, 'format', '.']) },
  { name: 'import rules', of: ['check'], run: claim(['test/repo/imports.mjs']) },
  { name: 'generated files', of: ['check'], run: claim(['demo/build/generate.mjs', '--check']) },
  // half an hour: only where it is asked for
  { name: 'hostile traffic', after: ['build'], of: ['hostile'], alone: true, run: vitest('hostile') },
];
