import { expect, type Page } from 'playwright/test';

/** Visible name of the focused control, however deep in shadow roots. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (active instanceof HTMLInputElement)
      return active.labels?.[0]?.textContent?.trim() ?? active.getAttribute('aria-label') ?? active.name;
    return active?.getAttribute('aria-label') ?? active?.textContent?.trim() ?? '';
  });

/** Presses a key, Tab by default, until that has the focus. */
export const moveTo = async (page: Page, name: string, key = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < 30; presses += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${name}`);
};

/** A phone's window, in which nothing may be wider than the page. */
export const narrow = (page: Page): Promise<void> => page.setViewportSize({ width: 320, height: 640 });

/** Fails where the page is wider than its window. */
export const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
