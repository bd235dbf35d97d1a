import { sendKeys } from '@web/test-runner-commands';
import { getApp } from '../../../core/apps.ts';
import { auth } from '../../../core/contract/auth.ts';
import { ownMfa } from '../../../core/contract/own-mfa.ts';
import { impersonationFeature } from '../../../core/impersonation/impersonation.feature.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import { tenantsFeature } from '../../../core/tenants/tenants.feature.ts';
import { portalFeature } from '../../../core/portal/portal.feature.ts';
import { SECTIONS } from '../../../core/portal/sections.ts';
import { stepUpFeature } from '../../../core/step-up/step-up.feature.ts';
import type { MfaStrategy } from '../../../core/contract/entities/mfa.ts';
import { SEEDED_PASSWORD } from '../../../demo/server/dev/people.ts';
import type { Ports } from '../../../demo/server/ports.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
import { putProvider } from '../../../demo/server/dev/sso-rows.ts';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { openPortal, type PortalPlace } from '../../kit/portal.ts';

let portal: PortalPlace;
const open = async (...given: Parameters<typeof openPortal>) => {
  portal = await openPortal(...given);
};
const box = () => portal.element.querySelector('fe-login-box');
const heading = () => box()?.shadowRoot?.querySelector('h1')?.textContent;
const enter = async (name: string, value: string) => {
  const input = await eventually(() => {
    const found = box()?.querySelector<HTMLInputElement>(`input[name=${name}]:not([tabindex="-1"])`);
    expect(found).toBeTruthy();
    return found;
  });
  if (!input) return;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.form?.requestSubmit();
};
const shows = (words: string) => eventually(() => expect(portal.words()).toContain(words));
const here = location.href;

afterEach(() => {
  portal.close();
  history.replaceState(null, '', here);
});

const isCurrent = (name: string) => portal.find('nav a', name).getAttribute('aria-current');

describe('<fe-admin-portal> as a page', () => {
  it('navigates by pointer and keyboard, and announces the tab', async () => {
    await open({ attributes: { path: '/roles' } });
    await shows('Runs the account: people, roles, security and billing.');
    const here = portal.find('nav [aria-current=page]', 'Roles');
    here.focus();
    await sendKeys({ press: 'End' });
    expect(portal.element.shadowRoot?.activeElement?.closest('nav')).not.toBeNull();
    expect(portal.find('.fe-nav-tenant').textContent).toBe('Acme Robotics');
  });

  it('skips the sections by keyboard', async () => {
    await open({ attributes: { path: '/roles' } });
    await shows('Runs the account');
    const skip = portal.find('.fe-nav button', 'Skip to content');
    const size = () => skip.parentElement?.getBoundingClientRect().width ?? 0;
    expect(size()).toBe(1);
    skip.focus();
    expect(size()).toBeGreaterThan(100);
    await sendKeys({ press: 'Enter' });
    expect(portal.element.shadowRoot?.activeElement?.textContent).toBe('Roles');
    await sendKeys({ press: 'Tab' });
    expect(portal.element.shadowRoot?.activeElement?.closest('nav')).toBeNull();
  });

  it('is as high as its container, with the line beside the navigation', async () => {
    await open({ attributes: { path: '/roles' } });
    await shows('Runs the account');
    portal.element.style.blockSize = '3000px';
    expect(portal.find('.fe-portal-in').offsetHeight).toBe(3000);
  });

  it('starts at the page’s address, follows host and browser, and announces each location', async () => {
    location.hash = '#/roles?search=support';
    await open({ attributes: { routing: 'hash' } });
    await shows('1 role');
    expect(portal.words()).not.toContain('Runs the account');
    portal.element.path = '/roles?search=member';
    await shows('Uses the product and sees');
    expect(location.hash).toBe('#/roles?search=member');
    expect(portal.told).toEqual(['/roles?search=member']);
  });

  it('keeps the state of a list in its location', async () => {
    location.hash = '#/roles';
    await open({ attributes: { routing: 'hash' } });
    await shows('Sees everything and can impersonate people.');
    portal.find('th button', 'Permissions').click();
    await eventually(() => expect(location.hash).toMatch(/^#\/roles\?sort=permissions\.(asc|desc)$/));
  });

  it('shows another location in the task that goes there', async () => {
    location.hash = '#/roles';
    await open({ attributes: { routing: 'hash' } });
    await shows('Runs the account');
    // as a host's router does, in no event of which React knows
    history.pushState(undefined, '', '#/groups');
    for (let microtasks = 0; microtasks < 10; microtasks += 1) await Promise.resolve();
    expect(isCurrent('Groups')).toBe('page');
    history.back();
    await eventually(() => expect(isCurrent('Roles')).toBe('page'));
  });

  it('restores each tab’s view while the user stays in the company', async () => {
    const chosen: unknown[] = [];
    const adminBoxMenuClicked = (...given: string[]) => void chosen.push(given);
    const as = 'rae@reseller.test';
    await open({ as, attributes: { path: '/roles?search=support' }, events: { adminBoxMenuClicked } });
    portal.element.addEventListener('fe-admin-box-menu-clicked', ({ detail }) => chosen.push(detail));
    await shows('1 role');
    portal.find('nav button', 'Users').click();
    expect(chosen).toEqual([[as, 'users'], { email: as, tab: 'users' }]);
    await eventually(() => expect(portal.find('nav [aria-current=page]', 'Users')).toBeTruthy());
    portal.find('nav button', 'Roles').click();
    await shows('1 role');
    expect(portal.told).toEqual(['/users', '/roles?search=support']);
    portal.find('nav button', 'Users').click();
    const { app } = portal;
    const { session } = app.store.getState();
    const there = session.status === 'signedIn' && session.tenants.find(({ name }) => name === 'Fjord Instruments');
    expect(there && (await app.use(tenantsFeature).enter(there.tenantId, 'test'))).toBe(true);
    await shows('Fjord Instruments');
    await shows('1 user');
    portal.find('nav button', 'Roles').click();
    await eventually(() => expect(portal.told.at(-1)).toBe('/roles'));
  });

  it('shows a message to a user without access to any tab', async () => {
    const navigation = Object.fromEntries(SECTIONS.map((section) => [section, { visibility: 'hidden' }]));
    const adminBox = { navigation };
    await open({ as: 'bo@acme.test', preview: { config: { metadata: { adminBox } } } });
    await shows('You don’t have access to any settings yet');
  });

  it('shows no data to a signed-out user', async () => {
    await open({ as: '' });
    await shows('You’re signed out');
  });

  it('uses the default navigation where the operator’s metadata fails to load', async () => {
    await open({ attributes: { path: '/users' }, preview: { config: { metadata: {} } } });
    await shows('30 users');
    expect(() => portal.find('nav a, nav button', 'Roles')).toThrow();
  });
});

describe('<fe-admin-portal> as a dialog', () => {
  it('returns the focus to its opener, even when the focus moved while it loaded', async () => {
    // first of all: what is loaded already opens at once
    await open({ attributes: { mode: 'dialog' } });
    const [button, thief] = ['button', 'input'].map((tag) => document.body.appendChild(document.createElement(tag)));
    button?.focus();
    portal.element.show();
    thief?.focus();
    thief?.remove();
    await shows('Workspace');
    await sendKeys({ press: 'Escape' });
    await eventually(() => expect(document.activeElement).toBe(button));
    button?.remove();
  });

  it('opens over the page, closes by Esc, and returns the focus', async () => {
    await open({ attributes: { mode: 'dialog' } });
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const closed: string[] = [];
    portal.element.addEventListener('fe-closed', ({ type }) => closed.push(type));
    expect(portal.element.checkVisibility()).toBe(false);
    portal.element.show('/roles?search=support');
    await shows('1 result for “support”');
    expect(portal.words()).not.toContain('Auditor');
    await sendKeys({ press: 'Escape' });
    await eventually(() => expect(portal.element.open).toBe(false));
    await eventually(() => expect(document.activeElement).toBe(button));
    expect(closed).toEqual(['fe-closed']);
    button.remove();
  });
});

describe('<fe-roles-tab>', () => {
  it('is a standalone tab without its name in the location', async () => {
    await open({ tag: 'fe-roles-tab', attributes: { path: '/?search=support' } });
    await shows('1 role');
    expect(() => portal.find('nav[aria-label=Administration]')).toThrow();
    portal.element.path = '/?search=member';
    await eventually(() => expect(portal.told).toEqual(['/?search=member']));
  });

  it('shows a message to a user without permission', async () => {
    await open({ as: 'bo@acme.test', tag: 'fe-roles-tab' });
    await shows('You don’t have access');
  });
});

describe('a session that ends while the portal is open', () => {
  const DAY_MS = 86_400_000;
  const expire = async (seed?: (ports: Ports) => Promise<void>) => {
    await open({ attributes: { path: '/roles?search=support' }, ...(seed && { preview: { seed } }) });
    await shows('Sees everything');
    portal.preview.advance(40 * DAY_MS);
    const { answers } = portal.app.use(queriesFeature);
    void answers.invalidateQueries();
    await eventually(() => expect(portal.find('dialog').getAttribute('role')).toBe('alertdialog'));
    expect(portal.words()).toContain('Sign in to pick up where you left off.');
  };

  it('asks for sign-in in place, and continues with everything kept', async () => {
    await expire();
    expect(portal.words()).toContain('Sees everything');
    await eventually(() => expect(heading()).toBe('Enter your password'));
    const shown = box()?.shadowRoot?.querySelector('[part=card]')?.textContent;
    expect(shown).toContain('ada@acme.test');
    for (const words of ['Create an account', 'Change', 'Secured by']) expect(shown).not.toContain(words);
    // the dialog's own title is the one that is seen
    expect(box()?.shadowRoot?.querySelector('h1')?.offsetWidth).toBe(1);
    // as high as its card: no empty block above the dialog's buttons
    const card = box()?.shadowRoot?.querySelector<HTMLElement>('[part=card]');
    await eventually(() => expect(box()?.offsetHeight).toBe(card?.offsetHeight));
    await enter('password', SEEDED_PASSWORD);
    await eventually(() => expect(() => portal.find('dialog')).toThrow());
    expect(box()).toBeNull();
    expect(portal.app.store.getState().session.status).toBe('signedIn');
    expect(portal.words()).toContain('Sees everything');
    expect(portal.find('input[type=search]')).toHaveProperty('value', 'support');
  });

  it('opens SSO in another window, and continues once signed in there', async () => {
    await expire(async ({ store }) => {
      const all = store.scoped({ across: 'seeds' });
      const [tenant] = await all.tenants.find({ where: { name: 'Acme Robotics' } });
      if (!tenant) throw new Error('There is no company');
      const provider = { ssoEndpoint: 'https://id.acme.test/login' };
      await all.transaction((rows) => putProvider(rows, tenant.id, 'acme.test', provider));
    });
    const opened: unknown[] = [];
    const { open: openWindow } = window;
    window.open = (url) => {
      opened.push(url);
      return null;
    };
    await eventually(() => expect(heading()).toBe('Continue with single sign-on'));
    box()?.shadowRoot?.querySelector<HTMLElement>('button.fe-button-primary')?.click();
    await shows('in the new window');
    portal.find('dialog .fe-link', 'Open the window').click();
    window.open = openWindow;
    const back = encodeURIComponent(`${location.origin}/account/saml/callback`);
    const address = `https://id.acme.test/login?redirect_uri=${back}`;
    expect(opened).toEqual([address, address]);
    expect(portal.words()).toContain('Sees everything');

    // they are in over there, and come back
    await portal.app.client.call(auth.login, { body: { email: 'ada@acme.test', password: SEEDED_PASSWORD } });
    window.dispatchEvent(new Event('focus'));
    await eventually(() => expect(() => portal.find('dialog')).toThrow());
    expect(portal.find('input[type=search]')).toHaveProperty('value', 'support');
  });

  it('shows nothing of the last user’s to the next, not even while the next one’s data loads', async () => {
    await expire();
    Object.assign(portal.preview.network, { state: 'stalled', only: /roles\/v1$/ });
    await eventually(() => expect(heading()).toBe('Enter your password'));
    // as by a passkey of theirs
    await getApp(`${portal.app.name}-guest`).use(loginFeature).submitIdentifier({ email: 'ro@acme.test' });
    await enter('password', SEEDED_PASSWORD);
    await eventually(() => expect(portal.find('table').ariaBusy).toBe('true'));
    await shows('ro@acme.test');
    expect(portal.words()).not.toContain('Sees everything');
    expect(portal.told).toEqual(['/roles']);
  });

  it('shows nothing any more after leaving', async () => {
    await expire();
    portal.find('dialog button', 'Leave').click();
    await shows('You’re signed out');
    expect(portal.words()).not.toContain('Sees everything');
  });

  it('shows nothing any more after signing out', async () => {
    await open({ attributes: { path: '/roles' } });
    await shows('Runs the account');
    await portal.app.logout();
    await shows('You’re signed out');
  });
});

describe('a call that needs a fresh proof', () => {
  it('asks for sign-in in place, and is then repeated', async () => {
    const mfa = { ...DEFAULT_CONFIG.mfa, strategies: ['AuthenticatorApp', 'EmailCode'] satisfies MfaStrategy[] };
    await open({ attributes: { path: '/roles' }, preview: { config: { mfa } } });
    await shows('Runs the account');
    portal.preview.advance(60 * 60_000);
    await portal.app.use(queriesFeature).regain();
    const { client } = portal.app;
    const made = portal.app.use(stepUpFeature).run(() => client.call(ownMfa.enrollAuthenticator, {}));
    await shows('Confirm it’s you');
    await eventually(() => expect(heading()).toBe('Enter your password'));
    await enter('password', SEEDED_PASSWORD);
    expect(await made).toMatchObject({ ok: true });
    await eventually(() => expect(() => portal.find('dialog')).toThrow());
    await shows('Runs the account');
  });
});

const asked = () => eventually(() => portal.find('dialog[role=alertdialog] button', 'Keep editing'));
const answer = async (words: string) => {
  await asked();
  portal.find('dialog[role=alertdialog] button', words).click();
  await eventually(() => expect(() => portal.find('dialog[role=alertdialog]')).toThrow());
};
const typed = async (attributes: Readonly<Record<string, string>>) => {
  await open({ attributes });
  await shows('Runs the account');
  (await eventually(() => portal.find('button', 'Add role'))).click();
  const name = await eventually(() => portal.find('dialog input'));
  await sendKeys({ type: 'Auditor' });
  return name;
};

const ROUTINGS = [
  ['hash', '#/roles'],
  ['path', '/roles'],
] as const;
/** The browser is at this address, and the portal there, too: without a dialog. */
const isAt = (address: string) =>
  eventually(() => {
    expect(location.href).toBe(new URL(address, here).href);
    expect(() => portal.find('dialog')).toThrow();
  });

describe('a form with unsaved changes', () => {
  for (const [routing, at] of ROUTINGS)
    it(`asks before the browser's Back discards them, ${routing}`, async () => {
      history.pushState(null, '', at);
      const name = await typed({ routing });
      const deep = location.href;
      history.back();
      await answer('Keep editing');
      await eventually(() => expect(location.href).toBe(deep));
      expect(name).toHaveProperty('value', 'Auditor');
      history.back();
      await asked();
      await eventually(() => expect(location.href).toBe(deep));
      await answer('Discard changes');
      await isAt(at);
    });

  for (const [routing, at] of ROUTINGS)
    it(`is left by Back where they are discarded before the browser is back, ${routing}`, async () => {
      history.pushState(null, '', at);
      await open({ attributes: { path: '/roles' } });
      const asked: string[] = [];
      const leave = (then: () => void) => {
        asked.push(location.href);
        queueMicrotask(then);
      };
      const locations = portal.app.use(portalFeature).openHistory({ routing, leave });
      locations.go({ tab: 'roles', dialog: 'add' });
      history.back();
      await eventually(() => expect(locations.current()).toEqual({ tab: 'roles' }));
      await isAt(at);
      expect(asked).toEqual([new URL(at, here).href]);
      locations.close();
    });

  it('asks on Cancel and Esc, and not without changes', async () => {
    const name = await typed({ path: '/roles' });
    portal.find('dialog button', 'Cancel').click();
    await answer('Keep editing');
    expect(name).toHaveProperty('value', 'Auditor');
    await sendKeys({ press: 'Escape' });
    await answer('Discard changes');
    await eventually(() => expect(() => portal.find('dialog')).toThrow());
    portal.find('button', 'Add role').click();
    (await eventually(() => portal.find('dialog button', 'Cancel'))).click();
    await eventually(() => expect(() => portal.find('dialog')).toThrow());
  });

  it('asks before the page navigates away', async () => {
    await typed({ path: '/roles' });
    portal.element.path = '/users';
    await answer('Discard changes');
    await shows('30 users');
  });
});

describe('a connection that is lost', () => {
  it('shows a bar at the top, keeps the input, and announces when it is restored', async () => {
    await open({ attributes: { path: '/roles?dialog=add' } });
    await shows('Runs the account');
    const { network } = portal.preview;
    const name = await eventually(() => portal.find('dialog input'));
    await sendKeys({ type: 'Auditor' });
    network.state = 'down';
    portal.find('dialog button[type=submit]').click();
    await shows('Check your connection and try again.');
    await eventually(() => expect(portal.find('.fe-frame-bar').innerText).toContain('You’re offline'));
    expect(name).toHaveProperty('value', 'Auditor');
    const voice = portal.element.shadowRoot?.querySelector('.fe-live-region');
    expect(voice?.textContent).toContain('You’re offline');

    network.state = 'up';
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(() => portal.find('.fe-frame-bar')).toThrow());
    expect(voice?.textContent).toContain('You’re back online.');
    portal.find('dialog button[type=submit]').click();
    // what was made is opened in place of the dialog that made it
    await eventually(() => expect(portal.find('dialog h2').textContent).toBe('Auditor'));
  });

  it('is retried by a button, and reloads the lists', async () => {
    await open({ attributes: { path: '/roles' } });
    await shows('Runs the account');
    portal.preview.network.state = 'down';
    void portal.app.use(queriesFeature).answers.invalidateQueries();
    await shows('may be out of date');
    portal.preview.network.state = 'up';
    portal.find('.fe-frame-bar button', 'Try again').click();
    await eventually(() => expect(portal.words()).not.toContain('may be out of date'));
  });
});

describe('impersonation', () => {
  it('shows a bar at the top, and ends by a button', async () => {
    await open({ as: 'sue@acme.test', attributes: { path: '/roles' } });
    await shows('Sees everything');
    const bo = await portal.userOf('bo@acme.test');
    expect(await portal.app.use(impersonationFeature).begin(bo)).toMatchObject({ ok: true });
    await shows('sue@acme.test is impersonating Bo Andersen.');
    await shows('Ends in ');
    portal.find('.fe-frame-bar button', 'Stop impersonating').click();
    await eventually(() => expect(portal.words()).not.toContain('is impersonating'));
    await shows('sue@acme.test');
  });
});
