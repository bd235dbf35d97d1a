import type { ReactNode } from 'react';

/** Props of every field. */
export interface FieldProps {
  /** Label, always visible and required. */
  label: string;
  /** Hint below the control. */
  hint?: ReactNode;
  /** Error below the control, tied to it by `aria-describedby`. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Marks the label as optional: most fields are required, so the others are marked. */
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Not shown at all. */
  hidden?: boolean | undefined;
}
