import { entries, entryNames } from '../../../demo/preview/gallery/entries.ts';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { axeFaults, type Sight } from '../axe-faults.ts';
import { close, type Dress, open, place, rest } from './gallery-place.ts';
import { faint, offBaseline, unevenFields, unlike } from './evenness.ts';
import { crowded, outside, overflowing, tooSmall } from './measure.ts';

afterEach(close);

const DRESSES: Record<string, Dress & { sight: Sight }> = {
  light: { scheme: 'light', sight: 'all' },
  dark: { scheme: 'dark', sight: 'colours' },
  'right to left': { lang: 'he', sight: 'all but colours' },
};

/** Everything that can be measured of an entry, at its width and at 320 pixels. */
const faultsOf = async (name: string, how: Dress & { sight: Sight }) => {
  const head = document.head.innerHTML;
  const root = await open(name, how);
  const faults = {
    axe: await axeFaults(place, how.sight),
    'too small for a finger': tooSmall(root),
    'over one another': crowded(root),
    'without an edge': faint(root),
    'unlike its neighbours': unlike(root),
    'at another distance': unevenFields(root),
    'off the baseline': offBaseline(root),
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
  'without an edge': [],
  'unlike its neighbours': [],
  'at another distance': [],
  'off the baseline': [],
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
