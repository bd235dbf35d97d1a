import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Button } from '../../ui/button/button.tsx';
import { useLogin } from '../box/use-login.ts';
import { BoxStep } from '../box/box-step.tsx';

/** The person's company did not confirm them; the page goes on by itself. Source: SPEC §4 "Failed post-login for SSO". */
export const Screen = () => {
  useNoCredentials();
  const t = useMessages('login');
  const words = useMessages('login').loginWithSSOFailed;
  const [, login] = useLogin();
  return (
    <BoxStep title={words.title} subtitle={words.subtitle}>
      <div className="fe-actions">
        <Button look="primary" onPress={login.goBack}>
          {t.backToSignIn}
        </Button>
      </div>
    </BoxStep>
  );
};
