/** A wait that the server asks for, in words: all of it, and what is left, while anything is. */
export interface Wait {
  readonly whole: string;
  readonly left: string | undefined;
}

/** The longest wait that is told in seconds. */
const SECONDS = 90;

const inWords = (amount: number, locale: string): string => {
  const [count, unit] = amount > SECONDS ? [Math.ceil(amount / 60), 'minute'] : [amount, 'second'];
  return count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
};

/** Tells a wait of so many seconds as it goes by; what it answers ends that. A page that slept is told the true time. */
export const tellWait = (seconds: number, locale: string, tell: (wait: Wait) => void): (() => void) => {
  const end = Date.now() + seconds * 1000;
  const whole = inWords(seconds, locale);
  const look = () => {
    const left = Math.ceil((end - Date.now()) / 1000);
    if (left <= 0) clearInterval(ticking);
    tell({ whole, left: left > 0 ? inWords(left, locale) : undefined });
  };
  const ticking = setInterval(look, 1000);
  look();
  return () => clearInterval(ticking);
};
