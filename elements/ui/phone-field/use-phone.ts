import { useEffect, useRef, useState } from 'react';
import { PHONE_PATTERN } from '../../../core/contract/limits.ts';
import type { PhoneBook } from './use-phone-book.ts';

/** Text of a phone field, its country, and the value that it represents. */
interface Typed {
  readonly text: string;
  readonly country: string;
  readonly value: string;
}

/** Prefix of an international number. */
const INTERNATIONAL = /^\s*(\+|00[1-9])/;
const PUNCTUATION = /[\s().-]/g;

/**
 * State of a phone field: the typed text, its country and its E.164 value. An international number changes the country.
 * It is written in national format at once where it was pasted or autofilled, and on blur where it was typed.
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
    // E.164 only, without numbering plans
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
    // a text from before the numbering plans is read once they load; a given value is formatted without a change
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
    /** Sets the typed text; `whole` where it was pasted or autofilled. */
    type: (text: string, whole: boolean) => take(meaning(text, typed.country, whole && INTERNATIONAL.test(text))),
    choose: (country: string) => take(meaning(typed.text, country, false)),
    tidy: () => typed.value && setTyped(meaning(typed.text, typed.country, true)),
  };
};
