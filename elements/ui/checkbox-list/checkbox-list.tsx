import { useStyles } from '../../kit/use-styles.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { Choice } from '../choices/choice.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import css from './checkbox-list.css?inline';

export interface CheckboxListProps<Value extends string> extends FieldProps {
  options: readonly Choice<Value>[];
  /** Checked values, in the order of the options. */
  value: readonly Value[];
  onChange: (value: readonly Value[]) => void;
  /** Label of a first checkbox that checks all or none: "All roles". */
  all?: string | undefined;
}

/** Checkboxes of a few options, all visible; for more than about ten there is `MultiSelect`. */
export const CheckboxList = <Value extends string>({
  options,
  value,
  onChange,
  all,
  ...field
}: CheckboxListProps<Value>) => {
  useStyles(css);
  const { disabled, readOnly } = field;
  const chosen = new Set(value);
  const free = options.filter((option) => !option.disabled);
  const chosenFree = free.filter((option) => chosen.has(option.value)).length;

  const choose = (wanted: (option: Choice<Value>) => boolean) =>
    onChange(options.filter(wanted).map((option) => option.value));
  const toggle = (changed: Value, on: boolean) =>
    choose((option) => (option.value === changed ? on : chosen.has(option.value)));
  // disabled options stay as they are
  const chooseAll = (on: boolean) => choose((option) => (option.disabled ? chosen.has(option.value) : on));

  return (
    <Field {...field} group="group">
      {() => (
        <div className="fe-checks" part="choices">
          {all !== undefined && (
            <Checkbox
              label={all}
              value={free.length > 0 && chosenFree === free.length}
              indeterminate={chosenFree > 0 && chosenFree < free.length}
              onChange={chooseAll}
              disabled={disabled || free.length === 0}
              readOnly={readOnly}
            />
          )}
          <div className={all === undefined ? 'fe-checks-few' : 'fe-checks-few fe-checks-under'}>
            {options.map((option) => (
              <Checkbox
                key={option.value}
                label={option.label}
                hint={option.hint}
                value={chosen.has(option.value)}
                onChange={(on) => toggle(option.value, on)}
                disabled={disabled || option.disabled}
                readOnly={readOnly}
              />
            ))}
          </div>
        </div>
      )}
    </Field>
  );
};
