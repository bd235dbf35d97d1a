import { useEffect } from 'react';
import type { Failure } from '../../../../core/contract/failure.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useCountdown } from './use-countdown.ts';

/** Delay before a code can be resent, in seconds. Source: product.md#codes. */
export const CODE_SECONDS = 30;

interface AgainProps {
  readonly seconds: number;
  readonly pending: boolean;
  readonly failure: Failure | undefined;
  /** It was sent once more on request. */
  readonly again: boolean;
  /** It is being sent. */
  readonly busy?: boolean;
  /** One that has not left at all need not be waited for. */
  readonly waits?: boolean;
  readonly onPress: () => Promise<void>;
}

/** Sends a code or link once more, when the one before has had its time to arrive. */
export const ResendCode = ({ seconds, pending, failure, again, busy = false, waits = true, onPress }: AgainProps) => {
  const mailed = useMessages('login-more');
  const [left, restart] = useCountdown(seconds);
  useEffect(() => {
    if (failure?.retryAfter) restart(failure.retryAfter);
  }, [failure, restart]);
  const press = () => {
    restart();
    void onPress();
  };
  const early = waits && left > 0;
  return (
    <>
      {again && !failure && <Banner tone="success">{mailed.resent}</Banner>}
      <Button busy={busy} disabled={early || pending} onPress={press}>
        {early ? mailed.resendIn({ seconds: left }) : mailed.resend}
      </Button>
    </>
  );
};
