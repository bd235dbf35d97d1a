import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHost } from '../../kit/host-context.ts';

/** Short, small shake; none with `prefers-reduced-motion`. Source: design.md#motion. */
const SHAKE: Keyframe[] = [0, -6, 5, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const SHAKE_MS = 200;
const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Handles a refused code, which is a new `error`, or any after `busy`: announces it and clears the digits. The error is
 * hidden from the first digit of the next try.
 */
export const useRefusal = (
  error: string | undefined,
  busy: boolean,
  boxes: RefObject<HTMLElement | null>,
  clear: () => void,
) => {
  const host = useHost();
  const [answered, setAnswered] = useState<string>();
  const sent = useRef<{ despite: string | undefined; wasBusy: boolean }>(undefined);
  const latest = useRef(clear);
  useEffect(() => {
    latest.current = clear;
  });
  useEffect(() => {
    if (!sent.current) return;
    if (busy) sent.current.wasBusy = true;
    const { despite, wasBusy } = sent.current;
    if (busy || !error || (error === despite && !wasBusy)) return;
    sent.current = undefined;
    setAnswered(undefined);
    host.announce(error);
    latest.current();
    if (!matchMedia(STILL).matches) boxes.current?.animate(SHAKE, { duration: SHAKE_MS, easing: 'ease-out' });
  }, [host, boxes, error, busy]);
  return {
    /** Error shown now. */
    error: error === answered ? undefined : error,
    typing: () => setAnswered(error),
    sending: () => {
      sent.current = { despite: error, wasBusy: false };
    },
  };
};
