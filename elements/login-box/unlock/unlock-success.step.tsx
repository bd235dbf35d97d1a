import { useMessages } from '../../kit/use-messages.ts';
import { MessageStep } from '../box/message-step.tsx';
import { RouteLink } from '../box/route-link.tsx';
import { JourneySwitchLink } from '../box/journey-switch-link.tsx';
import { useUnlock } from './use-unlock.ts';

/** Confirmation that the account is unlocked. */
export const Screen = () => {
  const words = useMessages('login-more').unlock.success;
  const [, unlock] = useUnlock();
  const forgot = (
    <JourneySwitchLink question={words.notYou}>
      <RouteLink to="forgetPasswordUrl">{words.newPassword}</RouteLink>
    </JourneySwitchLink>
  );
  return (
    <MessageStep
      title={words.title}
      subtitle={words.subtitle}
      action={{ label: words.submit, onPress: unlock.signIn }}
      foot={forgot}
    />
  );
};
