import { useMessages } from '../../kit/use-messages.ts';
import { MessageStep } from '../box/message-step.tsx';
import { useInvitation } from './use-invitation.ts';
import { useUser } from './use-user.ts';

/** The person belongs to the company; whoever is in goes on by themselves. Source: product.md#invitation. */
export const Screen = () => {
  const words = useMessages('login-more').invitation.success;
  const [{ invited }, invitation] = useInvitation();
  const isIn = useUser() !== undefined;
  return (
    <MessageStep
      title={invited ? words.title({ company: invited.name }) : words.titleAlone}
      subtitle={isIn ? words.subtitle : words.signInSubtitle}
      {...(!isIn && { action: { label: words.submit, onPress: invitation.signIn } })}
    />
  );
};
