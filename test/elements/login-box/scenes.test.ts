import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { pseudoLocalizations } from '../../../demo/preview/pseudo/pseudo-localizations.ts';
import { sceneNames, scenes } from '../../../demo/preview/scenes/scenes.ts';
import { after, before, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { axeFaults } from '../../kit/axe-faults.ts';
import { claims } from './claims.ts';
import { faultsOfFocus } from './focus-faults.ts';
import { openPlace, type Place } from './place.ts';
import { overflowing, rest, unseenInSystemColours } from './scene-faults.ts';
import { unspokenIn } from './unspoken.ts';

const NARROW = 320;
/** A window of 1280 by 1024 pixels, enlarged four times. */
const FOUR_TIMES = { width: 320, height: 256 };
const USUAL = { width: 800, height: 600 };

const localizations = await pseudoLocalizations();

// a scene is opened once; what a page changes around it is changed around it
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

    if (isShown) {
      it('has no fault that a machine can find, light', async () => {
        rest(place.box);
        expect(await axeFaults(place.box, 'all')).toEqual([]);
      });

      it('has no fault that a machine can find, dark', async () => {
        place.page.style.colorScheme = 'dark';
        rest(place.box);
        expect(await axeFaults(place.box, 'colours')).toEqual([]);
        place.page.style.colorScheme = 'light';
      });
    }

    it('loses nothing when it is enlarged four times', async () => {
      await setViewport(FOUR_TIMES);
      await emulateMedia({ reducedMotion: 'reduce' });
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(FOUR_TIMES.width);
      expect(await faultsOfFocus(place.box)).toEqual({ ringless: [], hidden: [] });
      await setViewport(USUAL);
    });

    it('can be seen in the colors of the system, and keeps still', async () => {
      await emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' } as Parameters<typeof emulateMedia>[0]);
      expect(await unseenInSystemColours(place.box)).toEqual({
        inputsWithoutEdge: [],
        closedRings: [],
        ringless: [],
        moves: [],
      });
      await emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    });

    it('says nothing that is not in a language file', async () => {
      await speak('en-XA');
      await eventually(() => expect(unspokenIn(place.box)).toEqual([]));
    });

    for (const language of ['de', 'he', 'en'] as const)
      it(`fits into 320 pixels, ${language}`, async () => {
        place.page.style.inlineSize = `${NARROW}px`;
        await speak(language);
        expect(overflowing(place.box)).toEqual([]);
        if (language !== 'he' || !isShown) return;
        expect(await axeFaults(place.box, 'all but colours')).toEqual([]);
      });
  });
