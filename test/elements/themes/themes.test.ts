import type { App } from '../../../core/app-types.ts';
import type { AppOptions } from '../../../core/options.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { fetchOnce } from '../../../elements/kit/dom/fetch-once.ts';
import { FeLoginBox } from '../../../elements/login-box/login-box.element.ts';
import { afterEach, describe, eventually, expect, it, nextFrame } from '../../kit/in-page.ts';
import { changesOf, recordFrames } from '../../kit/frames.ts';
import { movingTime } from '../../kit/moving-time.ts';
import { fakeServerApp } from '../../kit/fake-server-app.ts';

registerElement(FeLoginBox);

const place = document.body.appendChild(document.createElement('main'));
let app: App | undefined;

const put = (attributes: Record<string, string> = {}, options: AppOptions = {}): HTMLElement => {
  app = fakeServerApp(options);
  const box = new FeLoginBox();
  for (const [name, value] of Object.entries({ app: app.name, ...attributes })) box.setAttribute(name, value);
  place.append(box);
  return box;
};

/** How the card looks now: nothing before it can be seen. */
const appearanceOf = (box: HTMLElement) => {
  const card = box.shadowRoot?.querySelector('.fe-box');
  if (!card?.checkVisibility({ visibilityProperty: true })) return undefined;
  const { borderTopLeftRadius: radius, boxShadow } = getComputedStyle(card);
  return { radius, shadow: boxShadow !== 'none' };
};

const MODERN = { radius: '10px', shadow: true };
const CLASSIC = { radius: '5px', shadow: false };
const VIVID = { radius: '15px', shadow: true };
const DARK = { radius: '10px', shadow: false };

const isAlive = (box: HTMLElement) =>
  eventually(() => expect(box.shadowRoot?.querySelector('fe-tree .fe-box')).toBeTruthy());

afterEach(async () => {
  place.replaceChildren();
  place.removeAttribute('style');
  await nextFrame();
  app?.destroy();
});

describe('the theme of an element', () => {
  // first of all, while no sheet has been fetched yet
  it('is applied on the first paint', async () => {
    place.style.colorScheme = 'light';
    // however long its sheet is on its way
    const time = movingTime();
    const box = put({ theme: 'classic' });
    const { seen, stop } = recordFrames(() => appearanceOf(box));
    await isAlive(box);
    await stop();
    time.restore();
    expect(changesOf(seen.filter(Boolean))).toEqual([CLASSIC]);
  });

  const given: [what: string, attributes: Record<string, string>, options: AppOptions, look: object][] = [
    ['modern by default', {}, {}, MODERN],
    ['modern where it is unknown', { theme: 'gothic' }, {}, MODERN],
    ['its own', { theme: 'classic' }, {}, CLASSIC],
    ['its own', { theme: 'vivid' }, {}, VIVID],
    ['its own', { theme: 'dark' }, {}, DARK],
    ["the app's", {}, { theme: 'vivid' }, VIVID],
    ["its own before the app's", { theme: 'classic' }, { theme: 'vivid' }, CLASSIC],
    ["its own before the app's, also the default one", { theme: 'modern' }, { theme: 'vivid' }, MODERN],
  ];
  for (const [what, attributes, options, look] of given)
    it(`is ${what}: ${JSON.stringify({ ...attributes, ...options })}`, async () => {
      const box = put(attributes, options);
      await isAlive(box);
      expect(appearanceOf(box)).toEqual(look);
    });

  it('changes at runtime, without an intermediate state', async () => {
    const box = put();
    await isAlive(box);
    for (const [theme, before, after] of [
      ['vivid', MODERN, VIVID],
      ['dark', VIVID, DARK],
      ['classic', DARK, CLASSIC],
      ['modern', CLASSIC, MODERN],
    ] as const) {
      const { seen, frame, stop } = recordFrames(() => appearanceOf(box));
      await frame();
      box.setAttribute('theme', theme);
      await eventually(() => expect(appearanceOf(box)).toEqual(after));
      await stop();
      expect(changesOf(seen)).toEqual([before, after]);
    }
  });

  it('is the one requested last, whatever loads first', async () => {
    const box = put();
    await isAlive(box);
    for (const theme of ['vivid', 'dark', 'modern', 'classic']) box.setAttribute('theme', theme);
    await eventually(() => expect(appearanceOf(box)).toEqual(CLASSIC));
    box.removeAttribute('theme');
    await eventually(() => expect(appearanceOf(box)).toEqual(MODERN));
  });

  it('keeps the input when it changes', async () => {
    const box = put();
    await isAlive(box);
    const input = await eventually(() => {
      const found = box.querySelector('input');
      expect(found).toBeTruthy();
      return found;
    });
    if (input) input.value = 'ada@acme.test';
    box.setAttribute('theme', 'classic');
    await eventually(() => expect(appearanceOf(box)).toEqual(CLASSIC));
    expect(box.querySelector('input')).toBe(input);
    expect(input?.value).toBe('ada@acme.test');
  });

  it('dark is dark on a light page, even where the page sets color-scheme on the element', async () => {
    place.style.colorScheme = 'light';
    const box = put({ theme: 'dark', style: 'color-scheme: light', 'color-scheme': 'light' });
    await isAlive(box);
    await eventually(() => expect(box.querySelector('input')).toBeTruthy());
    for (const node of [box.shadowRoot?.querySelector('.fe-box'), box.querySelector('input')])
      expect(getComputedStyle(node as Element).backgroundColor).toBe('rgb(17, 20, 27)');
  });

  it('is transparent behind the card, unless the box is the page or has another color scheme', async () => {
    const box = put();
    await isAlive(box);
    const canvas = () => getComputedStyle(box.shadowRoot?.querySelector('.fe-root') as Element).backgroundColor;
    const none = 'rgba(0, 0, 0, 0)';
    expect(canvas()).toBe(none);
    for (const [name, value] of [
      ['layout', 'center'],
      ['color-scheme', 'dark'],
      ['theme', 'dark'],
    ] as const) {
      box.setAttribute(name, value);
      await eventually(() => expect(canvas()).not.toBe(none));
      box.removeAttribute(name);
      await eventually(() => expect(canvas()).toBe(none));
    }
    place.style.setProperty('--fe-canvas', '#ffffff');
    expect(canvas()).toBe('rgb(255, 255, 255)');
  });

  it('vivid is tinted by the brand color only', async () => {
    const box = put({ theme: 'vivid', layout: 'center' });
    await isAlive(box);
    const canvas = () => getComputedStyle(box.shadowRoot?.querySelector('.fe-root') as Element).backgroundImage;
    const before = canvas();
    expect(before).toContain('radial-gradient');
    place.style.setProperty('--fe-accent', '#0f766e');
    expect(canvas()).not.toBe(before);
    place.style.setProperty('--fe-canvas', '#ffffff');
    expect(canvas()).toBe('none');
  });
});

describe('fetchOnce', () => {
  it('loads once, and is readable synchronously once loaded', async () => {
    let times = 0;
    const load = async () => (times += 1);
    const first = fetchOnce(load);
    expect(first.value).toBeUndefined();
    await first;
    expect([fetchOnce(load).value, fetchOnce(load, true).value, times]).toEqual([1, 1, 1]);
  });

  it('stays failed until retried', async () => {
    let times = 0;
    const load = async () => {
      times += 1;
      if (times === 1) throw new Error('no such chunk');
      return times;
    };
    await expect(fetchOnce(load)).rejects.toThrow();
    await expect(fetchOnce(load)).rejects.toThrow();
    expect(await fetchOnce(load, true)).toBe(2);
  });
});
