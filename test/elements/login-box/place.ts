import { openScene, type SceneHandle } from '../../../demo/preview/scenes/open-scene.ts';
import type { AppOptions } from '../../../core/options.ts';
import type { SceneName } from '../../../demo/preview/scenes/scenes.ts';
import { type Reader, readerOf } from './reader.ts';

/** How a page around the element is dressed. */
export interface Dress {
  scheme?: 'light' | 'dark';
  language?: 'en' | 'he' | 'de' | 'en-XA';
  /** Options of the app. */
  options?: AppOptions;
  /** CSS pixels; the page's width unless given. */
  width?: number;
}

/** Opens a scene in a page dressed like that, looks, and takes it away again. */
export const inScene = async (
  name: SceneName,
  look: (box: HTMLElement, reader: Reader, scene: SceneHandle) => Promise<void> | void,
  { scheme = 'light', language = 'en', width, options = {} }: Dress = {},
): Promise<void> => {
  const place = document.createElement('main');
  place.lang = language;
  place.style.colorScheme = scheme;
  if (width) place.style.inlineSize = `${width}px`;
  document.body.append(place);
  document.body.style.margin = '0';
  try {
    const scene = await openScene(name, place, {}, options);
    await look(scene.box, readerOf(scene.box), scene);
    scene.close();
  } finally {
    place.remove();
  }
};
