import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

/** Button of a provider. */
export const by = (page: Page, provider: string) => page.getByRole('button', { name: `Continue with ${provider}` });

/** Goes to a provider, one of the first or of those that are asked for. */
export const goToProvider = async (page: Page, provider: string): Promise<void> => {
  const more = page.getByRole('button', { name: 'More ways to sign in' });
  await expect(by(page, provider).or(more).first()).toBeVisible();
  if (!(await by(page, provider).isVisible())) await more.click();
  await by(page, provider).click();
};

/** Chooses a person at the provider of development, with a fault where one is named. */
export const choose = async (page: Page, person: RegExp | 'Cancel', fault?: string): Promise<void> => {
  if (fault) await page.getByLabel('Fault').selectOption({ label: fault });
  await page.getByRole('button', { name: person }).click();
};

/** Steps that pass by themselves stay until they are let go: their delays in milliseconds, by the timers of a page. */
interface Held {
  held: Map<number, { delay: number; run: () => void }>;
}

/** Holds the steps that pass by themselves, before the page loads. */
export const holdSteps = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: begin, clearTimeout: end } = globalThis;
    const held: Held['held'] = new Map();
    const hold = (run: () => void, delay = 0): number => {
      if (delay !== 1000 && delay !== 2000) return Number(begin(run, delay));
      const id = -1 - held.size;
      held.set(id, { delay, run });
      return id;
    };
    const drop = (id: number) => void (held.delete(id) || end(id));
    Object.assign(globalThis, { held, setTimeout: hold, clearTimeout: drop });
  });

/** Lets the steps go that wait for so long, once there is one. */
export const letGo = async (page: Page, delay: number): Promise<void> => {
  const found = await page.waitForFunction((wanted) => {
    const { held } = globalThis as unknown as Held; // of holdSteps
    return [...held.values()].find((one) => one.delay === wanted);
  }, delay);
  await found.evaluate((one) => void setTimeout(() => one?.run()));
};
