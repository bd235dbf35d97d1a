import { ChevronDown } from 'lucide';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { grouped } from '../choices/grouped.ts';
import type { Choice } from '../choices/choice.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import css from './select.css?inline';

/** Option of a select; a native list shows its label only. */
export interface SelectOption<Value extends string = string> extends Omit<Choice<Value>, 'hint'> {
  readonly group?: string | undefined;
}

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  /** Value of the selected option; `undefined` where none is. To allow none, add an option for it. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Text shown until an option is selected. */
  placeholder?: string | undefined;
}

/** Native select for a short list; for a long or searchable list there is `Combobox`. */
export const Select = <Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  ...field
}: SelectProps<Value>) => {
  useStyles(css);
  const messages = useMessages('ui').choices;
  const chosen = options.find((option) => option.value === value);
  const choose = (wanted: string) => {
    const option = options.find((one) => one.value === wanted);
    if (option) onChange(option.value);
  };
  return (
    <Field {...field}>
      {({ attributes }) =>
        field.readOnly ? (
          <input {...attributes} className="fe-input" part="control" dir="auto" readOnly value={chosen?.label ?? ''} />
        ) : (
          <div className="fe-select">
            <select
              {...attributes}
              className="fe-input"
              part="control"
              data-empty={!chosen || undefined}
              value={chosen?.value ?? ''}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              {!chosen && (
                <option value="" disabled hidden>
                  {placeholder ?? messages.choose}
                </option>
              )}
              {grouped(options).map(({ group, choices }) =>
                group === undefined ? (
                  choices.map((option) => <Option key={option.value} of={option} />)
                ) : (
                  <optgroup key={`group ${group}`} label={group}>
                    {choices.map((option) => (
                      <Option key={option.value} of={option} />
                    ))}
                  </optgroup>
                ),
              )}
            </select>
            <Icon of={ChevronDown} size={16} />
          </div>
        )
      }
    </Field>
  );
};

const Option = ({ of: { value, label, disabled } }: { of: SelectOption }) => (
  <option value={value} disabled={disabled}>
    {label}
  </option>
);
