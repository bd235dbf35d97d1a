import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLogin } from '../box/use-login.ts';
import { BoxStep } from '../box/box-step.tsx';
import { PersonPill } from '../box/person-pill.tsx';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';

/**
 * Screen for a correct but breached password, which has to be replaced first.
 * Source: product.md#login-steps, product.md#breached-password.
 */
export const Screen = () => {
  useNoCredentials();
  const t = useMessages('login');
  const messages = useMessages('login-more').breached;
  const [{ pending, failure }, login] = useLogin();
  return (
    <BoxStep identity={<PersonPill />} title={messages.title} subtitle={messages.subtitle}>
      {failure && <Banner tone="danger">{boxFailureMessage(t, failure)}</Banner>}
      <div className="fe-actions">
        <Button look="primary" busy={pending} onPress={() => void login.sendReset()}>
          {messages.submit}
        </Button>
      </div>
    </BoxStep>
  );
};
