import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { useMagicLink } from './use-magic-link.ts';
import { BackToSignIn } from '../box/switch.tsx';
import { BoxStep } from '../box/box-step.tsx';
import { linkFault } from '../box/link/link-fault.ts';

/** The link that signs in is no good, and another one can be had. */
export const Screen = () => {
  useNoCredentials();
  const { linkFaults } = useMessages('login-more');
  const words = useMessages('login-more').link.invalid;
  const [{ refusal }, magicLink] = useMagicLink();
  return (
    <BoxStep title={linkFaults[linkFault(refusal?.kind)]} subtitle={words.subtitle} foot={<BackToSignIn />}>
      <div className="fe-actions">
        <Button look="primary" onPress={magicLink.startOver}>
          {words.submit}
        </Button>
      </div>
    </BoxStep>
  );
};
