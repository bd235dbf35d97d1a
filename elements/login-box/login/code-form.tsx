import { useMessages } from '../../kit/use-messages.ts';
import { useLogin } from '../box/use-login.ts';
import { CODE_SECONDS } from '../box/link/resend-code.tsx';
import { CodeEntry } from '../box/form/code-entry.tsx';
import { codeFault } from '../box/form/code-fault.ts';
import { ResendMail } from './resend-mail.tsx';

/** Form for the sign-in code, in a lazy chunk because the code input is the larger part. */
export const Screen = () => {
  const { code: messages, sms } = useMessages('login-more');
  const [{ pending, failure, step }, login] = useLogin();
  // quick login names the phone in the subtitle
  const sent = step === 'loginWithOtc' ? messages.subtitle : step === 'loginWithSmsOtc' ? sms.subtitle : undefined;
  return (
    <>
      <CodeEntry
        label={messages.label}
        hint={sent ? `${sent} ${messages.hint}` : messages.hint}
        submit={messages.submit}
        busy={pending}
        error={codeFault(messages, failure)}
        textMessage={step !== 'loginWithOtc'}
        onSubmit={(code) => void login.submitCode({ code })}
      />
      <div className="fe-actions">
        <ResendMail seconds={CODE_SECONDS} />
      </div>
    </>
  );
};
