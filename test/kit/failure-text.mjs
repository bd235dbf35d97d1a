import { stripVTControlCharacters } from 'node:util';

/** Lines of an error that are printed again at the end of a run. */
const LINES = 25;

/** Lines of a page, of those that a screen reader finds there. */
const PAGE_LINES = 200;

const firstLines = (text, count) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .slice(0, count);

/**
 * A failed test for the list at the end of a run: its name, and below it the first lines of its errors, and of the pages that
 * it failed on.
 */
export const failureText = (name, errors, pages = []) => {
  const lines = [
    ...errors.flatMap((error) => firstLines(error, LINES)),
    ...pages.flatMap((page) => ['The page:', ...firstLines(page, PAGE_LINES)]),
  ];
  return [name, ...lines.filter((line) => line.trim()).map((line) => `    ${line}`)].join('\n');
};
