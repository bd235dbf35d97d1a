import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { launchOptions } from './test/kit/browser.mjs';
import { countReporter } from './test/kit/elements.reporter.mjs';
import { builtTests, files } from './test/kit/built-tests.mjs';

/** Patience for a busy machine; nothing waits longer than it must. */
const TEST_MS = 60_000;

/** A page that crashes says nothing more: its test would only be seen not to end. */
const createPage = async ({ context }) => {
  const page = await context.newPage();
  page.on('crash', () => process.stderr.write(`The browser's page has crashed: ${page.url()}\n`));
  return page;
};

export default {
  // the longest first: the others fit in beside it
  files: files([
    'test/elements/admin-portal/scenes/*.test.ts',
    'test/elements/ui/own-page/gallery.test.ts',
    'test/elements/login-box/scenes.test.ts',
    'test/{elements,adapters}/**/*.test.{ts,tsx}',
  ]),
  rootDir: import.meta.dirname,
  // a page waits for its frames and for the browser's hand a third of its time: others use it
  concurrency: 3,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 1_200_000,
  browsers: [playwrightLauncher({ product: 'chromium', launchOptions: launchOptions(), createPage })],
  middleware: [await builtTests()],
  testFramework: { config: { timeout: TEST_MS } },
  testRunnerHtml: (testFramework) => `<!doctype html>
<html lang="en">
  <head><title>Test</title></head>
  <body>
    <script>
      // React would write down each render for the browser's timeline, and each element with the place that made it:
      // a tenth of all time. Assertions that fail tell theirs
      delete console.timeStamp;
      delete console.createTask;
      Error.stackTraceLimit = 0;
    </script>
    <script type="module" src="/test/kit/console-errors.ts"></script>
    <script type="module" src="${testFramework}"></script>
  </body>
</html>`,
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
};
