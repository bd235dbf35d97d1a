import type { ReactNode } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import tones from '../../themes/tones.css?inline';
import { FieldNotes } from '../field/field-notes.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import css from './checkbox.css?inline';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'optional'> {
  /** Says what is agreed to or turned on; it may hold links. */
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  /** Some of what it stands for is chosen and some is not; the next press chooses all. */
  indeterminate?: boolean | undefined;
}

/** A yes or no that takes effect when its form is sent; for one that takes effect at once there is `Switch`. */
export const Checkbox = ({ label, value, onChange, indeterminate = false, ...props }: CheckboxProps) => {
  useStyles(tones, css);
  const ids = useFieldIds(props);
  const { attributes } = ids.control;
  return (
    <div
      className="fe-check"
      part="checkbox"
      data-invalid={attributes['aria-invalid'] || undefined}
      data-disabled={props.disabled || undefined}
      data-read-only={props.readOnly || undefined}
    >
      <input
        {...attributes}
        type="checkbox"
        className="fe-check-box"
        aria-readonly={props.readOnly || undefined}
        checked={value && !indeterminate}
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        onChange={({ currentTarget }) => {
          // a press takes the mark away; only the owner may
          currentTarget.indeterminate = indeterminate;
          if (!props.readOnly) onChange(indeterminate || !value);
        }}
      />
      <label className="fe-check-label" part="label" htmlFor={attributes.id}>
        {label}
      </label>
      <FieldNotes ids={ids} hint={props.hint} error={props.error} />
    </div>
  );
};
