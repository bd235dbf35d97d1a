import { accountScenes } from './account.scenes.ts';
import { activationScenes } from './activation.scenes.ts';
import { factorScenes } from './factors.scenes.ts';
import { hostedScenes } from './hosted.scenes.ts';
import { impersonateScenes } from './impersonate.scenes.ts';
import { invitationScenes } from './invitation.scenes.ts';
import { layoutScenes } from './layout.scenes.ts';
import { loginScenes } from './login.scenes.ts';
import { mailedScenes } from './mailed.scenes.ts';
import { phoneScenes } from './phones.scenes.ts';
import { recoveryScenes } from './recovery.scenes.ts';
import { signUpScenes } from './sign-up.scenes.ts';
import { socialScenes } from './social.scenes.ts';
import { ssoScenes } from './sso.scenes.ts';
import { keepAccountScenes } from './keep-account.scenes.ts';
import { emailChangeScenes } from './email-change.scenes.ts';
import { unlockScenes } from './unlock.scenes.ts';
import { waysScenes } from './ways.scenes.ts';

import type { PortalScene, Scene } from './scene.ts';

/** Every named situation of the login box. Tests, pictures and `/dev/scenes` open the same ones. */
export const scenes = {
  ...loginScenes,
  ...mailedScenes,
  ...waysScenes,
  ...phoneScenes,
  ...factorScenes,
  ...signUpScenes,
  ...socialScenes,
  ...ssoScenes,
  ...activationScenes,
  ...invitationScenes,
  ...emailChangeScenes,
  ...unlockScenes,
  ...keepAccountScenes,
  ...hostedScenes,
  ...impersonateScenes,
  ...recoveryScenes,
  ...layoutScenes,
};

export type SceneName = keyof typeof scenes;

/** The names, in the order of the journeys. */
// the keys of a literal are its names
export const sceneNames = Object.keys(scenes) as SceneName[];

const ofPortal = import.meta.glob<Readonly<Record<string, PortalScene>>>(
  ['./portal.scenes.ts', './checkout.scenes.ts', './tabs/*.scenes.ts'],
  {
    eager: true,
    import: 'scenes',
  },
);

/** Scenes of the portal and its tabs, by name: each `<tab>.scenes.ts` in `tabs/` adds its own. */
export const portalScenes: Readonly<Record<string, PortalScene>> = Object.assign({}, ...Object.values(ofPortal));

/** Name of a scene of an element in a page's header. */
export type AccountSceneName = keyof typeof accountScenes;

// the keys of a literal are its names
export const accountSceneNames = Object.keys(accountScenes) as AccountSceneName[];

const all: Readonly<Record<string, Scene>> = { ...scenes, ...portalScenes, ...accountScenes };

export const allSceneNames: readonly string[] = Object.keys(all);

export const isSceneName = (name: string): boolean => Object.hasOwn(all, name);

export const sceneOf = (name: string): Scene => {
  const scene = all[name];
  if (!scene) throw new Error(`There is no scene ${name}`);
  return scene;
};
