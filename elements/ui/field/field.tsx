import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import css from './field.css?inline';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import { type FieldControl, useFieldIds } from './use-field-ids.ts';

/**
 * Layout of every field: label, control, error, hint. A control gives its box the class `fe-input` (border, height, focus
 * ring, and its invalid, disabled and read-only states); a native text control inside a box is `fe-input-text`.
 *
 * ```tsx
 * <Field label="Region" hint="Where the data is kept." error={error}>
 *   {({ attributes }) => <select className="fe-input" {...attributes}>…</select>}
 * </Field>
 * ```
 * With `group` the field holds several controls (radio cards, from and to): the label names the group, and each control
 * has a name of its own.
 */
export const Field = ({
  children,
  action,
  notes,
  group,
  ...props
}: FieldProps & {
  children: (control: FieldControl) => ReactNode;
  /** Action at the end of the label's line: a link or a small button. */
  action?: ReactNode;
  /**
   * Notes below the control, before error and hint: a counter, a notice. `describedBy` is the id of one that describes
   * the control.
   */
  notes?: ReactNode;
  describedBy?: string | undefined;
  group?: 'group' | 'radiogroup' | undefined;
}) => {
  useStyles(css);
  const messages = useMessages('ui').inputs;
  const ids = useFieldIds(props);
  const { control } = ids;
  const label = (
    <>
      {props.label}
      {props.optional && <span className="fe-field-optional"> {messages.optional}</span>}
    </>
  );
  if (props.hidden) return null;
  const described = control.attributes['aria-describedby'];
  return (
    <div
      className="fe-field"
      part="field"
      data-invalid={Boolean(props.error) || undefined}
      data-disabled={props.disabled || undefined}
      data-read-only={props.readOnly || undefined}
      role={group}
      aria-labelledby={group && control.labelId}
      aria-describedby={group && described}
      aria-required={group === 'radiogroup' ? control.attributes['aria-required'] : undefined}
      aria-invalid={group === 'radiogroup' ? control.attributes['aria-invalid'] : undefined}
    >
      <div className="fe-field-head">
        {group ? (
          <span className="fe-field-label" part="label" id={control.labelId}>
            {label}
          </span>
        ) : (
          <label className="fe-field-label" part="label" id={control.labelId} htmlFor={control.id}>
            {label}
          </label>
        )}
        {action}
      </div>
      {children(control)}
      {notes}
      <FieldNotes ids={ids} hint={props.hint} error={props.error} />
    </div>
  );
};
