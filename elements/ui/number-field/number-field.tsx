import { Minus, Plus } from 'lucide';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { useHost, useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { InputBox } from '../field/input-box.tsx';
import { passwordManagerOptOut } from '../field/typing.ts';
import { useValidation } from '../field/use-validation.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import css from './number-field.css?inline';
import { boundsInWords, numberFault } from './number-check.ts';
import { decimalsOf, stepFrom } from './read-number.ts';
import { type NumberUnit, unitFormatIn } from './units.ts';
import { useNumberText } from './use-number-text.ts';

/** Number of steps that Page Up and Page Down move by. Source: ARIA Authoring Practices, spinbutton. */
const PAGE = 10;
const KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE };

/**
 * Number field (spinbutton), formatted in the locale, with its unit beside it and its bounds in the hint. Arrow keys,
 * Page Up, Page Down and two buttons change it in steps. Typed text is never corrected to another number: an invalid
 * one has an error.
 */
export const NumberField = ({
  value,
  onChange,
  unit,
  min,
  max,
  step = 1,
  check,
  name,
  autoFocus,
  ...props
}: FieldProps & {
  value: number | undefined;
  /**
   * Called with `undefined` for an empty field and for text that is no number. Such text is always invalid, an empty
   * field where it is `required`.
   */
  onChange: (value: number | undefined) => void;
  unit?: NumberUnit;
  min?: number;
  max?: number;
  /** Steps are counted from `min`. */
  step?: number;
  /** Validates a number within its bounds; an error message, or `undefined`. */
  check?: (value: number) => string | undefined;
  name?: string;
  autoFocus?: boolean;
}) => {
  useStyles(css);
  const messages = useMessages('ui').inputs.number;
  const host = useHost();
  const locale = useHostState().locale.tag;
  const input = useRef<HTMLInputElement>(null);
  const bounds = { min, max, step };
  const decimals = Math.max(decimalsOf(step), decimalsOf(min ?? 0));
  const written = useMemo(() => unitFormatIn(locale, unit), [locale, unit]);
  const { text, type, tidy } = useNumberText(value, onChange, locale, written.plain);
  const { error, change, listeners } = useValidation(input, {
    ...props,
    value: text,
    onChange: type,
    check: () => numberFault(value, bounds, written, messages) ?? (value === undefined ? undefined : check?.(value)),
  });
  const go = (by: number): number => {
    const next = stepFrom(value, by, bounds);
    change(written.plain(next));
    return next;
  };
  const goByKey = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined || props.readOnly) return;
    event.preventDefault();
    go(by);
  };
  const stepper = (by: 1 | -1, messages: string) => (
    <IconButton
      small
      unreached
      name={messages}
      icon={by > 0 ? Plus : Minus}
      disabled={Boolean(props.disabled) || (value !== undefined && stepFrom(value, by, bounds) === value)}
      onPointerDown={(event: PointerEvent) => event.preventDefault()}
      onPress={() => host.announce(written.whole(go(by)))}
    />
  );
  const isFree = !props.readOnly;
  const limits = isFree && boundsInWords(bounds, written, messages);
  const hint = limits ? (
    <>
      {props.hint} {limits}
    </>
  ) : (
    props.hint
  );
  return (
    <Field {...props} error={error} hint={hint}>
      {({ attributes }) => (
        <div className="fe-number">
          <InputBox
            after={
              <>
                {unit && <span className="fe-input-affix">{written.unit(value ?? 0)}</span>}
                {isFree && stepper(-1, messages.less({ label: props.label }))}
                {isFree && stepper(1, messages.more({ label: props.label }))}
              </>
            }
          >
            <input
              {...passwordManagerOptOut}
              {...attributes}
              {...listeners}
              ref={input}
              className="fe-input-text"
              type="text"
              role="spinbutton"
              dir="ltr"
              inputMode={min === undefined || min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
              aria-valuenow={value}
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuetext={value === undefined ? undefined : written.whole(value)}
              autoComplete="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen decides, and people can switch it off there
              autoFocus={autoFocus}
              value={text}
              readOnly={props.readOnly}
              onChange={(event) => change(event.target.value)}
              onKeyDown={goByKey}
              onBlur={(event) => {
                tidy();
                listeners.onBlur(event);
              }}
            />
          </InputBox>
          {name && <input type="hidden" name={name} value={value ?? ''} />}
        </div>
      )}
    </Field>
  );
};
