import { sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { Switch } from '../../../elements/ui/switch/switch.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';
import { byLabel } from '../../kit/ui/by-label.ts';

let shown: Shown;
afterEach(() => shown.close());
const track = (label = 'Allow sign-up') => byLabel(shown.root, HTMLInputElement, label);

/** Along the line of writing, in pixels. */
const shift = () => new DOMMatrix(`translate(${getComputedStyle(track(), '::after').translate.split(' ')[0]}, 0)`).e;

const Live = () => {
  const [on, setOn] = useState(false);
  return <Switch label="Allow sign-up" value={on} onChange={setOn} />;
};

const Undone = () => {
  const [on, setOn] = useState(false);
  return (
    <>
      <Switch label="Allow sign-up" value={on} onChange={setOn} />
      <button type="button" onClick={() => setOn(!on)}>
        Undo
      </button>
    </>
  );
};

const Refused = () => {
  const [error, setError] = useState<string>();
  return <Switch label="Allow sign-up" value={false} error={error} onChange={() => setError('Not saved.')} />;
};

describe('a switch', () => {
  it('is on or off, by press and by Space', async () => {
    shown = await show(() => <Live />);
    expect(track().role).toBe('switch');
    track().click();
    await eventually(() => expect(track().checked).toBe(true));
    track().focus();
    await sendKeys({ press: 'Space' });
    await eventually(() => expect(track().checked).toBe(false));
  });

  it('is busy during its call: presses are ignored, the focus stays, and it is announced', async () => {
    const wishes: boolean[] = [];
    shown = await show(() => <Switch label="Allow sign-up" value busy onChange={(on) => wishes.push(on)} />);
    track().focus();
    await sendKeys({ press: 'Space' });
    track().click();
    expect([wishes, track().checked]).toEqual([[], true]);
    expect(shown.root.activeElement).toBe(track());
    expect(shown.root.querySelector('[role=status]')?.textContent).toBe('One moment');
  });

  it('is controlled, so that an undo elsewhere resets it', async () => {
    shown = await show(() => <Undone />);
    track().click();
    await eventually(() => expect(track().checked).toBe(true));
    byRole(shown.root, 'button', 'Undo').click();
    await eventually(() => expect(track().checked).toBe(false));
  });

  it('stays off when the change was refused', async () => {
    shown = await show(() => <Refused />);
    track().click();
    await eventually(() => expect(track().ariaInvalid).toBe('true'));
    expect(track().checked).toBe(false);
  });

  it('slides towards the inline end', async () => {
    for (const [lang, sign] of [
      ['en', 1],
      ['he', -1],
    ] as const) {
      shown = await show(() => <Switch label="Allow sign-up" value onChange={() => {}} />, { lang });
      expect(Math.sign(shift())).toBe(sign);
      if (lang === 'en') shown.close();
    }
  });
});
