import { type FormEvent, type ReactNode, useState } from 'react';
import { CODE_DIGITS } from '../../../../core/contract/limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CodeInput } from '../../../ui/code-input/code-input.tsx';
import { useAutoFocus } from '../use-auto-focus.ts';

interface CodeEntryProps {
  readonly label: string;
  readonly hint?: string;
  readonly submit: string;
  readonly busy: boolean;
  /** Error message of the code. */
  readonly error: string | undefined;
  /** Whether the code is sent by SMS, where the browser can offer to fill it in. */
  readonly textMessage?: boolean;
  /** Further fields of the form. */
  readonly children?: ReactNode;
  readonly onSubmit: (code: string) => void;
}

/** Code input that submits its form on the last digit. */
export const CodeEntry = ({
  label,
  hint,
  submit,
  busy,
  error,
  textMessage = false,
  children,
  onSubmit,
}: CodeEntryProps) => {
  const autoFocus = useAutoFocus();
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_DIGITS && !busy) onSubmit(code);
  };
  return (
    <form className="fe-actions" method="post" noValidate onSubmit={send}>
      <CodeInput
        label={label}
        hint={hint}
        value={code}
        onChange={setCode}
        onComplete={onSubmit}
        length={CODE_DIGITS}
        busy={busy}
        textMessage={textMessage}
        error={error}
        autoFocus={autoFocus}
        required
      />
      {children}
      <Button look="primary" submits busy={busy}>
        {submit}
      </Button>
    </form>
  );
};
