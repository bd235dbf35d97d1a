import { useEffect, useState } from 'react';
import type { Failure } from '../../../core/contract/failure.ts';
import { useHostState } from '../../kit/host-context.ts';
import type { Wait } from './wait.ts';

/** How long a refused call must wait before the next, where the server has said so. What tells it is fetched by then. */
export const useWait = (failure: Failure | undefined): Wait | undefined => {
  const { locale } = useHostState().speech;
  const [wait, setWait] = useState<Wait & { of: Failure }>();
  useEffect(() => {
    const of = failure;
    const seconds = of?.retryAfter;
    if (!seconds) return undefined;
    let stop = () => {};
    let left = false;
    const tell = async () => {
      const { tellWait } = await import('./wait.ts');
      if (!left) stop = tellWait(seconds, locale, (now) => setWait({ ...now, of }));
    };
    tell().catch(() => {});
    return () => {
      left = true;
      stop();
    };
  }, [failure, locale]);
  return wait && wait.of === failure ? wait : undefined;
};
