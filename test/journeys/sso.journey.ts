import type { Page } from 'playwright/test';
import { loginBox, newPerson, openAccount } from '../../adapters/testing/playwright/index.ts';
import { expect, test } from './kit/journey.ts';
import { choose, holdSteps, letGo } from './kit/providers.ts';

const SSO = '/frontegg/team/resources/sso/v1/configurations';
const IDENTITY = '/frontegg/identity/resources';

const provider = (page: Page, name: 'Enterprise' | 'the SAML provider') =>
  page.getByRole('heading', { name: `Sign in to ${name}` });

/** Goes to the provider of an email's company, which the page does by itself after two seconds. */
const goTo = async (page: Page, email: string, name: Parameters<typeof provider>[1]): Promise<void> => {
  await loginBox(page).identify(email);
  await expect(provider(page, name)).toBeVisible();
};

/** The page has gone home after a second; sign-in still says why. */
const isRefused = async (page: Page, words: string): Promise<void> => {
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(loginBox(page).field('Email')).toBeEditable();
};

test('my company signs me in by SAML: I go there at once or by waiting, come back half way, and read why it refused me', async ({
  page,
  box,
}) => {
  await holdSteps(page);
  await page.goto('/account/login?redirectUrl=%2Fportal%2Fusers');
  await expect(box.field('Email')).toBeEditable();
  await box.identify('kim@orbit.test');
  await expect(box.heading('Continue with single sign-on')).toBeVisible();
  await box.button('Use another email').click();
  await expect(box.field('Email')).toBeEditable();
  await box.identify('kim@orbit.test');
  await box.button('Continue now').click();
  await expect(provider(page, 'the SAML provider')).toBeVisible();
  await page.goBack();
  await expect(box.field('Email')).toBeEditable();

  await box.identify('kim@orbit.test');
  await expect(box.heading('Continue with single sign-on')).toBeVisible();
  await letGo(page, 2000);
  await expect(provider(page, 'the SAML provider')).toBeVisible();
  await choose(page, /^Kim Orbit/, 'An email outside the company’s domains');
  const why = 'confirmed an email that doesn’t belong to its domains';
  await expect(box.heading('We couldn’t sign you in')).toBeVisible();
  await expect(page.getByText(why)).toBeVisible();
  await letGo(page, 1000);
  await isRefused(page, why);

  await page.goto('/account/login?redirectUrl=%2Fportal%2Fusers');
  await box.identify('kim@orbit.test');
  await letGo(page, 2000);
  await choose(page, /^Kim Orbit/);
  await expect(page).toHaveURL(/\/portal\/users$/);
  await expect(page.getByRole('rowheader', { name: 'Kim Orbit' })).toBeVisible();

  // the provider signs me out too, and leads back
  const atProvider = page.waitForRequest(/\/dev\/idp\/saml\/slo\?SAMLRequest=/);
  await page.goto('/account/logout');
  await atProvider;
  await expect(page).toHaveURL(/\/account\/login$/);
  await expect(box.field('Email')).toBeEditable();
});

test('my company signs me in by OpenID Connect: tabs are sign-ins of their own, and one whose browser has forgotten it begins again', async ({
  page,
  context,
}) => {
  await page.goto('/account/login');
  await goTo(page, 'sol@quill.test', 'Enterprise');
  const other = await context.newPage();
  await other.goto('/account/login');
  await goTo(other, 'sol@quill.test', 'Enterprise');
  const late = await context.newPage();
  await late.goto('/account/login');
  await goTo(late, 'sol@quill.test', 'Enterprise');

  await choose(page, /^Sol Quill/, 'The person says no');
  await isRefused(page, 'didn’t let you in');
  await choose(other, /^Sol Quill/);
  await expect(loginBox(other).heading('Hello, Sol Quill')).toBeVisible();
  // one that comes when the browser is signed in already leads on, too
  await choose(late, /^Sol Quill/);
  await expect(loginBox(late).heading('Hello, Sol Quill')).toBeVisible();
  await late.close();

  await other.goto('/account/logout');
  await expect(loginBox(other).field('Email')).toBeEditable();
  await goTo(other, 'sol@quill.test', 'Enterprise');
  await context.clearCookies({ name: /^fe-flow-/ });
  await choose(other, /^Sol Quill/);
  await isRefused(other, 'This took too long, or began in another browser.');
});

test('a company sets its provider up: people come by it in the roles of their groups, then by it alone, and from its portal once allowed', async ({
  page,
  box,
  server,
  member,
  otherBrowser,
}) => {
  const colleague = { ...newPerson(), email: `lee-${crypto.randomUUID()}@forge.test` };
  await openAccount(server, colleague);
  const late = await otherBrowser.newPage();
  await late.goto('/account/login');
  await loginBox(late).identify(colleague.email);
  await expect(loginBox(late).field('Password')).toBeEditable();

  const signedIn = await page.request.post(`${IDENTITY}/auth/v1/user`, { data: member });
  const { accessToken } = (await signedIn.json()) as { accessToken: string }; // a new person has no second factor
  const ask = async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
    expect([path, answer.status()]).toEqual([path, 200]);
    return (await answer.json()) as Answer; // as the contract has it
  };
  const roles = await ask<{ id: string; key: string }[]>('GET', `${IDENTITY}/roles/v1`);
  const readOnly = roles.find(({ key }) => key === 'ReadOnly')?.id;
  const metadata = { url: `${server}/dev/idp/saml/metadata` };
  const { id } = await ask<{ id: string }>('POST', `${SSO}/metadata-url`, metadata);
  const domain = await ask<{ id: string }>('POST', `${SSO}/${id}/domains`, { domain: 'forge.test' });
  await ask('PUT', `${SSO}/${id}/domains/${domain.id}/validate`);
  await ask('POST', `${SSO}/${id}/groups`, { group: 'engineering', roleIds: [readOnly] });
  await ask('PATCH', `${SSO}/${id}`, { enabled: true });

  await page.context().clearCookies();
  await page.goto('/account/login?redirectUrl=%2Fportal%2Fusers');
  await goTo(page, 'pat@forge.test', 'the SAML provider');
  await choose(page, /^Pat Forge/);
  await expect(page.getByRole('row', { name: /Pat Forge/ })).toContainText('Read-only');

  await ask('PATCH', `${SSO}/${id}`, { forced: true });
  await loginBox(late).field('Password').fill(colleague.password);
  await loginBox(late).button('Sign in').click();
  await expect(provider(late, 'the SAML provider')).toBeVisible();

  const begin = async () => {
    await page.context().clearCookies();
    await page.goto('/dev/idp/saml/sso');
    await choose(page, /^Pat Forge/);
  };
  await begin();
  await isRefused(page, 'This took too long, or began in another browser.');
  await ask('PATCH', `${SSO}/${id}`, { idpInitiated: true });
  await begin();
  await expect(box.heading('Hello, Pat Forge')).toBeVisible();
});
