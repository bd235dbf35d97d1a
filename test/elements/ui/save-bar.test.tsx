import { sendKeys } from '@web/test-runner-commands';
import { useLayoutEffect, useState } from 'react';
import { SaveBar } from '../../../elements/ui/save-bar/save-bar.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
let saves: number;
let answer: (error?: string) => void;

const Settings = () => {
  const [saved, setSaved] = useState('Acme');
  const [name, setName] = useState('Acme');
  const [call, setCall] = useState<{ busy: boolean; error?: string | undefined }>({ busy: false });
  useLayoutEffect(() => {
    answer = (error) => {
      setCall({ busy: false, error });
      if (!error) setSaved(name);
    };
  }, [name]);
  const save = () => {
    saves += 1;
    setCall({ busy: true });
  };
  return (
    <>
      <input aria-label="Company name" value={name} onChange={(event) => setName(event.target.value)} />
      <SaveBar dirty={name !== saved} {...call} onSave={save} onCancel={() => setName(saved)} />
    </>
  );
};

const open = async (attributes = {}) => {
  saves = 0;
  shown = await show(() => <Settings />, attributes);
  const input = byRole(shown.root, 'input', 'Company name') as HTMLInputElement;
  input.focus();
  return input;
};
const bar = () => shown.root.querySelector('[part=save-bar]');
const status = () => shown.root.querySelector('span[role=status]')?.textContent;

afterEach(() => shown.close());

describe('the save bar', () => {
  it('is shown and announced only with unsaved changes', async () => {
    await open();
    expect([bar(), status()]).toEqual([null, '']);
    await sendKeys({ type: ' Robotics' });
    await eventually(() => expect(bar()).toBeTruthy());
    expect(status()).toBe('You have unsaved changes.');
    for (const _ of ' Robotics') await sendKeys({ press: 'Backspace' });
    await eventually(() => expect(bar()).toBeNull());
    expect(status()).toBe('');
  });

  it('discards changes, and returns the focus to where they were made', async () => {
    const input = await open();
    await sendKeys({ type: '!' });
    await sendKeys({ press: 'Tab' });
    expect(shown.root.activeElement).toBe(byRole(shown.root, 'button', 'Cancel'));
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(bar()).toBeNull());
    expect(input.value).toBe('Acme');
    expect(shown.root.activeElement).toBe(input);
    expect(saves).toBe(0);
  });

  it('saves once however often it is pressed, and announces success', async () => {
    const input = await open();
    await sendKeys({ type: '!' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Enter' });
    expect(saves).toBe(1);
    expect(status()).toBe('Saving');
    expect(byRole(shown.root, 'button', 'Cancel').getAttribute('aria-disabled')).toBe('true');
    answer();
    await eventually(() => expect(bar()).toBeNull());
    expect(status()).toBe('Changes saved.');
    expect(shown.root.activeElement).toBe(input);
  });

  it('stays with the changes when saving failed, with the reason', async () => {
    const input = await open();
    await sendKeys({ type: '!' });
    byRole(shown.root, 'button', 'Save').click();
    answer('Your changes were not saved. Try again.');
    const alert = await eventually(() => byRole(shown.root, '[role=alert]', 'Your changes were not saved. Try again.'));
    expect(alert.closest('[part=save-bar]')).toBe(bar());
    expect(input.value).toBe('Acme!');
    byRole(shown.root, 'button', 'Save').click();
    expect(saves).toBe(2);
  });

  it('is sticky at the bottom of a long page', async () => {
    await open();
    const tall = shown.element;
    await sendKeys({ type: '!' });
    await eventually(() => expect(bar()).toBeTruthy());
    const input = byRole(shown.root, 'input', 'Company name');
    input.style.cssText = 'display: block; margin-block-end: 3000px';
    tall.scrollIntoView({ block: 'start' });
    const { bottom } = bar()!.getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    expect(bottom).toBeGreaterThan(innerHeight - 40);
  });
});
