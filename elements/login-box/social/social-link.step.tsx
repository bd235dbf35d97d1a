import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { MessageStep } from '../box/message-step.tsx';
import { useSocial } from './use-social.ts';

/** Question whether to link the account at the provider to the one just signed in to. Source: product.md#social-sign-in. */
export const Screen = () => {
  const t = useMessages('login');
  const messages = useMessages('federation').social;
  const { link: own, causes } = messages;
  const { name: provider, email, pending, failure, link, decline } = useSocial();
  const words = { ...causes, stepUpRequired: own.stepUpRequired };
  return (
    <MessageStep
      title={own.title({ provider })}
      subtitle={own.subtitle({ provider, email: email || provider })}
      details={failure && <Banner tone="danger">{boxFailureMessage(t, failure, words)}</Banner>}
      action={{ label: own.submit({ provider }), busy: pending, onPress: () => void link() }}
    >
      <LinkButton onPress={decline}>{own.later}</LinkButton>
    </MessageStep>
  );
};
