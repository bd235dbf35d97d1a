import { useMessages } from '../../kit/use-messages.ts';
import { useSignUp } from './use-sign-up.ts';
import { Screen as Success } from '../box/success.tsx';
import { LinkSent } from '../box/link/link-sent.tsx';

/**
 * Confirmation that the account was created: verify the address by the link, or continue with the new session.
 * Source: product.md#sign-up.
 */
export const Screen = () => {
  const messages = useMessages('login-more').signUpSuccess;
  const [{ email, shouldActivate, pending, failure }, signUp] = useSignUp();
  if (!shouldActivate) return <Success />;
  return (
    <LinkSent
      title={messages.title}
      subtitle={messages.subtitle({ email })}
      pending={pending}
      failure={failure}
      onResend={signUp.resend}
      onChange={signUp.startOver}
    />
  );
};
