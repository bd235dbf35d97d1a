import { CalendarRange, ChevronDown } from 'lucide';
import { useContext } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import { AccountTimeContext } from '../relative-time/account-time.ts';
import { dateNamesIn } from './date-names.ts';
import type { Day } from './days.ts';
import { RangeMenu } from './range-menu.tsx';
import type { DateRangeValue, RelativeRange } from './range.ts';
import { useRelativeRangeName } from './use-relative-range-name.ts';
import { isZone, browserTimeZone } from './zone.ts';
import css from './date-range.css?inline';

export interface DateRangeProps extends Omit<FieldProps, 'required'> {
  /** Relative range up to now, or days; `instantsOf` converts it to instants. `undefined` where nothing is selected. */
  value: DateRangeValue | undefined;
  onChange: (value: DateRangeValue) => void;
  /** Relative ranges on offer. Source: product.md#dates. */
  spans?: readonly RelativeRange[];
  /** Time zone of the days; by default the account's, else the browser's. */
  timeZone?: string | undefined;
  /** First day that can be selected, as far back as records are kept. */
  earliest?: Day | undefined;
  /** Last day that can be selected; today by default. */
  latest?: Day | undefined;
  placeholder?: string | undefined;
  /** Open initially. */
  defaultOpen?: boolean | undefined;
}

const SPANS: readonly RelativeRange[] = ['24h', '7d', '30d'];

/** Date range picker: relative ranges up to now, or days from a calendar. */
export const DateRange = ({
  value,
  onChange,
  spans = SPANS,
  timeZone,
  earliest,
  latest,
  placeholder,
  defaultOpen = false,
  ...field
}: DateRangeProps) => {
  useStyles(css);
  const messages = useMessages('ui').choices;
  const locale = useHostState().locale.tag;
  const account = useContext(AccountTimeContext);
  const nameOf = useRelativeRangeName();
  const zone = [timeZone, account.timezone].find((one) => one !== undefined && isZone(one)) ?? browserTimeZone();
  const text = typeof value === 'string' ? nameOf(value) : value && dateNamesIn(locale).range(value.from, value.to);

  return (
    <Field {...field}>
      {({ id, labelId, attributes }) =>
        field.readOnly ? (
          <input {...attributes} className="fe-input" part="control" readOnly value={text ?? ''} />
        ) : (
          <Popover
            name={field.label}
            defaultOpen={defaultOpen}
            renderTrigger={({ onPress, ...trigger }) => (
              <button
                {...trigger}
                type="button"
                className="fe-input fe-range"
                part="control"
                id={id}
                aria-labelledby={`${labelId} ${id}-value`}
                aria-describedby={attributes['aria-describedby']}
                aria-invalid={attributes['aria-invalid']}
                disabled={attributes.disabled}
                onClick={onPress}
              >
                <Icon of={CalendarRange} size={16} />
                <span className="fe-range-value" id={`${id}-value`} data-empty={text === undefined || undefined}>
                  {text ?? placeholder ?? messages.choose}
                </span>
                <Icon of={ChevronDown} size={16} />
              </button>
            )}
          >
            {(close) => (
              <RangeMenu
                spans={spans}
                value={value}
                timeZone={zone}
                earliest={earliest}
                latest={latest}
                onChoose={(chosen) => {
                  onChange(chosen);
                  close();
                }}
              />
            )}
          </Popover>
        )
      }
    </Field>
  );
};
