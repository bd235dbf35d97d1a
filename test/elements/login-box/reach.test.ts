import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { sceneNames } from '../../../demo/preview/scenes/scenes.ts';
import { afterEach, describe, expect, it, nextFrame } from '../../kit/in-page.ts';
import { inScene } from './place.ts';

const USUAL = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;
/** A window of 1280 by 1024 pixels, enlarged four times. */
const FOUR_TIMES = { width: 320, height: 256 };
const CONTROLS = 'button:not(:disabled), a[href], input:not([type=hidden], [tabindex="-1"])';

afterEach(async () => {
  await emulateMedia(USUAL);
  await setViewport({ width: 800, height: 600 });
});

const rootsOf = (box: HTMLElement): ParentNode[] => {
  const eyes = Array.from(box.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot);
  return [box, box.shadowRoot, ...eyes].filter((root) => root !== null);
};

const allIn = (box: HTMLElement, selector: string): HTMLElement[] =>
  rootsOf(box)
    .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(selector)))
    .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }));

const named = (nodes: HTMLElement[]) => nodes.map((node) => node.outerHTML.slice(0, 120));

/** What a control is seen as: itself, or the boxes that it lies over. */
const facesOf = (node: HTMLElement): HTMLElement[] => [
  node,
  ...(node.closest('.fe-code')?.querySelectorAll<HTMLElement>('.fe-code-box') ?? []),
];

const outlineOf = (node: HTMLElement) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(node);
  return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
};

const hasRing = (node: HTMLElement) => facesOf(node).some((face) => outlineOf(face) >= 2);

/** Controls that do not show the focus, and those that are out of sight with it. */
const faultsOfFocus = async (box: HTMLElement) => {
  const faults = { ringless: [] as HTMLElement[], hidden: [] as HTMLElement[] };
  for (const node of allIn(box, CONTROLS)) {
    // what comes back to it comes into sight again
    node.blur();
    node.focus();
    if (!node.matches(':focus-visible')) continue;
    // boxes over an input are drawn a moment later; the screen may take the focus for itself meanwhile
    if (!hasRing(node)) {
      await nextFrame();
      node.focus();
    }
    if (!hasRing(node)) faults.ringless.push(node);
    const { top, bottom, left, right } = node.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight - 8 || left < 0 || right > innerWidth) faults.hidden.push(node);
  }
  return { ringless: named(faults.ringless), hidden: named(faults.hidden) };
};

const hasNoEdge = (node: HTMLElement) => {
  const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(node);
  return appearance === 'none' && (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1);
};

const closedRings = (box: HTMLElement) =>
  allIn(box, '*').filter((node) => {
    const { animationName, borderTopColor, borderBottomColor, borderTopWidth } = getComputedStyle(node);
    return animationName !== 'none' && Number.parseFloat(borderTopWidth) > 1 && borderTopColor === borderBottomColor;
  });

for (const name of sceneNames)
  describe(`the login box in ${name}`, () => {
    it('loses nothing when it is enlarged four times', async () => {
      await setViewport(FOUR_TIMES);
      await emulateMedia({ reducedMotion: 'reduce' });
      await inScene(name, async (box) => {
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(FOUR_TIMES.width);
        expect(await faultsOfFocus(box)).toEqual({ ringless: [], hidden: [] });
      });
    });

    it('can be seen in the colors of the system, and keeps still', async () => {
      await emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' } as Parameters<typeof emulateMedia>[0]);
      await inScene(name, async (box) => {
        expect(named(allIn(box, 'input').filter((input) => facesOf(input).every(hasNoEdge)))).toEqual([]);
        expect(named(closedRings(box))).toEqual([]);
        expect((await faultsOfFocus(box)).ringless).toEqual([]);
        const moves = (box.shadowRoot?.getAnimations() ?? []).flatMap(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.getKeyframes().filter((frame) => 'transform' in frame) : [],
        );
        expect(moves).toEqual([]);
      });
    });
  });
