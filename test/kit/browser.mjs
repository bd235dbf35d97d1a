import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const DOWNLOAD_MS = 240_000;
const isRoot = process.getuid?.() === 0;

/** What keeps the browser off the network and, as root, lets it run at all. */
const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox'] : []),
];

const inPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));

/** Whether the browser is there and its libraries are, too. */
const works = (file) =>
  existsSync(file) && spawnSync(file, [...FLAGS, '--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;

/** The browser of this machine: `CHROME_PATH`, Playwright's own, the system's; undefined where there is none. */
const installedBrowser = () => {
  const wanted = process.env.CHROME_PATH;
  if (wanted && !works(wanted))
    throw new Error(`CHROME_PATH is "${wanted}", where no browser runs: correct or unset it.`);
  return wanted || [chromium.executablePath(), ...inPath(), ...ELSEWHERE].find(works);
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
  () => isRoot && run('apt-get', ['install', '-qq', '-y', 'chromium']),
];

/** A Chromium or Chrome to test in, installed first where the machine has none. */
export const findBrowser = () => {
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

/** How Playwright is to launch the browser of the tests. */
export const launchOptions = () => ({ executablePath: findBrowser(), args: FLAGS });
