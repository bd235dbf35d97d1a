import { type ReactNode, useEffect, useRef } from 'react';
import { useHost } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useValidation } from '../field/use-validation.ts';
import css from './code-input.css?inline';
import { isIn, useCaret } from './use-caret.ts';
import { useCode } from './use-code.ts';
import { useRefusal } from './use-refusal.ts';

/**
 * One-time code input: one real input, drawn as boxes, so that phones, password managers and paste fill it natively. It
 * completes by itself, once, when all digits are entered. A refused code is cleared and announced: set `busy` while it
 * is verified and `error` when it was refused.
 */
export const CodeInput = ({
  value,
  onChange,
  onComplete,
  length = 6,
  busy = false,
  textMessage = false,
  name = 'code',
  autoFocus,
  action,
  ...props
}: Omit<FieldProps, 'optional' | 'readOnly'> & {
  value: string;
  onChange: (code: string) => void;
  onComplete?: ((code: string) => void) | undefined;
  length?: number;
  /** Pending verification; the code is read-only. */
  busy?: boolean;
  /** Requests the code from a text message by the browser. */
  textMessage?: boolean;
  name?: string;
  autoFocus?: boolean;
  /** Action at the end of the label's line. */
  action?: ReactNode;
}) => {
  useStyles(css);
  const messages = useMessages('ui').inputs.code;
  const host = useHost();
  const input = useRef<HTMLInputElement>(null);
  const boxes = useRef<HTMLDivElement>(null);
  const refusal = useRefusal(props.error, busy, boxes, () => {
    onChange('');
    input.current?.focus({ preventScroll: true });
  });
  const judged = useValidation(input, {
    required: props.required,
    value,
    onChange: (code) => {
      refusal.typing();
      onChange(code);
    },
    check: (code) => (code.length < length ? messages.incomplete({ count: length }) : undefined),
  });
  const error = judged.error ?? refusal.error;
  useCode(input, {
    value,
    length,
    textMessage,
    onChange: judged.change,
    onComplete: (code) => {
      refusal.sending();
      onComplete?.(code);
    },
  });
  useEffect(() => {
    if (busy) host.announce(messages.checking);
  }, [host, busy, messages]);
  const { caret, listeners, leave } = useCaret(length);
  return (
    <Field {...props} error={error} action={action}>
      {({ attributes }) => (
        <div className="fe-code" part="code" dir="ltr" data-busy={busy || undefined} style={{ '--_fe-length': length }}>
          <div className="fe-code-boxes" aria-hidden="true" ref={boxes} translate="no">
            {Array.from({ length }, (_, box) => (
              <span
                key={box}
                className="fe-code-box"
                data-filled={box < value.length || undefined}
                data-active={isIn(caret, box, length, value.length) || undefined}
              >
                {value[box]}
              </span>
            ))}
          </div>
          <input
            {...attributes}
            {...listeners}
            ref={input}
            className="fe-code-input"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={length}
            pattern={`\\d{${length}}`}
            dir="ltr"
            name={name}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen decides, and people can switch it off there
            autoFocus={autoFocus}
            readOnly={busy}
            onInvalid={judged.listeners.onInvalid}
            onBlur={(event) => {
              leave();
              judged.listeners.onBlur(event);
            }}
          />
        </div>
      )}
    </Field>
  );
};
