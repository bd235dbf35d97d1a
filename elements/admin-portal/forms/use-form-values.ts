import { useState } from 'react';
import { usePageAppearance } from './use-appearance.ts';

/** Field of a form, to be spread on a field component. */
export interface FormField<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Error message of the server, until the value changes. */
  readonly error: string | undefined;
  /** Set where the page's options say that the field is only viewed. */
  readonly readOnly?: true;
  /** Set where the page's options hide the field. */
  readonly hidden?: true;
}

/** Values of a form with the server's error messages by field. */
export interface FormValues<Values extends object> {
  readonly values: Values;
  /** Whether a value differs from its initial one. */
  readonly dirty: boolean;
  field<Name extends keyof Values & string>(name: Name): FormField<Values[Name]>;
  /** Changes several fields at once and clears their errors. */
  change(values: Partial<Values>): void;
  /** Sets error messages by field. */
  blame(faults: Readonly<Record<string, string>>): void;
  /** Rebases the form on values saved by another user: changed fields keep what was typed, the others are updated. */
  follow(values: Values): void;
  /** Resets the form to these values, after they were saved. */
  reset(values?: Values): void;
}

/** Props of a field by its appearance. */
const shownAs = { hidden: { hidden: true }, viewOnly: { readOnly: true }, edit: {} } as const;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Values of a form, from initial values. They stay when the server refuses. The fields of a named `page` appear as the
 * theme options say: hidden, viewed or edited.
 *
 * ```tsx
 * const draft = useFormValues({ name: group.name, color: group.color });
 * <TextField label={words.name} {...draft.field('name')} />
 * ```
 */
export const useFormValues = <Values extends object>(start: Values, page?: string): FormValues<Values> => {
  const appearance = usePageAppearance(page ?? '');
  const [began, setBegan] = useState(start);
  const [values, setValues] = useState(start);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const change = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  };
  return {
    values,
    dirty: !same(began, values),
    change,
    field: (name) => ({
      value: values[name],
      // TypeScript does not relate the name to its value
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      error: faults[name],
      ...(page !== undefined && shownAs[appearance.field(name)]),
    }),
    blame: setFaults,
    follow: (saved) => {
      setBegan(saved);
      // its keys are those of the values
      const names = Object.keys(saved) as (keyof Values)[];
      setValues((mine) => {
        const typed = names.filter((name) => !same(mine[name], began[name])).map((name) => [name, mine[name]]);
        return { ...saved, ...Object.fromEntries(typed) };
      });
    },
    reset: (saved = began) => {
      setBegan(saved);
      setValues(saved);
      setFaults({});
    },
  };
};
