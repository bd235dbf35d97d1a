import { chromium } from 'playwright';
import { launchOptions } from '../kit/browser.mjs';
import { longTasksOf } from './long-tasks.mjs';

const SLOWDOWN = 4;

/** Goes through the tab of all accounts in a browser at 4x CPU as a reseller does: the longest tasks of each act, and how many are long. */
export const manageAccounts = async function* (url, { email, password }) {
  const browser = await chromium.launch(launchOptions());
  const tab = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await tab.goto(`${url}/portal/users`);
  for (const [field, value] of Object.entries({ email, password })) {
    await tab.locator(`input[name=${field}]:visible`).fill(value);
    await tab.keyboard.press('Enter');
  }
  await tab.getByRole('rowheader').first().waitFor();
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const acts = {
    'opening the tab': async () => {
      await tab.getByRole('link', { name: 'All accounts' }).click();
      await tab.getByRole('rowheader', { name: 'Branch 1 ' }).or(tab.getByRole('rowheader').nth(40)).first().waitFor();
    },
    searching: async () => {
      await tab.getByRole('searchbox', { name: 'Search accounts' }).fill('site 8421');
      await tab.getByRole('rowheader', { name: 'Site 8421' }).waitFor();
    },
    'opening the tree': async () => {
      await tab.getByRole('tab', { name: 'Hierarchy' }).click();
      await tab.getByRole('treeitem').nth(40).waitFor();
    },
    'opening a branch of 1000': async () => {
      const more = tab.getByRole('treeitem', { name: 'Show more' });
      if ((await tab.getByRole('treeitem', { name: 'Wide holding' }).count()) === 0) await more.last().click();
      await tab.getByRole('treeitem', { name: 'Wide holding' }).focus();
      await tab.keyboard.press('ArrowRight');
      await tab.getByRole('treeitem', { name: 'Store 1', exact: true }).waitFor();
    },
    creating: async () => {
      await tab.getByRole('button', { name: 'Add account' }).click();
      const dialog = tab.getByRole('dialog', { name: 'Add account' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Measured account');
      await dialog.getByRole('button', { name: 'Add account' }).click();
      await tab.getByRole('dialog', { name: 'Measured account' }).waitFor();
    },
  };
  for (const [what, act] of Object.entries(acts))
    yield [`longest task at ${SLOWDOWN}x CPU, ${what}`, await longTasksOf(devtools, act)];
  await browser.close();
};
