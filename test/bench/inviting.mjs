import { performance } from 'node:perf_hooks';
import { chromium } from 'playwright';
import { launchOptions } from '../kit/browser.mjs';

/** Longest that so many invitations may take before the bench gives up, in milliseconds. */
const PATIENCE_MS = 120_000;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Pastes a text as a person does. */
const paste = (input, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }));
};

/**
 * Invites so many addresses in the portal, pasted into its one field: seconds until each is checked and the button names how
 * many, and from the press until the portal says that all are invited.
 */
export const inviteInPortal = async (url, { email, password }, count) => {
  const browser = await chromium.launch(launchOptions());
  const tab = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  tab.setDefaultTimeout(PATIENCE_MS);
  await tab.goto(`${url}/portal/users`);
  for (const [field, value] of Object.entries({ email, password })) {
    await tab.locator(`input[name=${field}]:visible`).fill(value);
    await tab.keyboard.press('Enter');
  }
  await tab.getByRole('button', { name: 'Invite people' }).first().click();
  const field = tab.getByLabel('Email addresses', { exact: true });
  const wanted = count.toLocaleString('en');

  const pasted = performance.now();
  await field.evaluate(paste, Array.from({ length: count }, (_, at) => `guest${at}@bench.test`).join('\n'));
  const send = tab.getByRole('button', { name: `Invite ${wanted} people` });
  await send.waitFor();
  await tab.getByText('Checking addresses…').waitFor({ state: 'hidden' });
  const sent = performance.now();
  await send.click();
  await tab.getByText(`${wanted} people invited`).first().waitFor();
  const done = performance.now();
  await browser.close();
  return { checking: seconds(sent - pasted), sending: seconds(done - sent) };
};
