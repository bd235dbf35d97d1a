import { useMessages } from '../../kit/use-messages.ts';
import { usePhoneReset } from './use-phone-reset.ts';
import { ResendCode, CODE_SECONDS } from '../box/link/resend-code.tsx';
import { CodeEntry } from '../box/form/code-entry.tsx';
import { codeFault } from '../box/form/code-fault.ts';

/** Form for the emailed code of a phone number reset. */
export const Screen = () => {
  const messages = useMessages('login-more').code;
  const { verify } = useMessages('login-more').phone.reset;
  const [{ pending, failure, again }, phoneReset] = usePhoneReset();
  return (
    <>
      <CodeEntry
        label={messages.label}
        hint={messages.subtitle}
        submit={verify.submit}
        busy={pending}
        error={codeFault(messages, failure)}
        onSubmit={(code) => void phoneReset.submitCode({ code })}
      />
      <div className="fe-actions">
        <ResendCode
          seconds={CODE_SECONDS}
          pending={pending}
          failure={failure}
          again={again === true}
          onPress={phoneReset.sendAgain}
        />
      </div>
    </>
  );
};
