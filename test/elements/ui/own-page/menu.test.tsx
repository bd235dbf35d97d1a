import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { type ReactNode, useState } from 'react';
import { divider, type MenuContent } from '../../../../elements/ui/menu/menu-item.ts';
import { Menu } from '../../../../elements/ui/menu/menu.tsx';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { type MovingTime, movingTime } from '../../../kit/moving-time.ts';
import { byRole, show, type Shown } from '../../../kit/show.tsx';
import { focused, press } from '../../../kit/ui/modal-kit.tsx';

let shown: Shown;
let time: MovingTime;
let done: string[];

beforeEach(() => {
  done = [];
  time = movingTime();
});
afterEach(() => {
  time.restore();
  shown.close();
  document.body.removeAttribute('style');
});

const does = (what: string) => () => {
  done.push(what);
};

const content: MenuContent = [
  { label: 'Edit', onPress: does('edit') },
  { label: 'Send the invitation again', onPress: does('send') },
  { label: 'Set a password', disabled: 'Ada signs in with single sign-on.', onPress: does('set') },
  divider,
  { label: 'Remove', danger: true, onPress: does('remove') },
];

const put = async (draw: () => ReactNode = () => <Menu name="Actions for Ada" items={content} />, attributes = {}) => {
  shown = await show(draw, attributes);
  return shown.root;
};
const trigger = (name = 'Actions for Ada') => byRole(shown.root, 'button[aria-haspopup=menu]', name);
const menu = () => shown.root.querySelector<HTMLElement>('[role=menu]');
const opened = async (...put_: Parameters<typeof put>) => {
  const root = await put(...put_);
  trigger().focus();
  await sendKeys({ press: 'Enter' });
  await eventually(() => expect(menu()).toBeTruthy());
  return root;
};
const closed = () => eventually(() => expect(menu() === null).toBe(true));
const emailChecked = () => byRole(shown.root, '[role=menuitemcheckbox]', 'Email').getAttribute('aria-checked');
const labels = () => shown.root.activeElement?.getAttribute('data-fe-label');

describe('a menu', () => {
  it('says once why all of its items are disabled', async () => {
    const disabled = 'You can’t do this to your own account.';
    const items = ['Lock', 'Delete'].map((label) => ({ label, disabled }));
    const root = await opened(() => <Menu name="Actions for Ada" items={items} />);
    expect(menu()?.textContent).toBe(`${disabled}LockDelete`);
    const why = [...root.querySelectorAll('[role=menuitem]')].map(
      (item) => item.getAttribute('aria-describedby') ?? '',
    );
    expect(why.map((id) => root.getElementById(id)?.textContent)).toEqual([disabled, disabled]);
  });

  it('has aria-haspopup and aria-expanded on its button', async () => {
    await put();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    trigger().click();
    await eventually(() => expect(trigger().getAttribute('aria-expanded')).toBe('true'));
    expect(menu()?.getAttribute('aria-label')).toBe('Actions for Ada');
    expect(trigger().getAttribute('aria-controls')).toBe(menu()?.id);
    expect([...menu()!.children].map((child) => child.getAttribute('role'))).toEqual([
      'menuitem',
      'menuitem',
      'menuitem',
      'separator',
      'menuitem',
    ]);
  });

  const ways: [key: string, first: string][] = [
    ['Enter', 'Edit'],
    ['Space', 'Edit'],
    ['ArrowDown', 'Edit'],
    ['ArrowUp', 'Remove'],
  ];
  for (const [key, first] of ways)
    it(`opens by ${key} at "${first}"`, async () => {
      await put();
      trigger().focus();
      await sendKeys({ press: key });
      await eventually(() => expect(labels()).toBe(first));
    });

  const moves: [key: string, to: string][] = [
    ['ArrowDown', 'Send the invitation again'],
    ['ArrowDown', 'Set a password'],
    ['ArrowDown', 'Remove'],
    ['ArrowDown', 'Edit'],
    ['ArrowUp', 'Remove'],
    ['Home', 'Edit'],
    ['End', 'Remove'],
    ['PageUp', 'Edit'],
    ['PageDown', 'Remove'],
  ];
  it('is navigated by arrow keys, wrapping around, and by Home and End', async () => {
    await opened();
    const went: (string | null | undefined)[] = [];
    for (const [key] of moves) {
      await sendKeys({ press: key });
      went.push(labels());
    }
    expect(went).toEqual(moves.map(([, to]) => to));
  });

  it('supports typeahead', async () => {
    await opened();
    await sendKeys({ press: 's' });
    expect(labels()).toBe('Send the invitation again');
    await sendKeys({ press: 's' });
    expect(labels()).toBe('Set a password');
    await sendKeys({ press: 's' });
    expect(labels()).toBe('Send the invitation again');
  });

  it('combines letters typed quickly', async () => {
    await opened();
    await sendKeys({ type: 'set' });
    expect(labels()).toBe('Set a password');
  });

  it('supports letters of every script, in either case', async () => {
    await opened(() => <Menu name="Actions for Ada" items={[{ label: 'Ändern' }, { label: 'הסרה' }]} />);
    menu()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ה', bubbles: true, composed: true }));
    expect(labels()).toBe('הסרה');
    menu()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ä', bubbles: true, composed: true }));
    expect(labels()).not.toBe('Ändern');
  });

  for (const key of ['Enter', 'Space'])
    it(`runs the item by ${key}, after returning the focus`, async () => {
      const root = await opened();
      await sendKeys({ press: 'ArrowDown' });
      await sendKeys({ press: key });
      await closed();
      expect([done, focused(root)]).toEqual([['send'], 'Actions for Ada']);
    });

  it('runs the pressed item', async () => {
    await put();
    await press(trigger());
    await eventually(() => expect(menu()).toBeTruthy());
    await press(byRole(shown.root, '[role=menuitem]', 'Remove'));
    await closed();
    expect(done).toEqual(['remove']);
  });

  it('does not run a disabled item, and shows the reason', async () => {
    const root = await opened();
    const item = byRole(root, '[role=menuitem]', /^Set a password/);
    await press(item);
    item.focus();
    await sendKeys({ press: 'Enter' });
    expect([done, menu() === null, item.getAttribute('aria-disabled')]).toEqual([[], false, 'true']);
    const reason = root.getElementById(item.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Ada signs in with single sign-on.');
  });

  it('follows the pointer with the focus', async () => {
    const root = await opened();
    const { left, top, width, height } = byRole(root, '[role=menuitem]', 'Remove').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    await eventually(() => expect(labels()).toBe('Remove'));
  });

  it('closes by Esc and by a press on its button, and returns the focus', async () => {
    const root = await opened();
    await sendKeys({ press: 'Escape' });
    await closed();
    expect(focused(root)).toBe('Actions for Ada');
    await press(trigger());
    await eventually(() => expect(menu()).toBeTruthy());
    await press(trigger());
    await closed();
  });

  it('closes by Tab, which moves on after its button', async () => {
    const root = await opened(() => (
      <>
        <Menu name="Actions for Ada" items={content} />
        <button type="button">Next</button>
      </>
    ));
    await sendKeys({ press: 'Tab' });
    await closed();
    expect(focused(root)).toBe('Next');
  });

  it('stays open while an item is toggled', async () => {
    await opened(() => <Columns />);
    expect(emailChecked()).toBe('false');
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(emailChecked()).toBe('true'));
    expect(menu()).toBeTruthy();
  });

  it('has links, which can be opened in another tab', async () => {
    await opened(() => (
      <Menu name="Actions for Ada" items={[{ label: 'Profile', href: '#profile', onPress: does('profile') }]} />
    ));
    const link = byRole(shown.root, 'a[role=menuitem]', 'Profile');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }));
    expect(done).toEqual([]);
    await sendKeys({ press: 'Space' });
    await closed();
    expect([done, location.hash]).toEqual([['profile'], '']);
  });

  it('is aligned to the end of an icon button and to the start of a text button', async () => {
    document.body.style.padding = '0 300px';
    for (const lang of ['en', 'he']) {
      await opened(undefined, { lang });
      for (const motion of menu()!.getAnimations()) motion.finish();
      const edge = lang === 'en' ? 'right' : 'left';
      expect([lang, menu()!.getBoundingClientRect()[edge]]).toEqual([lang, trigger().getBoundingClientRect()[edge]]);
      shown.close();
    }
    await put();
  });

  it('does not render without items', async () => {
    const root = await put(() => <Menu name="Actions for Ada" items={[]} />);
    expect(root.querySelector('button')).toBe(null);
  });
});

const Columns = () => {
  const [checked, setChecked] = useState(false);
  return <Menu name="Actions for Ada" items={[{ label: 'Email', checked, onPress: () => setChecked(!checked) }]} />;
};
