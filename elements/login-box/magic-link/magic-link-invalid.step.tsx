import { useMessages } from '../../kit/use-messages.ts';
import { linkFault } from '../box/link/link-fault.ts';
import { MessageStep } from '../box/message-step.tsx';
import { BackToSignIn } from '../box/journey-switch-link.tsx';
import { useMagicLink } from './use-magic-link.ts';

/** The link that signs in is no good, and another one can be had. */
export const Screen = () => {
  const { linkFaults } = useMessages('login-more');
  const { subtitle, submit } = useMessages('login-more').link.invalid;
  const [{ refusal }, magicLink] = useMagicLink();
  return (
    <MessageStep
      title={linkFaults[linkFault(refusal?.kind)]}
      subtitle={subtitle}
      action={{ label: submit, onPress: magicLink.startOver }}
      foot={<BackToSignIn />}
    />
  );
};
