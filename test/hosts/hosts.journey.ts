import { loginBox } from '../../adapters/testing/playwright/index.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { type HostApplication, hosts } from './hosts.ts';
import { type FreshHosts, freshHosts } from './kit/fresh-host.ts';
import { ground } from './kit/ground.ts';
import { npm } from './kit/npm.ts';
import { serveFiles, servePage, serveScript } from './kit/serve.ts';
import { gate } from '../journeys/kit/gate.ts';

const ADA = { email: 'ada@acme.test', password: SEEDED_PASSWORD };

/** Strict policy of a host's own server. */
const policyFor = (service: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${service}; img-src data: ${service}`;

/** Tabs, each with a text of the seeded company that only it shows. */
const TABS = [
  { tab: 'Users', shows: 'bo@acme.test' },
  { tab: 'Groups', shows: 'Add group' },
  { tab: 'Roles', shows: 'Runs the account' },
];

/**
 * The lines a visitor's console has: a page asks at its start whether a person is signed in, and an element that several
 * scripts bring is that of the first.
 */
const isDocumented = (line: string) =>
  /the server responded with a status of 401 .*\/token\/refresh$/.test(line) ||
  /^<fe-[\w-]+> is already defined by another script, which is used\. .*$/.test(line);

/** Collects the warnings and errors that a page logs, and those it throws. */
const watchConsole = (page: Page, lines: string[]): void => {
  page.on('pageerror', (error) => lines.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') lines.push(`${line.text()} ${line.location().url}`);
  });
};

/** Switches theme and language of the portal, and takes it out of the page and back, where it was. */
const switchPortal = async (page: Page) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const portal = page.locator('fe-admin-portal');
  await press('Dark');
  await expect(portal).toHaveCSS('color-scheme', 'dark');
  await press('Deutsch');
  await expect(portal.getByRole('heading', { name: 'Rollen', exact: true })).toBeVisible();
  await press('Portal');
  await expect(portal).toBeHidden();
  await press('Portal');
  await expect(portal.getByRole('heading', { name: 'Rollen', exact: true })).toBeVisible();
};

/** Signs in and out on the page that the documents begin with. */
const signInAndOut = async (page: Page, origin: string) => {
  const box = loginBox(page);
  await page.goto(origin);
  await box.signIn(ADA);
  await expect(box.heading('Hello, Ada Lovelace')).toBeVisible();
  await page.locator('fe-user-button').getByRole('button').click();
  await page.locator('fe-user-button').getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(box.field('Email')).toBeVisible();
};

const useHost = async (page: Page, origin: string, { isStart = false, portal, switches = false }: HostApplication) => {
  if (isStart) await signInAndOut(page, origin);
  if (isStart && portal === undefined) return;
  const box = loginBox(page);
  await page.goto(`${origin}${portal ?? ''}`);
  await box.signIn(ADA);
  await expect(box.heading('Hello, Ada Lovelace')).toBeVisible();
  if (!isStart) await expect(page.getByText('fe-signed-in')).toBeVisible();
  for (const { tab, shows } of TABS) {
    await page.getByRole('navigation').getByRole('button', { name: tab, exact: true }).click();
    await expect(page.getByRole('heading', { name: tab, exact: true })).toBeVisible();
    await expect(page.getByText(shows).first()).toBeVisible();
  }
  if (switches) await switchPortal(page);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(box.field('Email')).toBeVisible();
  await expect(box.heading('Hello, Ada Lovelace')).toBeHidden();
};

/**
 * Reverses, removes, adds again and moves two login boxes of two apps, with an email half typed in each; changes their look
 * and language, and signs in by one of them, of which a script beside the framework hears.
 */
const changeBoxes = async (page: Page, origin: string, { keepsElements = false }: HostApplication) => {
  const boxOf = (app: string) => page.locator(`[data-app=${app}]`);
  const emailOf = (app: string) => boxOf(app).getByLabel(/^(Email|E-Mail-Adresse)$/);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const typed = async () => {
    await expect(emailOf('default')).toHaveValue('ada@ac');
    await expect(emailOf('script')).toHaveValue('bo@ac');
  };
  await page.goto(`${origin}/changes.html`);
  await emailOf('default').fill('ada@ac');
  await emailOf('script').fill('bo@ac');
  await press('Reversed');
  await expect(page.locator('[data-app]').first()).toHaveAttribute('data-app', 'script');
  await typed();
  await press('Removed');
  await expect(emailOf('default')).toHaveCount(0);
  await press('Removed');
  if (keepsElements) await typed();
  await press('Moved');
  await expect(page.locator('aside [data-app]')).toHaveCount(2);
  if (keepsElements) await typed();
  await emailOf('default').fill('ada@ac');
  await press('German');
  await expect(boxOf('default').getByLabel('E-Mail-Adresse')).toHaveValue('ada@ac');
  await press('Dark');
  const scheme = () =>
    boxOf('default')
      .locator('fe-login-box')
      .evaluate((box) => getComputedStyle(box).colorScheme);
  await expect.poll(scheme).toContain('dark');
  await press('German');
  await loginBox(boxOf('default')).signIn(ADA);
  await expect(page.locator('output')).toHaveText('Ada Lovelace');
};

/** Asks what "custom elements everywhere" asks of a framework: children, attributes, properties, events. */
const askEverywhere = async (page: Page, origin: string, react: string) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const box = page.locator('fe-login-box');
  const seen = async () => {
    await press('Look');
    return JSON.parse(await page.getByTitle('Element').innerText()) as unknown;
  };
  await page.goto(`${origin}/everywhere.html`);
  await expect(page.getByRole('heading', { name: `React ${react}` })).toBeVisible();
  expect(await seen()).toEqual(['/terms', true, true, '/terms', true, '/terms']);
  await press('Change');
  expect(await seen()).toEqual(['/other', false, true, '/other', false, '/other']);
  await press('Dispatch');
  await expect(page.getByTitle('Events')).toHaveText('lowercase fe-signed-in camelCase CAPSevent PascalCase');
  await press('Show or hide');
  await expect(box).toHaveCount(0);
  await press('Show or hide');
  await expect(box).toHaveCount(1);
  expect(await seen()).toEqual(['/other', false, true, '/other', false, '/other']);
};

/**
 * Uses elements of the published scripts, which carry a React of their own, beside those that the host's React renders; all
 * of them and a script share one session.
 */
const useBeside = async (page: Page, origin: string, react: string) => {
  const box = loginBox(page);
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  await page.goto(`${origin}/beside.html`);
  await expect(page.locator('output')).toHaveText('signedOut');
  await box.signIn(ADA);
  await expect(box.heading('Hello, Ada Lovelace')).toBeVisible();
  await expect(page.getByText(`React ${react}`, { exact: true })).toBeVisible();
  await expect(page.locator('output')).toHaveText('Script: ada@acme.test');
  await page.getByRole('navigation').getByRole('button', { name: 'Users', exact: true }).click();
  await expect(page.getByText('bo@acme.test').first()).toBeVisible();
  // the list is whole: nothing moves the menu any more
  await expect(page.getByText(/^1–20 of \d+$/)).toBeVisible();
  await page.locator('fe-user-button').getByRole('button').click();
  await page.locator('fe-user-button').getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(box.field('Email')).toBeVisible();
  await expect(page.locator('output')).toHaveText('signedOut');
  expect(loaded).toEqual(expect.arrayContaining(['/cdn/fe.js', '/cdn/user-button.js', '/cdn/vanilla.js']));
};

/** Signs in inside a frame of a page of another origin. */
const useInFrame = async (page: Page, origin: string) => {
  const framing = await servePage(
    `<!doctype html><link rel="icon" href="data:," /><title>Framing</title><iframe src="${origin}"></iframe>`,
  );
  const use = async () => {
    await page.goto(framing.address);
    const inside = page.frameLocator('iframe').locator('body');
    await loginBox(inside).signIn(ADA);
    await expect(loginBox(inside).heading('Hello, Ada Lovelace')).toBeVisible();
  };
  await use().finally(framing.stop);
};

/** Opens a lazy route as a stranger, who is led to sign in and back, and again once the session has ended there. */
const openLazyRoute = async (page: Page, origin: string, folder: string) => {
  const box = loginBox(page);
  const reports = page.getByRole('heading', { name: 'Reports for Ada Lovelace' });
  const isCode = (file: string) =>
    file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('Reports for');
  const [code] = readdirSync(folder).filter(isCode);
  const loaded: string[] = [];
  page.on('request', (request) => request.url() === `${origin}/${code}` && loaded.push(request.url()));
  await page.goto(`${origin}/reports?year=2026`);
  await expect(box.field('Email')).toBeVisible();
  expect(loaded).toEqual([]);
  await box.signIn(ADA);
  await expect(reports).toBeVisible();
  expect(loaded).toHaveLength(1);
  expect(page.url()).toBe(`${origin}/reports?year=2026`);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(box.field('Email')).toBeVisible();
  await box.signIn(ADA);
  await expect(reports).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(box.field('Email')).toBeVisible();
};

/** Calls a host's own back end: without a token, with one of another kind, and as Ada, who lacks the permission. */
const callBackEnd = async (address: string, service: string) => {
  const signedIn = await fetch(`${service}/frontegg/identity/resources/auth/v1/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: service },
    body: JSON.stringify(ADA),
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const answerTo = async (headers: Record<string, string>) => {
    const answer = await fetch(address, { headers });
    return [answer.status, await answer.json()];
  };
  expect(await answerTo({})).toEqual([401, { errors: ['Unauthorized'] }]);
  expect(await answerTo({ authorization: 'Bearer a.b.c' })).toEqual([401, { errors: ['Unauthorized'] }]);
  expect(await answerTo({ authorization: `Bearer ${accessToken}` })).toEqual([403, { errors: ['Forbidden'] }]);
};

/** Opens a host below its base path as a stranger, who is led to sign in there and back. */
const useBelowBase = async (page: Page, origin: string) => {
  const box = loginBox(page);
  await page.goto(`${origin}/app/`);
  await expect(box.field('Email')).toBeVisible();
  await expect(page).toHaveURL((url) => url.href.startsWith(`${origin}/app/account/login`));
  await box.signIn(ADA);
  await expect(page.getByRole('heading', { name: 'Hello, Ada Lovelace' })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/app/`);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(box.field('Email')).toBeVisible();
  await expect(page).toHaveURL((url) => url.href.startsWith(`${origin}/app/account/login`));
};

/** Changes a source of a host that is being developed, with an email half typed. */
const updateWhileTyping = async (page: Page, origin: string, folder: string) => {
  const file = join(folder, 'src/changes.tsx');
  await page.goto(`${origin}/changes.html`);
  const email = page.locator('[data-app=default]').getByLabel('Email');
  await email.fill('ada@ac');
  writeFileSync(file, readFileSync(file, 'utf8').replace('First edition', 'Second edition'));
  await expect(page.getByText('Second edition')).toBeVisible();
  await expect(email).toHaveValue('ada@ac');
};

/** Types an email into the form that a server rendered, its scripts held back, then signs in. */
const typeEarly = async (page: Page, address: string) => {
  const box = loginBox(page);
  const scripts = gate();
  await page.route(/\.js(\?|$)/, async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await box.field('Email').pressSequentially(ADA.email.slice(0, -1));
  await box.field('Email').evaluate((input) => input.setAttribute('data-marked', ''));
  scripts.open();
  await expect(box.heading('Sign in')).toBeVisible();
  await page.keyboard.type(ADA.email.slice(-1));
  await expect(box.field('Email')).toHaveValue(ADA.email);
  await expect(box.field('Email')).toHaveAttribute('data-marked', '');
  await page.keyboard.press('Enter');
  await box.field('Password').fill(ADA.password);
  await box.button('Sign in').click();
  await expect(box.heading('Hello, Ada Lovelace')).toBeVisible();
};

/**
 * Closes the page and its connections before its server stops: what it still loads in idle time would fail on the
 * console, and a server may wait for connections that no request came over.
 */
const leave = (page: Page, stop: () => Promise<void>) => () => page.context().close().then(stop, stop);

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
}

const hasDev = ({ folder }: HostApplication): boolean => {
  const file = join('test/hosts/apps', folder, 'package.json');
  return 'dev' in (JSON.parse(readFileSync(file, 'utf8')) as Manifest).scripts; // our own
};

/** Tests of one host, in the folder that `folderOf` knows once it is installed. */
const testHost = (host: HostApplication, folderOf: (host: HostApplication) => string): void =>
  test.describe(`the packed product in ${host.name}`, () => {
    const lines: string[] = [];
    const { ports, service } = ground();
    const port = ports[host.name] ?? 0;
    const origin = `http://localhost:${port}`;
    const env = { SERVICE: service, VITE_SERVICE: service, FE_ISSUER: service, FE_CLIENT_ID: 'demo' };
    const builtFolder = () => join(folderOf(host), host.output ?? 'dist');

    test.beforeEach(({ page }) => watchConsole(page, lines));
    test.afterEach(() => expect(lines.splice(0).filter((line) => !isDocumented(line))).toEqual([]));

    test('passes the type check, and works once built', async ({ page }) => {
      await npm(folderOf(host), ['run', 'build'], env);
      // its development server passes calls on, which files alone do not
      if (host.isStart && !host.rendersOnServer) return;
      const stop = host.rendersOnServer
        ? await serveScript('start', folderOf(host), port, env)
        : await serveFiles(builtFolder(), port, host.hasChanges ? policyFor(service) : undefined);
      const use = async () => {
        await useHost(page, origin, host);
        if (host.hasLazyRoute) await openLazyRoute(page, origin, builtFolder());
        if (host.backEnd !== undefined) await callBackEnd(`${origin}${host.backEnd}`, service);
        if (!host.hasChanges) return;
        await useInFrame(page, origin);
        await page.context().clearCookies();
        await changeBoxes(page, origin, host);
      };
      await use().finally(leave(page, stop));
    });

    const { based, react } = host;
    if (based !== undefined)
      test('works below a base path that its router has', async ({ page }) => {
        const stop = await serveFiles(join(folderOf(host), based), port, undefined, 'app');
        await useBelowBase(page, origin).finally(leave(page, stop));
      });
    if (react !== undefined) {
      const built = () => serveFiles(join(folderOf(host), 'dist'), port, policyFor(service));
      test('answers the questions of custom elements everywhere', async ({ page }) => {
        const stop = await built();
        await askEverywhere(page, origin, react).finally(leave(page, stop));
      });
      test('works beside the published scripts, which have a React of their own, in one session', async ({ page }) => {
        const stop = await built();
        await useBeside(page, origin, react).finally(leave(page, stop));
      });
    }
    if (host.rendersOnServer)
      test('hears of the router’s moves in a browser without the Navigation API', async ({ page }) => {
        const stop = await serveScript('start', folderOf(host), port, env);
        await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
        await useHost(page, origin, host).finally(leave(page, stop));
      });
    if (host.rendersOnServer || host.prerendersLogin)
      test('renders the login form on the server: I type before any script has run, and nothing is lost', async ({
        page,
      }) => {
        const stop = host.rendersOnServer
          ? await serveScript('start', folderOf(host), port, env)
          : await serveFiles(builtFolder(), port);
        await typeEarly(page, `${origin}/account/login`).finally(leave(page, stop));
      });
    if (hasDev(host))
      test('works on the development server', async ({ page }) => {
        const stop = await serveScript('dev', folderOf(host), port, env);
        const use = async () => {
          await useHost(page, origin, host);
          if (host.hasChanges) await updateWhileTyping(page, origin, folderOf(host));
        };
        await use().finally(leave(page, stop));
      });
  });

const groupOf = ({ repository, name }: HostApplication): string => repository ?? name;

for (const name of new Set(hosts.map(groupOf)))
  test.describe(name, () => {
    const group = hosts.filter((host) => groupOf(host) === name);
    // one installation for all its tests, beside other hosts'
    test.describe.configure({ mode: 'default' });
    let fresh: FreshHosts;
    test.beforeAll(async () => {
      const { tarballs, service } = ground();
      fresh = await freshHosts(group, tarballs, service);
    });
    test.afterAll(() => fresh.remove());
    for (const host of group) testHost(host, (one) => fresh.folderOf(one));
  });
