import { expect, type Locator, type Page } from '@playwright/test';
import type { NewPerson } from './person.ts';

/** The login box on a page, in English: each part by its role and name. */
export const loginBox = (page: Page | Locator) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });
  /** By Enter: the other ways in, which come after the field, move the button. */
  const identify = async (email: string) => {
    await field('Email').fill(email);
    await field('Email').press('Enter');
  };
  return {
    button,
    field,
    heading,
    /** Agreement to the terms, on a page that has some. */
    terms: page.getByRole('checkbox', { name: /^I agree/ }),
    alert: page.getByRole('alert'),
    /** Control that leads elsewhere: a link where the place has an address, a button where it has none. */
    linkOrButton: (name: string) => page.getByRole('link', { name }).or(button(name)),
    /** Message that an address is confirmed: for a second before the page goes on, or above sign-in in another browser than that of the sign-up. */
    confirmed: heading('Account activated').or(page.getByText('Email confirmed. Sign in to continue.')),
    /** The first step of signing in. */
    identify,
    /** Goes on with another sign-in method than the first. */
    choose: async (method: string) => {
      await button('Use another method').click();
      await page.getByRole('button', { name: method }).click();
    },
    /** Both steps of signing in. */
    signIn: async ({ email, password }: Pick<NewPerson, 'email' | 'password'>) => {
      await identify(email);
      await expect(heading('Enter your password')).toBeVisible();
      await field('Password').fill(password);
      await button('Sign in').click();
    },
    /** Chooses the company that a person of several goes to, on the first sign-in in a browser. */
    chooseCompany: async (name: string) => {
      await page.getByRole('listbox', { name: 'Choose a company' }).getByRole('option', { name, exact: true }).click();
    },
    /** Signs out by the user button. */
    signOut: async () => {
      await page.getByRole('button', { name: /^Account:/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    },
    /** The whole sign-up form. */
    signUp: async ({ name, email, company, password }: NewPerson, { terms = true, invited = false } = {}) => {
      // the rules of a password come after the fields, and move what is below
      await expect(page.getByText('At least 10 characters')).toBeVisible();
      await field('Full name').fill(name);
      await field('Work email').fill(email);
      if (!invited) await field('Company').fill(company);
      await field('Password').fill(password);
      if (terms) await page.getByRole('checkbox', { name: /^I agree/ }).check();
      await button('Create account').click();
    },
  };
};

/** The login box on a page. */
export type LoginBoxPage = ReturnType<typeof loginBox>;
