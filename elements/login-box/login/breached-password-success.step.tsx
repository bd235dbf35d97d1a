import { useMessages } from '../../kit/use-messages.ts';
import { useLogin } from '../box/use-login.ts';
import { LinkSent } from '../box/link/link-sent.tsx';

/** Confirmation that a link to set a new password was sent. Source: product.md#login-steps. */
export const Screen = () => {
  const messages = useMessages('login-more').breached;
  const [{ pending, failure }, login] = useLogin();
  return (
    <LinkSent
      title={messages.sentTitle}
      subtitle={messages.sentSubtitle}
      pending={pending}
      failure={failure}
      onResend={login.sendReset}
      onChange={login.goBack}
    />
  );
};
