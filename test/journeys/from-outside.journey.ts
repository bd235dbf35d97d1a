import { readFileSync } from 'node:fs';
import { loginBox } from '../../adapters/testing/playwright/index.ts';
import type { Page } from 'playwright/test';
import { servePage } from '../hosts/kit/serve.ts';
import { expect, test } from './kit/journey.ts';
import { choose, goToProvider } from './kit/providers.ts';

const byCompany = (email: string, person: RegExp) => async (page: Page) => {
  await loginBox(page).identify(email);
  await choose(page, person);
};

const WAYS: readonly [name: string, goIn: (page: Page) => Promise<void>][] = [
  ['Kim Orbit', byCompany('kim@orbit.test', /^Kim Orbit/)],
  ['Sol Quill', byCompany('sol@quill.test', /^Sol Quill/)],
  [
    'Gil Green',
    async (page) => {
      await goToProvider(page, 'Google');
      await choose(page, /^Gil Green/);
    },
  ],
];

test('on an application’s own origin my company signs me in by SAML and OpenID Connect, and a provider does; I stay there and stay in', async ({
  browser,
  server,
}) => {
  const text = readFileSync('demo/docs/examples/vanilla.html', 'utf8').replaceAll('http://localhost:3000', server);
  const { address, stop } = await servePage(text);
  const use = async () => {
    for (const [name, goIn] of WAYS) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(address);
      await goIn(page);
      // at the way back from a provider they are greeted already, a moment before the application is loaded there
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { name: `Hello, ${name}`, level: 1 })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: `Hello, ${name}`, level: 1 })).toBeVisible();
      await context.close();
    }
  };
  await use().finally(stop);
});
