import { openPlace, type Place } from '../login-box/place.ts';
import { findApp } from '../../../core/apps.ts';
import type { AppOptions } from '../../../core/options.ts';
import { FeActingBar } from '../../../elements/acting-bar/acting-bar.element.ts';
import { FeSignedIn } from '../../../elements/gates/signed-in/signed-in.element.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { afterEach, describe, eventually, expect, it, nextFrame } from '../../kit/in-page.ts';

registerElement(FeActingBar);
registerElement(FeSignedIn);

const TOLD = 'sue@acme.test is impersonating Bo Andersen.';
let place: Place | undefined;
const added: Element[] = [];

const open = async (name: string, options: AppOptions = {}): Promise<Place> =>
  (place = await openPlace(name, { options }));
const appName = () => place?.box.getAttribute('app') ?? '';

const wordsOf = (element: HTMLElement) => element.shadowRoot?.querySelector<HTMLElement>('.fe-root')?.innerText ?? '';
const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (bar) => bar.checkVisibility() && wordsOf(bar).includes(TOLD),
  );

const put = (tag: string, attributes: Record<string, string> = {}): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ app: appName(), ...attributes })) element.setAttribute(name, value);
  added.push(element);
  document.body.append(element);
  return element;
};

afterEach(() => {
  for (const element of added.splice(0)) element.remove();
  place?.close();
  place = undefined;
});

describe('the acting bar', () => {
  it('appears by itself with an element of the app, and disappears with the impersonation', async () => {
    await open('user-button/acting');
    await eventually(() => expect(shown('fe-acting-bar[automatic]')).toHaveLength(1));
    const [bar] = shown('fe-acting-bar[automatic]');
    expect(wordsOf(bar as HTMLElement)).toContain('Ends in ');
    expect(getComputedStyle(bar as HTMLElement).position).toBe('fixed');
    bar?.shadowRoot?.querySelector<HTMLElement>('button')?.click();
    await eventually(() => expect(shown('fe-acting-bar')).toHaveLength(0));
    expect(findApp(appName())?.store.getState().session).toMatchObject({ user: { email: 'sue@acme.test' } });
  });

  it('covers neither the end of the page nor a focused control', async () => {
    await open('user-button/acting');
    await eventually(() => expect(shown('fe-acting-bar[automatic]')).toHaveLength(1));
    const [bar] = shown('fe-acting-bar[automatic]') as [HTMLElement];
    const long = document.body.appendChild(document.createElement('div'));
    added.push(long);
    long.style.blockSize = '2000px';
    const last = document.body.appendChild(document.createElement('button'));
    const fixed = document.body.appendChild(document.createElement('button'));
    added.push(last, fixed);
    fixed.style.cssText = 'position: fixed; inset: auto 50% 20px auto';
    const isClear = (node: HTMLElement) => {
      const [one, other] = [node, bar].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect];
      return one.bottom <= other.top || one.top >= other.bottom;
    };
    await eventually(() => expect(document.documentElement.style.paddingBlockEnd).not.toBe(''));
    scrollTo(0, document.documentElement.scrollHeight);
    expect(isClear(last)).toBe(true);
    // in sight, at the bar's place
    scrollBy(0, -bar.offsetHeight - 16);
    last.focus();
    await eventually(() => expect(isClear(last)).toBe(true));
    fixed.focus();
    await eventually(() => expect(isClear(fixed)).toBe(true));
    bar.shadowRoot?.querySelector<HTMLElement>('button')?.focus();
    await eventually(() => expect(bar.hasAttribute('data-at-start')).toBe(false));
    bar.shadowRoot?.querySelector<HTMLElement>('button')?.click();
    await eventually(() => expect(document.documentElement.style.paddingBlockEnd).toBe(''));
  });

  it('appears with a gate alone, and disappears with it', async () => {
    await open('user-button/acting');
    const gate = put('fe-signed-in');
    place?.box.remove();
    await eventually(() => expect(shown('fe-acting-bar[automatic]')).toHaveLength(1));
    gate.remove();
    await eventually(() => expect(document.querySelector('fe-acting-bar')).toBeNull());
  });

  it('is only where the page places it', async () => {
    await open('user-button/acting');
    await eventually(() => expect(shown('fe-acting-bar[automatic]')).toHaveLength(1));
    const own = put('fe-acting-bar');
    await eventually(() => expect(shown('fe-acting-bar')).toEqual([own]));
    own.remove();
    await eventually(() => expect(shown('fe-acting-bar[automatic]')).toHaveLength(1));
  });

  it('is suppressed by one that is off', async () => {
    await open('user-button/acting');
    await eventually(() => expect(shown('fe-acting-bar[automatic]')).toHaveLength(1));
    put('fe-acting-bar', { off: '' });
    await eventually(() => expect(shown('fe-acting-bar')).toHaveLength(0));
  });

  it('does not appear by itself where the app disables it', async () => {
    await open('user-button/acting', { actingBar: false });
    expect(findApp(appName())?.store.getState().session).toMatchObject({ user: { impersonator: {} } });
    await nextFrame();
    expect(document.querySelector('fe-acting-bar')).toBeNull();
  });

  it('is the portal’s own where the portal is on the page', async () => {
    await open('portal/acting');
    await eventually(() => expect(wordsOf(place?.box as HTMLElement)).toContain(TOLD));
    await eventually(() => expect(document.querySelector('fe-acting-bar[automatic][hidden]')).toBeTruthy());
    expect(shown('fe-acting-bar')).toHaveLength(0);
  });
});

describe('the user button during impersonation', () => {
  it('shows by whom, and ends the impersonation', async () => {
    const { box } = await open('user-button/acting');
    const inside = (selector: string) => box.shadowRoot?.querySelector<HTMLElement>(selector);
    expect(inside('[part=acting]')?.innerText).toContain(TOLD);
    inside('[role=menuitem]')?.click();
    await eventually(() => expect(inside('button')?.innerText).toContain('Sue Okafor'));
    expect(inside('[data-acting]')).toBeNull();
  });

  it('shows in its menu that the impersonation could not be ended', async () => {
    const { box, scene } = await open('user-button/acting');
    const inside = (selector: string) => box.shadowRoot?.querySelector<HTMLElement>(selector);
    scene.preview.network.state = 'broken';
    inside('[role=menuitem]')?.click();
    await eventually(() => expect(inside('.fe-user-refusal')?.innerText).toBeTruthy());
    scene.preview.network.state = 'up';
  });
});
