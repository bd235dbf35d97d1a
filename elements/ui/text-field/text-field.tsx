import { type ReactNode, useRef } from 'react';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { InputBox } from '../field/input-box.tsx';
import { passwordManagerOptOut, verbatimInputAttributes } from '../field/typing.ts';
import { type Validation, useValidation } from '../field/use-validation.ts';

/**
 * Kind of text. Ours: all are `type="text"`, since the browser's own validation messages are neither in our words nor
 * in the element's language; `code` is for keys, domains and addresses that are typed letter by letter.
 */
export type TextKind = 'text' | 'email' | 'url' | 'code';

const KINDS = {
  text: { dir: undefined },
  email: { inputMode: 'email', dir: 'ltr', ...verbatimInputAttributes },
  url: { inputMode: 'url', dir: 'ltr', ...verbatimInputAttributes },
  code: { dir: 'ltr', ...verbatimInputAttributes },
} as const satisfies Record<TextKind, object>;

/**
 * Text field. Validation runs on leaving the field after a change; the error goes on the next change. `before` and
 * `after` are texts in the box that are not part of the value ("https://", ".acme.com").
 */
export const TextField = ({
  kind = 'text',
  name,
  placeholder,
  autoComplete,
  autoFocus,
  maxLength,
  before,
  after,
  action,
  ...props
}: FieldProps &
  Validation<string> & {
    kind?: TextKind;
    name?: string;
    /** Example of a value, never a label. */
    placeholder?: string;
    /** Autofill token (`name`, `organization`); off where absent. */
    autoComplete?: string;
    autoFocus?: boolean;
    maxLength?: number;
    before?: string;
    after?: ReactNode;
    /** Action at the end of the label's line. */
    action?: ReactNode;
  }) => {
  const input = useRef<HTMLInputElement>(null);
  const { error, change, listeners } = useValidation(input, props);
  return (
    <Field {...props} error={error} action={action}>
      {({ attributes }) => (
        <InputBox before={before} after={after} dir={before || typeof after === 'string' ? KINDS[kind].dir : undefined}>
          <input
            type="text"
            {...KINDS[kind]}
            {...(autoComplete ? {} : passwordManagerOptOut)}
            {...attributes}
            {...listeners}
            ref={input}
            className="fe-input-text"
            name={name}
            value={props.value}
            placeholder={placeholder}
            autoComplete={autoComplete ?? 'off'}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen decides, and people can switch it off there
            autoFocus={autoFocus}
            maxLength={maxLength}
            readOnly={props.readOnly}
            onChange={(event) => change(event.target.value)}
          />
        </InputBox>
      )}
    </Field>
  );
};
