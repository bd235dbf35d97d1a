import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../kit/browser.mjs';
import { scratch, start } from './server.mjs';
import { serveStatic } from './static.mjs';

const ROUNDS = 61;
const SLOWDOWN = 4;
/** Network throttling: 10 Mbit/s each way (in bytes a second), 40 ms round trip as on a good mobile connection. */
const NETWORK = { offline: false, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6, latency: 40 };

/**
 * Engine flag against parsing functions twice: a throttled network reports the line of script behind each request. To know it, the
 * engine reads functions a second time, which no person's browser does: here it notes the lines at once, for all that race.
 */
const PLACES_AT_ONCE = '--js-flags=--no-enable-lazy-source-positions';

/** Prefix of the slow service, and the delay of its answers. */
const SLOW = { prefix: '/slow', delayMs: 800 };

const page = (script, tag) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>First paint</title><script type="module" ${script}</script></head><body>${tag}</body></html>`;

/**
 * A box in the space that its page reserves for it. The text below is shown at `#below` only: it would be the first paint.
 */
const around = (tag) =>
  `<style>main { min-block-size: 648px } #below:not(:target) { display: none }</style><main>${tag}</main><p id="below">Below</p>`;

const BOX = 'src="/cdn/login-box.js">';
const boxOf = (service) => around(`<fe-login-box base-url="${service}"></fe-login-box>`);
const MADE = `${BOX}</script><script type="module">const box = document.createElement('fe-login-box');
box.baseUrl = '/';
document.querySelector('main').append(box);`;

const typable = () => (document.activeElement?.matches('fe-login-box input') ? document.activeElement : null);

const ROUTE = 'login box on its route: first usable field';
const REACT = 'React and r2wc: one word';

/** Racers: our box, on several pages, to a field that takes what is typed, the others to one word. */
const RACERS = {
  [ROUTE]: { path: '/account/login', html: page(BOX, boxOf('/')), done: typable, isBox: true },
  'on any other page': { path: '/signin', html: page(BOX, boxOf('/')), done: typable, isBox: true },
  'made by script': { path: '/made', html: page(MADE, around('')), done: typable, isBox: true },
  'answers after 800 ms': { path: '/waiting', html: page(BOX, boxOf(SLOW.prefix)), done: typable, isBox: true },
  [REACT]: {
    path: '/react',
    html: page('src="/hello/react.js">', '<react-hello></react-hello>'),
    done: () => document.querySelector('react-hello')?.shadowRoot?.querySelector('#word'),
  },
  'Lit: one word': {
    path: '/lit',
    html: page('src="/hello/lit.js">', '<lit-hello></lit-hello>'),
    done: () => document.querySelector('lit-hello')?.shadowRoot?.querySelector('#word'),
  },
};

const buildHellos = async (folder) => {
  for (const [name, file] of Object.entries({ react: 'react.tsx', lit: 'lit.ts' }))
    await build({
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { conditions: ['production', 'browser', 'module', 'import', 'default'] },
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2022',
        rolldownOptions: {
          input: { [name]: join(import.meta.dirname, 'hello', file) },
          output: { entryFileNames: '[name].js' },
        },
      },
    });
};

const visit = async (browser, url, { path, done }) => {
  const context = await browser.newContext();
  await context.addInitScript(`{
    const done = ${done};
    const look = () => {
      const node = done();
      if (node && node.checkVisibility() && node.getClientRects().length > 0) globalThis.shownMs = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }`);
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await tab.goto(url + path);
  const times = await tab.waitForFunction(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    return globalThis.shownMs && painted && { standsMs: globalThis.shownMs, paintedMs: painted.startTime };
  });
  const { standsMs, paintedMs } = await times.jsonValue();
  await context.close();
  // what stood when the first frame began is in what that frame painted
  return { standsMs, paintedMs: Math.max(standsMs, paintedMs) };
};

/** Layout shift of a page until the other ways in and the footer are there, at the machine's own speed. */
const shiftOf = async (browser, url, { path }) => {
  const tab = await browser.newPage();
  await tab.addInitScript(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) globalThis.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await tab.goto(`${url}${path}#below`);
  await tab.getByText('Secured by fe-elements').waitFor();
  const shift = await tab.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(globalThis.shift)))),
  );
  await tab.close();
  return shift;
};

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/**
 * Cold, at 4x CPU and 10 Mbit/s, in turns: time to our first field, relative to one word by other libraries and to our
 * own login route, and the layout shift after it.
 */
export const benchFirstPaint = async () => {
  const data = await scratch();
  // before Vite, which sets NODE_ENV
  const service = await start(data.folder);
  const folder = await mkdtemp(join(tmpdir(), 'fe-hello-'));
  await buildHellos(folder);
  const pages = Object.fromEntries(Object.values(RACERS).map(({ path, html }) => [path, html]));
  const server = await serveStatic(pages, { '/cdn/': 'dist/cdn', '/hello/': folder }, [
    { prefix: '', to: service.url, delayMs: 0 },
    { ...SLOW, to: service.url },
  ]);
  const { args, ...launch } = launchOptions();
  const browser = await chromium.launch({ ...launch, args: [...args, PLACES_AT_ONCE] });
  const times = Object.fromEntries(Object.keys(RACERS).map((name) => [name, []]));
  const racers = Object.entries(RACERS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, racer] of racers) times[name].push(await visit(browser, server.url, racer));
    // each has every place in a round
    racers.push(...racers.splice(0, 1));
  }
  const shifts = {};
  for (const [name, racer] of Object.entries(RACERS))
    if (racer.isBox) shifts[name] = await shiftOf(browser, server.url, racer);
  await browser.close();
  await server.stop();
  await service.stop();
  await data.remove();
  await rm(folder, { recursive: true, force: true });

  const msOf = (name, of) => median(times[name].map((one) => one[of]));
  const told = (name, of) => {
    const ms = msOf(name, of);
    const besideReact = `${(ms / msOf(REACT, of)).toFixed(2)} of React's`;
    const besideRoute =
      RACERS[name].isBox && name !== ROUTE ? `, ${(ms / msOf(ROUTE, of)).toFixed(2)} of the route's` : '';
    return `${ms.toFixed(0)} ms, ${besideReact}${besideRoute}`;
  };
  const rowsOf = (name) => [
    [`${name} (${SLOWDOWN}x CPU, 10 Mbit/s)`, told(name, 'standsMs')],
    ['  painted', told(name, 'paintedMs')],
  ];
  return Object.keys(RACERS).flatMap((name) =>
    name in shifts ? rowsOf(name).concat([['  layout shift', shifts[name].toFixed(4)]]) : rowsOf(name),
  );
};
