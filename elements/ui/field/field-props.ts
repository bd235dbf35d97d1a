import type { ReactNode } from 'react';

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
