import { sendKeys } from '@web/test-runner-commands';
import { eventually, expect } from '../in-page.ts';

/** Part of an entry that shows one of its states. */
type StateOf = (name: string) => HTMLElement;

const one = <Found extends HTMLElement = HTMLElement>(place: HTMLElement, selector: string): Found => {
  const found = place.querySelector<Found>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const focusIn = (place: HTMLElement) => {
  const root = place.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : null;
};
const activeOption = (list: HTMLElement) => {
  const root = list.getRootNode();
  const id = list.getAttribute('aria-activedescendant') ?? '';
  return root instanceof ShadowRoot ? root.getElementById(id)?.textContent : undefined;
};
const checkedIn = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLInputElement>('.fe-checks-few input')].map(({ checked }) => checked);

/** Behavior of components that have no test of their own, in their gallery entries. */
export const galleryClaims: Readonly<Record<string, (stateOf: StateOf) => Promise<void> | void>> = {
  button: (stateOf) => {
    for (const name of ['busy', 'disabled']) {
      const button = one(stateOf(name), 'button');
      // it keeps the focus and its name, and no form is sent by it
      button.focus();
      expect([focusIn(button) === button, button.ariaDisabled, button.getAttribute('type')]).toEqual([
        true,
        'true',
        'button',
      ]);
    }
    const busy = one(stateOf('busy'), 'button');
    expect(busy.querySelector('.fe-button-content')?.textContent).toBe('Invite 3 people');
    expect(busy.querySelector('[role=status]')?.textContent).toBe('One moment');
    expect(one(stateOf('as a link'), 'button').textContent).toBe('Forgot password?');
  },
  banner: (stateOf) => {
    const roles = ['info', 'success', 'warning', 'danger'].map((name) => one(stateOf(name), '.fe-banner').role);
    expect(roles).toEqual(['status', 'status', 'status', 'alert']);
    expect(one(stateOf('with an action'), 'button').textContent).toBe('Send a new link');
  },
  picker: async (stateOf) => {
    const list = one(stateOf('few'), '[role=listbox]');
    list.focus();
    await sendKeys({ press: 'ArrowDown' });
    await eventually(() => expect(activeOption(list)).toContain('Fjord Instruments'));
    await sendKeys({ press: 'h' });
    await eventually(() => expect(activeOption(list)).toContain('Harbour Logistics'));
    await sendKeys({ press: 'Home' });
    await eventually(() => expect(activeOption(list)).toContain('Acme Robotics'));
    const searched = stateOf('many, searched');
    one(searched, 'input').focus();
    await sendKeys({ type: 'porto' });
    const names = () => [...searched.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
    await eventually(() => expect(names()).toHaveLength(2));
    for (const name of names()) expect(name).toMatch(/Porto (Freight|Optics)$/);
  },
  spinner: (stateOf) => {
    const said = ['as it is', 'with a name of its own'].map((name) => one(stateOf(name), '[role=status]').textContent);
    expect(said).toEqual(['Loading', 'Checking the domain']);
  },
  'secret-field': async (stateOf) => {
    const place = stateOf('hidden');
    const secret = 'a81f5cf0';
    expect(place.innerHTML).not.toContain(secret);
    const toggle = one(place, '[aria-pressed]');
    toggle.click();
    await eventually(() => expect(one<HTMLInputElement>(place, 'input').value).toContain(secret));
    expect([toggle.ariaPressed, one<HTMLInputElement>(place, 'input').readOnly]).toEqual(['true', true]);
    toggle.click();
    await eventually(() => expect(place.innerHTML).not.toContain(secret));
  },
  'checkbox-list': async (stateOf) => {
    const place = stateOf('all or none');
    const all = one<HTMLInputElement>(place, 'input');
    expect([all.indeterminate, checkedIn(place)]).toEqual([true, [false, true, false, false]]);
    all.click();
    // the disabled one stays as it is
    await eventually(() => expect(checkedIn(place)).toEqual([true, true, true, false]));
    all.click();
    await eventually(() => expect(checkedIn(place)).toEqual([false, false, false, false]));
    const kept = stateOf('read-only');
    one(kept, 'input').click();
    expect(checkedIn(kept)).toEqual([true, false, true, false]);
  },
  'identifier-pill': (stateOf) => {
    const name = one(stateOf('a long address'), '.fe-pill-name');
    // whole in its title, however narrow the place, and never translated
    expect([name.title, name.dir, name.getAttribute('translate')]).toEqual([name.textContent, 'auto', 'no']);
    expect(one(stateOf('an email address'), 'button').textContent).toBe('Change');
  },
  swatches: async (stateOf) => {
    const place = stateOf('chosen');
    const chosen = () => place.querySelector<HTMLElement>('label:has(:checked)')?.title;
    expect(one(place, '[role=radiogroup]').querySelectorAll('input')).toHaveLength(5);
    one(place, ':checked').focus();
    await sendKeys({ press: 'ArrowRight' });
    await eventually(() => expect(chosen()).toBe('Orange'));
    expect(focusIn(place)).toBe(one(place, ':checked'));
    const kept = stateOf('read-only');
    one(kept, 'input:not(:checked)').click();
    expect(one<HTMLInputElement>(kept, '[title=Blue] input').checked).toBe(true);
  },
};
