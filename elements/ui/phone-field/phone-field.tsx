import { useRef } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { ListStatus } from '../choices/list-status.tsx';
import { ListToggle } from '../choices/list-toggle.tsx';
import { ChoiceList } from '../choices/list.tsx';
import { CredentialField } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { type Validation, useValidation } from '../field/use-validation.ts';
import { CountryPicker, useCountryList } from './country-picker.tsx';
import css from './phone-field.css?inline';
import { usePhone } from './use-phone.ts';
import { usePhoneBook } from './use-phone-book.ts';

/** Put in at once, and not letter by letter: pasted, dropped, filled in. */
const isWhole = (event: Event): boolean =>
  !(event instanceof InputEvent && /^(insertText|delete|insertComp)/.test(event.inputType));

/**
 * A phone number: its country, found by typing, and the number as people there write it. A number with its country's code
 * (`+972…`) may be typed, pasted or filled in as it is. Its value is E.164, and empty while it is no number yet.
 */
export const PhoneField = ({
  value,
  onChange,
  check,
  country: given,
  name,
  autoComplete = 'tel',
  autoFocus,
  defaultOpen = false,
  ...props
}: FieldProps &
  Validation<string> & {
    /** Where a number is that does not say so: `DE`. Guessed where it is absent. */
    country?: string;
    name?: string;
    autoComplete?: string;
    autoFocus?: boolean;
    /** The list of countries is open from the start. */
    defaultOpen?: boolean;
  }) => {
  useStyles(css);
  const words = useMessages('ui').inputs.phone;
  const locale = useHostState().locale.tag;
  const input = useRef<HTMLInputElement>(null);
  const loaded = usePhoneBook();
  const book = typeof loaded === 'string' ? undefined : loaded;
  const { text, country, type, choose, tidy } = usePhone(value, onChange, given ?? homeCountry(locale), book);
  const enabled = !props.disabled && !props.readOnly;
  const { list, chosen } = useCountryList(book, country, enabled, defaultOpen, input, choose);
  const whole = useRef(false);
  const { error, change, listeners } = useValidation(input, {
    ...props,
    value: text,
    onChange: (next) => type(next, whole.current),
    check: (typed) => {
      if (loaded === 'loading') return undefined;
      const fault = book?.phoneFault(typed, country);
      if (fault) return words[fault]({ country: chosen?.name ?? country });
      return value ? check?.(value) : words.whole;
    },
  });
  return (
    <CredentialField {...props} error={error}>
      {({ attributes, labelId }) => (
        <>
          <div className="fe-input fe-phone" part="input" dir="ltr" title={chosen?.name} ref={list.anchor}>
            <CountryPicker
              list={list}
              label={props.label}
              name={chosen?.name ?? country}
              code={chosen ? `${country} ${chosen.code}` : ''}
              disabled={!enabled}
            />
            {!props.readOnly && <ListToggle of={list} disabled={!enabled} />}
            <input
              {...attributes}
              {...listeners}
              ref={input}
              className="fe-input-text fe-phone-number"
              type="tel"
              inputMode="tel"
              autoComplete={autoComplete}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen decides, and people can switch it off there
              autoFocus={autoFocus}
              dir="ltr"
              readOnly={props.readOnly}
              value={text}
              onChange={({ target, nativeEvent }) => {
                whole.current = isWhole(nativeEvent);
                change(target.value);
              }}
              onBlur={(event) => {
                tidy();
                listeners.onBlur(event);
              }}
            />
          </div>
          {name && <input type="hidden" name={name} value={value} />}
          {list.open && <ChoiceList of={list} labelId={labelId} isChosen={(choice) => choice.value === country} />}
          <ListStatus of={list} />
        </>
      )}
    </CredentialField>
  );
};

/**
 * The country a number is in while it does not say: that of the page's locale (`de-AT`), else of the languages the person
 * reads, else where most speak the page's language. Ours: it is a guess that one press changes, so nobody is located.
 */
export const homeCountry = (locale: string, languages: readonly string[] = navigator.languages): string => {
  const named = [locale, ...languages].map((tag) => new Intl.Locale(tag).region).find(Boolean);
  return named ?? new Intl.Locale(locale).maximize().region ?? 'US';
};
