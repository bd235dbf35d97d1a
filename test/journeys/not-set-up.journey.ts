import type { Page } from 'playwright/test';
import { document, serveHost } from './kit/host-page.ts';
import { expect, test } from './kit/journey.ts';

const REFUSED = JSON.stringify({ errors: ['Raw words of the server'], errorCode: 'originNotAllowed' });

/** Responses in place of a service, each with the text for people and the one for the page's developer. */
const situations = [
  {
    what: 'a service that does not list the page',
    answer: { status: 403, contentType: 'application/json', body: REFUSED },
    said: {
      en: 'Sign-in isn’t set up for this address yet. Please tell the people who run this site.',
      de: 'Die Anmeldung ist für diese Adresse noch nicht eingerichtet. Bitte wenden Sie sich an den Betreiber der Website.',
      he: 'הכניסה עדיין לא הוגדרה לכתובת הזו. אפשר לפנות למפעילי האתר.',
    },
    hint: /^(GET|POST) \S+: .* Add "http:\/\/\S+" to `origins` in its configuration\. .*#the-service-refuses-this-page$/,
    heading: 'The service refuses this page',
  },
  {
    what: "a host's development server",
    answer: { status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title>' },
    said: {
      en: 'Sign-in isn’t connected to this site yet. Please tell the people who run it.',
      de: 'Die Anmeldung ist mit dieser Website noch nicht verbunden. Bitte wenden Sie sich an den Betreiber.',
      he: 'הכניסה עדיין לא מחוברת לאתר הזה. אפשר לפנות למפעילי האתר.',
    },
    hint: /^(GET|POST) \S+\/frontegg\/\S+: no fe server answers there \(404\)\. Set `baseUrl`.*#no-service-answers$/,
    heading: 'No service answers',
  },
] as const;

const enter = async (page: Page): Promise<void> => {
  await serveHost(page, {
    index: document('<script src="/cdn/fe.js"></script>', '<fe-login-box base-url="/"></fe-login-box>'),
  });
  await page.goto('/host/');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('ada@acme.test');
  await email.press('Enter');
};

for (const { what, answer, said, hint, heading } of situations)
  test(`signing in at ${what}, I read so in my language, and its developer reads what to set`, async ({ page }) => {
    const hints: string[] = [];
    page.on('console', (line) => hint.test(line.text()) && hints.push(line.text()));
    await page.route('**/frontegg/**', (route) => route.fulfill(answer));
    await enter(page);
    for (const [lang, words] of Object.entries(said)) {
      await page.evaluate((language) => (globalThis.document.documentElement.lang = language), lang);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText('Raw words')).toBeHidden();
    }
    await expect.poll(() => hints).toHaveLength(1);
    // on the developer's own machine the page says it too, and leads to the cure
    const note = page.getByRole('complementary', { name: 'Set-up of this page' });
    await expect(note.getByText(hints[0]?.split(' More: ')[0] ?? 'no hint')).toBeVisible();
    const cure = page.waitForEvent('popup');
    await note.getByRole('link', { name: 'Troubleshooting' }).click();
    await expect((await cure).getByRole('heading', { name: heading })).toBeInViewport();
    await note.getByRole('button', { name: 'Dismiss' }).click();
    await expect(note).toBeHidden();
  });
