import { useMessages } from '../../../kit/use-messages.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { useLogin } from '../../box/use-login.ts';
import { useQuickLogin } from './use-quick-login.ts';
import { ResendCode, CODE_SECONDS } from '../../box/link/resend-code.tsx';
import { CodeEntry } from '../../box/form/code-entry.tsx';
import { codeFault } from '../../box/form/code-fault.ts';
import { NumberForm } from '../../box/form/number-form.tsx';

/** Forms for the phone number of quick login and for the code that verifies it. */
export const Screen = () => {
  const [{ step }] = useQuickLogin();
  return step === 'number' ? <AskNumber /> : <AskCode />;
};

const AskNumber = () => {
  const messages = useMessages('login-more').phone;
  const [{ pending }, quickLogin] = useQuickLogin();
  return (
    <NumberForm
      label={messages.label}
      submit={messages.submit}
      pending={pending}
      onSubmit={(phoneNumber) => void quickLogin.submitPhoneNumber({ phoneNumber })}
    />
  );
};

const AskCode = () => {
  const messages = useMessages('login-more').code;
  const { quick } = useMessages('login-more').phone;
  const [{ pending, failure, again }, quickLogin] = useQuickLogin();
  const [, login] = useLogin();
  const submit = async (code: string) => {
    if (await quickLogin.submitCode({ code })) login.tell('promptAnswered');
  };
  return (
    <>
      <CodeEntry
        label={messages.label}
        submit={quick.submit}
        busy={pending}
        error={codeFault(messages, failure)}
        textMessage
        onSubmit={(code) => void submit(code)}
      />
      <div className="fe-actions">
        <ResendCode
          seconds={CODE_SECONDS}
          pending={pending}
          failure={failure}
          again={again === true}
          onPress={quickLogin.sendAgain}
        />
        <LinkButton onPress={quickLogin.changePhoneNumber}>{quick.change}</LinkButton>
      </div>
    </>
  );
};
