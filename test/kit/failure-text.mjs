import { stripVTControlCharacters } from 'node:util';

/** Lines of an error that are printed again at the end of a run. */
const LINES = 25;

/** A failed test for the list at the end of a run: its name, and below it the first lines of its errors. */
export const failureText = (name, errors) => {
  const lines = errors.flatMap((error) =>
    stripVTControlCharacters(error ?? '')
      .split('\n')
      .slice(0, LINES),
  );
  return [name, ...lines.filter((line) => line.trim()).map((line) => `    ${line}`)].join('\n');
};
