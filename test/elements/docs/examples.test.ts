import { findApp } from '../../../core/apps.ts';
import { callBackEnd } from '../../../demo/docs/examples/guides/call-back-end.ts';
import { followSession } from '../../../demo/docs/examples/guides/follow-session.ts';
import { mayExport } from '../../../demo/docs/examples/guides/may-export.ts';
import { appOverPreview, appWithFakeSession } from '../../../demo/docs/examples/guides/signed-in-app.ts';
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
  'fe-login-box': /Tasklane/,
  'fe-admin-portal': /^(Profile|Users|Roles)$/,
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
    await eventually(() => expect(reader.heading()).toBe('כניסה אל Tasklane'));
    place.querySelector<HTMLElement>('#german')?.click();
    await eventually(() => expect(reader.heading()).toBe('Bei Tasklane anmelden'));
    expect(reader.fields()).toEqual(['E-Mail-Adresse']);
  });
});

/** Answer of the guide's function over an app that knows nothing else. */
const answering = (isEntitled: boolean, justification?: 'BUNDLE_EXPIRED' | 'MISSING_FEATURE') =>
  mayExport({
    getFeatureEntitlements: () => ({ isEntitled, ...(justification && { justification }) }),
  } as unknown as Parameters<typeof mayExport>[0]); // all that it asks

describe('an example of the guides', () => {
  it('has an app with a person signed in, follows its session, and calls a back end as that person', async () => {
    const app = await appOverPreview();
    await app.ready();
    const names: (string | undefined)[] = [];
    const stop = followSession(app, (name) => names.push(name));
    await eventually(() => expect(names).toEqual(['Ada Lovelace']));
    const sent: (string | null)[] = [];
    const { fetch: before } = globalThis;
    globalThis.fetch = async (_, init) => {
      sent.push(new Headers(init?.headers).get('authorization'));
      return new Response();
    };
    await callBackEnd(app, '/orders');
    await app.logout();
    await eventually(() => expect(names).toEqual(['Ada Lovelace', undefined]));
    await callBackEnd(app, '/orders');
    globalThis.fetch = before;
    expect(sent).toEqual([expect.stringMatching(/^Bearer ey/), null]);
    stop();
    app.destroy();
  });

  it('has an app with a fake session, of exactly the rights that are given', async () => {
    const app = appWithFakeSession();
    await app.ready();
    const { session } = app.store.getState();
    expect(session).toMatchObject({ status: 'signedIn', user: { name: 'Nia', email: 'nia@example.test' } });
    expect(app.isAuthorized({ requiredPermissions: ['orders.read'] })).toBe(true);
    expect(app.isAuthorized({ requiredPermissions: ['orders.write'] })).toBe(false);
    app.destroy();
  });

  it('says why a feature is not entitled', () => {
    expect(answering(true)).toBe('yes');
    expect(answering(false, 'BUNDLE_EXPIRED')).toBe('The plan has expired.');
    expect(answering(false, 'MISSING_FEATURE')).toBe('Reports are not in the plan.');
  });
});
