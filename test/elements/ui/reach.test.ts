import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { entryNames } from '../../../demo/preview/gallery/entries.ts';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { close, open } from './gallery-place.ts';
import { beyondWindow, closedRings, edgeless, moving, obscured, ringless, statesWithPopups } from './reach.ts';

const USUAL = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;
/** A window of 1280 by 1024 pixels, enlarged four times. */
const FOUR_TIMES = { width: 320, height: 256 };

afterEach(async () => {
  close();
  await emulateMedia(USUAL);
  await setViewport({ width: 800, height: 600 });
});

const colors = (forcedColors: 'active' | 'none') => emulateMedia({ ...USUAL, forcedColors } as typeof USUAL);

const expectAllInSight = (root: ShadowRoot) =>
  expect({ beyond: beyondWindow(root), obscured: obscured(root) }).toEqual({ beyond: [], obscured: [] });

for (const name of entryNames)
  describe(`the component "${name}"`, () => {
    it('shows where the focus is', async () => {
      expect(await ringless(await open(name))).toEqual([]);
    });

    it('can be seen in the colors of the system', async () => {
      await colors('active');
      const root = await open(name);
      expect({ edgeless: edgeless(root), closed: closedRings(root), ringless: await ringless(root) }).toEqual({
        edgeless: [],
        closed: [],
        ringless: [],
      });
    });

    it('keeps still for those who ask for it', async () => {
      await emulateMedia({ ...USUAL, reducedMotion: 'reduce' });
      expect(moving(await open(name))).toEqual([]);
    });

    it('loses nothing when it is enlarged four times', async () => {
      await setViewport(FOUR_TIMES);
      const root = await open(name);
      const withPopups = statesWithPopups(root);
      if (withPopups.length === 0) expectAllInSight(root);
      // each by itself: a popup opens at what is in sight
      for (const state of withPopups) {
        close();
        expectAllInSight(await open(name, {}, state));
      }
    });
  });
