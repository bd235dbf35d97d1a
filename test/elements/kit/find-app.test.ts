import type { App } from '../../../core/app-types.ts';
import { findApp } from '../../../core/apps.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { fakeServerApp } from '../../kit/fake-server-app.ts';
import { FeSample } from './sample.element.ts';

registerElement(FeSample);
const place = document.createElement('div');
document.body.append(place);
const made: App[] = [];

const app = (name: string, options = {}): App => {
  const one = fakeServerApp({ name, ...options });
  made.push(one);
  return one;
};
const put = (html: string): HTMLElement => {
  place.innerHTML = html;
  const found = place.querySelector<HTMLElement>('fe-sample');
  if (!found) throw new Error('there is no element');
  return found;
};
const appIn = (element: Element): Promise<string | null | undefined> =>
  eventually(() => {
    const line = element.shadowRoot?.querySelector('.app');
    expect(line).toBeTruthy();
    return line?.textContent;
  });
const complaint = (element: Element): Promise<string | null | undefined> =>
  eventually(() => {
    const alert = element.shadowRoot?.querySelector('[role=alert] p');
    expect(alert).toBeTruthy();
    return alert?.textContent;
  });

/** Keeps what is written to the console as an error, until it is asked for. */
const consoleErrors = () => {
  const { error } = console;
  const lines: string[] = [];
  // oxlint-disable-next-line no-console -- it is what is looked at
  console.error = (...words: unknown[]) => void lines.push(words.map(String).join(' '));
  return async () => {
    // what an app of another test could not load is none of an element's affairs
    const own = await eventually(() => {
      const found = lines.filter((line) => line.startsWith('<fe-'));
      expect(found).toHaveLength(1);
      return found;
    });
    // oxlint-disable-next-line no-console -- it is put back
    console.error = error;
    return own;
  };
};

afterEach(() => {
  place.replaceChildren();
  document.head.querySelector('[name=fe-origins]')?.remove();
  for (const one of made.splice(0)) one.destroy();
  findApp()?.destroy();
});

describe('the app of an element', () => {
  it('is the one it names', async () => {
    app('default');
    app('mine');
    expect(await appIn(put('<fe-app name="other"><fe-sample app="mine"></fe-sample></fe-app>'))).toBe('mine');
  });

  it('is else that of the nearest <fe-app>, through shadow roots', async () => {
    app('outer');
    app('inner');
    const html = '<fe-app name="outer"><fe-app name="inner"><div><fe-sample></fe-sample></div></fe-app></fe-app>';
    const element = put(html);
    expect(await appIn(element)).toBe('inner');
    const root = place.querySelector('div')?.attachShadow({ mode: 'open' });
    root?.append(element);
    expect(await appIn(element)).toBe('inner');
  });

  it('is else the default one, also when that comes later', async () => {
    const element = put('<fe-sample></fe-sample>');
    app('default');
    expect(await appIn(element)).toBe('default');
  });

  it('is another one after a move or a change of name', async () => {
    for (const name of ['one', 'two', 'three']) app(name);
    const element = put('<fe-app name="one"><fe-sample></fe-sample></fe-app><fe-app name="two"></fe-app>');
    expect(await appIn(element)).toBe('one');
    place.lastElementChild?.append(element);
    await eventually(async () => expect(await appIn(element)).toBe('two'));
    element.setAttribute('app', 'three');
    await eventually(async () => expect(await appIn(element)).toBe('three'));
  });

  it('is reported on the console when missing, and still used when created later', async () => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = ((run: () => void, ms: number) =>
      setTimeout(run, ms === 4000 ? 0 : ms)) as typeof setTimeout;
    let message: string | undefined;
    const written = consoleErrors();
    place.addEventListener('fe-error', (event) => (message = (event as CustomEvent).detail.message), { once: true });
    const element = put('<fe-sample app="late"></fe-sample>');
    globalThis.setTimeout = setTimeout;
    expect(await complaint(element)).toContain('isn’t connected to an app');
    expect(message).toBe('[late] FronteggApp not found');
    expect(await written()).toEqual([
      expect.stringMatching(
        /^<fe-sample>: \[late\] FronteggApp not found\. .*base-url.* More: .*#no-app-of-that-name$/,
      ),
    ]);
    app('late');
    expect(await appIn(element)).toBe('late');
    expect(element.shadowRoot?.querySelector('[role=alert]')).toBeNull();
  });
});

describe('base-url', () => {
  it("creates one app for the page's own origin", async () => {
    place.innerHTML = '<fe-sample base-url="/"></fe-sample><fe-sample base-url="/"></fe-sample>';
    for (const element of place.children) expect(await appIn(element)).toBe('default');
    expect(findApp()?.options.baseUrl).toBe(location.origin);
  });

  it('of another origin is refused with a console error', async () => {
    let kind: string | undefined;
    const written = consoleErrors();
    place.addEventListener('fe-error', (event) => (kind = (event as CustomEvent).detail.kind), { once: true });
    const element = put('<fe-sample base-url="https://evil.test"></fe-sample>');
    expect(await complaint(element)).toContain('isn’t allowed to use');
    expect(kind).toBe('originRefused');
    // trying again would not help
    expect(element.shadowRoot?.querySelector('[role=alert] button')).toBeNull();
    expect(getComputedStyle(element.shadowRoot?.querySelector('.fe-element-error') as Element).borderTopStyle).toBe(
      'solid',
    );
    expect(await written()).toEqual([
      expect.stringMatching(
        /^<fe-sample>: base-url "https:\/\/evil\.test" is not in createApp\(\{ origins \}\) .* add <meta name="fe-origins" content="https:\/\/evil\.test">.* More: .*#the-page-does-not-trust-the-service$/,
      ),
    ]);
    // on the page too, while it is on the developer's own machine
    const notes = [...document.body.children].map((child) => child.shadowRoot?.querySelector('aside')).filter(Boolean);
    expect(notes.map((note) => note?.textContent)).toEqual([expect.stringContaining('base-url "https://evil.test"')]);
    notes[0]?.querySelector('button')?.click();
    expect(notes[0]?.isConnected).toBe(false);
    expect(findApp()).toBeUndefined();
  });

  it('of another origin is accepted when the page’s head lists it', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="fe-origins" content="https://a.test, https://id.acme.test">',
    );
    expect(await appIn(put('<fe-sample app="acme" base-url="https://id.acme.test/"></fe-sample>'))).toBe('acme');
    findApp('acme')?.destroy();
  });

  it("of another origin is accepted when the page's script lists it", async () => {
    app('default', { origins: ['https://id.acme.test'] });
    expect(await appIn(put('<fe-sample app="acme" base-url="https://id.acme.test"></fe-sample>'))).toBe('acme');
    findApp('acme')?.destroy();
  });

  it('cannot list itself from the body', async () => {
    place.innerHTML =
      '<meta name="fe-origins" content="https://evil.test"><fe-sample base-url="https://evil.test"></fe-sample>';
    expect(await complaint(place.querySelector('fe-sample')!)).toContain('isn’t allowed to use');
  });

  for (const address of ['javascript:alert(1)', 'data:text/html,x', '//evil.test', 'https://'])
    it(`is refused when it is ${address}`, async () => {
      expect(await complaint(put(`<fe-sample base-url="${address}"></fe-sample>`))).toContain('isn’t allowed to use');
    });
});
