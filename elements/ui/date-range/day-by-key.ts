import type { KeyboardEvent } from 'react';
import { addDays, addMonths, type Day, placeInWeek } from './days.ts';

const A_WEEK = 7;
const A_YEAR = 12;

/** Day that a key moves the focus to. Source: ARIA, "Date picker dialog example". */
export const dayByKey = (
  { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent,
  day: Day,
  firstWeekday: number,
): Day | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined;
  const forward = currentTarget.matches(':dir(rtl)') ? -1 : 1;
  const place = placeInWeek(day, firstWeekday);
  const ways: Record<string, () => Day> = {
    ArrowRight: () => addDays(day, forward),
    ArrowLeft: () => addDays(day, -forward),
    ArrowDown: () => addDays(day, A_WEEK),
    ArrowUp: () => addDays(day, -A_WEEK),
    Home: () => addDays(day, -place),
    End: () => addDays(day, A_WEEK - 1 - place),
    PageDown: () => addMonths(day, shiftKey ? A_YEAR : 1),
    PageUp: () => addMonths(day, shiftKey ? -A_YEAR : -1),
  };
  return ways[key]?.();
};
