import { useEffect } from 'react';
import type { Failure } from '../../../../core/contract/failure.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { useCountdown } from './use-countdown.ts';

/** Delay before a code can be resent, in seconds. Source: product.md#codes. */
export const CODE_SECONDS = 30;

interface AgainProps {
  readonly seconds: number;
  readonly pending: boolean;
  readonly failure: Failure | undefined;
  /** Whether the user had it resent. */
  readonly again: boolean;
  /** Whether the request is pending. */
  readonly busy?: boolean;
  /** Whether to wait before the first resend; not if sending failed. */
  readonly waits?: boolean;
  readonly onPress: () => Promise<void>;
}

/** Button that resends a code or link after a cooldown. */
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
      <LinkButton busy={busy} disabled={early || pending} onPress={press}>
        {early ? mailed.resendIn({ seconds: left }) : mailed.resend}
      </LinkButton>
    </>
  );
};
