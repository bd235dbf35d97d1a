import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type CodeWishes, type KeptCode, keepCode } from '../../kit/one-time-code/keep-code.ts';

/** Keeps a code's input in order while it is there, and shows in it what the screen says. */
export const useCode = (
  input: RefObject<HTMLInputElement | null>,
  { value, textMessage, ...wishes }: CodeWishes & { value: string; textMessage: boolean },
): void => {
  const latest = useRef<CodeWishes>(wishes);
  const kept = useRef<KeptCode>(undefined);
  useLayoutEffect(() => {
    if (!input.current) return undefined;
    const code = keepCode(input.current, () => latest.current);
    kept.current = code;
    if (textMessage) code.awaitTextMessage();
    return () => code.end();
  }, [input, textMessage]);
  useLayoutEffect(() => {
    latest.current = wishes;
    kept.current?.show(value);
  });
};
