import { useApp } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { MessageStep } from '../box/message-step.tsx';

/** Message that sign-up is disabled by the operator. Source: protocol/policies.md#public. */
export const Screen = () => {
  const { title, subtitle, submit } = useMessages('login-more').signUpClosed;
  const { router } = useApp();
  return (
    <MessageStep title={title} subtitle={subtitle} action={{ label: submit, onPress: () => router.go('loginUrl') }} />
  );
};
