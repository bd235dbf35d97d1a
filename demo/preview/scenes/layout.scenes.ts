import type { Scene } from './scene.ts';

/** Customer quote beside the sign-in, slotted by the page. */
const quote = (): Node[] => {
  const figure = document.createElement('figure');
  const words = document.createElement('blockquote');
  words.textContent = 'We moved 1,200 engineers to single sign-on in an afternoon, and no one called the help desk.';
  const source = document.createElement('figcaption');
  source.textContent = 'Mira Okafor, head of IT, Northwind';
  figure.slot = 'side';
  // what a page says runs its own way
  figure.lang = 'en';
  figure.dir = 'ltr';
  figure.style.cssText =
    'display: grid; align-content: center; gap: 16px; margin: 0; padding: 48px; background: #1d2340; color: #f4f5fb';
  words.style.cssText = 'margin: 0; font-size: 20px; line-height: 28px; text-wrap: balance';
  source.style.cssText = 'color: #b9bfdd';
  figure.append(words, source);
  return [figure];
};

/** Scenes of the login box's layouts. */
export const layoutScenes = {
  'layout/float-left': { shows: 'stands near the start of a wide place', attributes: { layout: 'float-left' } },
  'layout/float-right': { shows: 'stands near the end of a wide place', attributes: { layout: 'float-right' } },
  'layout/split': {
    shows: 'stands beside what the page says',
    attributes: { layout: 'split' },
    slotted: quote,
  },
  'layout/split/empty': { shows: 'stands beside a picture in the brand’s colour', attributes: { layout: 'split' } },
} as const satisfies Record<string, Scene>;
