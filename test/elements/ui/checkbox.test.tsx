import { sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { Checkbox } from '../../../elements/ui/checkbox/checkbox.tsx';
import { CheckboxList } from '../../../elements/ui/checkbox-list/checkbox-list.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';
import { byLabel, descriptionOf } from '../../kit/ui/by-label.ts';

let shown: Shown;
afterEach(() => shown.close());
const box = (label: string) => byLabel(shown.root, HTMLInputElement, label);

const Terms = ({ readOnly = false }) => {
  const [value, setValue] = useState(false);
  return <Checkbox label="I agree" hint="You can withdraw." value={value} onChange={setValue} readOnly={readOnly} />;
};

describe('a checkbox', () => {
  it('is toggled by its label, itself and Space', async () => {
    shown = await show(() => <Terms />);
    box('I agree').labels?.[0]?.click();
    await eventually(() => expect(box('I agree').checked).toBe(true));
    box('I agree').click();
    await eventually(() => expect(box('I agree').checked).toBe(false));
    box('I agree').focus();
    await sendKeys({ press: 'Space' });
    await eventually(() => expect(box('I agree').checked).toBe(true));
  });

  it('is not changed but focusable when read-only', async () => {
    shown = await show(() => <Terms readOnly />);
    box('I agree').focus();
    await sendKeys({ press: 'Space' });
    expect(box('I agree').checked).toBe(false);
    expect(shown.root.activeElement).toBe(box('I agree'));
    expect(box('I agree').ariaReadOnly).toBe('true');
  });

  it('is controlled', async () => {
    const wishes: boolean[] = [];
    shown = await show(() => <Checkbox label="I agree" value={false} onChange={(value) => wishes.push(value)} />);
    box('I agree').click();
    expect([wishes, box('I agree').checked]).toEqual([[true], false]);
  });

  it('checks all from the indeterminate state', async () => {
    const wishes: boolean[] = [];
    shown = await show(() => <Checkbox label="All" indeterminate value onChange={(value) => wishes.push(value)} />);
    expect([box('All').indeterminate, box('All').checked]).toEqual([true, false]);
    box('All').click();
    expect(wishes).toEqual([true]);
    expect([box('All').indeterminate, box('All').checked]).toEqual([true, false]);
  });

  it('is described by hint and error', async () => {
    shown = await show(() => (
      <Checkbox label="Saved" hint="On paper." error="Save the codes first." value={false} onChange={() => {}} />
    ));
    expect(descriptionOf(shown.root, box('Saved'))).toBe('Save the codes first. On paper.');
    expect(box('Saved').ariaInvalid).toBe('true');
  });
});

describe('a checkbox list', () => {
  const roles = [
    { value: 'a', label: 'Admin' },
    { value: 'm', label: 'Member' },
    { value: 's', label: 'Support', disabled: true },
  ];
  let chosen: readonly string[] = [];
  const choosing = (set: (value: readonly string[]) => void) => (value: readonly string[]) => {
    chosen = value;
    set(value);
  };
  const Roles = ({ first = [] as readonly string[] }) => {
    const [value, setValue] = useState(first);
    return <CheckboxList label="Roles" all="All roles" options={roles} value={value} onChange={choosing(setValue)} />;
  };

  it('keeps the values in the order of the options', async () => {
    shown = await show(() => <Roles />);
    box('Member').click();
    await eventually(() => expect(chosen).toEqual(['m']));
    box('Admin').click();
    await eventually(() => expect(chosen).toEqual(['a', 'm']));
  });

  it('selects all or none of the enabled options', async () => {
    shown = await show(() => <Roles first={['m', 's']} />);
    expect(box('All roles').indeterminate).toBe(true);
    box('All roles').click();
    await eventually(() => expect(chosen).toEqual(['a', 'm', 's']));
    expect([box('All roles').indeterminate, box('All roles').checked]).toEqual([false, true]);
    box('All roles').click();
    await eventually(() => expect(chosen).toEqual(['s']));
  });

  it('is a group with a name', async () => {
    shown = await show(() => <Roles />);
    expect(byLabel(shown.root, HTMLElement, 'Roles').role).toBe('group');
  });
});
