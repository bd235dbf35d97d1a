import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useLogin } from '../box/use-login.ts';
import { BoxStep } from '../box/box-step.tsx';

/** The person signs in at their own company; the page goes there by itself. Source: SPEC §4 "preLogin". */
export const Screen = () => {
  useNoCredentials();
  const t = useMessages('login');
  const words = useMessages('login').redirectToSSO;
  const [{ email }, login] = useLogin();
  const domain = email.split('@').at(-1) ?? '';
  return (
    <BoxStep title={words.title} subtitle={words.subtitle({ domain })}>
      <div className="fe-actions">
        <Button look="primary" onPress={login.continueToSso}>
          {words.submit}
        </Button>
        <LinkButton onPress={login.goBack}>{t.changeEmail}</LinkButton>
      </div>
    </BoxStep>
  );
};
