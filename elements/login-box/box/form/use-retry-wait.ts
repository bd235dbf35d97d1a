import { useEffect, useState } from 'react';
import { lazyModule } from '../../../../core/browser/lazy-module.ts';
import type { Failure } from '../../../../core/contract/failure.ts';
import { useHostState } from '../../../kit/host-context.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import type { RetryWait } from './retry-wait.ts';

const fetchWait = lazyModule(() => import('./retry-wait.ts'));

/** Countdown of a form whose call was rate limited (`Retry-After`); `undefined` without one. */
export const useRetryWait = (failure: Failure | undefined): RetryWait | undefined => {
  const locale = useHostState().locale.tag;
  const t = useMessages('login').wait;
  const [wait, setWait] = useState<RetryWait>();
  useEffect(() => {
    const seconds = failure?.retryAfter;
    if (!seconds) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const showWait = async () => {
      const waiting = await fetchWait();
      if (!left) stop = waiting.startRetryWait(seconds, locale, t, setWait);
    };
    showWait().catch(() => {});
    return () => {
      left = true;
      stop?.();
      setWait(undefined);
    };
  }, [failure, locale, t]);
  return wait;
};
