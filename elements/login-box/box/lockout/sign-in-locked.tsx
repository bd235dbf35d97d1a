import type { ReactNode } from 'react';
import { useNoCredentials } from '../../../kit/use-credentials.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { BoxStep } from '../box-step.tsx';
import { boxFailureMessage } from '../form/box-failure-message.ts';
import { MailSent } from '../mail-sent.tsx';
import { useGoToRoute } from '../use-go-to-route.ts';
import { useLogin } from '../use-login.ts';
import { useMethods } from '../use-methods.ts';

/**
 * Screen in place of a form while sign-in is locked: the reason, the unlock mail, a reset of the password, which unlocks
 * too, and further ways out.
 */
export const Screen = ({
  reason,
  identity,
  children,
}: {
  reason: string;
  /** Pill of the person, where they can change who signs in. */
  identity?: ReactNode;
  /** Further ways out. */
  children: ReactNode;
}) => {
  useNoCredentials();
  const t = useMessages('login');
  const messages = useMessages('login-more').unlock.locked;
  const go = useGoToRoute();
  const [{ email, sent, failure }, login] = useLogin();
  const hasPassword = useMethods().includes('EmailAndPassword');
  // a person who came by a provider, a passkey or a phone has typed no address
  const resend = email && <LinkButton onPress={() => void login.resendUnlock()}>{messages.resend}</LinkButton>;
  return (
    <BoxStep identity={identity} stage="locked" title={messages.title}>
      {failure && failure.kind !== 'accountLocked' && <Banner tone="danger">{boxFailureMessage(t, failure)}</Banner>}
      {sent === 'unlock' ? (
        <MailSent>{messages.sent({ email })}</MailSent>
      ) : (
        <Banner tone="danger" action={resend}>
          {reason}
        </Banner>
      )}
      {hasPassword && (
        <Button look="primary" onPress={() => go('forgetPasswordUrl')}>
          {messages.reset}
        </Button>
      )}
      {children}
    </BoxStep>
  );
};
