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

interface TextFieldProps extends Pick<FieldProps, 'id' | 'label' | 'fault'> {
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
}

/** Field of a line of text, in its own direction. */
export const TextField = ({ value, maxLength, onChange, ...field }: TextFieldProps): ReactElement => (
  <Field {...field}>
    {(attributes) => (
      <input
        {...attributes}
        className="input"
        dir="auto"
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
