import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useLogin } from '../box/use-login.ts';
import { MailSent } from './mail-sent.tsx';

/**
 * Banner for a locked account with a button to resend the unlock mail. The same for an unknown account, against account
 * enumeration.
 */
export const Screen = () => {
  const messages = useMessages('login-more').unlock.locked;
  const [{ email, sent }, login] = useLogin();
  if (sent) return <MailSent>{messages.sent({ email })}</MailSent>;
  const again = <LinkButton onPress={() => void login.resendUnlock()}>{messages.resend}</LinkButton>;
  return (
    <Banner tone="danger" action={again}>
      {messages.message({ email })}
    </Banner>
  );
};
