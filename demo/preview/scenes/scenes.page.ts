import { openPicker, SWITCHES } from '../picker.ts';
import { pseudoLocalizations } from '../pseudo/pseudo-localizations.ts';
import { openScene } from './open-scene.ts';
import { allSceneNames, isSceneName, sceneOf } from './scenes.ts';

/** Attributes that the scene itself sets among those with a switch. */
let own: Readonly<Record<string, string>> = {};
const localizations = await pseudoLocalizations();

openPicker({
  title: 'Scenes',
  names: allSceneNames,
  switches: ['theme', 'scheme', 'layout', 'language', 'direction', 'density', 'width'],
  describe: (name) => (isSceneName(name) ? sceneOf(name).shows : ''),
  show: async (name, place) => {
    own = isSceneName(name) ? (sceneOf(name).attributes ?? {}) : {};
    const scene = isSceneName(name) ? await openScene(name, place, {}, { localizations }) : undefined;
    return () => scene?.close();
  },
  applyChoices: (place, choices) => {
    const box = place.firstElementChild;
    for (const name of ['theme', 'layout'] as const) {
      const chosen = choices[name] === SWITCHES[name][0] ? own[name] : choices[name];
      if (chosen) box?.setAttribute(name, chosen);
      else box?.removeAttribute(name);
    }
  },
});
