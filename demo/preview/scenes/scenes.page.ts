import { openPicker } from '../picker.ts';
import { pseudoLocalizations } from '../pseudo/pseudo-localizations.ts';
import { openScene } from './open-scene.ts';
import { isSceneName, sceneNames, scenes } from './scenes.ts';

const localizations = await pseudoLocalizations();

openPicker({
  title: 'Scenes',
  names: sceneNames,
  switches: ['theme', 'scheme', 'layout', 'language', 'direction', 'density', 'width'],
  describe: (name) => (isSceneName(name) ? scenes[name].shows : ''),
  show: async (name, place) => {
    const scene = isSceneName(name) ? await openScene(name, place, {}, { localizations }) : undefined;
    return () => scene?.close();
  },
  dress: (place, { theme, layout }) => {
    const box = place.querySelector('fe-login-box');
    box?.setAttribute('theme', theme);
    box?.setAttribute('layout', layout);
  },
});
