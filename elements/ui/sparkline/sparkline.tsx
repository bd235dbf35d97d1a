import { useMemo } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { useNumbers } from '../numbers/use-numbers.ts';
import { type Tone, toneClass, toneStyles } from '../tone/tone.ts';
import { extremesOf, type SparkValue, sparkPaths } from './spark-path.ts';
import css from './sparkline.css?inline';

/** How something went over time, as a line as small as a word. What is drawn is also said. */
export const Sparkline = ({
  label,
  values,
  base = 'zero',
  write,
  tone = 'accent',
  tall,
}: {
  /** What and when: "Sign-ins, last 30 days". */
  label: string;
  /** Oldest first; nothing where nothing was measured. */
  values: readonly SparkValue[];
  /** Where the line stands on: amounts on nought, so that half is half; `lowest` where only the change matters. */
  base?: 'zero' | 'lowest';
  /** How a value is said: as money, as a share. A number as the locale writes it where nothing is given. */
  write?: (value: number) => string;
  tone?: Tone;
  /** 80 px instead of 32. */
  tall?: boolean;
}) => {
  useStyles(...toneStyles, css);
  const words = useMessages('ui').display.series;
  const { plain } = useNumbers();
  const drawn = useMemo(() => sparkPaths(values, base), [values, base]);
  const extremes = extremesOf(values);
  const say = write ?? plain;
  if (!drawn || !extremes)
    return (
      <span className="fe-spark-none">
        <span className="fe-unseen">{words.none({ label })}</span>
        <span aria-hidden="true">{words.noneShort}</span>
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
          ? words.one({ label, last: say(last) })
          : words.summary({ label, low: say(low), high: say(high), last: say(last) })
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
