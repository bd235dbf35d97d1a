import { useMessages } from '../../kit/use-messages.ts';
import { linkFault } from '../box/link/link-fault.ts';
import { MessageStep } from '../box/message-step.tsx';
import { useKeepAccount } from './use-keep-account.ts';

/** Message that the link no longer works: signed in, its owner sees whether the account is kept. */
export const Screen = () => {
  const mailed = useMessages('login-more');
  const { refused, success } = mailed.keepAccount;
  const [{ refusal }, { signIn }] = useKeepAccount();
  return (
    <MessageStep
      title={mailed.linkFailures[linkFault(refusal?.kind)]}
      subtitle={refused.subtitle}
      action={{ label: success.submit, onPress: signIn }}
    />
  );
};
