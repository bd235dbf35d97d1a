import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect, test } from './kit/journey.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for what moves or fades, in shadow roots too; what turns for ever is left to turn. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const roots: DocumentOrShadowRoot[] = [document];
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    const ending = roots
      .flatMap((root) => root.getAnimations())
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What the checker finds in a part of the page, a line each. Evaluated, not added: the page's policy stays as it is. */
const faultsIn = async (page: Page, part: string, disabled: string[] = []): Promise<string[]> => {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([within, rules]) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (within: string, options: object) => Promise<AxeResult> };
      };
      const { violations } = await axe.run(within, {
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [part, disabled] as const,
  );
};

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

const LOOKS = {
  light: 'scheme=light',
  dark: 'scheme=dark',
  'right-to-left': 'language=he&direction=rtl',
} as const;

for (const [look, query] of Object.entries(LOOKS))
  test(`every situation of the login box is accessible, ${look}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/dev/scenes');
    const names = await page.getByRole('navigation').getByRole('link').allInnerTexts();
    expect(names.length).toBeGreaterThan(20);
    const faults: string[] = [];
    for (const name of names) {
      await page.evaluate((hash) => void (location.hash = hash), `${name}?${query}`);
      await expect(page.locator(`[data-ready="${name}"]`)).toBeAttached();
      for (const fault of await faultsIn(page, '#place')) faults.push(`${name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the pages of the host are accessible, ${colorScheme}`, async ({ page, box, member }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/account/login');
    await expect(box.field('Email')).toBeVisible();
    expect(await faultsIn(page, 'html')).toEqual([]);
    await box.signIn(member);
    await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
    expect(await faultsIn(page, 'html')).toEqual([]);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(box.heading('Your profile')).toBeVisible();
    expect(await faultsIn(page, 'html')).toEqual([]);
    await page.goto('/nowhere');
    await expect(box.heading('This page does not exist')).toBeVisible();
    expect(await faultsIn(page, 'html')).toEqual([]);
    await page.goto('/vanilla');
    await expect(box.heading(`Hello, ${member.name}`)).toBeVisible();
    // the page has no colours of its own, and the checker takes every such page for white
    expect(await faultsIn(page, 'html', ['color-contrast'])).toEqual([]);
  });
