import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Button } from '../../ui/button/button.tsx';
import { useUnlock } from './use-unlock.ts';
import { BoxStep } from '../box/box-step.tsx';
import { RouteLink } from '../box/route-link.tsx';
import { Switch } from '../box/switch.tsx';

/** The account can be signed in to again. */
export const Screen = () => {
  useNoCredentials();
  const words = useMessages('login-more').unlock.success;
  const [, unlock] = useUnlock();
  const forgot = (
    <Switch question={words.notYou}>
      <RouteLink to="forgetPasswordUrl">{words.newPassword}</RouteLink>
    </Switch>
  );
  return (
    <BoxStep title={words.title} subtitle={words.subtitle} foot={forgot}>
      <div className="fe-actions">
        <Button look="primary" onPress={unlock.signIn}>
          {words.submit}
        </Button>
      </div>
    </BoxStep>
  );
};
