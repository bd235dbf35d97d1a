import { useState } from 'react';
import { Select } from '../../../elements/ui/select/select.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';
import { byLabel, descriptionOf } from '../../kit/ui/by-label.ts';

const regions = [
  { value: 'fra', label: 'Frankfurt', group: 'Europe' },
  { value: 'iad', label: 'Virginia', group: 'America' },
  { value: 'dub', label: 'Dublin', group: 'Europe' },
  { value: 'any', label: 'Anywhere' },
] as const;
type Region = (typeof regions)[number]['value'];

let shown: Shown;
let chosen: Region | undefined;
afterEach(() => shown.close());
const select = () => byLabel(shown.root, HTMLSelectElement, 'Region');

const choosing = (set: (value: Region) => void) => (value: Region) => {
  chosen = value;
  set(value);
};

const Live = ({ first }: { first?: Region }) => {
  const [value, setValue] = useState(first);
  return (
    <Select label="Region" options={regions} value={value} onChange={choosing(setValue)} hint="Cannot be changed." />
  );
};

const choose = (value: string) => {
  select().value = value;
  select().dispatchEvent(new Event('change', { bubbles: true }));
};

describe('a select', () => {
  it('shows a placeholder until something is chosen', async () => {
    shown = await show(() => <Live />);
    expect(select().selectedOptions[0]?.textContent).toBe('Choose');
    choose('dub');
    await eventually(() => expect(chosen).toBe('dub'));
    expect([...select().options].map(({ text }) => text)).toEqual(['Anywhere', 'Frankfurt', 'Dublin', 'Virginia']);
  });

  it('shows groups in their given order', async () => {
    shown = await show(() => <Live first="fra" />);
    expect([...select().querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Europe', 'America']);
  });

  it('shows the placeholder for an unknown value', async () => {
    // a server can be ahead of its page
    shown = await show(() => <Live first={'mars' as Region} />);
    expect(select().selectedOptions[0]?.textContent).toBe('Choose');
  });

  it('is selectable text when read-only', async () => {
    shown = await show(() => (
      <Select label="Region" options={regions} value="fra" onChange={() => {}} readOnly hint="Ask Acme Robotics." />
    ));
    const words = byLabel(shown.root, HTMLInputElement, 'Region');
    expect([words.value, words.readOnly, words.dir]).toEqual(['Frankfurt', true, 'auto']);
    expect(descriptionOf(shown.root, words)).toBe('Ask Acme Robotics.');
  });

  it('does not leak events to the page', async () => {
    const heard: string[] = [];
    const listen = ({ type }: Event) => heard.push(type);
    document.addEventListener('change', listen);
    shown = await show(() => <Live />);
    choose('fra');
    document.removeEventListener('change', listen);
    expect(heard).toEqual([]);
  });
});
