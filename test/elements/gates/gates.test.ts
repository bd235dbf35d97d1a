import { sessionAnswers } from '../../../adapters/testing/index.ts';
import type { App } from '../../../core/app-types.ts';
import { findApp } from '../../../core/apps.ts';
import { FeAllowed } from '../../../elements/gates/allowed/allowed.element.ts';
import { FeApp } from '../../../elements/gates/app/app.element.ts';
import { FeSignedIn } from '../../../elements/gates/signed-in/signed-in.element.ts';
import { FeSignedOut } from '../../../elements/gates/signed-out/signed-out.element.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { afterEach, describe, eventually, expect, it, nextFrame } from '../../kit/in-page.ts';
import { fakeServerApp } from '../../kit/fake-server-app.ts';

for (const element of [FeApp, FeSignedIn, FeSignedOut, FeAllowed]) registerElement(element);

const place = document.createElement('div');
document.body.append(place);
let apps: App[] = [];

/** An app of the default name, with this person in it, or no one. */
const start = async (person?: Parameters<typeof sessionAnswers>[0], options = {}): Promise<App> => {
  const app = fakeServerApp({ name: 'default', ...options }, person ? sessionAnswers(person) : {});
  apps.push(app);
  await app.ready();
  await nextFrame();
  return app;
};
const put = async (html: string): Promise<HTMLElement> => {
  place.innerHTML = html;
  await nextFrame();
  const child = place.querySelector<HTMLElement>('[data-content]');
  if (!child) throw new Error('nothing is marked as the content');
  return child;
};
const visible = (node: Element) => node.getClientRects().length > 0;

afterEach(() => {
  place.replaceChildren();
  for (const app of apps) app.destroy();
  apps = [];
});

describe('<fe-signed-in>', () => {
  it('hides its content until the session is known', async () => {
    const content = await put('<fe-signed-in><p data-content>Hello</p></fe-signed-in>');
    expect(visible(content)).toBe(false);
    await start({ name: 'Ada' });
    await eventually(() => expect(visible(content)).toBe(true));
  });

  it('stays hidden without a session', async () => {
    await start();
    expect(visible(await put('<fe-signed-in><p data-content>Hello</p></fe-signed-in>'))).toBe(false);
  });

  it('fills its marked children, later ones too, and empties them at the end', async () => {
    const app = await start({ name: 'Ada', email: 'ada@acme.test' });
    const content = await put('<fe-signed-in><p data-content>Hello <b data-fe-user="name">you</b></p></fe-signed-in>');
    await eventually(() => expect(content.textContent).toBe('Hello Ada'));
    content.insertAdjacentHTML('beforeend', ' <i data-fe-user="email"></i>');
    await eventually(() => expect(content.textContent).toBe('Hello Ada ada@acme.test'));
    await app.logout();
    await eventually(() => expect(content.textContent).toBe('Hello  '));
    expect(visible(content)).toBe(false);
  });

  it('writes text and no secrets', async () => {
    await start({ name: '<img src=x>' });
    const content = await put(
      '<fe-signed-in><p data-content><b data-fe-user="name"></b><b data-fe-user="accessToken"></b></p></fe-signed-in>',
    );
    await eventually(() => expect(content.textContent).toBe('<img src=x>'));
    expect(content.querySelector('img')).toBeNull();
  });
});

describe('<fe-signed-out>', () => {
  it('shows its content once it is known that there is no session', async () => {
    const content = await put('<fe-signed-out><p data-content>Sign in</p></fe-signed-out>');
    expect(visible(content)).toBe(false);
    await start();
    await eventually(() => expect(visible(content)).toBe(true));
  });

  it('hides it during a session', async () => {
    await start({ name: 'Ada' });
    expect(visible(await put('<fe-signed-out><p data-content>Sign in</p></fe-signed-out>'))).toBe(false);
  });
});

const held = { permissions: ['fe.secure.read.users'], roles: ['Member'] };
const cases: [attributes: string, person: Parameters<typeof sessionAnswers>[0] | undefined, shown: boolean][] = [
  ['', undefined, false],
  ['', held, true],
  ['permissions="fe.secure.read.users"', held, true],
  ['permissions="fe.secure.write.users, fe.secure.read.users"', held, true],
  ['permissions="fe.secure.write.users"', held, false],
  ['roles="Admin Member"', held, true],
  ['roles="Admin"', held, false],
  ['permissions="fe.secure.write.users" roles="Member"', held, true],
  ['permissions="fe.secure.read.users" roles="Admin"', held, false],
  ['permissions="anything" roles="Admin"', { superUser: true }, true],
];

describe('<fe-allowed>', () => {
  for (const [attributes, person, shown] of cases)
    it(`${shown ? 'shows' : 'hides'} with [${attributes}] for ${JSON.stringify(person ?? 'a visitor without a session')}`, async () => {
      await start(person);
      const content = await put(`<fe-allowed ${attributes}><p data-content>Secret</p></fe-allowed>`);
      await eventually(() => expect(visible(content)).toBe(shown));
    });

  it('follows its attributes', async () => {
    await start(held);
    const content = await put('<fe-allowed roles="Admin"><p data-content>Secret</p></fe-allowed>');
    content.parentElement?.setAttribute('roles', 'Member');
    await eventually(() => expect(visible(content)).toBe(true));
  });

  it('asks for a feature of the plan', async () => {
    const features = { reports: { expireTime: -1 }, old: { expireTime: 1 } };
    await start({ features }, { entitlementsOptions: { enabled: true } });
    const reports = await put('<fe-allowed feature="reports"><p data-content></p>x</fe-allowed>');
    await eventually(() => expect(visible(reports)).toBe(true));
    expect(visible(await put('<fe-allowed feature="old"><p data-content></p>x</fe-allowed>'))).toBe(false);
    expect(visible(await put('<fe-allowed feature="none"><p data-content></p>x</fe-allowed>'))).toBe(false);
  });

  it('fires an error where entitlements are not enabled', async () => {
    await start(held);
    let message: string | undefined;
    place.addEventListener('fe-error', (event) => (message = (event as CustomEvent).detail.message), { once: true });
    await put('<fe-allowed feature="reports"><p data-content>x</p></fe-allowed>');
    const text = 'You must first enable entitlements via Frontegg options to use this function';
    await eventually(() => expect(message).toBe(text));
  });
});

describe('<fe-app>', () => {
  it('creates the app once its address is set, and shows an error only while it is invalid', async () => {
    place.innerHTML = '<fe-app name="late" base-url="https://evil.test"></fe-app>';
    const element = place.firstElementChild!;
    await eventually(() => expect(element.shadowRoot?.querySelector('[role=alert]')).toBeTruthy());
    element.setAttribute('base-url', location.origin);
    await eventually(() => expect(findApp('late')).toBeDefined());
    expect(element.shadowRoot?.querySelector('[role=alert]')).toBeNull();
    findApp('late')?.destroy();
  });

  it('provides the app for elements inside it, through shadow roots', async () => {
    apps.push(fakeServerApp({ name: 'second' }, sessionAnswers({ name: 'Bo' })));
    place.innerHTML = '<fe-app name="second"><div></div></fe-app>';
    const root = place.querySelector('div')?.attachShadow({ mode: 'open' });
    root?.append(document.createElement('fe-signed-in'));
    root?.querySelector('fe-signed-in')?.insertAdjacentHTML('beforeend', '<b data-fe-user="name"></b>');
    await eventually(() => expect(root?.querySelector('b')?.textContent).toBe('Bo'));
  });

  it('refuses a service that the page does not list', async () => {
    let detail: { kind: string } | undefined;
    place.addEventListener('fe-error', (event) => (detail = (event as CustomEvent).detail), { once: true });
    place.innerHTML = '<fe-app name="evil" base-url="https://evil.test">Content</fe-app>';
    await eventually(() => expect(detail?.kind).toBe('originRefused'));
    const alert = await eventually(() => {
      const found = place.firstElementChild?.shadowRoot?.querySelector('[role=alert]');
      expect(found).toBeTruthy();
      return found;
    });
    expect(alert?.textContent).toContain('allowed to use this sign-in service');
  });
});
