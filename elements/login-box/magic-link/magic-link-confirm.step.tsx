import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { MessageStep } from '../box/message-step.tsx';
import { useMagicLink } from './use-magic-link.ts';

/**
 * Confirmation before signing in by a magic link that was requested in another browser.
 * Source: product.md#magic-link.
 */
export const Screen = () => {
  const messages = useMessages('login-more').link.confirm;
  const [{ pending }, magicLink] = useMagicLink();
  return (
    <MessageStep
      title={messages.title}
      subtitle={messages.subtitle}
      action={{ label: messages.submit, busy: pending, onPress: () => void magicLink.signIn() }}
    >
      <LinkButton onPress={magicLink.startOver}>{messages.decline}</LinkButton>
    </MessageStep>
  );
};
