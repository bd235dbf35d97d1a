import { newPerson } from '../../adapters/testing/playwright/index.ts';
import type { Page } from 'playwright/test';
import { expect, test } from './kit/journey.ts';
import { serverWith } from './kit/server-with.ts';

const ADA = { email: 'ada@acme.test', password: 'Demo-passw0rd-42' };
const GOOGLE = 'https://www.google.com/recaptcha/api.js?*';

/** Speaks as Google's script does, and gives these tokens one after the other, then one that names what was asked. */
const standIn = (...tokens: string[]) => `
  const tokens = ${JSON.stringify(tokens)};
  window.grecaptcha = {
    ready: (listener) => setTimeout(listener),
    execute: async (siteKey, { action }) => tokens.shift() ?? siteKey + ' ' + action,
  };`;

/** The tokens that calls carry, as they leave the page. */
const tokensFrom = (page: Page): (string | undefined)[] => {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/v1\/(user|signUp)$|\/passwordless\/\w+\/prelogin$/.test(request.url()))
      tokens.push(request.postDataJSON()?.recaptchaToken);
  });
  return tokens;
};

test.describe('with a captcha', () => {
  test.describe.configure({ mode: 'serial' });
  let server: Awaited<ReturnType<typeof serverWith>>;
  test.beforeAll(async () => {
    server = await serverWith({ captchaPolicy: { enabled: true, siteKey: 'site-key' } });
  });
  test.afterAll(() => server.stop());

  test('taken for a robot I see an error, keep what I typed, and sign in on the second try', async ({ page, box }) => {
    const asked: string[] = [];
    await page.route(GOOGLE, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: standIn('robot') });
    });
    const tokens = tokensFrom(page);
    await page.goto(`${server.url}/account/login`);
    await box.identify(ADA.email);
    await expect(box.field('Password')).toBeFocused();
    expect(asked).toEqual([]);
    await box.field('Password').fill(ADA.password);
    await box.button('Sign in').click();
    await expect(box.alert).toContainText('We couldn’t verify you’re human. Try again.');
    await expect(box.field('Password')).toHaveValue(ADA.password);
    await box.button('Sign in').click();
    await expect(box.heading(/^Hello, Ada/)).toBeVisible();
    expect(tokens).toEqual(['robot', 'site-key login']);
    expect(asked).toEqual([expect.stringContaining('render=site-key')]);
  });

  test('I see an error if the check does not load, and continue once it does', async ({ page, box }) => {
    await page.route(GOOGLE, (route) => route.abort(), { times: 1 });
    const tokens = tokensFrom(page);
    const visitor = newPerson();
    await page.goto(`${server.url}/account/sign-up`);
    await box.signUp(visitor);
    await expect(box.alert).toContainText('The human check didn’t load.');
    await expect(box.field('Password')).toHaveValue(visitor.password);
    expect(tokens).toEqual([]);
    await page.route(GOOGLE, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn() }));
    await box.button('Create account').click();
    await expect(box.heading('Check your inbox')).toBeVisible();
    await page.goto(`${server.url}/account/login`);
    await box.identify(ADA.email);
    await box.choose('Email me a code');
    await expect(box.heading('Enter your code')).toBeVisible();
    expect(tokens).toEqual(['site-key signup', 'site-key prelogin']);
  });
});

test('without a captcha, nothing of it is loaded', async ({ page, box, member }) => {
  const asked: string[] = [];
  page.on('request', (request) => void (/recaptcha|solve-captcha/.test(request.url()) && asked.push(request.url())));
  await page.goto('/account/login');
  await box.signIn(member);
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  expect(asked).toEqual([]);
});
