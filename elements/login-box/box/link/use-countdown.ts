import { useCallback, useEffect, useState } from 'react';

/**
 * Countdown in seconds from now; `restart` starts it again, with another duration if given. Correct after the page was
 * suspended, too.
 */
export const useCountdown = (seconds: number): readonly [left: number, restart: (duration?: number) => void] => {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const over = left === 0;
  useEffect(() => {
    if (over) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [over]);
  const restart = useCallback(
    (duration = seconds) => {
      setNow(Date.now());
      setEnd(Date.now() + duration * 1000);
    },
    [seconds],
  );
  return [left, restart];
};
