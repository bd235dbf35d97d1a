import { writeFileSync } from 'node:fs';

const countModule = (module) => {
  const tests = Array.from(module.children.allTests(), (test) => test.result().state);
  const failed = tests.filter((state) => state === 'failed').length;
  return {
    project: module.project.name,
    file: module.relativeModuleId,
    passed: tests.filter((state) => state === 'passed').length,
    // a file that breaks outside its tests is a failure, too
    failed: failed || (module.ok() ? 0 : 1),
    skipped: tests.filter((state) => state === 'skipped' || state === 'pending').length,
  };
};

/** Writes the true totals of a Vitest run, file by file, to the file that `test/run.mjs` names. */
// oxlint-disable-next-line import/no-default-export -- Vitest asks for it
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const strays = unhandledErrors.map(() => ({ project: 'outside any test', passed: 0, failed: 1, skipped: 0 }));
    writeFileSync(process.env.FE_TEST_TOTALS, JSON.stringify([...modules.map(countModule), ...strays]));
  }
}
