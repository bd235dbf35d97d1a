import { type FormEvent, useState } from 'react';
import { CODE_DIGITS } from '../../../core/contract/limits.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { CodeInput } from '../../ui/code-input/code-input.tsx';
import { useLogin } from '../journeys/use-login.ts';
import { codeFault } from './code-fault.ts';
import { MailAgain } from './mail-again.tsx';
import { useAutoFocus } from './use-auto-focus.ts';

/** How long before a code may be sent again, in seconds. Source: UX "Codes". */
const RESEND_SECONDS = 30;

/** Where the code is typed; its last digit sends it. It comes in a chunk of its own, for the code's input is the larger part. */
export const Screen = () => {
  const words = useMessages('loginBox/codes').code;
  const [{ pending, failure }, login] = useLogin();
  const autoFocus = useAutoFocus();
  const [code, setCode] = useState('');
  const submit = (typed: string) => void login.submitCode({ code: typed });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_DIGITS && !pending) submit(code);
  };
  return (
    <>
      <form className="fe-actions" method="post" noValidate onSubmit={send}>
        <CodeInput
          label={words.label}
          hint={words.hint}
          value={code}
          onChange={setCode}
          onComplete={submit}
          length={CODE_DIGITS}
          busy={pending}
          error={codeFault(words, failure)}
          autoFocus={autoFocus}
          required
        />
        <Button look="primary" submits busy={pending}>
          {words.submit}
        </Button>
      </form>
      <div className="fe-actions">
        <MailAgain seconds={RESEND_SECONDS} />
      </div>
    </>
  );
};
