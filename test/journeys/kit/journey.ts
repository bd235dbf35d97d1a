import {
  loginBox,
  type LoginBoxPage,
  type NewPerson,
  newPerson,
  openAccount,
} from '../../../adapters/testing/playwright/index.ts';
import { type BrowserContext, expect, test as plain } from 'playwright/test';

interface Journeys {
  /** The server's address, without a slash at the end. */
  server: string;
  /** The login box of the page. */
  box: LoginBoxPage;
  /** A person without an account. */
  visitor: NewPerson;
  /** A person with a confirmed account. */
  member: NewPerson;
  /** Another browser, with cookies of its own. */
  otherBrowser: BrowserContext;
  /** Faults of pages: violations of the content security policy, and thrown errors. */
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

/** A journey over the server that was started for the journeys; one person for each. */
export const test = plain.extend<Journeys>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  server: ({}, use) => use(process.env['BASE_URL'] ?? ''),
  baseURL: ({ server }, use) => use(server),
  box: ({ page }, use) => use(loginBox(page)),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  visitor: ({}, use) => use(newPerson()),
  member: async ({ server }, use) => {
    const person = newPerson();
    await openAccount(server, person);
    await use(person);
  },
  otherBrowser: async ({ browser, server, faults }, use) => {
    const context = await browser.newContext({ baseURL: server });
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
