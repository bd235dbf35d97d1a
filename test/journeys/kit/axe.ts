import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from 'playwright/test';
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

/** Faults of a document, a line each. Evaluated, not added: its policy stays as it is. Frames in it are documents of their own. */
const faultsOf = async (place: Page | Frame, options: object): Promise<string[]> => {
  if (!(await place.evaluate(() => 'axe' in globalThis))) await place.evaluate(AXE);
  return place.evaluate(look, ['html', { ...options, iframes: false }] as const);
};

/** Faults that axe finds in the page, a line each. */
export const faultsIn = async (page: Page, sight: AxeScope): Promise<string[]> => {
  // it comes with the screen, after the field
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return faultsOf(page, AXE_SCOPES[sight]);
};

/** Rules about whole pages, turned off. */
const OF_PAGES = Object.fromEntries(
  ['page-has-heading-one', 'landmark-one-main', 'region', 'bypass'].map((rule) => [rule, { enabled: false }]),
);

/** Faults that axe finds in frames whose address has this, a line each, and whether each fits its width. */
export const faultsInFrames = async (page: Page, address: string, sight: AxeScope): Promise<string[]> => {
  const { rules, ...rest } = AXE_SCOPES[sight];
  const options = { ...rest, ...(!rest.runOnly && { rules: { ...rules, ...OF_PAGES } }) };
  const frames = page.frames().filter((frame) => frame.url().includes(address));
  const found = await Promise.all(
    frames.map(async (frame) => {
      const isWide = await frame.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      return [...(await faultsOf(frame, options)), ...(isWide ? [`wider than its frame: ${frame.url()}`] : [])];
    }),
  );
  return frames.length === 0 ? [`no frame of ${address}`] : found.flat();
};
