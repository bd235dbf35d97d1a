import { useApp } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Button } from '../../ui/button/button.tsx';
import { useResetPassword } from './use-reset-password.ts';
import { BackToSignIn } from '../box/switch.tsx';
import { BoxStep } from '../box/box-step.tsx';
import { linkFault } from '../box/link/link-fault.ts';

/** The link is no good, and another one can be had. */
export const Screen = () => {
  useNoCredentials();
  const { linkFaults } = useMessages('login-more');
  const words = useMessages('login-more').resetPassword.invalid;
  const { router } = useApp();
  const [{ refusal }] = useResetPassword();
  return (
    <BoxStep title={linkFaults[linkFault(refusal?.kind)]} subtitle={words.subtitle} foot={<BackToSignIn />}>
      <div className="fe-actions">
        <Button look="primary" onPress={() => router.go('forgetPasswordUrl')}>
          {words.submit}
        </Button>
      </div>
    </BoxStep>
  );
};
