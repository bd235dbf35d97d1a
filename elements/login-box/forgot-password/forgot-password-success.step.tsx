import { useMessages } from '../../kit/use-messages.ts';
import { useForgotPassword } from './use-forgot-password.ts';
import { LinkSent } from '../box/link/link-sent.tsx';

/**
 * Confirmation that a reset link was sent. The same for an unknown account, against account enumeration.
 * Source: product.md#forgot-password.
 */
export const Screen = () => {
  const messages = useMessages('login-more').forgotPassword;
  const [{ email, pending, failure }, forgotPassword] = useForgotPassword();
  return (
    <LinkSent
      title={messages.sentTitle}
      subtitle={messages.sentSubtitle({ email })}
      pending={pending}
      failure={failure}
      onResend={() => forgotPassword.request({ email })}
      onChange={forgotPassword.startOver}
    />
  );
};
