import { type FormEvent, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useLogin } from '../box/use-login.ts';
import { useMfa } from '../mfa/use-mfa.ts';
import { factorFailures } from '../mfa/factor-fault.ts';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { Fault } from '../box/form/fault.tsx';
import { useAutoFocus } from '../box/use-auto-focus.ts';

/** Minimum length of a recovery code, without spaces and dashes. Source: product.md#codes. */
const SHORTEST = 8;

/** Form for a recovery code, and the button that continues once it was accepted. */
export const Screen = () => {
  const [{ recovered }] = useMfa();
  return recovered ? <Recovered /> : <AskCode />;
};

const AskCode = () => {
  const t = useMessages('login');
  const messages = useMessages('login-more').newFactor.recover;
  const factors = useMessages('login-more').factor;
  const ofKeys = useMessages('login').passkeys;
  const [{ pending, failure }, mfa] = useMfa();
  const autoFocus = useAutoFocus();
  const [code, setCode] = useState('');
  const [forGood, setForGood] = useState(false);
  const isWrong = failure?.kind === 'recoveryCodeInvalid' || failure?.kind === 'codeInvalid';
  const why = isWrong ? undefined : boxFailureMessage(t, failure, factorFailures(factors, ofKeys));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!form.checkValidity()) return void form.querySelector<HTMLElement>(':invalid')?.focus();
    if (!pending) void mfa.recover({ code: code.trim(), forGood });
  };
  return (
    <>
      <Fault message={why} />
      <form className="fe-actions" method="post" noValidate onSubmit={send}>
        <TextField
          kind="code"
          name="recoveryCode"
          label={messages.label}
          value={code}
          onChange={setCode}
          check={(typed) => (typed.replaceAll(/[\s-]/g, '').length < SHORTEST ? messages.short : undefined)}
          error={isWrong ? messages.wrong : undefined}
          autoFocus={autoFocus}
          readOnly={pending}
          required
        />
        <Checkbox label={messages.forGood} hint={messages.forGoodHint} value={forGood} onChange={setForGood} />
        <Button look="primary" submits busy={pending}>
          {messages.submit}
        </Button>
      </form>
    </>
  );
};

const Recovered = () => {
  const messages = useMessages('login-more').newFactor.recover.done;
  const [, login] = useLogin();
  return (
    <Button look="primary" onPress={login.goBack}>
      {messages.submit}
    </Button>
  );
};
