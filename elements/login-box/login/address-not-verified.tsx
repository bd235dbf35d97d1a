import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useLogin } from '../box/use-login.ts';
import { MailSent } from '../box/mail-sent.tsx';

/** Banner for a correct password with an unverified email; a new link can be sent. */
export const Screen = () => {
  const t = useMessages('login');
  const messages = useMessages('login').loginWithPassword;
  const [{ email, sent }, login] = useLogin();
  if (sent) return <MailSent>{messages.activationSent({ email })}</MailSent>;
  const resend = <LinkButton onPress={() => void login.resendActivation()}>{messages.resendActivation}</LinkButton>;
  return (
    <Banner tone="warning" action={resend}>
      {t.failures.emailNotVerified}
    </Banner>
  );
};
