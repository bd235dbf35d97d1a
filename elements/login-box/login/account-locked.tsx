import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { BoxStep } from '../box/box-step.tsx';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { PersonPill } from '../box/person-pill.tsx';
import { useGoToRoute } from '../box/use-go-to-route.ts';
import { useLogin } from '../box/use-login.ts';
import { MailSent } from './mail-sent.tsx';
import { OtherMethod } from './other-method.tsx';
import { useMethods } from './use-methods.ts';

/**
 * Screen in place of the form of a locked account: the unlock mail, a reset of the password, which unlocks too, another
 * method, and the form once it can work again. The same for an unknown account, against account enumeration.
 */
export const Screen = ({ onTryAgain }: { onTryAgain: () => void }) => {
  useNoCredentials();
  const t = useMessages('login');
  const messages = useMessages('login-more').unlock.locked;
  const go = useGoToRoute();
  const [{ email, sent, failure }, login] = useLogin();
  const hasPassword = useMethods().includes('EmailAndPassword');
  const resend = <LinkButton onPress={() => void login.resendUnlock()}>{messages.resend}</LinkButton>;
  return (
    <BoxStep identity={<PersonPill />} stage="locked" title={messages.title}>
      {failure && failure.kind !== 'accountLocked' && <Banner tone="danger">{boxFailureMessage(t, failure)}</Banner>}
      {sent === 'unlock' ? (
        <MailSent>{messages.sent({ email })}</MailSent>
      ) : (
        <Banner tone="danger" action={resend}>
          {messages.message({ email })}
        </Banner>
      )}
      {hasPassword && (
        <Button look="primary" onPress={() => go('forgetPasswordUrl')}>
          {messages.reset}
        </Button>
      )}
      <OtherMethod>
        <LinkButton onPress={onTryAgain}>{messages.again}</LinkButton>
      </OtherMethod>
    </BoxStep>
  );
};
