import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, test } from './kit/journey.ts';

const COMPANY_PAGE = '/account/login';

/** The same server by the other name of this machine: another site, with an application of its own. */
const elsewhere = (server: string, path: string): string => {
  const url = new URL(path, server);
  url.hostname = '127.0.0.1';
  return url.href;
};

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true });
const hello = (page: Page, { name }: { name: string }) => page.getByRole('heading', { name: `Hello, ${name}` });

/** Refreshes the session of the page, as it does when its token has lived for most of its time; whether it still has one. */
const refresh = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { apps } = Reflect.get(globalThis, Symbol.for('fe.apps@1')) as {
      apps: Map<string, { refreshToken(): Promise<string | undefined> }>;
    };
    return (await apps.get('default')?.refreshToken()) !== undefined;
  });

const VERIFIER = 'v'.repeat(43);

/** Authorization request of an application without our elements. */
const requestOf = (server: string, parameters: Readonly<Record<string, string>>): string => {
  const url = new URL('/frontegg/oauth/authorize', server);
  const challenge = createHash('sha256').update(VERIFIER).digest('base64url');
  const all = {
    response_type: 'code',
    scope: 'openid email',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'state',
    nonce: 'nonce',
    ...parameters,
  };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url.href;
};

test('from another site I sign in on the service’s page, come back to where I was, and sign out of both', async ({
  page,
  box,
  member,
  server,
}) => {
  const reports = elsewhere(server, '/hosted?tab=2');
  await page.goto(reports);
  await signInButton(page).click();
  await expect(page).toHaveURL((url) => url.hostname === 'localhost' && url.pathname === COMPANY_PAGE);
  // back in the middle: nothing is lost, and nothing leads there by itself
  await expect(box.field('Email')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(reports);
  await signInButton(page).click();
  await box.signIn(member);
  await expect(hello(page, member)).toBeVisible();
  await expect(page).toHaveURL(reports);
  expect(await refresh(page)).toBe(true);
  expect(await refresh(page)).toBe(true);

  // its cookie is not sent from another site: the page leads there, and comes back without a question
  await page.reload();
  await signInButton(page).click();
  await expect(hello(page, member)).toBeVisible();
  await expect(page).toHaveURL(reports);

  await signOutButton(page).click();
  await expect(signInButton(page)).toBeVisible();
  await signInButton(page).click();
  await expect(box.field('Email')).toBeVisible();
  await page.goto('/portal');
  await expect(box.field('Email')).toBeVisible();
});

test('signed in at the service I am signed in to its applications, in each of my tabs, until I sign out of one', async ({
  page,
  box,
  member,
}) => {
  await page.goto('/account/login');
  await box.signIn(member);
  await expect(hello(page, member)).toBeVisible();
  await page.goto('/hosted');
  await expect(hello(page, member)).toBeVisible();
  await page.reload();
  await expect(hello(page, member)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/hosted');
  await expect(hello(other, member)).toBeVisible();
  expect(await refresh(page)).toBe(true);
  await other.getByRole('button', { name: member.name }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(signInButton(other)).toBeVisible();
  await expect(signInButton(page)).toBeVisible();
  await page.goto('/hosted/account/login');
  await expect(page).toHaveURL((url) => url.pathname === COMPANY_PAGE);
  await box.signIn(member);
  await expect(page).toHaveURL(/\/hosted\/$/);
  await expect(hello(page, member)).toBeVisible();
});

test('another way in leads back to the application, too: I open an account by a provider on the service’s page', async ({
  page,
  server,
}) => {
  await page.goto(elsewhere(server, '/hosted'));
  await signInButton(page).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: /^Wilhelmina/ }).click();
  await expect(page).toHaveURL(elsewhere(server, '/hosted'));
  await expect(hello(page, { name: 'Wilhelmina Featherstonehaugh-Cholmondeley of Upper Wallop' })).toBeVisible();
});

/** Whether an address is that of the third party, with an answer of that name. */
const answer = (name: string) => (url: URL) =>
  url.pathname === '/hosted/partner' && url.searchParams.has(name) && url.searchParams.get('state') === 'state';

test('a third party’s application has to be allowed by me, and learns it when I say no', async ({
  page,
  box,
  member,
  server,
}) => {
  const back = new URL('/hosted/partner', server).href;
  const request = requestOf(server, { client_id: 'partner', redirect_uri: back });
  const question = page.getByRole('heading', { name: 'Allow Harbor Reports to use your account?' });
  await page.goto(request);
  await box.signIn(member);
  await expect(question).toBeVisible();
  await expect(page.getByText(member.email)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(answer('error'));
  await page.goto(request);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveURL(answer('code'));
  await page.goto(request);
  await expect(page).toHaveURL(answer('code'));
});

test('a sign-in that took too long says so, and one that would lead elsewhere never leaves the service', async ({
  page,
  box,
  member,
  server,
}) => {
  await page.goto(elsewhere(server, '/hosted'));
  await signInButton(page).click();
  await expect(box.field('Email')).toBeVisible();
  await page.context().clearCookies({ name: /interaction|resume/ });
  await box.signIn(member);
  await expect(page.getByRole('heading', { name: 'This sign-in has expired' })).toBeVisible();

  for (const address of ['https://evil.test/', `${server}/hosted/oauth/callback?next=https://evil.test`]) {
    await page.goto(requestOf(server, { client_id: 'demo', redirect_uri: address }));
    await expect(page.getByRole('heading', { name: 'This sign-in cannot continue' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(server);
  }
  const { headers } = await page.request.get(COMPANY_PAGE).then((response) => ({ headers: response.headers() }));
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
