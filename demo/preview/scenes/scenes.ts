import { activationScenes } from './activation.scenes.ts';
import { factorScenes } from './factors.scenes.ts';
import { layoutScenes } from './layout.scenes.ts';
import { loginScenes } from './login.scenes.ts';
import { mailedScenes } from './mailed.scenes.ts';
import { phoneScenes } from './phones.scenes.ts';
import { recoveryScenes } from './recovery.scenes.ts';
import { signUpScenes } from './sign-up.scenes.ts';
import { unlockScenes } from './unlock.scenes.ts';
import { waysScenes } from './ways.scenes.ts';

/** Every named situation. Tests, pictures and `/dev/scenes` open the same ones. */
export const scenes = {
  ...loginScenes,
  ...mailedScenes,
  ...waysScenes,
  ...phoneScenes,
  ...factorScenes,
  ...signUpScenes,
  ...activationScenes,
  ...unlockScenes,
  ...recoveryScenes,
  ...layoutScenes,
};

export type SceneName = keyof typeof scenes;

/** The names, in the order of the journeys. */
// the keys of a literal are its names
export const sceneNames = Object.keys(scenes) as SceneName[];

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name);
