import { useId } from 'react';
import type { FieldProps } from './field-props.ts';

/**
 * Attributes that a field passes to its control; spread them on the input. `labelId` names controls that no `<label>`
 * can.
 */
export interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  /** Attributes of a native input, text area, select, or of a button in place of one. */
  readonly attributes: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': boolean;
    readonly 'aria-required': boolean | undefined;
    readonly disabled: boolean | undefined;
  };
}

/**
 * Ids that tie a label, a hint and an error to a control; for a component with a layout of its own. `describedBy` is
 * the id of one more text of its own.
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
