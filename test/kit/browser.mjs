import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
/** The browser without windows: the same pages for half of the work, but without a back-forward cache. */
const WINDOWLESS = 'chromium-headless-shell';
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const DOWNLOAD_MS = 240_000;
const isRoot = process.getuid?.() === 0;

/** Flags that keep the browser off the network and, as root, lets it run at all. */
const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox'] : []),
];

const inPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** Whether the browser is there and its libraries are, too. */
const works = (file) =>
  existsSync(file) && spawnSync(file, [...FLAGS, '--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;

/** The browser of this machine: `CHROME_PATH`, Playwright's own, the system's; undefined where there is none. */
const installedBrowser = () => {
  const wanted = process.env.CHROME_PATH;
  if (wanted && !works(wanted))
    throw new Error(`CHROME_PATH is "${wanted}", where no browser runs: correct or unset it.`);
  const named = wanted && basename(wanted) !== WINDOWLESS ? [wanted] : [];
  return [...named, chromium.executablePath(), ...inPath(NAMES), ...ELSEWHERE].find(works);
};

/** A download that fails is no news: the next way is tried, and in the end it is said what is missing. */
const run = (command, args) =>
  spawnSync(command, args, {
    timeout: DOWNLOAD_MS,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const playwright = (...args) => {
  const tool = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  return run(process.execPath, [tool, ...args]);
};

/** The ways to a browser where there is none, one after the other. */
const INSTALLS = [
  () => playwright('install', 'chromium'),
  () => isRoot && existsSync(chromium.executablePath()) && playwright('install-deps', 'chromium'),
  () => isRoot && run('apt-get', ['update', '-qq']),
  () =>
    isRoot &&
    run('apt-get', ['install', '-qq', '-y', 'chromium', WINDOWLESS]).status !== 0 &&
    run('apt-get', ['install', '-qq', '-y', 'chromium']),
];

/** A Chromium or Chrome as people have it, installed first where the machine has none. */
const wholeBrowser = () => {
  let found = installedBrowser();
  if (!found) process.stdout.write('No browser yet: installing Chromium …\n');
  for (const install of INSTALLS) {
    if (found) break;
    install();
    found = installedBrowser();
  }
  if (!found) throw new Error('There is no browser to test in: install Chromium or Chrome, or set CHROME_PATH to one.');
  return found;
};

/** The browser to test in: the one named by `CHROME_PATH`, else the lightest there is beside a whole one. */
export const findBrowser = () => {
  const whole = wholeBrowser();
  return process.env.CHROME_PATH || (inPath([WINDOWLESS]).find(works) ?? whole);
};

/** How Playwright is to launch the browser of the tests. */
export const launchOptions = () => ({ executablePath: findBrowser(), args: FLAGS });

/** The same where a test needs all of a browser, as it is with windows; without the graphics card that it would imitate. */
export const wholeBrowserOptions = () => ({ executablePath: wholeBrowser(), args: [...FLAGS, '--disable-gpu'] });
