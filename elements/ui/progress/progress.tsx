import { useId } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import { shareOf, useNumbers } from '../numbers/use-numbers.ts';
import { type Tone, toneClass, toneStyles } from '../tone/tone.ts';
import css from './progress.css?inline';

export interface ProgressProps {
  label: string;
  value?: number | undefined;
  max?: number;
  /** Text of the value: "12 of 40 users"; a percentage by default. */
  valueText?: string;
  tone?: Tone;
}

/** Progress bar; indeterminate without a `value`. */
export const Progress = ({ label, value, max = 100, valueText, tone = 'accent' }: ProgressProps) => {
  useStyles(...toneStyles, css);
  const numbers = useNumbers();
  const id = useId();
  const known = value !== undefined && Number.isFinite(value);
  const share = known ? shareOf(value, max) : 0;
  // what is not finished is not 100 %
  const text = valueText ?? (known ? numbers.percent(Math.floor(share * 100) / 100) : undefined);
  return (
    <div className={`fe-progress ${toneClass(tone)}`} part="progress">
      <div className="fe-progress-text">
        <span id={id} dir="auto">
          {label}
        </span>
        {text && (
          <span className="fe-progress-value" aria-hidden="true">
            {text}
          </span>
        )}
      </div>
      <div
        className="fe-progress-track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known ? Math.floor(share * 100) : undefined}
        aria-valuetext={text}
      >
        <div
          className={known ? 'fe-progress-fill' : 'fe-progress-fill fe-progress-unknown'}
          style={{ '--_fe-share': share }}
        />
      </div>
    </div>
  );
};
