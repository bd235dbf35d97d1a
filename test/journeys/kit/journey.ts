import { type BrowserContext, expect, test as plain } from 'playwright/test';
import { type Box, boxOn } from './box.ts';
import { openAccount, type Person, somebody } from './person.ts';
import { type RunningServer, startServer } from './server.ts';

interface Journeys {
  /** The login box of the page. */
  box: Box;
  /** Somebody without an account. */
  visitor: Person;
  /** Somebody with a confirmed account. */
  member: Person;
  /** Another browser, with cookies of its own. */
  otherBrowser: BrowserContext;
  /** What no page may do: break the content security policy, or throw. */
  faults: string[];
}

/** Collects what the pages of a browser do wrong. */
const watch = async (context: BrowserContext, faults: string[]): Promise<void> => {
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (line) => line.text().startsWith('CSP ') && faults.push(line.text()));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      // oxlint-disable-next-line no-console -- the way out of the page
      console.error(`CSP ${violatedDirective} ${blockedURI} ${sourceFile} on ${location.href}`),
    );
  });
};

/** A journey over the real server: one server for each worker, one person for each journey. */
export const test = plain.extend<Journeys, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the form a fixture must have
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  box: ({ page }, use) => use(boxOn(page)),
  // oxlint-disable-next-line no-empty-pattern -- the form a fixture must have
  visitor: ({}, use) => use(somebody()),
  member: async ({ server }, use) => {
    const person = somebody();
    await openAccount(server.url, person);
    await use(person);
  },
  otherBrowser: async ({ browser, baseURL, faults }, use) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await watch(context, faults);
    await use(context);
    await context.close();
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      await watch(context, faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
