import { type FormEvent, useState } from 'react';
import { CODE_DIGITS } from '../../../core/contract/limits.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { CodeInput } from '../../ui/code-input/code-input.tsx';
import { useMfa } from '../journeys/use-mfa.ts';
import { factorFault } from './factor-fault.ts';
import { Remember } from './remember.tsx';
import { useAutoFocus } from './use-auto-focus.ts';

/** Where the code of a second factor is typed, and whether to ask for it again in this browser. It comes in a chunk of its own. */
export const Screen = () => {
  const words = useMessages('loginBox/factors').factor;
  const [{ pending, preparing, failure, factor }, mfa] = useMfa();
  const autoFocus = useAutoFocus();
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);
  const proving = pending && !preparing;
  const submit = (typed: string) => void mfa.submitCode({ code: typed, remember });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_DIGITS && !pending) submit(code);
  };
  return (
    <form className="fe-actions" method="post" noValidate onSubmit={send}>
      <CodeInput
        label={words.code}
        value={code}
        onChange={setCode}
        onComplete={submit}
        length={CODE_DIGITS}
        busy={proving}
        textMessage={factor?.strategy === 'SMS'}
        error={factorFault(words, failure)}
        autoFocus={autoFocus}
        required
      />
      <Remember value={remember} onChange={setRemember} />
      <Button look="primary" submits busy={proving}>
        {words.confirm}
      </Button>
    </form>
  );
};
