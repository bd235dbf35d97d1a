import axe from 'axe-core';
import { entries, entryNames } from '../../../demo/preview/gallery/entries.ts';
import { FeGallery } from '../../../demo/preview/gallery/gallery.element.ts';
import { define } from '../../../elements/kit/define.ts';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { quietApp } from '../../kit/quiet-app.ts';
import { crowded, outside, overflowing, tooSmall } from './measure.ts';

define(FeGallery);

interface Dress {
  lang?: string;
  scheme?: 'light' | 'dark';
}

const place = document.createElement('main');
document.body.style.margin = '0';
let app: ReturnType<typeof quietApp> | undefined;

/** Shows an entry as a page with that look would, and waits until everything in it has come to rest. */
const open = async (name: string, { lang = 'en', scheme = 'light' }: Dress): Promise<ShadowRoot> => {
  app = quietApp();
  place.lang = lang;
  place.style.cssText = `color-scheme: ${scheme}; inline-size: 100%`;
  document.body.style.background = scheme === 'dark' ? '#0f1013' : '#fff';
  const gallery = new FeGallery();
  gallery.app = app.name;
  gallery.entry = name;
  document.body.append(place);
  place.append(gallery);
  const root = gallery.shadowRoot;
  if (!root) throw new Error('the gallery has no shadow root');
  await eventually(() => expect(root.querySelectorAll('.fe-state').length).toBeGreaterThan(0));
  await rest(root);
  return root;
};

/** Lazy parts come one after the other: at rest is what did not change for three looks. */
const rest = async (root: ShadowRoot) => {
  let before = '';
  let same = 0;
  await eventually(async () => {
    for (const motion of root.getAnimations())
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
    const now = root.innerHTML;
    same = now === before ? same + 1 : 0;
    before = now;
    expect(same).toBeGreaterThan(2);
  });
};

afterEach(() => {
  place.replaceChildren();
  place.remove();
  app?.destroy();
});

const DRESSES: Record<string, Dress> = {
  light: { scheme: 'light' },
  dark: { scheme: 'dark' },
  'right to left': { lang: 'he' },
};

const axeFaults = async (): Promise<string[]> => {
  const { violations } = await axe.run(place, { resultTypes: ['violations'] });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => html + any.map(({ message }) => message).join()).join('\n')}`,
  );
};

/** Everything that can be measured of an entry, at its width and at 320 pixels. */
const faultsOf = async (name: string, how: Dress) => {
  const head = document.head.innerHTML;
  const root = await open(name, how);
  const faults = {
    axe: await axeFaults(),
    'too small for a finger': tooSmall(root),
    'over one another': crowded(root),
    'outside the shadow root': [...outside(place), ...(document.head.innerHTML === head ? [] : ['the head'])],
  };
  place.style.inlineSize = '320px';
  await rest(root);
  return { ...faults, 'too wide for 320 pixels': overflowing(root) };
};

const NONE = {
  axe: [],
  'too small for a finger': [],
  'over one another': [],
  'outside the shadow root': [],
  'too wide for 320 pixels': [],
};

for (const name of entryNames)
  describe(`the component "${name}"`, () => {
    for (const [dress, how] of Object.entries(DRESSES))
      it(`has no fault that a machine can find, ${dress}`, async () => {
        expect(await faultsOf(name, how)).toEqual(NONE);
      });

    it('says what it is for', async () => {
      const entry = await entries[name]?.();
      expect(entry?.is).toMatch(/^[A-Z].*\.$/);
      expect(Object.keys(entry?.states ?? {}).length).toBeGreaterThan(1);
    });
  });
