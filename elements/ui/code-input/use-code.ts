import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  type CodeInputOptions,
  type CodeInputController,
  controlCodeInput,
} from '../../kit/one-time-code/code-input-controller.ts';

/** Controls a code's input while it is mounted, and shows the screen's value in it. */
export const useCode = (
  input: RefObject<HTMLInputElement | null>,
  { value, textMessage, ...wishes }: CodeInputOptions & { value: string; textMessage: boolean },
): void => {
  const latest = useRef<CodeInputOptions>(wishes);
  const kept = useRef<CodeInputController>(undefined);
  useLayoutEffect(() => {
    if (!input.current) return undefined;
    // React 18 gives updates from our own listener in a shadow root a lower priority than those of its handlers that
    // follow, which would render the previous digits: `flushSync`
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
