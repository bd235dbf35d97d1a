import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { pseudoLocalizations } from '../../../demo/preview/pseudo/pseudo-localizations.ts';
import { sceneNames, scenes } from '../../../demo/preview/scenes/scenes.ts';
import { after, before, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { axeFaults } from '../../kit/axe-faults.ts';
import { missingDir } from '../../kit/missing-dir.ts';
import { seenLayouts } from '../../kit/seen-layouts.ts';
import { claims } from './claims.ts';
import { faultsOfFocus } from './focus-faults.ts';
import { openPlace, type Place } from './place.ts';
import { overflowing, rest, unseenInSystemColours } from './scene-faults.ts';
import { geometryOf } from './geometry.ts';
import { hasFocusInside, pressControls } from './press-controls.ts';
import { untranslatedIn } from './untranslated.ts';

const NARROW = 320;
/** A window of 1280 by 1024 pixels, enlarged four times. */
const FOUR_TIMES = { width: 320, height: 256 };
const USUAL = { width: 800, height: 600 };

const localizations = await pseudoLocalizations();
const seen = seenLayouts();
/** Place of the card, its logo and title, in a page with legal links and in one without. */
const places = new Map<boolean, ReturnType<typeof geometryOf>>();

// a scene is opened once; what a page changes around it is changed around it. Each makes its claims; a part and a layout are looked at once, in the first scene that shows them
for (const name of sceneNames)
  describe(`the login box in ${name}`, () => {
    const { heading, says = [], hides = [], fields, buttons = [], alert, focus } = claims[name];
    const isShown = heading !== '';
    let place: Place;

    before(async () => {
      place = await openPlace(name, { options: { localizations } });
    });
    after(() => place.close());

    /** Puts the page into a language and waits until the box speaks it. */
    const speak = async (language: 'en' | 'he' | 'de' | 'en-XA') => {
      place.page.lang = language;
      const { box, reader } = place;
      await eventually(() => {
        if (!box.hidden) expect(box.shadowRoot?.querySelector<HTMLElement>('.fe-root')?.lang).toBe(language);
        if (isShown && language !== 'en') expect(reader.heading()).not.toBe(heading);
      });
      rest(box);
    };

    const dark = async () => {
      if (!isShown) return [];
      place.page.style.colorScheme = 'dark';
      rest(place.box);
      const faults = await axeFaults(place.box, 'colours');
      place.page.style.colorScheme = 'light';
      return faults;
    };

    const enlarged = async () => {
      await setViewport(FOUR_TIMES);
      await emulateMedia({ reducedMotion: 'reduce' });
      const beyond = Math.max(0, document.documentElement.scrollWidth - FOUR_TIMES.width);
      const faults = await faultsOfFocus(place.box);
      await setViewport(USUAL);
      return { beyond, ...faults };
    };

    const inSystemColors = async (known: ReadonlySet<Element>) => {
      await emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' } as Parameters<typeof emulateMedia>[0]);
      const faults = await unseenInSystemColours(place.box, known);
      await emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
      return faults;
    };

    const narrow = async () => {
      place.page.style.inlineSize = `${NARROW}px`;
      await speak('de');
      const de = overflowing(place.box);
      await speak('he');
      const he = overflowing(place.box);
      const mirrored = isShown ? await axeFaults(place.box, 'all but colours') : [];
      await speak('en');
      const en = overflowing(place.box);
      place.page.style.inlineSize = '';
      return { de, he, en, mirrored };
    };

    it(scenes[name].shows, () =>
      eventually(() => {
        const { reader } = place;
        expect(reader.heading()).toBe(heading);
        for (const words of says) expect(reader.words()).toContain(words);
        for (const words of hides) expect(reader.words()).not.toContain(words);
        if (fields) expect(reader.fields()).toEqual(fields);
        for (const button of buttons) expect(reader.buttons()).toContain(button);
        if (alert) expect(reader.alert()).toBe(alert);
        if (focus) expect(reader.focused()).toBe(focus);
      }),
    );

    if (isShown && !name.startsWith('layout/'))
      it('has the card, its logo and its title where every step has them, and the focus inside', async () => {
        const { box } = place;
        rest(box);
        const hasLinks = box.matches('[terms-url], [privacy-url]');
        const geometry = geometryOf(box);
        if (!geometry) return;
        const known = places.get(hasLinks) ?? geometry;
        places.set(hasLinks, known);
        expect(geometry).toEqual(known);
        // before the first screen nothing had the focus
        if (box.shadowRoot?.querySelector('.fe-step-forward, .fe-step-back'))
          await eventually(() => expect(hasFocusInside(box)).toBe(true));
      });

    if (isShown)
      it('passes axe, and shows what people wrote in its own direction', async () => {
        rest(place.box);
        expect(await axeFaults(place.box, 'all')).toEqual([]);
        expect(missingDir(place.scene.app, place.box)).toEqual([]);
      });

    it('works in dark mode, forced colors and with reduced motion', async () => {
      rest(place.box);
      const { fresh, known } = seen.partsOf(place.box);
      if (fresh === 0) return;
      const inTheDark = await dark();
      expect({ inTheDark, inColorsOfTheSystem: await inSystemColors(known) }).toEqual({
        inTheDark: [],
        inColorsOfTheSystem: { inputsWithoutEdge: [], closedRings: [], ringless: [], moves: [] },
      });
    });

    it('fits into 320 pixels in each language, and at 400 % zoom', async () => {
      if (!seen.isNew(place.box)) return;
      const enlargedFourTimes = await enlarged();
      expect({ enlargedFourTimes, at320Pixels: await narrow() }).toEqual({
        enlargedFourTimes: { beyond: 0, ringless: [], hidden: [] },
        at320Pixels: { de: [], he: [], en: [], mirrored: [] },
      });
    });

    it('has no text outside the language files', async () => {
      await speak('en-XA');
      await eventually(() => expect(untranslatedIn(place.box)).toEqual([]));
    });

    // the last claim, since it leads away from the scene
    it('keeps the focus, whichever control is pressed', async () => {
      await speak('en');
      expect(await pressControls(place.box, place.reader)).toEqual([]);
    });
  });
