import { useState } from 'react';

/** A field of a draft, to be spread on a field of the kit. */
export interface FormField<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What the server has said of it, until it is changed. */
  readonly error: string | undefined;
}

/** What somebody types into a form, with what the server has said of each field. */
export interface FormValues<Values extends object> {
  readonly values: Values;
  /** Something is other than it began. */
  readonly dirty: boolean;
  field<Name extends keyof Values & string>(name: Name): FormField<Values[Name]>;
  /** Changes several fields at once. */
  change(values: Partial<Values>): void;
  /** Shows what is wrong beside the fields that it is about. */
  blame(faults: Readonly<Record<string, string>>): void;
  /** Begins from these values, which somebody else has saved: what was typed stays, the rest becomes as it now is. */
  follow(values: Values): void;
  /** Begins anew from these values: they were saved. */
  reset(values?: Values): void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The values of a form, from where it begins. They stay whatever the server answers.
 *
 * ```tsx
 * const draft = useDraft({ name: group.name, color: group.color });
 * <TextField label={words.name} {...draft.field('name')} />
 * ```
 */
export const useFormValues = <Values extends object>(start: Values): FormValues<Values> => {
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
      // the name and the value belong together
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      error: faults[name],
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
