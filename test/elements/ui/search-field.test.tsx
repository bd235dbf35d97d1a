import { sendKeys } from '@web/test-runner-commands';
import { useLayoutEffect, useState } from 'react';
import { SearchField } from '../../../elements/ui/search-field/search-field.tsx';
import { DEBOUNCE_MS } from '../../../elements/ui/search-field/use-debounced-text.ts';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { type MovingTime, movingTime } from '../../kit/moving-time.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
let time: MovingTime;
let asked: string[];
let set: (value: string) => void;
let setResults: (count: number | undefined) => void;

const Searching = ({ lagging }: { lagging?: boolean }) => {
  const [value, setValue] = useState('');
  const [results, keepResults] = useState<number>();
  // before anything is seen: a test sets it at once
  useLayoutEffect(() => {
    set = setValue;
    setResults = keepResults;
  }, []);
  const change = (next: string) => {
    asked.push(next);
    if (!lagging) setValue(next);
  };
  return <SearchField label="Search users" value={value} onChange={change} results={results} />;
};

const open = async (draw = () => <Searching />, attributes = {}) => {
  asked = [];
  shown = await show(draw, attributes);
  return byRole(shown.root, 'input', 'Search users') as HTMLInputElement;
};
const status = () => shown.root.querySelector('.fe-search [role=status]')?.textContent;

/** A pause of typing, until these were asked for. */
const pauses = (...searches: string[]) =>
  eventually(() => {
    time.move(DEBOUNCE_MS);
    expect(asked).toEqual(searches);
  });

beforeEach(() => {
  time = movingTime();
});
afterEach(() => {
  time.restore();
  shown.close();
});

describe('a search field', () => {
  it('debounces typing', async () => {
    const input = await open();
    input.focus();
    await sendKeys({ type: 'ada' });
    expect(asked).toEqual([]);
    await pauses('ada');
  });

  it('searches at once on Enter, and not a second time', async () => {
    const input = await open();
    input.focus();
    await sendKeys({ type: 'bo' });
    await sendKeys({ press: 'Enter' });
    expect(asked).toEqual(['bo']);
    await sendKeys({ press: 'Enter' });
    expect(asked).toEqual(['bo']);
  });

  it('is cleared by its button, which returns the focus to the field', async () => {
    const input = await open();
    input.focus();
    await sendKeys({ type: 'bo' });
    await sendKeys({ press: 'Enter' });
    byRole(shown.root, 'button', 'Clear search').click();
    await eventually(() => expect(input.value).toBe(''));
    expect(asked).toEqual(['bo', '']);
    expect(shown.root.activeElement).toBe(input);
    expect(shown.root.querySelector('button')).toBeNull();
  });

  it('is cleared by Escape before a dialog around it closes', async () => {
    const input = await open();
    let heard = 0;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') heard += 1;
    };
    document.addEventListener('keydown', listen);
    input.focus();
    await sendKeys({ type: 'bo' });
    await sendKeys({ press: 'Escape' });
    expect([input.value, heard]).toEqual(['', 0]);
    await sendKeys({ press: 'Escape' });
    expect(heard).toBe(1);
    document.removeEventListener('keydown', listen);
  });

  it('keeps the input while an earlier search completes', async () => {
    const input = await open(() => <Searching lagging />);
    input.focus();
    await sendKeys({ type: 'ad' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: 'a' });
    set('ad');
    await pauses('ad', 'ada');
    expect(input.value).toBe('ada');
  });

  it('follows a value that is set from elsewhere', async () => {
    const input = await open();
    input.focus();
    await sendKeys({ type: 'bo' });
    await sendKeys({ press: 'Enter' });
    set('');
    await eventually(() => expect(input.value).toBe(''));
    expect(asked).toEqual(['bo']);
  });

  it('waits for an IME composition', async () => {
    const input = await open();
    input.focus();
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    await sendKeys({ type: 'shi' });
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    expect(asked).toEqual([]);
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await pauses('shi');
  });

  it('announces the number of results after each search', async () => {
    await open();
    set('ada');
    setResults(1);
    await eventually(() => expect(status()).toBe('1 result for “ada”'));
    set('adam');
    setResults(undefined);
    await eventually(() => expect(status()).toBe(''));
    setResults(1);
    await eventually(() => expect(status()).toBe('1 result for “adam”'));
    setResults(0);
    await eventually(() => expect(status()).toBe('No results for “adam”'));
  });

  it('has its own name, and is ignored by password managers', async () => {
    const input = await open();
    expect(input.type).toBe('search');
    expect(input.getAttribute('aria-label')).toBe('Search users');
    expect(input.autocomplete).toBe('off');
    expect(input.hasAttribute('data-1p-ignore')).toBe(true);
  });

  it('is mirrored right to left', async () => {
    const input = await open(() => <Searching />, { lang: 'he' });
    set('ada');
    const clear = await eventually(() => byRole(shown.root, 'button', 'ניקוי החיפוש'));
    expect(clear.getBoundingClientRect().right).toBeLessThan(input.getBoundingClientRect().right - 40);
  });
});
