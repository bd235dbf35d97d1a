import type { ReactNode } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import tones from '../../themes/tones.css?inline';
import { FieldNotes } from '../field/field-notes.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import css from './checkbox.css?inline';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'optional'> {
  /** Label; it can contain links. */
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  /** Indeterminate: some of its items are checked; the next press checks all. */
  indeterminate?: boolean | undefined;
}

/** Checkbox that takes effect when its form is sent; `Switch` takes effect immediately. */
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
          // a click clears `indeterminate`; it is controlled
          currentTarget.indeterminate = indeterminate;
          if (!props.readOnly) onChange(indeterminate || !value);
        }}
      />
      <label className="fe-check-label" part="label" htmlFor={attributes.id}>
        <bdi>{label}</bdi>
      </label>
      <FieldNotes ids={ids} hint={props.hint} error={props.error} />
    </div>
  );
};
