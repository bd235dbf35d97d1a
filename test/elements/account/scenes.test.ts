import { setViewport } from '@web/test-runner-commands';
import { pseudoLocalizations } from '../../../demo/preview/pseudo/pseudo-localizations.ts';
import { accountSceneNames, sceneOf } from '../../../demo/preview/scenes/scenes.ts';
import { after, before, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { untranslated, visibleTexts } from '../../kit/visible-texts.ts';
import { axeFaults } from '../../kit/axe-faults.ts';
import { missingDir } from '../../kit/missing-dir.ts';
import { seenLayouts } from '../../kit/seen-layouts.ts';
import { openPlace, type Place } from '../login-box/place.ts';
import { rest } from '../login-box/scene-faults.ts';
import { claims } from './claims.ts';
import { seenIn } from './seen.ts';

/** The narrowest page, and one that is usual here. */
const NARROW = { width: 320, height: 600 };
const USUAL = { width: 800, height: 600 };

/** Names, companies and addresses are data. */
const DATA =
  /^(Ada Lovelace|Bo Andersen|in \d+ minutes|\w+ \d+, \d+, .* UTC|(.*, )?(ada|bo|sue)@acme\.test|.*(Resale|Logistics|Europe|Elder)|(.* )?(Porto|Robotics|Instruments|Optics|Freight|Dairy|Timber|Shipping|Textiles)( \d)?|[\p{Lu}\d]{1,2}|[\da-f-]{36}|zanzibar)$/iu;

const localizations = await pseudoLocalizations();
const seenBefore = seenLayouts();

// a scene is opened once; what a page changes around it is changed around it
for (const name of accountSceneNames)
  describe(`the element in ${name}`, () => {
    const claim = claims[name];
    let place: Place;

    before(async () => {
      place = await openPlace(name, { options: { localizations } });
      // what has no ground of its own stands on the page's
      place.page.style.background = 'Canvas';
    });
    after(() => place.close());

    it(sceneOf(name).shows, () =>
      eventually(() => {
        const seen = seenIn(place.box);
        expect(seen.name()).toBe(claim.button);
        expect(seen.button()?.ariaBusy === 'true').toBe(claim.busy ?? false);
        expect(seen.names('[role=menuitem]')).toEqual(claim.menu ?? []);
        if (claim.options) expect(seen.names('[role=option]')).toEqual(claim.options);
        for (const words of claim.says ?? []) expect(seen.words()).toContain(words);
        expect(seen.alert()).toBe(claim.alert ?? '');
        if (claim.focus) expect(seen.focused()).toBe(claim.focus);
      }),
    );

    it('passes axe, and shows what people wrote in its own direction', async () => {
      rest(place.box);
      expect(await axeFaults(place.box, 'all')).toEqual([]);
      expect(missingDir(place.scene.app, place.box)).toEqual([]);
    });

    it('works in dark mode, and at 320 pixels right to left', async () => {
      rest(place.box);
      if (!seenBefore.isNew(place.box)) return;
      place.page.style.colorScheme = 'dark';
      rest(place.box);
      expect(await axeFaults(place.box, 'colours')).toEqual([]);
      place.page.style.colorScheme = 'light';
      place.page.lang = 'he';
      await setViewport(NARROW);
      await eventually(() => expect(seenIn(place.box).outside(NARROW.width)).toEqual([]));
      await setViewport(USUAL);
    });

    it('has no text outside the language files', async () => {
      place.page.lang = 'en-XA';
      const said = () =>
        visibleTexts(...(place.box.shadowRoot ? [place.box.shadowRoot] : [])).map(({ text }) => untranslated(text));
      await eventually(() => expect(said().filter((text) => /\p{L}/u.test(text) && !DATA.test(text))).toEqual([]));
    });
  });
