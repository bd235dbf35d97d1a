import { useState } from 'react';
import { users } from '../../../../core/contract/users.ts';
import { viewerIn } from '../../../../core/queries/queries.slice.ts';
import { useAppState } from '../../../kit/use-app.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { RESEND_SECONDS } from '../../../login-box/box/link/resend.tsx';
import { useCountdown } from '../../../login-box/box/link/use-countdown.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EntryActions, NoEntries } from '../../lists/entry-list.tsx';

/** Mails a link that sets the first password, says where it was sent, and sends it again after a cooldown. */
export const SetPassword = () => {
  const { password: messages } = useMessages('privacy');
  const { resend, resendIn, resent } = useMessages('login-more');
  const email = useAppState((state) => viewerIn(state)?.email ?? '');
  const wordsOf = useFailureMessage();
  const send = useCommand(users.resetPassword);
  const [times, setTimes] = useState(0);
  const [left, restart] = useCountdown(0);
  const press = async () => {
    const done = await send.run({ body: { email } });
    if (!done.ok) return;
    setTimes((before) => before + 1);
    restart(RESEND_SECONDS);
  };
  const again = left > 0 ? resendIn({ seconds: left }) : resend;
  return (
    <>
      {send.failure ? (
        <Banner tone="danger">{wordsOf(send.failure)}</Banner>
      ) : (
        times > 0 && <Banner tone="success">{times > 1 ? resent : messages.sentTo({ to: email })}</Banner>
      )}
      {times === 0 && <NoEntries>{messages.none}</NoEntries>}
      <EntryActions>
        <Button busy={send.busy} disabled={left > 0} onPress={() => void press()}>
          {times > 0 ? again : messages.set}
        </Button>
      </EntryActions>
    </>
  );
};
