import type { Messages } from '../../../i18n/namespaces.ts';

/** State of a form during a rate limit: reason above, remaining time on the button; empty once it is over. */
export interface RetryWait {
  readonly error?: string | undefined;
  readonly submit?: string;
  readonly blocked?: boolean;
}

/** Longest wait that is shown in seconds; longer ones are in minutes. */
const SECONDS = 90;

const inWords = (amount: number, locale: string): string => {
  const [count, unit] = amount > SECONDS ? [Math.ceil(amount / 60), 'minute'] : [amount, 'second'];
  return count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
};

/**
 * Reports a rate-limit wait every second; returns a function that stops it. Correct after the page was suspended, too.
 */
export const startRetryWait = (
  seconds: number,
  locale: string,
  t: Messages['login']['wait'],
  onWait: (wait: RetryWait) => void,
): (() => void) => {
  const end = Date.now() + seconds * 1000;
  const look = () => {
    const left = Math.ceil((end - Date.now()) / 1000);
    if (left > 0) return onWait({ error: t.message, submit: t.submit({ time: inWords(left, locale) }), blocked: true });
    clearInterval(ticking);
    onWait({ error: undefined });
  };
  const ticking = setInterval(look, 1000);
  look();
  return () => clearInterval(ticking);
};
