import { CircleCheck, Clock } from 'lucide';
import type { EmailChange } from '../../../../core/contract/entities/email-change.ts';
import { profile } from '../../../../core/contract/profile.ts';
import { cacheUpdate, useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import type { ChangeAnswer } from './use-email-change.ts';

/** Change of address that waits: which of the two addresses has confirmed, and buttons that mail the links again and end it. */
export const PendingEmail = ({ change }: { change: EmailChange }) => {
  const messages = useMessages('profile').email.pending;
  const toast = useToast();
  const again = useCommand(profile.requestEmailChange, {
    onSuccessUpdate: [cacheUpdate(profile.emailChange, (_before, now: ChangeAnswer) => now)],
  });
  const cancel = useCommand(profile.cancelEmailChange, { invalidates: [profile.emailChange] });
  const wordsOf = useFailureMessage();
  const failure = again.failure ?? cancel.failure;
  const resend = async () => {
    const sent = await again.run({ body: { email: change.to } });
    if (sent.ok) toast({ about: 'email', text: messages.resent });
  };
  const states = [
    [change.from, change.fromConfirmed],
    [change.to, change.toConfirmed],
  ] as const;
  return (
    <Banner tone="info">
      <div className="fe-pending-email">
        <span>{messages.title}</span>
        <ul role="list">
          {states.map(([address, confirmed]) => (
            <li key={address}>
              <Icon of={confirmed ? CircleCheck : Clock} size={16} />
              <span>
                <bdi dir="ltr" translate="no">
                  {address}
                </bdi>{' '}
                {confirmed ? messages.confirmed : messages.waiting}
              </span>
            </li>
          ))}
        </ul>
        <div className="fe-pending-actions">
          <Button small busy={again.busy} onPress={() => void resend()}>
            {messages.resend}
          </Button>
          <Button small busy={cancel.busy} onPress={() => void cancel.run({})}>
            {messages.cancel}
          </Button>
        </div>
        {failure && <span role="alert">{wordsOf(failure)}</span>}
      </div>
    </Banner>
  );
};
