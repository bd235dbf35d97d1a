import { openScene, type SceneHandle } from '../../../demo/preview/scenes/open-scene.ts';
import type { AppOptions } from '../../../core/options.ts';
import { type Reader, readerOf } from './reader.ts';

/** Appearance of the page around the element. */
export interface PageAppearance {
  scheme?: 'light' | 'dark';
  language?: 'en' | 'he' | 'de' | 'en-XA';
  /** Options of the app. */
  options?: AppOptions;
  /** CSS pixels; the page's width unless given. */
  width?: number;
}

/** A scene in a page of its own. */
export interface Place {
  box: HTMLElement;
  /** Page around it. */
  page: HTMLElement;
  reader: Reader;
  scene: SceneHandle;
  close(): void;
}

/** Opens a scene in a page of this appearance. */
export const openPlace = async (
  name: string,
  { scheme = 'light', language = 'en', width, options = {} }: PageAppearance = {},
): Promise<Place> => {
  const page = document.createElement('main');
  page.lang = language;
  page.style.colorScheme = scheme;
  page.style.background = 'canvas';
  if (width) page.style.inlineSize = `${width}px`;
  document.body.append(page);
  document.body.style.margin = '0';
  try {
    const scene = await openScene(name, page, {}, options);
    const { box } = scene;
    return {
      box,
      page,
      reader: readerOf(box),
      scene,
      close: () => {
        scene.close();
        page.remove();
      },
    };
  } catch (wrong) {
    page.remove();
    throw wrong;
  }
};

/** Opens a scene, looks, and takes it away again. */
export const inScene = async (
  name: string,
  look: (box: HTMLElement, reader: Reader, scene: SceneHandle) => Promise<void> | void,
  appearance: PageAppearance = {},
): Promise<void> => {
  const { box, reader, scene, close } = await openPlace(name, appearance);
  try {
    await look(box, reader, scene);
  } finally {
    close();
  }
};
