import { sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { type RadioCard, RadioCards } from '../../../elements/ui/radio-cards/radio-cards.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';
import { byLabel, descriptionOf } from '../../kit/ui/by-label.ts';

const factors: RadioCard[] = [
  { value: 'passkey', label: 'Passkey', hint: 'Your fingerprint.', badge: 'Recommended' },
  { value: 'sms', label: 'Text message', disabled: true, hint: 'Not allowed.' },
  { value: 'app', label: 'Authenticator app' },
];

let shown: Shown;
let chosen: string | undefined;
afterEach(() => {
  chosen = undefined;
  shown.close();
});
const card = (label: string | RegExp) => byLabel(shown.root, HTMLInputElement, label);

const choosing = (set: (value: string) => void) => (value: string) => {
  chosen = value;
  set(value);
};

const Factors = ({ first, readOnly = false }: { first?: string; readOnly?: boolean }) => {
  const [value, setValue] = useState(first);
  return (
    <RadioCards
      label="Factor"
      options={factors}
      value={value}
      onChange={choosing(setValue)}
      readOnly={readOnly}
      required
    />
  );
};

const Two = () => {
  const [one, setOne] = useState<string>();
  const [two, setTwo] = useState<string>();
  return (
    <>
      <RadioCards label="One" options={[{ value: 'a', label: 'First' }]} value={one} onChange={setOne} />
      <RadioCards label="Two" options={[{ value: 'b', label: 'Second' }]} value={two} onChange={setTwo} />
    </>
  );
};

describe('radio cards', () => {
  it('are chosen by a press anywhere on a card', async () => {
    shown = await show(() => <Factors />);
    expect(chosen).toBe(undefined);
    shown.root.querySelector<HTMLElement>('label:has([type=radio])')?.click();
    await eventually(() => expect(chosen).toBe('passkey'));
  });

  it('are one tab stop, and arrows skip disabled cards', async () => {
    shown = await show(() => (
      <>
        <Factors first="passkey" />
        <button type="button">after</button>
      </>
    ));
    card(/^Passkey/).focus();
    await sendKeys({ press: 'ArrowDown' });
    await eventually(() => expect(chosen).toBe('app'));
    expect(shown.root.activeElement).toBe(card('Authenticator app'));
    await sendKeys({ press: 'Tab' });
    expect(shown.root.activeElement?.textContent).toBe('after');
  });

  it('cannot be changed when read-only', async () => {
    shown = await show(() => <Factors first="passkey" readOnly />);
    card('Authenticator app').click();
    card(/^Passkey/).focus();
    await sendKeys({ press: 'ArrowDown' });
    expect([chosen, card(/^Passkey/).checked]).toEqual([undefined, true]);
  });

  it('have short names, with descriptions by aria-describedby', async () => {
    shown = await show(() => <Factors />);
    expect(descriptionOf(shown.root, card(/^Passkey ?Recommended$/))).toBe('Your fingerprint.');
    const group = byLabel(shown.root, HTMLElement, 'Factor');
    expect([group.role, group.ariaRequired]).toEqual(['radiogroup', 'true']);
  });

  it('of two groups in one element are independent', async () => {
    shown = await show(() => <Two />);
    card('First').click();
    card('Second').click();
    await eventually(() => expect([card('First').checked, card('Second').checked]).toEqual([true, true]));
  });
});
