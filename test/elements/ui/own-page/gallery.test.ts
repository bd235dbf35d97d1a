import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { entries, entryNames } from '../../../../demo/preview/gallery/entries.ts';
import { pseudoLocalizations } from '../../../../demo/preview/pseudo/pseudo-localizations.ts';
import { after, before, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { axeFaults } from '../../../kit/axe-faults.ts';
import { faultsOfDensity, GROWING } from '../../../kit/ui/density.ts';
import {
  cutAtStart,
  faint,
  offBaseline,
  offField,
  offMiddle,
  strayed,
  unevenFields,
  unlike,
} from '../../../kit/ui/consistency.ts';
import { foreignIn } from '../../../kit/ui/foreign.ts';
import { galleryClaims } from '../../../kit/ui/gallery-claims.ts';
import { close, type PageAppearance, setAppearance, open, place, rest } from '../../../kit/ui/gallery-place.ts';
import { crowded, heardTwice, outside, overflowing, tooSmall } from '../../../kit/ui/measure.ts';
import {
  beyondWindow,
  closedRings,
  edgeless,
  moving,
  obscured,
  ringless,
  statesWithPopups,
} from '../../../kit/ui/reach.ts';

const USUAL = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;
const WINDOW = { width: 800, height: 600 };
/** A window of 1280 by 1024 pixels, enlarged four times. */
const FOUR_TIMES = { width: 320, height: 256 };

const options = { localizations: await pseudoLocalizations() };
const colors = (forcedColors: 'active' | 'none') => emulateMedia({ ...USUAL, forcedColors } as typeof USUAL);

/** Faults of an entry's layout in a page with that look, at its width and at 320 pixels. */
const faultsOfLayout = async (root: ShadowRoot, how: PageAppearance) => {
  await setAppearance(root, how);
  const faults = {
    'too small for a finger': tooSmall(root),
    'over one another': crowded(root),
    'without an edge': faint(root),
    'unlike its neighbours': unlike(root),
    'at another distance': unevenFields(root),
    'off the baseline': [...offBaseline(root), ...offField(root)],
    'cut at its start': cutAtStart(root),
    'away from its start': strayed(root),
    'off the middle': offMiddle(root),
    'heard twice': heardTwice(root),
    'outside the shadow root': outside(place),
  };
  place.style.inlineSize = '320px';
  await rest(root);
  const tooWide = overflowing(root);
  place.style.inlineSize = '100%';
  return { ...faults, 'beyond its place at 320 pixels': tooWide };
};

const NONE = {
  'too small for a finger': [],
  'over one another': [],
  'without an edge': [],
  'unlike its neighbours': [],
  'at another distance': [],
  'off the baseline': [],
  'cut at its start': [],
  'away from its start': [],
  'off the middle': [],
  'heard twice': [],
  'outside the shadow root': [],
  'beyond its place at 320 pixels': [],
};

// an entry is opened once; what a page changes around it is changed around it
for (const name of entryNames)
  describe(`the component "${name}"`, () => {
    let root: ShadowRoot;
    let head: string;

    before(async () => {
      head = document.head.innerHTML;
      root = await open(name, { options });
    });
    after(close);

    it('has a description', async () => {
      const entry = await entries[name]?.();
      expect(entry?.is).toMatch(/^[A-Z].*\.$/);
      expect(Object.keys(entry?.states ?? {}).length).toBeGreaterThan(1);
    });

    const claim = galleryClaims[name];
    if (claim)
      it('does what it is for', async () => {
        await claim((state) => {
          const found = root.querySelector<HTMLElement>(`[data-state="${state}"]`);
          if (!found) throw new Error(`there is no state ${state}`);
          return found;
        });
        close();
        root = await open(name, { options });
      });

    it('passes axe', async () => {
      expect(await axeFaults(place, 'all')).toEqual([]);
      expect(await faultsOfLayout(root, {})).toEqual(NONE);
    });

    it('has contrast in dark mode', async () => {
      await setAppearance(root, { scheme: 'dark' });
      expect({ edges: faint(root), colours: await axeFaults(place, 'colours') }).toEqual({ edges: [], colours: [] });
    });

    it('is laid out well right to left', async () => expect(await faultsOfLayout(root, { lang: 'he' })).toEqual(NONE));

    it('has no text outside the language files', async () => {
      await setAppearance(root, { lang: 'en-XA' });
      expect(root.querySelectorAll('.fe-state-place').length).toBeGreaterThan(0);
      await eventually(() => expect(foreignIn(root, name)).toEqual([]));
    });

    it('keeps target sizes and alignment at each density', async () => {
      await setAppearance(root, {});
      expect(faultsOfDensity(root, place, name)).toEqual([]);
    });

    it('respects reduced motion', async () => {
      await emulateMedia({ ...USUAL, reducedMotion: 'reduce' });
      expect(moving(root)).toEqual([]);
      await emulateMedia(USUAL);
    });

    it('has a visible focus, and works in forced colors', async () => {
      await colors('active');
      expect({ edgeless: edgeless(root), closed: closedRings(root) }).toEqual({ edgeless: [], closed: [] });
      const unseen = await ringless(root);
      await colors('none');
      expect({ usual: await ringless(root), ofTheSystem: unseen }).toEqual({ usual: [], ofTheSystem: [] });
    });

    it('works at 400 % zoom', async () => {
      await setViewport(FOUR_TIMES);
      close();
      root = await open(name);
      const withPopups = statesWithPopups(root);
      // each by itself: a popup opens at what is in sight
      for (const state of withPopups.length > 0 ? withPopups : [undefined]) {
        if (state !== undefined) {
          close();
          root = await open(name, {}, state);
        }
        expect({ state, beyond: beyondWindow(root), obscured: obscured(root) }).toEqual({
          state,
          beyond: [],
          obscured: [],
        });
      }
      await setViewport(WINDOW);
      expect(document.head.innerHTML).toBe(head);
    });
  });

describe('the claims of the gallery', () => {
  it('are about existing entries only', () =>
    expect(Object.keys(galleryClaims).filter((name) => !entryNames.includes(name))).toEqual([]));
});

describe('the density of a page', () => {
  it('is declared for existing entries only', () =>
    expect(GROWING.filter((name) => !entryNames.some((entry) => entry === name))).toEqual([]));
});
