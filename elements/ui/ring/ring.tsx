import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { shareOf, useNumbers } from '../numbers/use-numbers.ts';
import { type Tone, toneClass, toneStyles } from '../tone/tone.ts';
import css from './ring.css?inline';

/** Score as a ring with the number in its middle; the arc is the share of `max`. */
export const Ring = ({
  label,
  value,
  max = 100,
  verdict,
  tone = 'accent',
  size = 'medium',
}: {
  /** Name of the score: "Security score". */
  label: string;
  value: number;
  max?: number;
  /** Meaning of the number, in a word or two: the tone alone does not convey it. */
  verdict?: string;
  tone?: Tone;
  /** Sides of 40, 88 and 128 px. */
  size?: 'small' | 'medium' | 'large';
}) => {
  useStyles(...toneStyles, css);
  const messages = useMessages('ui').display;
  const numbers = useNumbers();
  const known = Number.isFinite(value);
  const shown = known ? numbers.plain(value) : '—';
  const aria = { label, value: shown, max: numbers.plain(max) };
  const share = shareOf(value, max) * 100;
  const measured = verdict ? messages.measuredWith({ ...aria, verdict }) : messages.measured(aria);
  const name = known ? measured : messages.notMeasured({ label });
  return (
    <div className={`fe-ring fe-ring-${size} ${toneClass(tone)}`} part="ring" role="img" aria-label={name}>
      <div className="fe-ring-drawn">
        <svg className="fe-ring-picture" viewBox="0 0 100 100" fill="none" aria-hidden="true">
          <circle className="fe-ring-track" cx="50" cy="50" r="45" />
          {share > 0 && (
            <circle
              className="fe-ring-arc"
              cx="50"
              cy="50"
              r="45"
              pathLength="100"
              strokeDasharray={`${share} 100`}
              transform="rotate(-90 50 50)"
            />
          )}
        </svg>
        <span className="fe-ring-value">{shown}</span>
      </div>
      {verdict && <span className="fe-ring-label">{verdict}</span>}
    </div>
  );
};
