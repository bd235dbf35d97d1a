import { useApp } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { MessageStep } from '../box/message-step.tsx';
import { useImpersonate } from './use-impersonate.ts';

/** Confirmation of an impersonation: an address alone begins none. A refusal for lack of a recent proof leads to one. */
export const Screen = () => {
  const t = useMessages('login');
  const messages = useMessages('federation').impersonate;
  const app = useApp();
  const [{ pending, failure, name }, impersonate] = useImpersonate();
  const proves = failure?.kind === 'stepUpRequired';
  const prove = () => void app.stepUp(failure?.maxAge === undefined ? {} : { maxAge: failure.maxAge });
  return (
    <MessageStep
      title={name ? messages.titleNamed({ name }) : messages.title}
      shortTitle={messages.title}
      subtitle={messages.effect}
      details={failure && <Banner tone="danger">{boxFailureMessage(t, failure, messages.failures)}</Banner>}
      action={
        proves
          ? { label: messages.prove, onPress: prove }
          : { label: messages.submit, busy: pending, onPress: () => void impersonate.confirm() }
      }
    >
      <LinkButton onPress={impersonate.decline}>{messages.decline}</LinkButton>
    </MessageStep>
  );
};
