import { useMessages } from '../../kit/use-messages.ts';
import { linkFault } from '../box/link/link-fault.ts';
import { BackToSignIn } from '../box/journey-switch-link.tsx';
import { MessageStep } from '../box/message-step.tsx';
import { useEmailChange } from './use-email-change.ts';

/** Address isolated from right-to-left text. */
const isolated = (address = '') => `\u2066${address}\u2069`;

/** Outcome of the change: which address is still to confirm, that it is made, that it was taken back, or that the link is none. */
export const Screen = () => {
  const { emailChange: messages, linkFailures } = useMessages('login-more');
  const [{ step, link, refusal }, { goTo }] = useEmailChange();
  const leave = () => goTo('loginUrl');
  const { changed, confirmed, invalid, undone } = messages;
  if (step === 'confirmed' && link)
    return (
      <MessageStep
        title={confirmed.title}
        subtitle={link.mailedTo === 'current' ? confirmed.current({ to: isolated(link.to) }) : confirmed.new}
        action={{ label: changed.submit, onPress: leave }}
      />
    );
  if (step === 'changed' && link)
    return (
      <MessageStep
        title={changed.title}
        subtitle={changed.subtitle({ to: isolated(link.to) })}
        action={{ label: changed.submit, onPress: leave }}
      />
    );
  if (step === 'undone' && link)
    return (
      <MessageStep
        title={undone.title}
        subtitle={undone.subtitle({ current: isolated(link.from) })}
        action={{ label: undone.submit, onPress: () => goTo('forgetPasswordUrl') }}
        foot={<BackToSignIn />}
      />
    );
  return (
    <MessageStep
      title={linkFailures[linkFault(refusal?.kind)]}
      subtitle={invalid.subtitle}
      action={{ label: invalid.submit, onPress: leave }}
    />
  );
};
