import { useApp } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { linkFault } from '../box/link/link-fault.ts';
import { MessageStep } from '../box/message-step.tsx';
import { BackToSignIn } from '../box/journey-switch-link.tsx';
import { useResetPassword } from './use-reset-password.ts';

/** Screen for a refused reset link, with a form to request a new one. */
export const Screen = () => {
  const { linkFailures } = useMessages('login-more');
  const { subtitle, submit } = useMessages('login-more').resetPassword.invalid;
  const { router } = useApp();
  const [{ refusal }] = useResetPassword();
  return (
    <MessageStep
      title={linkFailures[linkFault(refusal?.kind)]}
      subtitle={subtitle}
      action={{ label: submit, onPress: () => router.go('forgetPasswordUrl') }}
      foot={<BackToSignIn />}
    />
  );
};
