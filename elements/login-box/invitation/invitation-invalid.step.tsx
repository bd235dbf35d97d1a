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
  const words = useMessages('login-more').invitation.invalid;
  const [{ refusal }, invitation] = useInvitation();
  return (
    <MessageStep
      title={words[linkFault(refusal?.kind)]}
      subtitle={words.shared}
      action={{ label: words.signIn, onPress: invitation.signIn }}
    />
  );
};

const MailedInvalid = () => {
  const words = useMessages('login-more').invitation.invalid;
  const link = useInvitation();
  const fault = linkFault(link[0].refusal?.kind);
  const subtitle = fault === 'expired' ? words.expiredSubtitle : words.subtitle;
  return <NewLink words={{ ...words, title: words[fault], subtitle }} link={link} />;
};
