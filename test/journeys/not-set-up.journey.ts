import type { Page } from 'playwright/test';
import { servePage } from '../hosts/kit/serve.ts';
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

/** A page of another port than the service's, with the elements of that service, and what its console explains. */
const openElsewhere = async (page: Page, head: string, body: string, host?: string) => {
  const hints: string[] = [];
  page.on('console', (line) => line.text().includes(' More: ') && hints.push(line.text()));
  const { address, stop } = await servePage(document(head, body), host);
  await page.goto(address);
  return { hints, origin: new URL(address).origin, stop };
};
const scriptsOf = (service: string) => `<script src="${service}/cdn/fe.js"></script>`;
const trusted = (service: string) => `<meta name="fe-origins" content="${service}">${scriptsOf(service)}`;
const boxOf = (service: string) => `<fe-login-box base-url="${service}"></fe-login-box>`;
const noteOn = (page: Page) => page.getByRole('complementary', { name: 'Set-up of this page' });

test('on a page that a service of another origin does not answer, its developer reads where to list it', async ({
  page,
  server,
  box,
}) => {
  // what browsers make of an answer without the page's origin
  await page.route('**/frontegg/**', (route) => route.abort());
  const { hints, origin, stop } = await openElsewhere(page, trusted(server), boxOf(server));
  const read = async () => {
    await box.identify('ada@acme.test');
    await expect(page.getByText('You’re offline, or the service can’t be reached.')).toBeVisible();
    await expect(noteOn(page).getByText(`does not have "${origin}" among its \`origins\``)).toBeVisible();
    expect(hints[0]).toMatch(/#no-answer-from-another-origin$/);
  };
  await read().finally(stop);
});

test('on a page that does not trust the address in its markup, I read that it is not allowed, and its developer reads how to', async ({
  page,
  server,
}) => {
  const { hints, stop } = await openElsewhere(page, scriptsOf(server), boxOf(server));
  const read = async () => {
    await expect(page.getByText('This site isn’t allowed to use this sign-in service.')).toBeVisible();
    await expect(noteOn(page).getByText(`add <meta name="fe-origins" content="${server}">`)).toBeVisible();
    expect(hints).toEqual([expect.stringMatching(/#the-page-does-not-trust-the-service$/)]);
  };
  await read().finally(stop);
});

test('on a page without an app, I read that nothing is connected, and its developer reads how to make one', async ({
  page,
  server,
}) => {
  const { hints, stop } = await openElsewhere(page, scriptsOf(server), '<fe-login-box></fe-login-box>');
  const read = async () => {
    await expect(page.getByText('This screen isn’t connected to an app yet.')).toBeVisible();
    await expect(noteOn(page).getByText('Make it with createApp(), or give the element a base-url.')).toBeVisible();
    expect(hints).toEqual([expect.stringMatching(/\[default\] FronteggApp not found.*#no-app-of-that-name$/)]);
  };
  await read().finally(stop);
});

test('on a page of another site I sign in and am signed out by a reload, which its developer reads, with the cure', async ({
  page,
  server,
  box,
  member,
}) => {
  const greeting = page.getByText(`Hello, ${member.name}`);
  const body = `${boxOf(server)}<fe-signed-in>Hello, <b data-fe-user="name"></b></fe-signed-in>`;
  const { hints, origin, stop } = await openElsewhere(page, trusted(server), body, '127.0.0.1');
  const use = async () => {
    await box.signIn(member);
    await expect(greeting).toBeVisible();
    await expect(noteOn(page).getByText(`is another site than ${origin}`)).toBeVisible();
    expect(hints).toEqual([expect.stringMatching(/#signed-in-until-the-page-is-reloaded$/)]);
    await page.reload();
    await expect(box.field('Email')).toBeVisible();
    await expect(greeting).toBeHidden();
  };
  await use().finally(stop);
});
