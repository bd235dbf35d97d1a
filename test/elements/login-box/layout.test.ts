import { sceneNames } from '../../../demo/preview/scenes/scenes.ts';
import { describe, expect, it } from '../../kit/in-page.ts';
import { inScene } from './place.ts';

const NARROW = 320;

/** What sticks out of the place it was given, by more than a rounding. */
const overflowing = (box: HTMLElement): string[] => {
  const { left, right } = box.getBoundingClientRect();
  const inside = [box, box.shadowRoot].flatMap((root) => Array.from(root?.querySelectorAll<HTMLElement>('*') ?? []));
  return inside
    .filter(
      (node) =>
        node.checkVisibility() && !node.matches('.fe-unseen, .fe-c-unseen, [data-fe-concealed] *, [data-fe-concealed]'),
    )
    .filter((node) => {
      const rect = node.getBoundingClientRect();
      return rect.width > 0 && (rect.right > right + 1 || rect.left < left - 1);
    })
    .map((node) => node.outerHTML.slice(0, 120));
};

describe('the login box fits into 320 pixels', () => {
  for (const language of ['en', 'he', 'de'] as const)
    for (const name of sceneNames)
      it(`in ${name}, ${language}`, () =>
        inScene(name, (box) => expect(overflowing(box)).toEqual([]), { language, width: NARROW }));
});
