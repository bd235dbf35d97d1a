import { useMessages } from '../../kit/use-messages.ts';
import { MessageStep } from '../box/message-step.tsx';
import { RouteLink } from '../box/route-link.tsx';
import { JourneySwitchLink } from '../box/journey-switch-link.tsx';
import { useUnlock } from './use-unlock.ts';

/** Confirmation that the account is unlocked. */
export const Screen = () => {
  const messages = useMessages('login-more').unlock.success;
  const [, unlock] = useUnlock();
  const forgot = (
    <JourneySwitchLink question={messages.notYou}>
      <RouteLink to="forgetPasswordUrl">{messages.newPassword}</RouteLink>
    </JourneySwitchLink>
  );
  return (
    <MessageStep
      title={messages.title}
      subtitle={messages.subtitle}
      action={{ label: messages.submit, onPress: unlock.signIn }}
      foot={forgot}
    />
  );
};
