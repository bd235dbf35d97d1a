import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  type CodeInputOptions,
  type CodeInputController,
  controlCodeInput,
} from '../../kit/one-time-code/code-input-controller.ts';

/** Keeps a code's input in order while it is there, and shows in it what the screen says. */
export const useCode = (
  input: RefObject<HTMLInputElement | null>,
  { value, textMessage, ...wishes }: CodeInputOptions & { value: string; textMessage: boolean },
): void => {
  const latest = useRef<CodeInputOptions>(wishes);
  const kept = useRef<CodeInputController>(undefined);
  useLayoutEffect(() => {
    if (!input.current) return undefined;
    // React 18 takes what a listener of ours in a shadow root says for less urgent than what its own handlers do next:
    // they would render the digits from before, and those would be shown again
    const onChange = (digits: string) => flushSync(() => latest.current.onChange(digits));
    const code = controlCodeInput(input.current, () => ({ ...latest.current, onChange }));
    kept.current = code;
    if (textMessage) code.awaitTextMessage();
    return () => code.end();
  }, [input, textMessage]);
  useLayoutEffect(() => {
    latest.current = wishes;
    kept.current?.show(value);
  });
};
