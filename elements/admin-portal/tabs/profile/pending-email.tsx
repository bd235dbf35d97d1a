import { CircleCheck, Clock } from 'lucide';
import type { EmailChange } from '../../../../core/contract/entities/email-change.ts';
import { profile } from '../../../../core/contract/profile.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';

/** Change of address that waits: which of the two addresses has confirmed, and a button that ends it. */
export const PendingEmail = ({ change }: { change: EmailChange }) => {
  const messages = useMessages('profile').email.pending;
  const cancel = useCommand(profile.cancelEmailChange, { invalidates: [profile.emailChange] });
  const wordsOf = useFailureMessage();
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
        <Button small busy={cancel.busy} onPress={() => void cancel.run({})}>
          {messages.cancel}
        </Button>
        {cancel.failure && <span role="alert">{wordsOf(cancel.failure)}</span>}
      </div>
    </Banner>
  );
};
