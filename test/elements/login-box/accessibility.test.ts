import axe from 'axe-core';
import { type SceneName, sceneNames } from '../../../demo/preview/scenes/scenes.ts';
import { describe, expect, it } from '../../kit/in-page.ts';
import { claims } from './claims.ts';
import { type Dress, inScene } from './place.ts';

const DRESSES: Record<string, Dress> = {
  light: { scheme: 'light' },
  dark: { scheme: 'dark' },
  'right to left': { language: 'he' },
};

/** A step slides in half transparent; what is judged is where it comes to rest. */
const rested = async (box: HTMLElement) => {
  const moving = box.getAnimations({ subtree: true }).concat(box.shadowRoot?.getAnimations() ?? []);
  for (const animation of moving) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
};

const faults = async (box: HTMLElement) => {
  await rested(box);
  const { violations } = await axe.run(box, { resultTypes: ['violations'] });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => html + any.map(({ message }) => message).join()).join()}`,
  );
};

describe('the login box has no fault that a machine can find', () => {
  const shown = sceneNames.filter((name: SceneName) => claims[name].heading !== '');
  for (const [dress, how] of Object.entries(DRESSES))
    for (const name of shown)
      it(`in ${name}, ${dress}`, () => inScene(name, async (box) => expect(await faults(box)).toEqual([]), how));
});
