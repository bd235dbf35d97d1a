import type { ReactElement, ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  fault?: string | undefined;
  children: (attributes: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}

/** Field with its label and its fault. */
export const Field = ({ id, label, fault, children }: FieldProps): ReactElement => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children({
      id,
      'aria-invalid': fault !== undefined,
      'aria-describedby': fault === undefined ? undefined : `${id}-fault`,
    })}
    {fault !== undefined && (
      <p className="fault" id={`${id}-fault`}>
        {fault}
      </p>
    )}
  </div>
);
