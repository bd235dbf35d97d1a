import { useMessages } from '../../kit/use-messages.ts';
import { MessageStep } from '../box/message-step.tsx';
import { useInvitation } from './use-invitation.ts';
import { useUser } from './use-user.ts';

/**
 * Confirmation that the user joined the company. With a session it continues by itself, otherwise by a sign-in button.
 * Source: product.md#invitation.
 */
export const Screen = () => {
  const messages = useMessages('login-more').invitation.success;
  const [{ invited }, invitation] = useInvitation();
  const isIn = useUser() !== undefined;
  return (
    <MessageStep
      title={invited ? messages.title({ company: invited.name }) : messages.titleAlone}
      shortTitle={messages.titleAlone}
      subtitle={isIn ? messages.subtitle : messages.signInSubtitle}
      {...(!isIn && { action: { label: messages.submit, onPress: invitation.signIn } })}
    />
  );
};
