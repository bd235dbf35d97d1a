import { chromium } from 'playwright';
import { launchOptions } from '../kit/browser.mjs';
import { longTasksInWords, longTasksOf, VISITS } from './long-tasks.mjs';

const SLOWDOWN = 4;
/** A person's time between two keys, in milliseconds. */
const KEY_MS = 60;
/** Time after the last thing that is waited for, whose tasks belong to an act, too, in milliseconds. */
const AFTER_MS = 600;

/** Run in the page: finds what the person looks at and presses, the first of these nodes with a text that begins so. */
const watch = () => {
  const { shadowRoot } = document.querySelector('fe-admin-portal');
  globalThis.look = (selector, text = '') =>
    [...shadowRoot.querySelectorAll(selector)].find((node) => node.textContent.trim().startsWith(text));
  globalThis.middleOf = (node) => {
    node.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
};

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Goes through the tab of all accounts in a browser at 4x CPU as a reseller does: the long tasks of each act. Nothing is
 * looked for by its role in the meantime: that is work in the page, too.
 */
const visit = async (url, { email, password, company }) => {
  const browser = await chromium.launch(launchOptions());
  const tab = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await tab.goto(`${url}/portal/users`);
  for (const [field, value] of Object.entries({ email, password })) {
    await tab.locator(`input[name=${field}]:visible`).fill(value);
    await tab.keyboard.press('Enter');
  }
  await tab.getByRole('option', { name: company }).click();
  await tab.getByRole('rowheader').first().waitFor();
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await tab.evaluate(watch);

  const sees = async (...what) => {
    while (!(await tab.evaluate((args) => Boolean(globalThis.look(...args)), what))) await tab.evaluate(drawn);
  };
  const press = async (...what) => {
    await sees(...what);
    await tab.mouse.move(...(await tab.evaluate((args) => globalThis.middleOf(globalThis.look(...args)), what)));
    for (const step of ['down', 'up']) {
      await tab.evaluate(drawn);
      await tab.mouse[step]();
    }
  };
  const type = (text) => tab.keyboard.type(text, { delay: KEY_MS });

  const acts = {
    'opening the tab': async () => {
      await press('nav a', 'All accounts');
      await sees('tbody tr:nth-child(50) th');
    },
    searching: async () => {
      await press('input[type=search]');
      await type('site 8421');
      await sees('tbody th', 'Site 8421');
    },
    'opening the tree': async () => {
      await press('[role=tab]', 'Hierarchy');
      await sees('[role=treeitem]:nth-child(50)');
    },
    'more of the tree': async () => {
      await press('[role=treeitem]', 'Show more');
      await sees('[role=treeitem]', 'Wide holding');
    },
    'opening a branch of 1000': async () => {
      await tab.evaluate(() => globalThis.look('[role=treeitem]', 'Wide holding').focus());
      await tab.keyboard.press('ArrowRight');
      await sees('[role=treeitem]', 'Store 1');
    },
    'opening the dialog of a new account': async () => {
      await press('button', 'Add account');
      await sees('dialog[open] input');
    },
    'creating it': async () => {
      await type('Measured account');
      await tab.keyboard.press('Enter');
      await sees('dialog[open] h2', 'Measured account');
    },
  };
  const found = {};
  for (const [what, act] of Object.entries(acts))
    found[what] = await longTasksOf(devtools, async () => {
      await act();
      await tab.waitForTimeout(AFTER_MS);
    });
  await browser.close();
  return found;
};

/** The long tasks of each act, over several visits. */
export const manageAccounts = async function* (url, person) {
  const visits = [];
  for (let time = 0; time < VISITS; time += 1) visits.push(await visit(url, person));
  for (const what of Object.keys(visits[0]))
    yield [`longest task at ${SLOWDOWN}x CPU, ${what}`, longTasksInWords(visits.map((found) => found[what]))];
};
