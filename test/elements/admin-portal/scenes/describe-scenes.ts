import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { pseudoLocalizations } from '../../../../demo/preview/pseudo/pseudo-localizations.ts';
import type { PortalScene } from '../../../../demo/preview/scenes/scene.ts';
import { portalScenes } from '../../../../demo/preview/scenes/scenes.ts';
import { after, before, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { axeFaults } from '../../../kit/axe-faults.ts';
import { missingDir } from '../../../kit/missing-dir.ts';
import { seenLayouts } from '../../../kit/seen-layouts.ts';
import { openPlace, type Place } from '../../login-box/place.ts';
import { faultsOfFocus } from '../../login-box/focus-faults.ts';
import { overflowing, rest, unseenInSystemColours } from '../../login-box/scene-faults.ts';
import { untranslatedIn } from '../untranslated.ts';

const localizations = await pseudoLocalizations();
const seen = seenLayouts();

const NARROW = 320;
const USUAL = { width: 800, height: 600 };
/** A window of 1280 by 1024 pixels, enlarged four times. */
const FOUR_TIMES = { width: NARROW, height: 256 };
const DESK = { width: 1280, height: 800 };

/** Text of an element, in the page's DOM and its own. */
const wordsOf = ({ box }: Place) => box.shadowRoot?.querySelector<HTMLElement>('.fe-root')?.innerText ?? '';

/** The first thing that sticks out of the place an element has, which is the window's for a dialog. */
const sticksOut = ({ box }: Place): string | undefined =>
  overflowing(box.shadowRoot?.querySelector('dialog') ?? box)[0];

/** Node to be looked at: of a screen with a dialog over it the dialog, for the screen is a scene of its own. */
const onTop = ({ box }: Place): HTMLElement =>
  Array.from(box.shadowRoot?.querySelectorAll<HTMLElement>('dialog:modal') ?? []).at(-1) ?? box;

const behind = new CSSStyleSheet();
behind.replaceSync('.fe-root:has(> dialog:modal) > :not(dialog) { display: none !important }');

/** Takes the screen behind a dialog away: it is a scene of its own, and would be laid out again for each language and width. */
const clearBehind = ({ box }: Place): void => {
  if (box.shadowRoot && !box.shadowRoot.adoptedStyleSheets.includes(behind))
    box.shadowRoot.adoptedStyleSheets.push(behind);
};

/** Rows of a table but for the first two and the last: as they are, these are. */
const isRowBetween = (node: HTMLElement) => node.closest('tbody tr:nth-child(n + 3):not(:last-child)') !== null;

/** Brings to rest what moves, in a box that asks a person in again, too. */
const stand = ({ box }: Place): void => {
  for (const one of [box, ...box.querySelectorAll<HTMLElement>('fe-login-box')]) rest(one);
};

/** Scenes that show what was typed, or what was told before the language became another: neither is said again. */
const told: ReadonlySet<string> = new Set([
  'account/custom-login-wrong',
  'users/bulk-done',
  'users/invite-wrong',
  'users/invite-many-wrong',
  'users/invite-asks',
  'users/invite-domains',
  'users/invite-unchecked',
  'users/invite-many-stopped',
  'users/invite-many-done',
]);

const describeScene = (name: string, { shows, reads }: PortalScene) =>
  describe(`the portal in ${name}`, () => {
    let place: Place;

    before(async () => {
      await setViewport(DESK);
      place = await openPlace(name, { options: { localizations } });
    });
    after(async () => {
      place.close();
      await setViewport(USUAL);
    });

    it(shows, () =>
      eventually(() => {
        for (const words of reads) expect(wordsOf(place)).toContain(words);
      }),
    );

    if (name === 'users/full')
      it('shows roles whole, whose menus come after their names', () =>
        eventually(() => {
          const roles = place.box.shadowRoot?.querySelectorAll('.fe-menu-value .fe-td-text') ?? [];
          expect(roles.length).toBeGreaterThan(10);
          expect(Array.from(roles).filter((node) => node.scrollWidth > node.clientWidth)).toEqual([]);
        }));

    it('passes axe, and shows what people wrote in its own direction', async () => {
      clearBehind(place);
      stand(place);
      expect(await axeFaults(onTop(place))).toEqual([]);
      expect(missingDir(place.scene.app, place.box)).toEqual([]);
    });

    const dark = async () => {
      place.page.style.colorScheme = 'dark';
      stand(place);
      const faults = await axeFaults(onTop(place), 'colours');
      place.page.style.colorScheme = 'light';
      return faults;
    };

    const inSystemColors = async (known: ReadonlySet<Element>) => {
      await emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' } as Parameters<typeof emulateMedia>[0]);
      stand(place);
      const faults = await unseenInSystemColours(place.box, known);
      await emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
      return faults;
    };

    it('works in dark mode, forced colors and with reduced motion', async () => {
      stand(place);
      const { fresh, known } = seen.partsOf(onTop(place));
      if (fresh === 0) return;
      const inTheDark = await dark();
      expect({ inTheDark, inColorsOfTheSystem: await inSystemColors(known) }).toEqual({
        inTheDark: [],
        inColorsOfTheSystem: { inputsWithoutEdge: [], closedRings: [], ringless: [], moves: [] },
      });
    });

    /** Puts the page into a language and waits until the portal speaks it. */
    const speak = async (language: 'de' | 'fr' | 'he') => {
      place.page.lang = language;
      await eventually(() => expect(place.box.shadowRoot?.querySelector<HTMLElement>('.fe-root')?.lang).toBe(language));
    };

    // tables find out for themselves how much room they have
    const fits = (how: string) => eventually(() => expect(sticksOut(place), how).toBeUndefined());

    const enlarged = async () => {
      await setViewport(FOUR_TIMES);
      await emulateMedia({ reducedMotion: 'reduce' });
      await fits('enlarged four times');
      const beyond = Math.max(0, document.documentElement.scrollWidth - FOUR_TIMES.width);
      const { hidden } = await faultsOfFocus(onTop(place), isRowBetween);
      await emulateMedia({ reducedMotion: 'no-preference' });
      const focused = place.box.shadowRoot?.activeElement;
      if (focused instanceof HTMLElement) focused.blur();
      return { beyond, hidden };
    };

    it('fits into 320 pixels in each language, passes axe from right to left, and loses nothing at 400 % zoom', async () => {
      if (!seen.isNew(onTop(place))) return;
      expect(await enlarged()).toEqual({ beyond: 0, hidden: [] });
      await setViewport({ width: NARROW, height: 700 });
      await fits('en');
      for (const language of ['de', 'fr', 'he'] as const) {
        await speak(language);
        await fits(language);
      }
      stand(place);
      expect(await axeFaults(onTop(place), 'all but colours')).toEqual([]);
    });

    it('has no text outside the language files and server data', async () => {
      if (told.has(name)) return;
      await setViewport(DESK);
      place.page.lang = 'en-XA';
      await eventually(() => expect(untranslatedIn(place.box)).toEqual([]));
    });
  });

/** Section of the portal that a scene shows. */
const sectionOf = (name: string) => name.split('/')[0] ?? '';
const sections = [...new Set(Object.keys(portalScenes).map(sectionOf))].toSorted();
/** Pages that share the scenes, each the sections that fall to it. */
const PAGES = 3;

/** Describes the scenes of a page's sections: a scene is opened once, and what a page changes around it is changed around it. */
export const describeScenes = (page: 0 | 1 | 2): void => {
  for (const [name, scene] of Object.entries(portalScenes))
    if (sections.indexOf(sectionOf(name)) % PAGES === page) describeScene(name, scene);
};
