import { setViewport } from '@web/test-runner-commands';
import type { PortalSceneName } from '../../../demo/preview/scenes/scenes.ts';
import { portalSceneNames, sceneOf } from '../../../demo/preview/scenes/scenes.ts';
import { after, before, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { axeFaults } from '../axe-faults.ts';
import { openPlace, type Place } from '../login-box/place.ts';
import { overflowing, rest } from '../login-box/scene-faults.ts';
import { claims } from './claims.ts';

const NARROW = 320;
const USUAL = { width: 800, height: 600 };
const DESK = { width: 1280, height: 800 };

/** What can be read in an element, in the page's DOM and its own. */
const wordsOf = ({ box }: Place) => box.shadowRoot?.querySelector<HTMLElement>('.fe-root')?.innerText ?? '';

/** The first thing that sticks out of the place an element has, which is the window's for a dialog. */
const sticksOut = ({ box }: Place): string | undefined =>
  overflowing(box.shadowRoot?.querySelector('dialog') ?? box)[0];

/** Scenes that are looked at in the dark, too: the others differ from these in words alone. */
const looked: ReadonlySet<PortalSceneName> = new Set(['portal/page', 'portal/dialog', 'roles/failed', 'roles/matrix']);

for (const name of portalSceneNames)
  describe(`the portal in ${name}`, () => {
    let place: Place;

    before(async () => {
      await setViewport(DESK);
      place = await openPlace(name);
    });
    after(async () => {
      place.close();
      await setViewport(USUAL);
    });

    it(sceneOf(name).shows, () =>
      eventually(() => {
        for (const words of claims[name]) expect(wordsOf(place)).toContain(words);
      }),
    );

    it('has no fault that a machine can find', async () => {
      rest(place.box);
      expect(await axeFaults(place.box)).toEqual([]);
      if (!looked.has(name)) return;
      place.page.style.colorScheme = 'dark';
      rest(place.box);
      expect(await axeFaults(place.box, 'colours')).toEqual([]);
      place.page.style.colorScheme = 'light';
    });

    it('fits into 320 pixels, from right to left too', async () => {
      await setViewport({ width: NARROW, height: 700 });
      // tables find out for themselves how much room they have
      await eventually(() => expect(sticksOut(place)).toBeUndefined());
      place.page.lang = 'he';
      await eventually(() => expect(place.box.shadowRoot?.querySelector<HTMLElement>('.fe-root')?.lang).toBe('he'));
      await eventually(() => expect(sticksOut(place)).toBeUndefined());
    });
  });
