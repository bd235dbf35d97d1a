import { type ReactNode, useRef } from 'react';
import { CredentialField } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { InputBox } from '../field/input-box.tsx';
import { passwordManagerOptOut, verbatimInputAttributes } from '../field/typing.ts';
import { type Validation, useValidation } from '../field/use-validation.ts';

/**
 * What is written in the field. Ours: all are text to the browser, whose own opinion of an address is neither in our
 * words nor in the element's language; `code` is for keys, domains and addresses that are typed letter by letter. */
export type TextKind = 'text' | 'email' | 'url' | 'code';

const KINDS = {
  text: { dir: undefined },
  email: { inputMode: 'email', dir: 'ltr', ...verbatimInputAttributes },
  url: { inputMode: 'url', dir: 'ltr', ...verbatimInputAttributes },
  code: { dir: 'ltr', ...verbatimInputAttributes },
} as const satisfies Record<TextKind, object>;

/**
 * A line of text. What is wrong is shown on leaving the field after a change and goes when it is typed in again. With
 * `before` and `after` words stand in the box that are not typed ("https://", ".acme.com").
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
    /** An example of what may be typed, never a label. */
    placeholder?: string;
    /** Autofill's own name for what is asked (`name`, `organization`); off where it is absent. */
    autoComplete?: string;
    autoFocus?: boolean;
    maxLength?: number;
    before?: string;
    after?: ReactNode;
    /** At the end of the label's line. */
    action?: ReactNode;
  }) => {
  const input = useRef<HTMLInputElement>(null);
  const { error, change, listeners } = useValidation(input, props);
  return (
    <CredentialField {...props} error={error} action={action}>
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
    </CredentialField>
  );
};
