import { chromium } from 'playwright';
import { launchOptions } from '../kit/browser.mjs';
import { longTasksInWords, longTasksOf, VISITS } from './long-tasks.mjs';

const SLOWDOWN = 4;
const PAGES = 12;
const TURNS = 8;
const TURN_PX = 160;
/** Time for which a person holds a button down. */
const PRESS_MS = 80;

/** Run in the page: finds what the person looks at and presses. */
const watch = () => {
  globalThis.inPortal = (selector) => [
    ...(document.querySelector('fe-admin-portal')?.shadowRoot?.querySelectorAll(selector) ?? []),
  ];
  globalThis.isThere = () => globalThis.inPortal('tbody:not([aria-busy]) th').length > 0;
  globalThis.firstName = () => globalThis.inPortal('tbody th')[0]?.textContent;
  globalThis.fourthRow = () => {
    const { x, y } = globalThis.inPortal('tbody th')[3].getBoundingClientRect();
    return [x + 1, y + 1];
  };
  globalThis.nextButton = () => {
    const button = globalThis.inPortal('[part~=pagination] button').at(-1);
    button.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = button.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
};

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const signIn = async (tab, { email, password }) => {
  for (const [field, value] of Object.entries({ email, password })) {
    await tab.locator(`input[name=${field}]:visible`).fill(value);
    await tab.keyboard.press('Enter');
  }
  await tab.getByRole('rowheader').first().waitFor();
  await tab.close();
};

/**
 * Goes through a list of people in a browser at 4x CPU, with the wheel and page by page: the long tasks of each. The person
 * signs in on a tab of their own: Playwright's locators leave listeners in a page, which are work for each event.
 */
const visit = async (url, person) => {
  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const open = async () => {
    const tab = await context.newPage();
    await tab.goto(`${url}/portal/users`);
    return tab;
  };
  await signIn(await open(), person);
  const tab = await open();
  await tab.evaluate(watch);
  while (!(await tab.evaluate(() => globalThis.isThere()))) await tab.evaluate(drawn);
  await tab.mouse.move(...(await tab.evaluate(() => globalThis.fourthRow())));
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const wheel = await longTasksOf(devtools, async () => {
    for (let turn = 0; turn < PAGES * TURNS; turn += 1) {
      await tab.mouse.wheel(0, turn % (2 * TURNS) < TURNS ? TURN_PX : -TURN_PX);
      await tab.evaluate(drawn);
    }
  });
  const paging = await longTasksOf(devtools, async () => {
    for (let page = 1; page < PAGES; page += 1) {
      const before = await tab.evaluate(() => globalThis.firstName());
      await tab.mouse.click(...(await tab.evaluate(() => globalThis.nextButton())), { delay: PRESS_MS });
      while ((await tab.evaluate(() => globalThis.firstName())) === before) await tab.evaluate(drawn);
      await tab.evaluate(drawn);
    }
  });
  await browser.close();
  return { wheel, paging };
};

/** The long tasks of both, over several visits. */
export const scrollThrough = async (url, person) => {
  const visits = [];
  for (let time = 0; time < VISITS; time += 1) visits.push(await visit(url, person));
  return {
    wheel: longTasksInWords(visits.map(({ wheel }) => wheel)),
    paging: longTasksInWords(visits.map(({ paging }) => paging)),
  };
};
