import { Eye, EyeOff } from 'lucide';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { FieldRule } from '../../kit/credentials/spec.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { InputBox } from '../field/input-box.tsx';
import { verbatimInputAttributes } from '../field/typing.ts';
import { type Validation, useValidation } from '../field/use-validation.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import tones from '../../themes/tones.css?inline';
import css from './password-field.css?inline';
import { useReveal } from './use-reveal.ts';

/**
 * Password field for a signed-in user: the current password, or a new one with the checklist of its policy. It has a
 * reveal button and a Caps Lock warning. Signing in has its own fields, in `elements/kit/credentials`.
 */
export const PasswordField = ({
  kind,
  name,
  autoFocus,
  rules,
  action,
  ...props
}: FieldProps &
  Validation<string> & {
    kind: 'current' | 'new';
    name?: string;
    autoFocus?: boolean;
    /** Rules of a new password, with their state for the typed value. */
    rules?: readonly FieldRule[];
    /** Action at the end of the label's line. */
    action?: ReactNode;
  }) => {
  useStyles(tones, css);
  const messages = useMessages('common');
  const input = useRef<HTMLInputElement>(null);
  const rulesId = useId();
  const [capsLock, setCapsLock] = useState(false);
  const { revealed, toggle, keepFocus } = useReveal(input);
  const { error, change, listeners } = useValidation(input, props);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div className="fe-password">
      <Field
        {...props}
        error={error}
        action={action}
        describedBy={rules && rulesId}
        notes={
          <p className="fe-field-note fe-caps-lock" role="status">
            {capsLock && messages.capsLockOn}
          </p>
        }
      >
        {({ attributes }) => (
          <InputBox
            after={
              <IconButton
                small
                name={revealed ? messages.hidePassword : messages.showPassword}
                icon={revealed ? Eye : EyeOff}
                aria-pressed={revealed}
                aria-controls={attributes.id}
                disabled={props.disabled ?? false}
                onPointerDown={keepFocus}
                onPress={toggle}
              />
            }
          >
            <input
              {...verbatimInputAttributes}
              {...attributes}
              {...listeners}
              ref={input}
              className="fe-input-text"
              type={revealed ? 'text' : 'password'}
              dir="ltr"
              name={name}
              autoComplete={`${kind}-password`}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen decides, and people can switch it off there
              autoFocus={autoFocus}
              value={props.value}
              readOnly={props.readOnly}
              onChange={(event) => change(event.target.value)}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              onBlur={(event) => {
                setCapsLock(false);
                listeners.onBlur(event);
              }}
            />
          </InputBox>
        )}
      </Field>
      {rules && <PasswordRules id={rulesId} rules={rules} />}
    </div>
  );
};

/** Checklist of a new password; the state of each rule is a mark, and a hidden text for screen readers. */
const PasswordRules = ({ id, rules }: { id: string; rules: readonly FieldRule[] }) => {
  const messages = useMessages('common');
  return (
    <ul className="fe-rules" id={id}>
      {rules.map(({ text, met, wide, leads }) => (
        <li
          key={text}
          className="fe-rule"
          data-met={met || undefined}
          data-wide={wide || undefined}
          data-leads={leads || undefined}
        >
          <span className="fe-visually-hidden">{`${met ? messages.rulesMet : messages.rulesUnmet}: `}</span>
          <span>{text}</span>
          <span className="fe-visually-hidden">.</span>
        </li>
      ))}
    </ul>
  );
};
