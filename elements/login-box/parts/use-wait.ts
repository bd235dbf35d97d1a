import { useLayoutEffect } from 'react';
import type { Failure } from '../../../core/contract/failure.ts';
import { useHostState } from '../../kit/host-context.ts';
import { useCountdown } from './use-countdown.ts';

/** A wait that the server asks for, in words: all of it, and what is left, while anything is. */
interface Wait {
  readonly whole: string;
  readonly left: string | undefined;
}

/** The longest wait that is told in seconds. */
const SECONDS = 90;

/** How long a refused call must wait before the next, where the server has said so. */
export const useWait = (failure: Failure | undefined): Wait | undefined => {
  const { locale } = useHostState().speech;
  const [left, restart] = useCountdown(0);
  const seconds = failure?.retryAfter;
  useLayoutEffect(() => {
    if (failure?.retryAfter) restart(failure.retryAfter);
  }, [failure, restart]);
  if (!seconds) return undefined;
  const spoken = (amount: number) => {
    const [count, unit] = amount > SECONDS ? [Math.ceil(amount / 60), 'minute'] : [amount, 'second'];
    return count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
  };
  return { whole: spoken(seconds), left: left > 0 ? spoken(left) : undefined };
};
