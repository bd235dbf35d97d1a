import { useId } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { shareOf, useNumbers } from '../numbers/use-numbers.ts';
import { type Tone, toneClass, toneStyles } from '../tone/tone.ts';
import css from './bar.css?inline';

/** Part of a whole. */
export interface BarPart {
  readonly name: string;
  readonly value: number;
  /** Tone of the part; by its index where none is given. */
  readonly tone?: Tone;
}

const TONES: readonly Tone[] = ['accent', 'success', 'warning', 'info', 'danger', 'neutral'];

/** Stacked bar of the parts of a whole, or of how much of it is used; the text around it says the same. */
export const Bar = ({
  label,
  parts,
  total,
  write,
}: {
  label: string;
  parts: readonly BarPart[];
  /** Whole, where the parts need not fill it: seats, a limit. */
  total?: number;
  /** Formats a value: as bytes, as money. By default a number in the locale. */
  write?: (value: number) => string;
}) => {
  useStyles(...toneStyles, css);
  const messages = useMessages('ui').display;
  const numbers = useNumbers();
  const id = useId();
  const format = write ?? numbers.plain;
  const toned = parts.map((part, at) => ({
    ...part,
    value: Number.isFinite(part.value) ? Math.max(0, part.value) : 0,
    tone: part.tone ?? TONES[at % TONES.length] ?? 'accent',
  }));
  const sum = toned.reduce((all, { value }) => all + value, 0);
  const whole = Math.max(sum, total ?? sum);
  const over = total !== undefined && sum > total ? sum - total : 0;
  return (
    <div className="fe-bar" part="bar" role="group" aria-labelledby={id}>
      <div className="fe-bar-text">
        <span id={id}>{label}</span>
        <span className={over > 0 ? 'fe-bar-sum fe-bar-over' : 'fe-bar-sum'}>
          {total === undefined ? format(sum) : messages.of({ value: format(sum), max: format(total) })}
          {over > 0 && ` · ${messages.over({ over: format(over) })}`}
        </span>
      </div>
      <div className="fe-bar-track" aria-hidden="true">
        {toned.map(
          ({ name, value, tone }, at) =>
            value > 0 && (
              <span
                key={name}
                className={`fe-bar-part fe-bar-part-${at % TONES.length} ${toneClass(over > 0 && toned.length === 1 ? 'danger' : tone)}`}
                style={{ '--_fe-share': shareOf(value, whole) }}
              />
            ),
        )}
        {sum < whole || sum === 0 ? (
          <span className="fe-bar-rest" style={{ '--_fe-share': 1 - shareOf(sum, whole) }} />
        ) : null}
      </div>
      {toned.length > 1 && (
        <ul className="fe-bar-legend" role="list">
          {toned.map(({ name, value, tone }, at) => (
            <li key={name} className="fe-bar-entry">
              <span
                className={`fe-bar-swatch fe-bar-part-${at % TONES.length} ${toneClass(tone)}`}
                aria-hidden="true"
              />
              <span className="fe-bar-name">
                <bdi>{name}</bdi>
              </span>
              <span className="fe-bar-value">{format(value)}</span>
              <span className="fe-bar-share">
                <bdi dir="ltr">{numbers.percent(shareOf(value, whole))}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
