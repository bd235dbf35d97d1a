import { linkTo, loginBox } from '../../adapters/testing/playwright/index.ts';
import type { Page, Request } from 'playwright/test';
import { build } from 'vite';
import { LINK_FIELDS, MAILED_ROUTES } from '../../core/contract/mailed-routes.ts';
import { document, serveHost } from './kit/host-page.ts';
import { expect, test } from './kit/journey.ts';

const SECRET = 'token-of-a-mailed-link';
const REFERRER = '<meta name="referrer" content="no-referrer">';

/** Reads whatever of the page's address a script can, at its start and at every later occasion. */
const ANALYTICS = `
  {
    const read = () => [
      location.href, document.URL, document.baseURI, document.referrer,
      ...(window.navigation?.entries() ?? []).map(({ url }) => url),
    ].join(' ');
    window.seen ??= [];
    const note = (when) => {
      window.seen.push(when + ': ' + read());
      new Image().src = '/host/collect.js?' + encodeURIComponent(when);
    };
    note('start');
    for (const event of ['DOMContentLoaded', 'load']) window.addEventListener(event, () => note(event));
    navigation.addEventListener('currententrychange', ({ from }) => note('change from ' + from.url));
    for (const name of ['pushState', 'replaceState']) {
      const real = history[name];
      history[name] = function (state, title, url) {
        note(name + ' to ' + url);
        return real.call(history, state, title, url);
      };
    }
  }`;

/** Brings the analytics script once more, long after the page has come. */
const LATER = `
  window.addEventListener('load', () => setTimeout(() => {
    const script = document.createElement('script');
    script.src = '/host/analytics.js?later';
    document.head.append(script);
  }));`;

const analytics = (how: string) =>
  `<script ${how} src="/host/analytics.js"></script><script ${how} src="/host/later.js"></script>`;

const LOADER = '<script src="/cdn/fe.js"></script>';
const TAG = '<fe-login-box base-url="/"></fe-login-box>';

interface Door {
  head: string;
  body: string;
  start?: () => string;
}

/** A page's ways to our elements, with its analytics after them. */
const DOORS: Readonly<Record<string, Door>> = {
  'the classic loader': { head: LOADER + analytics(''), body: TAG },
  'the classic script before a module': {
    head: `<script src="/cdn/mailed-links.js"></script>${analytics('')}<script type="module" src="/cdn/login-box.js"></script>`,
    body: TAG,
  },
  'the module of an element': {
    head: `<script type="module" src="/cdn/login-box.js"></script>${analytics('defer')}`,
    body: TAG,
  },
  "the package's definition": {
    head: `<script type="module" src="/npm/define/login-box.js"></script>${analytics('defer')}`,
    body: TAG,
  },
  'the vanilla entry': {
    head: `<script type="module" src="/host/start.js"></script>${analytics('defer')}`,
    body: '<fe-login-box></fe-login-box>',
    start: () => `
      import { createApp, defineElements } from '/npm/vanilla.js';
      createApp({ baseUrl: location.origin, urlStrategy: 'path' });
      defineElements();`,
  },
  'the React entry': {
    head: `<script type="module" src="/host/start.js"></script>${analytics('defer')}`,
    body: '<div id="root"></div>',
    start: () => bundled,
  },
};

const REACT_HOST = `
  import { FeProvider } from './dist/react/index.js';
  import { createElement, StrictMode } from 'react';
  import { createRoot } from 'react-dom/client';
  const routes = { resetPasswordUrl: '/new-password' };
  const options = { baseUrl: location.origin, urlStrategy: 'path', authOptions: location.search.includes('own') ? { routes } : {} };
  const host = createElement(FeProvider, { options }, createElement('h1', null, 'Content'));
  createRoot(document.querySelector('#root')).render(createElement(StrictMode, null, host));`;

let bundled = '';

/** A React host in one file, as a bundler makes it. */
const bundle = async (): Promise<string> => {
  const id = 'virtual:host';
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // the package's own door, as an installed package has it in pages
    resolve: { alias: { 'fe-elements/markup': `${process.cwd()}/dist/react/no-markup.js` } },
    plugins: [
      {
        name: 'host',
        resolveId: (source) => (source === id ? `${process.cwd()}/host.js` : null),
        load: (file) => (file.endsWith('/host.js') ? REACT_HOST : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: id, output: { codeSplitting: false } } },
  });
  const [output] = [made].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  return chunk?.type === 'chunk' ? chunk.code : '';
};

/** Opens a mailed link of the host's, and answers what its other scripts were able to read by then. */
const openLink = async (page: Page, { head, body, start }: Door, address: string) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await serveHost(page, {
    'analytics.js': ANALYTICS,
    'later.js': LATER,
    'collect.js': '',
    'start.js': start?.() ?? '',
  });
  const served = new URL(address, 'http://host').pathname;
  await page.route(
    ({ pathname }) => pathname === served,
    (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({
            contentType: 'text/html',
            headers: { 'content-security-policy': "default-src 'self'; img-src 'self' data:" },
            body: document(REFERRER + head, body),
          })
        : route.continue(),
  );
  await page.goto(address);
  // the last of the four has been there
  await expect.poll(() => seenBy(page)).toContainEqual(expect.stringMatching(/^start:/));
  await expect.poll(async () => (await seenBy(page)).filter((note) => note.startsWith('start:'))).toHaveLength(2);
  const answered = requests.filter((request) => request.url().includes('/host/'));
  const headers = await Promise.all(answered.map((request) => request.allHeaders()));
  return { seen: await seenBy(page), referrers: headers.flatMap(({ referer }) => referer ?? []) };
};

const seenBy = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as { seen?: string[] }).seen ?? []); // what the analytics script leaves there

/** Parameters that the app has read of the link to a route: an invalid link is forgotten soon after. */
const readBy = (page: Page, route: string) =>
  page.evaluate(
    (key) => (globalThis as { kept?: Record<string, string> }).kept?.[key] ?? '',
    `fe.link.default.${route}`,
  ); // left there below

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    const kept: Record<string, string> = {};
    Object.assign(globalThis, { kept });
    Storage.prototype.setItem = function (key, value) {
      kept[key] = value;
      setItem.call(this, key, value);
    };
  }),
);

test.beforeAll(async () => {
  bundled = await bundle();
});

/** Every route by the classic loader; by each other way one of them, for all read one list of routes. */
const routesBy = (door: string, at: number): [route: string, path: string][] => {
  const all = Object.entries(MAILED_ROUTES);
  return door === 'the classic loader' ? all : all.filter((_, place) => place === at % all.length);
};

for (const [at, [door, parts]] of Object.entries(DOORS).entries())
  for (const [route, path] of routesBy(door, at))
    test(`by ${door}, no other script sees the token of a link to ${path}, and the app has it`, async ({ page }) => {
      const query = new URLSearchParams(LINK_FIELDS.map((field) => [field, `${SECRET}-${field}`]));
      query.set('lang', 'de');
      const { seen, referrers } = await openLink(page, parts, `${path}?${query}`);
      expect(seen.map((note) => note.split(':')[0])).toEqual(
        expect.arrayContaining(['start', 'DOMContentLoaded', 'load']),
      );
      expect(seen.filter((note) => note.includes(`${SECRET}-token`))).toEqual([]);
      expect(seen.filter((note) => note.includes(`${SECRET}-userId`))).toEqual([]);
      expect(referrers.filter((line) => line.includes(SECRET))).toEqual([]);
      await expect.poll(() => readBy(page, route)).toContain(`${SECRET}-token`);
      expect(new URL(page.url()).searchParams.get('lang')).toBe('de');
    });

test('a link works after a reload before any app, and the page’s history state stays', async ({
  page,
  box,
  server,
  visitor,
}) => {
  await page.goto('/account/sign-up');
  await box.signUp(visitor);
  await expect(box.heading('Check your inbox')).toBeVisible();
  const link = new URL(await linkTo(server, visitor.email, '/account/activate'));
  await page.route('**/cdn/login-box.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.addInitScript(() => {
    history.replaceState({ kept: 'by the page' }, '');
  });
  await openLink(page, { head: LOADER + analytics(''), body: TAG }, link.pathname + link.search);
  expect(page.url()).not.toContain('token');
  expect(await page.evaluate(() => history.state)).toEqual({ kept: 'by the page' });
  await page.unroute('**/cdn/login-box.js');
  await page.reload();
  await expect(
    loginBox(page)
      .confirmed.or(loginBox(page).heading(/^Hello/))
      .first(),
  ).toBeVisible();
});

test('a link in the hash is removed from the address, too', async ({ page }) => {
  const app = '<fe-app base-url="/" url-strategy="hash"><fe-login-box></fe-login-box></fe-app>';
  await serveHost(page, {
    index: document(`<script src="/cdn/fe.js"></script>${analytics('')}`, app),
    'analytics.js': ANALYTICS,
    'later.js': LATER,
    'collect.js': '',
  });
  await page.goto(`/host/?own=1#${MAILED_ROUTES.resetPasswordUrl}?userId=${SECRET}&token=${SECRET}`);
  await expect.poll(() => readBy(page, 'resetPasswordUrl')).toContain(SECRET);
  expect((await seenBy(page)).filter((note) => note.includes(SECRET))).toEqual([]);
  await expect(page).toHaveURL(/\/host\/\?own=1#\/account\/reset-password$/);
});

const LEFT: [what: string, head: string, address: string][] = [
  ["a host's own page", '', '/host/orders?userId=7&token=of-the-host'],
  ["a host's own page behind the hash", '', '/host/#/orders?token=of-the-host'],
  ['sign-up by a shared link', '', '/account/sign-up?invitationToken=of-the-host'],
  [
    'a page that names other paths',
    '<meta name="fe-link-paths" content="/welcome">',
    '/host/account/activate?token=of-the-host',
  ],
  [
    'a page that names none',
    '<meta name="fe-link-paths" content="">',
    '/host/account/reset-password?token=of-the-host',
  ],
];
for (const [what, head, address] of LEFT)
  test(`the address of ${what} is unchanged`, async ({ page }) => {
    await page.route(
      (url) => url.pathname + url.search + url.hash === address,
      (route) =>
        route.fulfill({ contentType: 'text/html', body: document(`${head}<script src="/cdn/fe.js"></script>`, '') }),
    );
    await serveHost(page, { index: document(`${head}<script src="/cdn/fe.js"></script>`, '') });
    await page.goto(address);
    expect(page.url()).toContain('of-the-host');
  });

test('a page’s own path is protected', async ({ page }) => {
  const head = '<meta name="fe-link-paths" content="/welcome, /join"><script src="/cdn/fe.js"></script>';
  await serveHost(page, { index: document(head + analytics(''), ''), 'analytics.js': ANALYTICS, 'later.js': LATER });
  await page.goto(`/host/join/?token=${SECRET}&x=1`);
  await expect.poll(async () => (await seenBy(page)).length).toBeGreaterThan(2);
  expect((await seenBy(page)).filter((note) => note.includes(SECRET))).toEqual([]);
  await expect(page).toHaveURL(/\/host\/join\/\?x=1$/);
});

const OWN: readonly [door: string, parts: Door][] = [
  [
    'createApp',
    {
      head: `<script type="module" src="/host/start.js"></script>${analytics('defer')}`,
      body: '<fe-login-box></fe-login-box>',
      start: () => `
        import { createApp, defineElements } from '/npm/vanilla.js';
        const authOptions = { routes: { resetPasswordUrl: '/new-password' } };
        createApp({ baseUrl: location.origin, urlStrategy: 'path', authOptions });
        defineElements();`,
    },
  ],
  [
    'FeProvider',
    {
      head: `${analytics('')}<script type="module" src="/host/start.js"></script>`,
      body: '<div id="root"></div>',
      start: () => bundled,
    },
  ],
];
for (const [door, parts] of OWN)
  test(`a path configured in ${door} is protected as soon as it is loaded`, async ({ page }) => {
    const { seen } = await openLink(page, parts, `/new-password?own=1&userId=${SECRET}&token=${SECRET}`);
    await expect.poll(() => readBy(page, 'resetPasswordUrl')).toContain(SECRET);
    await expect(page).toHaveURL(/\/new-password\?own=1$/);
    if (door === 'createApp') expect(seen.filter((note) => note.includes(SECRET))).toEqual([]);
  });

test('our own pages send no referrer', async ({ request }) => {
  for (const path of Object.values(MAILED_ROUTES)) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    expect(answer.headers()['referrer-policy']).toBe('no-referrer');
  }
});
