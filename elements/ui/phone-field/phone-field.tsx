import { useRef } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { ListStatus } from '../choices/list-status.tsx';
import { ListToggle } from '../choices/list-toggle.tsx';
import { ChoiceList } from '../choices/list.tsx';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { type Validation, useValidation } from '../field/use-validation.ts';
import { CountryPicker, useCountryList } from './country-picker.tsx';
import css from './phone-field.css?inline';
import { usePhone } from './use-phone.ts';
import { usePhoneBook } from './use-phone-book.ts';

/** True for input in one piece: pasted, dropped or autofilled. */
const isWhole = (event: Event): boolean =>
  !(event instanceof InputEvent && /^(insertText|delete|insertComp)/.test(event.inputType));

/**
 * Phone field: a combobox for the country, and the number in its national format. An international number (`+972…`) can
 * be typed, pasted or autofilled. The value is E.164, and empty while the number is incomplete.
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
    /** Default country of numbers without a calling code: `DE`; guessed from the locale where absent. */
    country?: string;
    name?: string;
    autoComplete?: string;
    autoFocus?: boolean;
    /** List of countries open initially. */
    defaultOpen?: boolean;
  }) => {
  useStyles(css);
  const messages = useMessages('ui').inputs.phone;
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
      if (fault) return messages[fault]({ country: chosen?.name ?? country });
      return value ? check?.(value) : messages.whole;
    },
  });
  return (
    <Field {...props} error={error}>
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
    </Field>
  );
};

/**
 * Default country of a number without a calling code: the region of the element's locale (`de-AT`), else of the
 * browser's languages, else the likely region of the locale's language. Ours: a guess that one press changes, so no
 * geolocation.
 */
export const homeCountry = (locale: string, languages: readonly string[] = navigator.languages): string => {
  const named = [locale, ...languages].map((tag) => new Intl.Locale(tag).region).find(Boolean);
  return named ?? new Intl.Locale(locale).maximize().region ?? 'US';
};
