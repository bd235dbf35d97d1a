import { useMessages } from '../../kit/use-messages.ts';
import { linkFault } from '../box/link/link-fault.ts';
import { Screen as NewLink } from '../box/link/new-link.tsx';
import { MessageStep } from '../box/message-step.tsx';
import { useInvitation } from './use-invitation.ts';

/** Screen for a refused invitation; a mailed one can be sent again. Source: product.md#invitation. */
export const Screen = () => {
  const [{ shared }] = useInvitation();
  return shared ? <SharedInvalid /> : <MailedInvalid />;
};

const SharedInvalid = () => {
  const messages = useMessages('login-more').invitation.invalid;
  const [{ refusal }, invitation] = useInvitation();
  return (
    <MessageStep
      title={messages[linkFault(refusal?.kind)]}
      subtitle={messages.shared}
      action={{ label: messages.signIn, onPress: invitation.signIn }}
    />
  );
};

const MailedInvalid = () => {
  const messages = useMessages('login-more').invitation.invalid;
  const link = useInvitation();
  const fault = linkFault(link[0].refusal?.kind);
  const subtitle = fault === 'expired' ? messages.expiredSubtitle : messages.subtitle;
  return <NewLink messages={{ ...messages, title: messages[fault], subtitle }} link={link} />;
};
