import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useLogin } from '../box/use-login.ts';

/** Too many tries: the mail that unlocks is on its way, if there is such an account. Nobody learns whether there is. */
export const Screen = () => {
  const words = useMessages('login-more').unlock.locked;
  const [{ email, sent }, login] = useLogin();
  if (sent) return <Banner tone="success">{words.sent({ email })}</Banner>;
  const again = <LinkButton onPress={() => void login.resendUnlock()}>{words.resend}</LinkButton>;
  return (
    <Banner tone="danger" action={again}>
      {words.told({ email })}
    </Banner>
  );
};
