import { type RefObject, useMemo } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import type { ListedChoice } from '../choices/choice.ts';
import { searchInputAttributes } from '../choices/typing.ts';
import { type SearchList, useSearchList } from '../choices/use-search-list.ts';
import type { PhoneBook } from './use-phone-book.ts';

/** Country list of a phone field, searchable by name, country code or calling code. */
export const useCountryList = (
  book: PhoneBook | undefined,
  country: string,
  enabled: boolean,
  defaultOpen: boolean,
  number: RefObject<HTMLInputElement | null>,
  choose: (country: string) => void,
) => {
  const locale = useHostState().locale.tag;
  const countries = useMemo(() => book?.phoneCountries(locale) ?? [], [book, locale]);
  const choices = useMemo(
    () =>
      countries.map(({ country: value, code, name }) => ({
        value,
        label: name,
        keywords: `${code} ${code.slice(1)} ${value}`,
        picture: <span className="fe-phone-code">{code}</span>,
      })),
    [countries],
  );
  const list = useSearchList<ListedChoice>({
    source: choices,
    chosen: choices.find(({ value }) => value === country),
    enabled: enabled && book !== undefined,
    defaultOpen,
    onChoose: ({ value }) => {
      choose(value);
      list.forget();
      list.hide();
      number.current?.focus();
    },
  });
  return { list, chosen: countries.find((one) => one.country === country) };
};

/** Combobox of a phone field's country: shows country and calling code, and takes the query. */
export const CountryPicker = ({
  list: { attributes, input, typed, show, type, press, forget },
  label,
  name,
  code,
  disabled,
}: {
  list: SearchList<ListedChoice>;
  label: string;
  name: string;
  code: string;
  disabled: boolean;
}) => {
  const messages = useMessages('ui').inputs.phone;
  return (
    <input
      {...attributes}
      {...searchInputAttributes}
      ref={input}
      className="fe-input-text fe-phone-country"
      type="text"
      aria-label={messages.country({ label, country: name })}
      dir="auto"
      disabled={disabled}
      value={typed ?? code}
      onFocus={({ target }) => target.select()}
      onClick={show}
      onChange={({ target }) => type(target.value)}
      onKeyDown={press}
      onBlur={forget}
    />
  );
};
