import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { afterPointerUp } from '../../kit/credentials/after-pointer-up.ts';
import { useMessages } from '../../kit/use-messages.ts';

/** Validation props of a field. */
export interface Validation<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** Validates a value; an error message, or `undefined` when it is valid. */
  check?: ((value: Value) => string | undefined) | undefined;
}

type ValidationInput<Value> = Validation<Value> & { error?: string | undefined; required?: boolean | undefined };

/**
 * Validation on blur after a change, or on submit; the error goes on the next change. `error` is one of the server or
 * the screen, shown until the value changes. Every error of `check` is also set as the native validity of the input, so
 * a form needs only `form.checkValidity()` and `form.querySelector(':invalid')?.focus()`.
 */
export const useValidation = <Value, Input extends HTMLInputElement | HTMLTextAreaElement>(
  input: RefObject<Input | null>,
  { value, onChange, error, required, check }: ValidationInput<Value>,
) => {
  const { required: missing } = useMessages('common');
  const [found, setFound] = useState<string>();
  const [given, setGiven] = useState({ error, value });
  if (error !== given.error) setGiven({ error, value });
  const changed = useRef(false);

  const judge = (): string | undefined => {
    const empty = isEmpty(value);
    return empty && !required ? undefined : (check?.(value) ?? (empty ? missing : undefined));
  };
  const fault = judge();
  const latest = useRef(fault);
  useLayoutEffect(() => {
    latest.current = fault;
    input.current?.setCustomValidity(fault ?? '');
  });
  const showFault = () => setFound(latest.current);

  return {
    error: found ?? (Object.is(value, given.value) ? error : undefined),
    change: (next: Value): void => {
      changed.current = true;
      setFound(undefined);
      onChange(next);
    },
    /** Listeners of the input. */
    listeners: {
      onBlur: ({ currentTarget }: { currentTarget: Element }) => {
        if (changed.current && !isEmpty(value)) afterPointerUp(currentTarget.ownerDocument, showFault);
      },
      onInvalid: (event: { preventDefault(): void }) => {
        event.preventDefault();
        showFault();
      },
    },
  };
};

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
