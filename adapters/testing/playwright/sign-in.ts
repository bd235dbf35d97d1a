import type { Locator, Page } from '@playwright/test';
import { loginBox } from './login-box.ts';
import type { NewPerson } from './person.ts';

/** Options of signing in. */
export interface SignInOptions {
  /** Address that shows the login box, opened first; without it the page is one that shows it already. */
  at?: string;
  /** Code of a second factor, asked for once its step is there. */
  code?: () => Promise<string> | string;
  /** Name of the company to go to, for a person of several, whom the box asks once in a browser. */
  company?: string;
}

/** Waits until a step is over. Throws what the login box says against it. */
const over = async (page: Page, field: Locator): Promise<void> => {
  const { alert } = loginBox(page);
  const refused = await Promise.race([
    field.waitFor({ state: 'hidden' }).then(() => undefined),
    alert
      .filter({ hasText: /\S/ })
      .waitFor()
      .then(() => alert.innerText()),
  ]);
  if (refused !== undefined) throw new Error(`The login box says: ${refused}`);
};

/**
 * Signs a person in by email and password, and by the code of a second factor where one is given; waits until the service
 * has taken them. Goes on to a company where one is named. The login box is in English. Throws what it says where it refuses.
 */
export const signIn = async (
  page: Page,
  person: Pick<NewPerson, 'email' | 'password'>,
  { at, code, company }: SignInOptions = {},
): Promise<void> => {
  if (at !== undefined) await page.goto(at);
  const { signIn: enter, field, chooseCompany } = loginBox(page);
  await enter(person);
  await over(page, field('Password'));
  if (code) {
    await field('Code').fill(await code());
    await over(page, field('Code'));
  }
  if (company !== undefined) await chooseCompany(company);
};
