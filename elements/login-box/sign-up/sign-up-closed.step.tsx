import { useApp } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Button } from '../../ui/button/button.tsx';
import { BoxStep } from '../box/box-step.tsx';

/** The operator takes no new accounts. Source: SPEC §3 `allowSignups`. */
export const Screen = () => {
  useNoCredentials();
  const words = useMessages('login-more').signUpClosed;
  const { router } = useApp();
  return (
    <BoxStep title={words.title} subtitle={words.subtitle}>
      <div className="fe-actions">
        <Button look="primary" onPress={() => router.go('loginUrl')}>
          {words.submit}
        </Button>
      </div>
    </BoxStep>
  );
};
