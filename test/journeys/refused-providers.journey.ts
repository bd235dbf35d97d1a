import { loginBox } from '../../adapters/testing/playwright/index.ts';
import { IDP_FAULTS } from '../../demo/server/dev/idp/personas.ts';
import { SAML_FAULTS } from '../../demo/server/dev/idp/saml-idp.ts';
import { expect, test } from './kit/journey.ts';
import { choose, goToProvider, holdSteps, letGo } from './kit/providers.ts';

const NOT_CONFIRMED = 'didn’t confirm who you are';

/** Every provider, and the heading that a person reads whose account with that address is not linked to it. */
const PROVIDERS = {
  Google: 'You already have an account',
  Microsoft: 'You already have an account',
  Apple: 'You already have an account',
  GitHub: 'You already have an account',
  // it says of no address that it is confirmed
  Facebook: 'Facebook didn’t sign you in',
  LinkedIn: 'You already have an account',
  Slack: 'You already have an account',
  'Acme ID': 'You already have an account',
};

test('each provider tells who I am, and none of them opens my account before I have signed in to it', async ({
  page,
  box,
}) => {
  for (const [provider, heading] of Object.entries(PROVIDERS)) {
    await page.goto('/account/login');
    await goToProvider(page, provider);
    await expect(page.getByRole('heading', { name: `Sign in to ${provider}` })).toBeVisible();
    await choose(page, /^Ada Lovelace/);
    await expect(box.heading(heading)).toBeVisible();
  }
  await page.goto('/portal');
  await expect(box.field('Email')).toBeVisible();
});

const SOCIAL_FAULTS: Record<Exclude<keyof typeof IDP_FAULTS, 'none' | 'slow'>, string> = {
  denied: 'You canceled, or didn’t finish there.',
  error: 'It didn’t confirm who you are.',
  'no-email': 'It didn’t share a confirmed email.',
  unverified: 'It didn’t share a confirmed email.',
  nonce: 'It didn’t confirm who you are.',
  'half-way': 'It didn’t confirm who you are.',
};

test('whatever goes wrong at a provider, I read why and can try again', async ({ page, box }) => {
  for (const [fault, words] of Object.entries(SOCIAL_FAULTS)) {
    await page.goto('/account/login');
    await goToProvider(page, 'Google');
    await choose(page, /^Ada Lovelace/, IDP_FAULTS[fault as keyof typeof SOCIAL_FAULTS]); // of the same names
    await expect(box.heading('Google didn’t sign you in')).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await expect(box.button('Try again').or(box.button('Create an account'))).toBeVisible();
  }
  // a slow one is waited for
  await page.goto('/account/login');
  await goToProvider(page, 'Google');
  await choose(page, /^Ada Lovelace/, IDP_FAULTS.slow);
  await expect(box.heading('You already have an account')).toBeVisible();
});

/** Ways of a company's provider: a person of it, the provider, and its faults. */
const COMPANIES = [
  ['kim@orbit.test', /^Kim Orbit/, SAML_FAULTS, ['none']],
  ['sol@quill.test', /^Sol Quill/, IDP_FAULTS, ['none', 'slow']],
] as const;

/** Words for the faults that have words of their own. */
const SSO_WORDS: Readonly<Record<string, string>> = {
  denied: 'didn’t let you in',
  outside: 'confirmed an email that doesn’t belong to its domains',
};

for (const [email, person, faults, working] of COMPANIES)
  test(`whatever goes wrong at the provider of a company, I read why: ${email}`, async ({ page, box }) => {
    await holdSteps(page);
    const all = Object.entries(faults).filter(([fault]) => !(working as readonly string[]).includes(fault));
    for (const [fault, label] of all) {
      await page.goto('/account/login');
      await expect(box.field('Email')).toBeEditable();
      await loginBox(page).identify(email);
      await letGo(page, 2000);
      await choose(page, person, label);
      await expect(box.heading('We couldn’t sign you in')).toBeVisible();
      await expect(page.getByText(SSO_WORDS[fault] ?? NOT_CONFIRMED)).toBeVisible();
    }
    await page.goto('/portal');
    await expect(box.field('Email')).toBeVisible();
  });
