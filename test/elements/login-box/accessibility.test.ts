import { type SceneName, sceneNames } from '../../../demo/preview/scenes/scenes.ts';
import { describe, expect, it } from '../../kit/in-page.ts';
import { axeFaults, type Sight } from '../axe-faults.ts';
import { claims } from './claims.ts';
import { type Dress, inScene } from './place.ts';

const DRESSES: Record<string, Dress & { sight: Sight }> = {
  light: { scheme: 'light', sight: 'all' },
  dark: { scheme: 'dark', sight: 'colours' },
  'right to left': { language: 'he', sight: 'all but colours' },
};

/** A step slides in half transparent; what is judged is where it comes to rest. */
const rested = async (box: HTMLElement) => {
  const moving = box.getAnimations({ subtree: true }).concat(box.shadowRoot?.getAnimations() ?? []);
  for (const animation of moving) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
};

const faults = async (box: HTMLElement, sight: Sight) => {
  await rested(box);
  return axeFaults(box, sight);
};

describe('the login box has no fault that a machine can find', () => {
  const shown = sceneNames.filter((name: SceneName) => claims[name].heading !== '');
  for (const [dress, how] of Object.entries(DRESSES))
    for (const name of shown)
      it(`in ${name}, ${dress}`, () =>
        inScene(name, async (box) => expect(await faults(box, how.sight)).toEqual([]), how));
});
