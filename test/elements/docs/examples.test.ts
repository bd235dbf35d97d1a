import { findApp } from '../../../core/apps.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import {
  FeAdminPortal,
  FeApp,
  FeLoginBox,
  FeRolesTab,
  FeTenantSwitcher,
  FeUserButton,
} from '../../../elements/index.ts';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { readerOf } from '../login-box/reader.ts';

for (const element of [FeLoginBox, FeApp, FeUserButton, FeTenantSwitcher, FeAdminPortal, FeRolesTab])
  registerElement(element);

const pages: Record<string, string> = import.meta.glob(
  '../../../demo/docs/{languages,theming,user-button,tenant-switcher,admin-portal}.md',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The examples of a page that stand for themselves: over demo data, and without a server. */
const examplesIn = (text: string): string[] =>
  Array.from(text.matchAll(/```html\n(.*?)```/gs), ([, html = '']) => html).filter((html) => html.includes(' preview'));

/** Puts an example into the page as a browser would read it, but for the scripts that a test page has already. */
const put = (html: string): void => {
  place.innerHTML = html;
  for (const script of place.querySelectorAll('script')) {
    // what came by innerHTML does not run
    const running = document.createElement('script');
    running.type = script.type;
    running.textContent = script.textContent;
    script.replaceWith(running);
  }
};

const place = document.body.appendChild(document.createElement('div'));
const faults: string[] = [];
addEventListener('fe-error', (event) => faults.push(JSON.stringify((event as CustomEvent).detail)));

afterEach(() => {
  place.replaceChildren();
  // each example is a page of its own
  findApp()?.destroy();
  faults.length = 0;
});

/** Headings of the examples' screens. */
const headings: Readonly<Record<string, RegExp>> = {
  'fe-login-box': /Acme/,
  'fe-admin-portal': /^(Users|Roles)$/,
  'fe-roles-tab': /^Roles$/,
};

describe('an example of the docs', () => {
  for (const [path, text] of Object.entries(pages))
    examplesIn(text).forEach((html, at) =>
      it(`works: number ${at + 1} of ${path.split('/').at(-1)}`, async () => {
        put(html);
        place.querySelector('button')?.click();
        const shown = Array.from(place.querySelectorAll<HTMLElement>(Object.keys(headings).join()));
        expect(shown.length).toBeGreaterThan(0);
        for (const box of shown)
          await eventually(() => expect(readerOf(box).heading()).toMatch(headings[box.localName] ?? /^$/));
        expect(faults).toEqual([]);
      }),
    );

  it('of the portal opens the host’s location', async () => {
    sessionStorage.removeItem('place');
    const example = Object.values(pages)
      .flatMap(examplesIn)
      .find((html) => html.includes("setItem('place'"));
    put(example ?? '');
    const reader = readerOf(place.querySelector('fe-admin-portal') as HTMLElement);
    await eventually(() => expect(reader.heading()).toBe('Roles'));
    reader.button('Users').click();
    await eventually(() => expect(reader.heading()).toBe('Users'));
    expect(sessionStorage.getItem('place')).toBe('/users');
    sessionStorage.removeItem('place');
  });

  it('of languages changes them', async () => {
    const [page = ''] = Object.entries(pages).flatMap(([path, text]) => (path.endsWith('languages.md') ? [text] : []));
    put(examplesIn(page)[0] ?? '');
    const reader = readerOf(place.querySelector('fe-login-box') as HTMLElement);
    await eventually(() => expect(reader.heading()).toBe('כניסה אל Acme'));
    place.querySelector<HTMLElement>('#german')?.click();
    await eventually(() => expect(reader.heading()).toBe('Bei Acme anmelden'));
    expect(reader.fields()).toEqual(['E-Mail-Adresse']);
  });
});
