import { useMessages } from '../../kit/use-messages.ts';
import { linkFault } from '../box/link/link-fault.ts';
import { MessageStep } from '../box/message-step.tsx';
import { BackToSignIn } from '../box/journey-switch-link.tsx';
import { useMagicLink } from './use-magic-link.ts';

/** Screen for a refused magic link, with a form to request a new one. */
export const Screen = () => {
  const { linkFailures } = useMessages('login-more');
  const { subtitle, submit } = useMessages('login-more').link.invalid;
  const [{ refusal }, magicLink] = useMagicLink();
  return (
    <MessageStep
      title={linkFailures[linkFault(refusal?.kind)]}
      subtitle={subtitle}
      action={{ label: submit, onPress: magicLink.startOver }}
      foot={<BackToSignIn />}
    />
  );
};
