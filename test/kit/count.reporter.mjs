import { writeFileSync } from 'node:fs';
import { failureText } from './failure-text.mjs';

/** Message of an error, its difference from what was expected, and the top of its stack. */
const wordsOf = ({ message, diff = '', stacks = [] }) =>
  [message, diff, ...stacks.slice(0, 2).map(({ file, line }) => `at ${file}:${line}`)].join('\n');

const countModule = (module) => {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  const tests = Array.from(module.children.allTests(), (test) => ({ name: test.fullName, ...test.result() }));
  const failed = tests.filter(({ state }) => state === 'failed');
  const file = module.relativeModuleId;
  // a file that breaks outside its tests is a failure, too
  const failures =
    failed.length === 0 && !module.ok() ? [{ name: 'outside any test', errors: module.errors() }] : failed;
  return {
    project: module.project.name,
    file,
    seconds: (collectDuration + setupDuration + duration) / 1000,
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: failures.length,
    skipped: tests.filter(({ state }) => state === 'skipped' || state === 'pending').length,
    names: failures.map(({ name, errors }) => failureText(`${file} > ${name}`, errors.map(wordsOf))),
  };
};

/** Writes the true totals of a Vitest run, file by file with its duration, and the names of what failed, to the file that `test/run.mjs` names. */
// oxlint-disable-next-line import/no-default-export -- Vitest asks for it
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const strays = unhandledErrors.map(({ message }) => ({
      project: 'outside any test',
      passed: 0,
      failed: 1,
      skipped: 0,
      names: [failureText('outside any test', [message])],
    }));
    writeFileSync(process.env.FE_TEST_TOTALS, JSON.stringify([...modules.map(countModule), ...strays]));
  }
}
