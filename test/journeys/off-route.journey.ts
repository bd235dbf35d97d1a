import type { Page } from 'playwright/test';
import { forceFactors } from './kit/force-factors.ts';
import { document, serveHost } from './kit/host-page.ts';
import { expect, test } from './kit/journey.ts';

const GREETING = '<fe-signed-in><h1>Hello, <b data-fe-user="name"></b></h1></fe-signed-in>';

/** A page of a host's own that says how its journeys are kept, at whatever address it is opened. */
const openAt = async (page: Page, strategy: string, address: string): Promise<void> => {
  const app = `<fe-app base-url="/" url-strategy="${strategy}"><fe-login-box></fe-login-box>${GREETING}</fe-app>`;
  const index = document('<script src="/cdn/fe.js"></script>', `<p>Own content</p>${app}`);
  await serveHost(page, { index });
  await page.route(
    (url) => !url.pathname.startsWith('/host/'),
    (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html', body: index })
        : route.fallback(),
  );
  await page.goto(address);
};

type Place = 'auth route' | 'own content' | 'other page';

const places: [strategy: string, address: string, place: Place][] = [
  ['path', '/account/login', 'auth route'],
  ['path', '/', 'own content'],
  ['path', '/host/pricing', 'other page'],
  ['path', '/host/pricing?plan=pro#top', 'other page'],
  ['hash', '/host/#/account/login', 'auth route'],
  ['hash', '/host/#/', 'own content'],
  ['hash', '/host/#/pricing', 'other page'],
  ['hash', '/host/', 'other page'],
  ['hash', '/host/#top', 'other page'],
];

for (const [strategy, address, place] of places)
  test(`at ${address} by ${strategy}, an address that is ${place}, I ${place === 'own content' ? 'see the page, and its developer a warning that there is no box' : 'am asked in'}, and am not once I am signed in, now or after a reload`, async ({
    page,
    box,
    member,
  }) => {
    const infos: string[] = [];
    page.on('console', (line) => line.type() === 'info' && infos.push(line.text()));
    await openAt(page, strategy, address);
    await expect(page.getByText('Own content')).toBeVisible();
    if (place === 'own content') {
      await expect(page.locator('fe-login-box')).toBeHidden();
      await expect.poll(() => infos).toHaveLength(1);
      expect(infos[0]).toMatch(/^<fe-login-box> is hidden at .*People sign in at \/.*account\/login/);
      await page.goto(address.replace(/\/$/, '/account/login'));
    } else {
      await expect(box.linkOrButton('Create an account')).toBeVisible();
      await expect(box.field('Email')).toBeVisible();
      expect(infos).toEqual([]);
    }
    await box.signIn(member);
    await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
    await expect(page.locator('fe-login-box')).toBeHidden();
    if (place === 'other page') expect(page.url()).toBe(new URL(address, page.url()).href);
    else await expect(page).toHaveURL(strategy === 'hash' ? /\/#\/$/ : /:\d+\/$/);
    await page.reload();
    await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
    await expect(page.locator('fe-login-box')).toBeHidden();
  });

test('from a page of the host’s own I continue to sign-up, and Back returns', async ({ page, box }) => {
  await openAt(page, 'path', '/host/pricing?plan=pro');
  await box.linkOrButton('Create an account').click();
  await expect(box.heading('Create your account')).toBeVisible();
  await expect(page).toHaveURL(`/account/sign-up?redirectUrl=${encodeURIComponent('/host/pricing?plan=pro')}`);
  await page.goBack();
  await expect(page).toHaveURL('/host/pricing?plan=pro');
  await expect(box.field('Email')).toBeVisible();
});

test('a user who signs in from a page of the host’s own returns there', async ({ page, box, member }) => {
  await openAt(page, 'path', '/host/pricing?plan=pro');
  await box.linkOrButton('Create an account').click();
  await box.linkOrButton('Sign in').click();
  await expect(page).toHaveURL(/\/account\/login\?redirectUrl=/);
  await box.signIn(member);
  await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
  await expect(page).toHaveURL('/host/pricing?plan=pro');
});

test('a second factor is requested in place', async ({ page, box, server, member }) => {
  await forceFactors(server, member);
  await openAt(page, 'path', '/host/pricing');
  await box.signIn(member);
  await expect(box.heading('Protect your account')).toBeVisible();
  await expect(page).toHaveURL('/host/pricing');
});
