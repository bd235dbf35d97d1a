import { useState } from 'react';
import { readNumber } from './read-number.ts';

/**
 * Text of a number field: as typed while it parses to the field's value, otherwise that value formatted in the locale.
 */
export const useNumberText = (
  value: number | undefined,
  onChange: (value: number | undefined) => void,
  locale: string,
  write: (value: number) => string,
) => {
  const proper = (number: number | undefined) => (number === undefined ? '' : write(number));
  const [typed, setTyped] = useState({ text: proper(value), value, locale });
  if (!Object.is(typed.value, value) || typed.locale !== locale) setTyped({ text: proper(value), value, locale });
  return {
    text: typed.text,
    type: (text: string) => {
      const number = readNumber(text, locale);
      setTyped({ text, value: number, locale });
      onChange(number);
    },
    /** Formats the text on blur where it is a number; other text stays as typed, to be corrected. */
    tidy: () => value !== undefined && setTyped({ text: proper(value), value, locale }),
  };
};
