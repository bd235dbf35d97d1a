import { useApp } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Button } from '../../ui/button/button.tsx';
import { BoxStep } from '../parts/box-step.tsx';

/** The password is changed. */
export const Screen = () => {
  useNoCredentials();
  const words = useMessages('loginBox/recovery').resetPassword.success;
  const { router } = useApp();
  return (
    <BoxStep name="resetPasswordSuccess" title={words.title} subtitle={words.subtitle}>
      <div className="fe-actions">
        <Button look="primary" onPress={() => router.go('loginUrl')}>
          {words.submit}
        </Button>
      </div>
    </BoxStep>
  );
};
