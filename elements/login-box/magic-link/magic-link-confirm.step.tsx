import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useMagicLink } from './use-magic-link.ts';
import { BoxStep } from '../box/box-step.tsx';

/** The link was asked for elsewhere: it signs in here only if the person wants it to. Source: UX "Magic-link page". */
export const Screen = () => {
  useNoCredentials();
  const words = useMessages('login-more').link.confirm;
  const [{ pending }, magicLink] = useMagicLink();
  return (
    <BoxStep title={words.title} subtitle={words.subtitle}>
      <div className="fe-actions">
        <Button look="primary" busy={pending} onPress={() => void magicLink.signIn()}>
          {words.submit}
        </Button>
        <LinkButton onPress={magicLink.startOver}>{words.decline}</LinkButton>
      </div>
    </BoxStep>
  );
};
