import { sendKeys } from '@web/test-runner-commands';
import type { AccountSceneName } from '../../../demo/preview/scenes/scenes.ts';
import type { SceneHandle } from '../../../demo/preview/scenes/open-scene.ts';
import { describe, eventually, expect, it } from '../../kit/in-page.ts';
import { openPlace } from '../login-box/place.ts';
import { seenIn } from './seen.ts';

type Seen = ReturnType<typeof seenIn>;

const ADA = 'Account: Ada Lovelace, Acme Robotics';
const press = (key: string) => sendKeys({ press: key });

/** Opens a scene, waits until its control is there, looks, and takes it away again. */
const inScene = async (
  name: AccountSceneName,
  look: (seen: Seen, scene: SceneHandle, element: HTMLElement) => Promise<void>,
): Promise<void> => {
  const { box, scene, close } = await openPlace(name);
  const seen = seenIn(box);
  try {
    await eventually(() => expect(seen.button()).toBeTruthy());
    await look(seen, scene, box);
  } finally {
    close();
  }
};

const open = async (seen: Seen, by: string, role: string) => {
  seen.button()?.focus();
  await press(by);
  await eventually(() => expect(seen.names(role).length).toBeGreaterThan(0));
};

describe('the user button', () => {
  it('opens and moves by arrow keys, and returns the focus on Escape', () =>
    inScene('user-button/open/several', async (seen) => {
      await press('Escape');
      await eventually(() => expect(seen.focused()).toBe(ADA));
      await open(seen, 'ArrowUp', '[role=menuitem]');
      await eventually(() => expect(seen.focused()).toBe('Sign out'));
      await press('ArrowDown');
      expect(seen.focused()).toBe('Account settings');
      await press('s');
      expect(seen.focused()).toBe('Switch company');
      await press('Enter');
      await eventually(() => expect(seen.focused()).toBe('Acme Robotics'));
      await press('Escape');
      await eventually(() => expect(seen.focused()).toBe(ADA));
    }));

  it('signs the user out, and disappears', () =>
    inScene('user-button/closed', async (seen, _, element) => {
      let ended = 0;
      element.addEventListener('fe-signed-out', () => (ended += 1));
      await open(seen, 'Enter', '[role=menuitem]');
      seen.get('[role=menuitem]', 'Sign out').click();
      await eventually(() => expect(element.hidden).toBe(true));
      expect(ended).toBe(1);
    }));

  it('fires a cancelable event before navigating to the account, and opens the portal where there is one', () =>
    inScene('user-button/closed', async (seen, _, element) => {
      const done: string[] = [];
      const portal = document.createElement('fe-portal-of-a-test');
      portal.id = 'portal';
      Object.assign(portal, { show: () => done.push('shown') });
      document.body.append(portal);
      element.setAttribute('portal', 'portal');
      const choose = async () => {
        await open(seen, 'Enter', '[role=menuitem]');
        seen.get('[role=menuitem]', 'Account settings').click();
      };
      await choose();
      expect(done).toEqual(['shown']);
      element.addEventListener('fe-portal', (event) => event.preventDefault());
      element.setAttribute('portal-url', '/profile');
      await choose();
      expect(done).toEqual(['shown']);
      portal.remove();
    }));

  it('links only to http addresses and paths', () =>
    inScene('user-button/closed', async (seen, _, element) => {
      element.setAttribute('portal-url', 'javascript:alert(1)');
      await open(seen, 'Enter', '[role=menuitem]');
      expect(seen.names('[role=menuitem]')).toEqual(['Sign out']);
    }));
});

describe('the tenant switcher', () => {
  it('switches to the company chosen by keyboard, and fires an event', () =>
    inScene('tenant-switcher/open', async (seen, _, element) => {
      const told: string[] = [];
      element.addEventListener('fe-tenant-switched', ({ type }) => told.push(type));
      await press('ArrowDown');
      expect(seen.focused()).toBe('Fjord Instruments');
      await press('n');
      expect(seen.focused()).toBe('Northwind Resale');
      await press('Home');
      await press('ArrowDown');
      await press('Enter');
      await eventually(() => expect(seen.name()).toBe('Company: Fjord Instruments'));
      await eventually(() => expect(seen.focused()).toBe('Company: Fjord Instruments'));
      expect(told).toEqual(['fe-tenant-switched']);
      // where the person was is offered first
      await open(seen, 'Enter', '[role=option]');
      expect(seen.names('[role=option]').slice(0, 2)).toEqual(['Fjord Instruments', 'Acme Robotics']);
    }));

  it('searches hundreds of companies, and renders few', () =>
    inScene('tenant-switcher/many', async (seen) => {
      await eventually(() => expect(seen.focused()).toBe('Search companies'));
      expect(seen.names('[role=option]').length).toBeLessThan(150);
      await sendKeys({ type: 'malmo dairy 3' });
      await eventually(() => expect(seen.names('[role=option]')).toEqual(['Malmö Dairy 3']));
      await press('Enter');
      await eventually(() => expect(seen.name()).toBe('Company: Malmö Dairy 3'));
    }));

  it('dismisses a refusal when its list is closed', () =>
    inScene('tenant-switcher/refused', async (seen) => {
      await press('Escape');
      await eventually(() => expect(seen.alert()).toBe(''));
      await open(seen, 'Enter', '[role=option]');
      expect(seen.alert()).toBe('');
    }));
});
