import { loginBox } from '../../adapters/testing/playwright/index.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { type HostApplication, hosts } from './hosts.ts';
import { type FreshHost, freshHost } from './kit/fresh-host.ts';
import { ground } from './kit/ground.ts';
import { npm } from './kit/npm.ts';
import { serveFiles, serveScript } from './kit/serve.ts';
import { gate } from '../journeys/kit/gate.ts';

const ADA = { email: 'ada@acme.test', password: SEEDED_PASSWORD };

/** Tabs, each with a text of the seeded company that only it shows. */
const TABS = [
  { tab: 'Users', shows: 'bo@acme.test' },
  { tab: 'Groups', shows: 'Add group' },
  { tab: 'Roles', shows: 'Runs the account' },
];

/** The one line a visitor's console has: a page asks at its start whether a person is signed in. */
const isDocumented = (line: string) => /the server responded with a status of 401 .*\/token\/refresh$/.test(line);

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

const useHost = async (page: Page, origin: string, { switches = false }: HostApplication) => {
  const box = loginBox(page);
  await page.goto(origin);
  await box.signIn(ADA);
  await expect(box.heading('Hello, Ada Lovelace')).toBeVisible();
  await expect(page.getByText('fe-signed-in')).toBeVisible();
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

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
}

const hasDev = ({ folder }: HostApplication): boolean => {
  const file = join('test/hosts/apps', folder, 'package.json');
  return 'dev' in (JSON.parse(readFileSync(file, 'utf8')) as Manifest).scripts; // our own
};

for (const host of hosts)
  test.describe(`the packed product in ${host.name}`, () => {
    // one installation for all its tests, beside other hosts'
    test.describe.configure({ mode: 'default' });
    let fresh: FreshHost;
    const lines: string[] = [];
    const { tarballs, ports, service } = ground();
    const port = ports[host.name] ?? 0;
    const origin = `http://localhost:${port}`;
    const env = { SERVICE: service };

    test.beforeAll(async () => {
      fresh = await freshHost(host, tarballs);
    });
    test.afterAll(() => fresh.remove());
    test.beforeEach(({ page }) => watchConsole(page, lines));
    test.afterEach(() => expect(lines.splice(0).filter((line) => !isDocumented(line))).toEqual([]));

    test('passes the type check, and works once built', async ({ page }) => {
      await npm(fresh.folder, ['run', 'build'], env);
      const stop = host.rendersOnServer
        ? await serveScript('start', fresh.folder, port, env)
        : await serveFiles(join(fresh.folder, host.output ?? 'dist'), port);
      await useHost(page, origin, host).finally(stop);
    });

    if (host.rendersOnServer)
      test('renders the login form on the server: I type before any script has run, and nothing is lost', async ({
        page,
      }) => {
        const stop = await serveScript('start', fresh.folder, port, env);
        await typeEarly(page, `${origin}/account/login`).finally(stop);
      });
    if (hasDev(host))
      test('works on the development server', async ({ page }) => {
        const stop = await serveScript('dev', fresh.folder, port, env);
        await useHost(page, origin, host).finally(stop);
      });
  });
