import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useMfa } from './use-mfa.ts';
import { CodeAgain } from './code-again.tsx';
import { Screen as FactorForm } from './factor-form.tsx';

/** Where a code that was sent is typed, and sent once more. */
export const Screen = () => {
  const words = useMessages('login-more').factor.sms;
  const [{ factor }, mfa] = useMfa();
  return (
    <>
      <FactorForm />
      <div className="fe-actions">
        <CodeAgain />
        {factor?.strategy === 'SMS' && factor.deviceId === undefined && (
          <LinkButton onPress={mfa.changePhoneNumber}>{words.change}</LinkButton>
        )}
      </div>
    </>
  );
};
