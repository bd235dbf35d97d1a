import { type ReactNode, useId } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import css from './field.css?inline';

/** What every field of the kit takes, whatever is filled in. */
export interface FieldProps {
  /** Always seen; a field without words is nobody's. */
  label: string;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong with it and what to do; shown below and tied to the control. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Marks the label: most fields of a form must be filled in, so the others say that they need not be. */
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/** What a field gives the control inside it; spread it on the input. `labelId` names controls that no `<label>` can. */
export interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  /** For a native input, text area, select, or a button that stands for one. */
  readonly attributes: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': boolean;
    readonly 'aria-required': boolean | undefined;
    readonly disabled: boolean | undefined;
  };
}

/**
 * The ids that tie a label, a hint and an error to a control; for a component that lays its words out by itself.
 * `describedBy` is the id of one more text of its own.
 */
export const useFieldIds = ({
  hint,
  error,
  required,
  disabled,
  describedBy,
}: Omit<FieldProps, 'label'> & { describedBy?: string | undefined }) => {
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const described = [error && errorId, hint && hintId, describedBy].filter(Boolean).join(' ') || undefined;
  const control: FieldControl = {
    id,
    labelId,
    attributes: {
      id,
      'aria-describedby': described,
      'aria-invalid': Boolean(error),
      'aria-required': required || undefined,
      disabled,
    },
  };
  return { control, hintId, errorId };
};

/** The error and the hint of a field, in that order; `ids` are those of `useFieldIds`. */
export const FieldNotes = ({
  ids,
  hint,
  error,
}: Pick<FieldProps, 'hint' | 'error'> & { ids: ReturnType<typeof useFieldIds> }) => {
  useStyles(css);
  return (
    <>
      {error && (
        <p className="fe-field-note fe-field-error" part="error" id={ids.errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className="fe-field-note" part="hint" id={ids.hintId}>
          {hint}
        </p>
      )}
    </>
  );
};

/**
 * The frame of every field: label, control, error, hint. A control gives its box the class `fe-input` (edge, height,
 * ring, and how it looks when invalid, disabled or read-only); a native text control inside a box is `fe-input-text`.
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
  /** At the end of the label's line: a link or a small button. */
  action?: ReactNode;
  /** Below the control, before error and hint: a counter, a notice. `describedBy` is its id, where it describes. */
  notes?: ReactNode;
  describedBy?: string | undefined;
  group?: 'group' | 'radiogroup' | undefined;
}) => {
  useStyles(css);
  const words = useMessages('ui').inputs;
  const ids = useFieldIds(props);
  const { control } = ids;
  const label = (
    <>
      {props.label}
      {props.optional && <span className="fe-field-optional"> {words.optional}</span>}
    </>
  );
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
