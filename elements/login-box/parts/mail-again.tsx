import { useEffect } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLogin } from '../journeys/use-login.ts';
import { useCountdown } from './use-countdown.ts';

/** Sends the code or link that signs in once more, when the one before has had its time to arrive. */
export const MailAgain = ({ seconds }: { seconds: number }) => {
  const mailed = useMessages('loginBox/mailed');
  const [{ pending, sent, failure }, login] = useLogin();
  const [left, restart] = useCountdown(seconds);
  useEffect(() => {
    if (failure?.retryAfter) restart(failure.retryAfter);
  }, [failure, restart]);
  const press = () => {
    restart();
    void login.sendAgain();
  };
  return (
    <>
      {sent === 'code' && !failure && <Banner tone="success">{mailed.resent}</Banner>}
      <Button disabled={left > 0 || pending} onPress={press}>
        {left > 0 ? mailed.resendIn({ seconds: left }) : mailed.resend}
      </Button>
    </>
  );
};
