import type { KeyboardEvent } from 'react';

/** Timeout of typeahead, in milliseconds: after it a letter begins a new word. Ours. */
const WORD_MS = 600;

/** Items of an open menu, in order. */
export const itemsOf = (menu: HTMLElement): HTMLElement[] =>
  Array.from(menu.querySelectorAll<HTMLElement>('[role^=menuitem]'));

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (Math.max(at, 0) - 1 + count) % count,
  Home: () => 0,
  PageUp: () => 0,
  End: (_, count) => count - 1,
  PageDown: (_, count) => count - 1,
};

/**
 * Keyboard handler of a menu: arrow keys, Home, End, Page Up and Page Down move the focus; typeahead by letters; Space
 * follows a link.
 */
export const menuKeys = () => {
  let word = '';
  let last = 0;

  const seek = (items: readonly HTMLElement[], at: number, letter: string, now: number) => {
    word = now - last > WORD_MS ? letter : word + letter;
    last = now;
    // the same letter again goes on to the next item that begins with it
    const wanted = [...word].every((one) => one === word[0]) ? letter : word;
    const from = wanted === word && word.length > 1 ? at : at + 1;
    return items.map((_, step) => items[(from + step) % items.length]).find((item) => begins(item, wanted));
  };

  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item.matches(':focus'));
    // a link is followed by Enter alone, an item by both
    const follows = event.key === ' ' && items[at]?.matches('a');
    if (follows) items[at]?.click();
    const step = STEPS[event.key];
    const isLetter = [...event.key].length === 1 && event.key !== ' ';
    const next = step ? items[step(at, items.length)] : isLetter && seek(items, at, event.key, event.timeStamp);
    if (step || isLetter || follows) event.preventDefault();
    if (next) next.focus();
  };
};

const begins = (item: HTMLElement | undefined, word: string) =>
  item?.dataset['feLabel']?.toLocaleLowerCase().startsWith(word.toLocaleLowerCase());
