import { useState } from 'react';
import { readNumber } from './read-number.ts';

/**
 * What stands in a number field: the text as it is typed, for as long as it means the field's value, and then that value
 * as the locale writes it.
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
    /** What means a number is written properly when it is left; what does not stays to be mended. */
    tidy: () => value !== undefined && setTyped({ text: proper(value), value, locale }),
  };
};
