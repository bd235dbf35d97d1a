import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../kit/browser.mjs';
import { serveStatic } from './static.mjs';

const ROUNDS = 31;
const SLOWDOWN = 4;
/** 10 Mbit/s with the way there and back of a good mobile connection. */
const NETWORK = { offline: false, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6, latency: 40 };

/**
 * Flag against parsing functions twice: a throttled network reports the line of script behind each request. To know it, the
 * engine reads functions a second time, which no person's browser does: here it notes the lines at once, for all that race.
 */
const PLACES_AT_ONCE = '--js-flags=--no-enable-lazy-source-positions';

const page = (script, tag) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>First paint</title><script type="module" src="${script}"></script></head><body>${tag}</body></html>`;

/** Racers: our box to a field that takes what is typed, the others to one word. */
const RACERS = {
  'login box: first usable field': {
    path: '/account/login',
    html: page('/cdn/login-box.js', '<fe-login-box base-url="/"></fe-login-box>'),
    done: () => (document.activeElement?.matches('fe-login-box input') ? document.activeElement : null),
  },
  'React and r2wc: one word': {
    path: '/react',
    html: page('/hello/react.js', '<react-hello></react-hello>'),
    done: () => document.querySelector('react-hello')?.shadowRoot?.querySelector('#word'),
  },
  'Lit: one word': {
    path: '/lit',
    html: page('/hello/lit.js', '<lit-hello></lit-hello>'),
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

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/** Cold, at 4x CPU and 10 Mbit/s, in turns: how soon our first field stands, beside what libraries need for one word. */
export const benchFirstPaint = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fe-hello-'));
  await buildHellos(folder);
  const pages = Object.fromEntries(Object.values(RACERS).map(({ path, html }) => [path, html]));
  const server = await serveStatic(pages, { '/cdn/': 'dist/cdn', '/hello/': folder });
  const { args, ...launch } = launchOptions();
  const browser = await chromium.launch({ ...launch, args: [...args, PLACES_AT_ONCE] });
  const times = Object.fromEntries(Object.keys(RACERS).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, racer] of Object.entries(RACERS)) times[name].push(await visit(browser, server.url, racer));
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });

  const react = times['React and r2wc: one word'];
  const told = (all, of) => {
    const ms = median(all.map((one) => one[of]));
    return `${ms.toFixed(0)} ms, ${(ms / median(react.map((one) => one[of]))).toFixed(2)} of React's`;
  };
  return Object.entries(times).flatMap(([name, all]) => [
    [`${name} (${SLOWDOWN}x CPU, 10 Mbit/s)`, told(all, 'standsMs')],
    ['  painted', told(all, 'paintedMs')],
  ]);
};
