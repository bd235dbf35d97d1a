import { useEffect } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useMfa } from '../journeys/use-mfa.ts';
import { useCountdown } from './use-countdown.ts';

/** How long before a code may be sent again, in seconds. Source: UX "Codes". */
const RESEND_SECONDS = 30;

/** Sends the code of a second factor once more, when the one before has had its time to arrive. */
export const CodeAgain = () => {
  const mailed = useMessages('loginBox/mailed');
  const [{ pending, preparing, again, sentTo, failure }, mfa] = useMfa();
  const [left, restart] = useCountdown(RESEND_SECONDS);
  useEffect(() => {
    if (failure?.retryAfter) restart(failure.retryAfter);
  }, [failure, restart]);
  const press = () => {
    restart();
    void mfa.sendAgain();
  };
  // one that has not left at all need not be waited for
  const waits = left > 0 && (sentTo !== undefined || failure?.retryAfter !== undefined);
  return (
    <>
      {again && !failure && <Banner tone="success">{mailed.resent}</Banner>}
      <Button busy={pending && preparing} disabled={waits || pending} onPress={press}>
        {waits ? mailed.resendIn({ seconds: left }) : mailed.resend}
      </Button>
    </>
  );
};
