import { useMessages } from '../../kit/use-messages.ts';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { Fault } from '../box/form/fault.tsx';
import { MessageStep } from '../box/message-step.tsx';
import { useEmailChange } from './use-email-change.ts';

/** Question whether the change of address is to be confirmed, or taken back. */
export const Screen = () => {
  const messages = useMessages('login-more').emailChange;
  const t = useMessages('login');
  const [{ link, step, pending, failure }, commands] = useEmailChange();
  if (!link) return null;
  const undoes = step === 'undo';
  const { title, subtitle, submit } = undoes ? messages.undo : messages.confirm[link.mailedTo];
  return (
    <MessageStep
      title={title}
      subtitle={subtitle({ current: isolated(link.from ?? ''), to: isolated(link.to) })}
      details={<Fault message={failure?.kind === 'emailTaken' ? messages.taken : boxFailureMessage(t, failure)} />}
      action={{ label: submit, busy: pending, onPress: () => void (undoes ? commands.undo() : commands.confirm()) }}
    />
  );
};

/** Address isolated from right-to-left text. */
const isolated = (address: string) => `\u2066${address}\u2069`;
