import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';
import { AXE_SCOPES, type AxeScope } from '../../kit/axe-scopes.ts';

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page: looks at it once for two frames nothing has moved or faded, in shadow roots too; what turns for ever is left to turn. */
const look = async ([within, options]: readonly [string, object]): Promise<string[]> => {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has this function alone
  const ending = () => {
    const roots: DocumentOrShadowRoot[] = [document];
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    return roots
      .flatMap((root) => root.getAnimations())
      .filter(
        ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
  };
  for (let still = 0; still < 2; still += 1) {
    const moving = ending();
    if (moving.length > 0) still = -1;
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  }
  const { axe } = globalThis as unknown as {
    axe: { run: (within: string, options: object) => Promise<AxeResult> };
  };
  const { violations } = await axe.run(within, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

/** Faults that axe finds in the page, a line each. Evaluated, not added: the page's policy stays as it is. */
export const faultsIn = async (page: Page, sight: AxeScope): Promise<string[]> => {
  // it comes with the screen, after the field
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(look, ['html', AXE_SCOPES[sight]] as const);
};
