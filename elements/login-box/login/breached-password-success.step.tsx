import { useMessages } from '../../kit/use-messages.ts';
import { useLogin } from '../box/use-login.ts';
import { LinkSent } from '../box/link/link-sent.tsx';

/** Confirmation that a link to set a new password was sent. Source: product.md#login-steps. */
export const Screen = () => {
  const words = useMessages('login-more').breached;
  const [{ pending, failure }, login] = useLogin();
  return (
    <LinkSent
      title={words.sentTitle}
      subtitle={words.sentSubtitle}
      pending={pending}
      failure={failure}
      onResend={login.sendReset}
      onChange={login.goBack}
    />
  );
};
