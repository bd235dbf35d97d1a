// `npm run pictures`: every component and scene on contact sheets in test-results/pictures, to be looked at. Words after
// it choose: `ui`, `scenes`, a part of a sample's name, or a look (light, dark, rtl, german, french, spanish, classic, vivid, 375, 768, 1280). `docs` alone
// makes the pictures of the documents, in their place.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { root } from '../../demo/install.mjs';
import { findBrowser, launchOptions } from '../kit/browser.mjs';
import { DOCUMENT_PICTURES } from './documents.mjs';
import { contactSheets } from './sheet.mjs';

process.env.CHROME_PATH ??= findBrowser();

const PAGES = { ui: '/demo/preview/gallery/index.html', scenes: '/demo/preview/scenes/index.html' };
const WIDTHS = [375, 768, 1280];
const LOOKS = {
  light: { scheme: 'light' },
  dark: { scheme: 'dark' },
  rtl: { scheme: 'light', language: 'he' },
  german: { scheme: 'light', language: 'de' },
  french: { scheme: 'light', language: 'fr' },
  spanish: { scheme: 'light', language: 'es' },
  classic: { scheme: 'light', theme: 'classic' },
  vivid: { scheme: 'light', theme: 'vivid' },
};
const FOLDER = join(root, 'test-results/pictures');
/** High enough for popups to stand where they would; what is higher is pictured whole. */
const HEIGHT = 900;

const words = process.argv.slice(2);
const chosen = (all) => {
  const asked = all.filter((one) => words.includes(String(one)));
  return asked.length > 0 ? asked : all;
};
const known = [...Object.keys(PAGES), ...WIDTHS.map(String), ...Object.keys(LOOKS)];
const parts = words.filter((word) => !known.includes(word));
const widths = chosen(WIDTHS).toSorted((one, two) => two - one);
const isWanted = (name) => parts.length === 0 || parts.some((part) => name.includes(part));

/** Context options with reduced motion: an animation would be caught at any moment of it. */
const STILL = { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-US' };

const namesIn = async (page, address) => {
  await page.goto(address);
  await page.waitForSelector('nav li a');
  return page.$$eval('nav li a', (links) => links.map(({ textContent }) => textContent));
};

/** A sample is there, or has failed: a scene says itself what it waited for in vain. */
const isShown = (page, name) =>
  new Promise((resolve, reject) => {
    const fail = ({ message }) => reject(new Error(`${name}: ${message}`));
    page.once('pageerror', fail);
    page
      .waitForSelector(`#place[data-ready="${name}"]`, { state: 'attached', timeout: 0 })
      .then(resolve, reject)
      .finally(() => page.off('pageerror', fail));
  });

/** Shows a scene or component alone, at rest. */
const show = async (page, address, name, look, size) => {
  const query = new URLSearchParams({ ...look, width: 'full' });
  await page.goto('about:blank');
  await page.setViewportSize(size);
  // the page around a sample has the same appearance
  await page.emulateMedia({ colorScheme: look.scheme });
  await page.goto(`${address}?alone=#${name}?${query}`);
  await isShown(page, name);
  await page.evaluate(() => document.fonts.ready);
  await atRest(page);
};

const picture = async (page, address, name, look, width) => {
  await show(page, address, name, look, { width, height: HEIGHT });
  return page.screenshot({ fullPage: true });
};

/** Lazy parts come one after the other: at rest is what did not change for a while, or changes for ever. */
const atRest = (page) =>
  page.evaluate(async () => {
    const everything = (root) =>
      [...root.querySelectorAll('*')].map((node) => (node.shadowRoot ? everything(node.shadowRoot) : '')).join('') +
      root.innerHTML;
    let [before, same] = ['', 0];
    for (let looks = 0; looks < 60 && same < 4; looks++) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      const now = everything(document.body);
      const isBusy = document
        .querySelector('fe-login-box, fe-admin-portal')
        ?.shadowRoot?.querySelector('[aria-busy=true]');
      same = now === before && !isBusy ? same + 1 : 0;
      before = now;
    }
  });

const vite = await createServer({
  root,
  mode: 'test',
  logLevel: 'error',
  server: { port: 0, hmr: false, watch: null },
});
await vite.listen();
const { port } = vite.httpServer.address();
const browser = await chromium.launch(launchOptions());

/** The pictures of the documents, over those that are there. */
const pictureDocuments = async (address) => {
  for (const [path, { scene, scale, ...size }] of Object.entries(DOCUMENT_PICTURES)) {
    const context = await browser.newContext({ ...STILL, deviceScaleFactor: scale });
    const page = await context.newPage();
    await show(page, address, scene, LOOKS.light, size);
    await page.screenshot({ path: join(root, path) });
    await context.close();
    console.log(path);
  }
};

const context = await browser.newContext(STILL);
const page = await context.newPage();
if (words.includes('docs')) {
  await pictureDocuments(`http://localhost:${port}${PAGES.scenes}`);
  await browser.close();
  await vite.close();
  process.exit();
}
mkdirSync(FOLDER, { recursive: true });

for (const kind of chosen(Object.keys(PAGES))) {
  const address = `http://localhost:${port}${PAGES[kind]}`;
  const names = (await namesIn(page, address)).filter(isWanted);
  for (const look of chosen(Object.keys(LOOKS)))
    for (const width of widths) {
      const pictures = [];
      for (const name of names) pictures.push({ name, png: await picture(page, address, name, LOOKS[look], width) });
      const file = (at) => join(FOLDER, `${kind}-${look}-${width}-${at}.png`);
      for (const old of readdirSync(FOLDER).filter((one) => one.startsWith(`${kind}-${look}-${width}-`)))
        rmSync(join(FOLDER, old));
      const sheets = await contactSheets(context, pictures, width, file);
      console.log(`${kind} ${look} ${width}: ${pictures.length} on ${sheets} sheets`);
    }
}
await browser.close();
await vite.close();
console.log(`Look in ${FOLDER}`);
