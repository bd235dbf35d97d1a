import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { failureText } from './failure-text.mjs';

const flat = ({ name, tests, suites }) =>
  [...tests, ...suites.flatMap(flat)].map((test) => ({ ...test, name: name ? `${name} > ${test.name}` : test.name }));

const countSession = ({ testFile, testResults, errors }) => {
  const tests = testResults ? flat(testResults) : [];
  const failed = tests.filter(({ passed, skipped }) => !passed && !skipped);
  // a file that breaks before its first test is a failure, too
  const failures =
    failed.length === 0 && errors.length > 0
      ? errors.slice(0, 1).map((error) => ({ name: 'outside any test', error }))
      : failed;
  return {
    file: relative('.', testFile),
    seconds: tests.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    passed: tests.filter(({ passed }) => passed).length,
    failed: failures.length,
    skipped: tests.filter(({ skipped }) => skipped).length,
    names: failures.map(({ name, error }) =>
      failureText(`${relative('.', testFile)} > ${name}`, [error?.message, error?.stack]),
    ),
  };
};

/** Writes the true totals, file by file with the duration of its tests, and the names of what failed, to the file that `test/run.mjs` names. */
export const countReporter = () => ({
  onTestRunFinished({ sessions }) {
    const file = process.env.FE_TEST_TOTALS;
    if (file) writeFileSync(file, JSON.stringify(sessions.map(countSession)));
  },
});
