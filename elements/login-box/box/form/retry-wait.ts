import type { Messages } from '../../../i18n/namespaces.ts';

/** What a form shows of a wait that the server asks for: how long, on its button what is left, and nothing once it is over. */
export interface RetryWait {
  readonly error?: string | undefined;
  readonly submit?: string;
  readonly blocked?: boolean;
}

/** The longest wait that is told in seconds. */
const SECONDS = 90;

const inWords = (amount: number, locale: string): string => {
  const [count, unit] = amount > SECONDS ? [Math.ceil(amount / 60), 'minute'] : [amount, 'second'];
  return count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
};

/** Tells a wait of so many seconds as it goes by; what it answers ends that. A page that slept is told the true time. */
export const startRetryWait = (
  seconds: number,
  locale: string,
  t: Messages['login']['wait'],
  tell: (wait: RetryWait) => void,
): (() => void) => {
  const end = Date.now() + seconds * 1000;
  const error = t.told({ time: inWords(seconds, locale) });
  const look = () => {
    const left = Math.ceil((end - Date.now()) / 1000);
    if (left > 0) return tell({ error, submit: t.submit({ time: inWords(left, locale) }), blocked: true });
    clearInterval(ticking);
    tell({ error: undefined });
  };
  const ticking = setInterval(look, 1000);
  look();
  return () => clearInterval(ticking);
};
