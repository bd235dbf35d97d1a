import { sendKeys } from '@web/test-runner-commands';
import { ownMfa } from '../../../core/contract/own-mfa.ts';
import { impersonationFeature } from '../../../core/impersonation/impersonation.feature.ts';
import { portalFeature } from '../../../core/portal/portal.feature.ts';
import { stepUpFeature } from '../../../core/step-up/step-up.feature.ts';
import type { MfaStrategy } from '../../../core/contract/entities/mfa.ts';
import { SEEDED_PASSWORD } from '../../../demo/server/dev/people.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
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

describe('<fe-admin-portal> as a page', () => {
  it('leads an administrator about, by pointer and by keys, and says where they are', async () => {
    await open({ attributes: { path: '/roles' } });
    await shows('Runs the account: people, roles, security and billing.');
    const here = portal.find('nav [aria-current=page]', 'Roles');
    here.focus();
    await sendKeys({ press: 'End' });
    expect(portal.element.shadowRoot?.activeElement?.closest('nav')).not.toBeNull();
    expect(portal.find('.fe-nav-tenant').textContent).toBe('Acme Robotics');
  });

  it('begins where the page’s address says, follows its host and the browser, and tells of each place', async () => {
    location.hash = '#/roles?search=support';
    await open({ attributes: { routing: 'hash' } });
    await shows('1 role');
    expect(portal.words()).not.toContain('Runs the account');
    portal.element.path = '/roles?search=member';
    await shows('Works in the account');
    expect(location.hash).toBe('#/roles?search=member');
    expect(portal.told).toEqual(['/roles?search=member']);
  });

  it('keeps what of a list is shown in its place', async () => {
    location.hash = '#/roles';
    await open({ attributes: { routing: 'hash' } });
    await shows('Sees everything and may act as another person.');
    portal.find('th button', 'Permissions').click();
    await eventually(() => expect(location.hash).toMatch(/^#\/roles\?sort=permissions\.(asc|desc)$/));
  });

  it('has nothing for who may open nothing, and says so', async () => {
    const adminBox = { navigation: { users: { visibility: 'hidden' } } };
    await open({ as: 'bo@acme.test', preview: { config: { metadata: { adminBox } } } });
    await shows('Nothing here for you yet');
  });

  it('shows nothing of anybody to who is signed out', async () => {
    await open({ as: '' });
    await shows('You are signed out');
  });

  it('goes by its own table where the operator’s metadata does not load', async () => {
    await open({ preview: { config: { metadata: {} } } });
    await shows('30 users');
    expect(() => portal.find('nav a, nav button', 'Roles')).toThrow();
  });
});

describe('<fe-admin-portal> as a dialog', () => {
  it('opens over the page, closes by Esc, and gives the focus back', async () => {
    await open({ attributes: { mode: 'dialog' } });
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const closed: string[] = [];
    portal.element.addEventListener('fe-closed', ({ type }) => closed.push(type));
    expect(portal.element.checkVisibility()).toBe(false);
    portal.element.show('/roles?search=support');
    await shows('Sees everything and may act as another person.');
    expect(portal.words()).not.toContain('Works in the account');
    await sendKeys({ press: 'Escape' });
    await eventually(() => expect(portal.element.open).toBe(false));
    await eventually(() => expect(document.activeElement).toBe(button));
    expect(closed).toEqual(['fe-closed']);
    button.remove();
  });
});

describe('<fe-roles-tab>', () => {
  it('is the tab alone, and its place leaves out its name', async () => {
    await open({ tag: 'fe-roles-tab', attributes: { path: '/?search=support' } });
    await shows('1 role');
    expect(() => portal.find('nav[aria-label=Administration]')).toThrow();
    portal.element.path = '/?search=member';
    await eventually(() => expect(portal.told).toEqual(['/?search=member']));
  });

  it('says so to who may not see it', async () => {
    await open({ as: 'bo@acme.test', tag: 'fe-roles-tab' });
    await shows('You do not have access to this');
  });
});

describe('a session that ends while the portal is open', () => {
  const DAY_MS = 86_400_000;
  const expire = async () => {
    await open({ attributes: { path: '/roles?search=support' } });
    await shows('Sees everything');
    portal.preview.advance(40 * DAY_MS);
    const { answers } = portal.app.use(portalFeature);
    void answers.invalidateQueries();
    await eventually(() => expect(portal.find('dialog').getAttribute('role')).toBe('alertdialog'));
    expect(portal.words()).toContain('Sign in as ada@acme.test');
  };

  it('asks its person in again where they are, and goes on with all that was there', async () => {
    await expire();
    expect(portal.words()).toContain('Sees everything');
    await eventually(() => expect(heading()).toBe('Sign in to Acme'));
    await enter('email', 'ada@acme.test');
    await eventually(() => expect(heading()).toBe('Enter your password'));
    await enter('password', SEEDED_PASSWORD);
    await eventually(() => expect(() => portal.find('dialog')).toThrow());
    expect(box()).toBeNull();
    expect(portal.app.store.getState().session.status).toBe('signedIn');
    expect(portal.words()).toContain('Sees everything');
    expect(portal.find('input[type=search]')).toHaveProperty('value', 'support');
  });

  it('shows nothing any more to who would rather leave', async () => {
    await expire();
    portal.find('dialog button', 'Leave').click();
    await shows('You are signed out');
    expect(portal.words()).not.toContain('Sees everything');
  });

  it('shows nothing any more to who signs out', async () => {
    await open({ attributes: { path: '/roles' } });
    await shows('Runs the account');
    await portal.app.logout();
    await shows('You are signed out');
  });
});

describe('a call that needs a fresh proof', () => {
  it('has its person sign in once more where they are, and is made then', async () => {
    const mfa = { ...DEFAULT_CONFIG.mfa, strategies: ['AuthenticatorApp', 'EmailCode'] satisfies MfaStrategy[] };
    await open({ attributes: { path: '/roles' }, preview: { config: { mfa } } });
    await shows('Runs the account');
    portal.preview.advance(60 * 60_000);
    await portal.app.use(portalFeature).regain();
    const { client } = portal.app;
    const made = portal.app.use(stepUpFeature).run(() => client.call(ownMfa.enrollAuthenticator, {}));
    await shows('Confirm that it is you');
    await eventually(() => expect(heading()).toBe('Sign in to Acme'));
    await enter('email', 'ada@acme.test');
    await eventually(() => expect(heading()).toBe('Enter your password'));
    await enter('password', SEEDED_PASSWORD);
    expect(await made).toMatchObject({ ok: true });
    await eventually(() => expect(() => portal.find('dialog')).toThrow());
    await shows('Runs the account');
  });
});

describe('acting as somebody else', () => {
  it('is said above all, and ends by a press', async () => {
    await open({ as: 'sue@acme.test', attributes: { path: '/roles' } });
    await shows('Sees everything');
    const bo = await portal.userOf('bo@acme.test');
    expect(await portal.app.use(impersonationFeature).begin(bo)).toMatchObject({ ok: true });
    await shows('sue@acme.test is acting as Bo Andersen.');
    await shows('It ends in ');
    portal.find('.fe-acting button', 'Stop acting').click();
    await eventually(() => expect(portal.words()).not.toContain('is acting as'));
    await shows('sue@acme.test');
  });
});
