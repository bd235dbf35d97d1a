import { useMemo } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { useNumbers } from '../numbers/use-numbers.ts';
import { type Tone, toneClass, toneStyles } from '../tone/tone.ts';
import { extremesOf, type SparkValue, sparkPaths } from './spark-path.ts';
import css from './sparkline.css?inline';

/** Sparkline of a series. Its accessible name contains the lowest, highest and latest value. */
export const Sparkline = ({
  label,
  values,
  base = 'zero',
  write,
  tone = 'accent',
  tall,
}: {
  /** Name and period: "Sign-ins, last 30 days". */
  label: string;
  /** Values, oldest first; absent where not measured. */
  values: readonly SparkValue[];
  /** Baseline: `zero` for amounts, so that half is half as high; `lowest` where only the change matters. */
  base?: 'zero' | 'lowest';
  /** Formats a value: as money, as a share. By default a number in the locale. */
  write?: (value: number) => string;
  tone?: Tone;
  /** Height of 80 px instead of 32. */
  tall?: boolean;
}) => {
  useStyles(...toneStyles, css);
  const messages = useMessages('ui').display.series;
  const { plain } = useNumbers();
  const drawn = useMemo(() => sparkPaths(values, base), [values, base]);
  const extremes = extremesOf(values);
  const format = write ?? plain;
  if (!drawn || !extremes)
    return (
      <span className="fe-spark-none">
        <span className="fe-visually-hidden">{messages.none({ label })}</span>
        <span aria-hidden="true">{messages.noneShort}</span>
      </span>
    );
  const { low, high, last } = extremes;
  return (
    <svg
      className={`fe-spark ${tall ? 'fe-spark-tall ' : ''}${toneClass(tone)}`}
      part="sparkline"
      role="img"
      aria-label={
        low === high
          ? messages.one({ label, last: format(last) })
          : messages.summary({ label, low: format(low), high: format(high), last: format(last) })
      }
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
    >
      <path className="fe-spark-area" d={drawn.area} />
      <path className="fe-spark-line" d={drawn.line} />
      <path className="fe-spark-end" d={drawn.end} />
    </svg>
  );
};
