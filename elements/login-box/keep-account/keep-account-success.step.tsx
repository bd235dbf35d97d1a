import { useMessages } from '../../kit/use-messages.ts';
import { MessageStep } from '../box/message-step.tsx';
import { useKeepAccount } from './use-keep-account.ts';

/** Confirmation that the account is kept. */
export const Screen = () => {
  const messages = useMessages('login-more').keepAccount.success;
  const [, { signIn }] = useKeepAccount();
  return (
    <MessageStep
      title={messages.title}
      subtitle={messages.subtitle}
      action={{ label: messages.submit, onPress: signIn }}
    />
  );
};
