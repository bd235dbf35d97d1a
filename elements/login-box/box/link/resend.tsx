import { useEffect, useState } from 'react';
import type { Failure } from '../../../../core/contract/failure.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { boxFailureMessage } from '../form/box-failure-message.ts';
import { useCountdown } from './use-countdown.ts';

/** Delay before a link can be resent, in seconds. Ours: the protocol names none. */
export const RESEND_SECONDS = 60;

interface ResendProps {
  readonly pending: boolean;
  readonly failure: Failure | undefined;
  readonly onResend: () => Promise<void>;
}

/** Button that resends a link after a cooldown. */
export const Resend = ({ pending, failure, onResend }: ResendProps) => {
  const t = useMessages('login');
  const mailed = useMessages('login-more');
  const [left, restart] = useCountdown(RESEND_SECONDS);
  const [again, setAgain] = useState(false);
  useEffect(() => {
    if (failure?.retryAfter) restart(failure.retryAfter);
  }, [failure, restart]);
  const press = () => {
    setAgain(true);
    void onResend().then(() => restart());
  };
  return (
    <>
      {again && !pending && (
        <Banner tone={failure ? 'danger' : 'success'}>{failure ? boxFailureMessage(t, failure) : mailed.resent}</Banner>
      )}
      <LinkButton busy={pending} disabled={left > 0} onPress={press}>
        {left > 0 ? mailed.resendIn({ seconds: left }) : mailed.resend}
      </LinkButton>
    </>
  );
};
