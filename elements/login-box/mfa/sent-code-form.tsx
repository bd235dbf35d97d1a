import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useMfa } from './use-mfa.ts';
import { Screen as FactorForm } from './factor-form.tsx';
import { ResendCode, CODE_SECONDS } from '../box/link/resend-code.tsx';

/** Form for a code that was sent, with a button to resend it. */
export const Screen = () => {
  const messages = useMessages('login-more').factor.sms;
  const [{ factor }, mfa] = useMfa();
  return (
    <>
      <FactorForm />
      <div className="fe-actions">
        <CodeAgain />
        {factor?.strategy === 'SMS' && factor.deviceId === undefined && (
          <LinkButton onPress={mfa.changePhoneNumber}>{messages.change}</LinkButton>
        )}
      </div>
    </>
  );
};

/** Button that resends the code of a second factor. */
const CodeAgain = () => {
  const [{ pending, preparing, again, sentTo, failure }, mfa] = useMfa();
  return (
    <ResendCode
      seconds={CODE_SECONDS}
      pending={pending}
      failure={failure}
      again={again === true}
      busy={pending && preparing === true}
      waits={sentTo !== undefined || failure?.retryAfter !== undefined}
      onPress={() => mfa.sendAgain()}
    />
  );
};
