import { useEffect } from 'react';
import { useHost } from '../../kit/host-context.ts';

/** How long a person pauses before a screen reader interrupts their typing, in milliseconds. */
const PAUSE_MS = 1000;
/** How near the limit has to be for that, in characters. */
const NEAR = 20;

/** Says how much room is left, when the person pauses and little is left. */
export const useSpokenCount = (left: number | undefined, words: string | undefined, typed: string): void => {
  const host = useHost();
  useEffect(() => {
    if (left === undefined || words === undefined || left > NEAR || typed === '') return undefined;
    const pause = setTimeout(() => host.announce(words), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [host, left, words, typed]);
};
