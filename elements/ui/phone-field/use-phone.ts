import { useEffect, useRef, useState } from 'react';
import { PHONE_PATTERN } from '../../../core/contract/limits.ts';
import type { PhoneBook } from './use-phone-book.ts';

/** What stands in a phone field, and which value it is the writing of. */
interface Typed {
  readonly text: string;
  readonly country: string;
  readonly value: string;
}

/** Begins with the code of a country. */
const INTERNATIONAL = /^\s*(\+|00[1-9])/;
const PUNCTUATION = /[\s().-]/g;

/**
 * A number as it is typed, the country it is in and its E.164 form. A number that says its country changes the country; it
 * is written as within that country at once when it was put in whole, and on leaving the field when it was typed.
 */
export const usePhone = (
  value: string,
  onChange: (value: string) => void,
  home: string,
  book: PhoneBook | undefined,
) => {
  const [typed, setTyped] = useState<Typed>({ text: value, country: home, value });
  const meaning = (text: string, country: string, whole: boolean): Typed => {
    const bare = text.replace(PUNCTUATION, '');
    // the form a number has everywhere, where there is no numbering to read it by
    if (!book) return { text, country, value: PHONE_PATTERN.test(bare) ? bare : '' };
    const found = book.readPhone(text, country);
    return {
      text: whole && found?.possible ? found.national : text,
      country: INTERNATIONAL.test(text) && found ? found.country : country,
      value: found?.possible ? found.e164 : '',
    };
  };
  if (typed.value !== value) setTyped({ ...meaning(value, typed.country, true), value });

  const take = (next: Typed) => {
    setTyped(next);
    if (next.value !== value) onChange(next.value);
  };
  const arrived = useRef<() => void>(undefined);
  useEffect(() => {
    // what was there before the numbering is read when it comes; what nobody typed is not changed, only written
    arrived.current = () => {
      const isGiven = typed.text === value;
      const next = meaning(typed.text, typed.country, isGiven);
      if (isGiven) setTyped({ ...next, value });
      else take(next);
    };
  });
  useEffect(() => {
    if (book) arrived.current?.();
  }, [book]);

  return {
    text: typed.text,
    country: typed.country,
    /** `whole` where it was not typed letter by letter. */
    type: (text: string, whole: boolean) => take(meaning(text, typed.country, whole && INTERNATIONAL.test(text))),
    choose: (country: string) => take(meaning(typed.text, country, false)),
    tidy: () => typed.value && setTyped(meaning(typed.text, typed.country, true)),
  };
};
