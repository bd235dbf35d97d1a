import type { ReactElement } from 'react';

interface Share {
  readonly id: string;
  readonly name: string;
  readonly share: number;
}

/** Kinds of the chart. */
export type ChartKind = 'bars' | 'ring';

const COLORS = 6;
export const colorOf = (at: number): string => `series-${at % COLORS}`;

/** Shares with the sum of those before each. */
const stacked = (shares: readonly Share[]) =>
  shares.map((share, at) => ({
    ...share,
    before: shares.slice(0, at).reduce((sum, { share: part }) => sum + part, 0),
  }));

/** Shares in a row, drawn; in words by its label, or beside it. */
export const Bars = ({ shares, label }: { shares: readonly Share[]; label?: string }): ReactElement => (
  <svg
    className="bars"
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {stacked(shares).map(({ id, share, before }, at) => (
      <rect key={id} className={colorOf(at)} x={before} width={share} height={8} />
    ))}
  </svg>
);

/** Radius whose circumference is 100, so that a share is a length. */
const RADIUS = 50 / Math.PI;

const Ring = ({ shares }: { shares: readonly Share[] }) => (
  <svg className="ring" viewBox="0 0 40 40" aria-hidden>
    {stacked(shares).map(({ id, share, before }, at) => (
      <circle
        key={id}
        className={colorOf(at)}
        cx={20}
        cy={20}
        r={RADIUS}
        strokeDasharray={`${share} ${100 - share}`}
        strokeDashoffset={25 - before}
      />
    ))}
  </svg>
);

/** Traffic split of an experience: a drawing, and the same in words beneath it. */
export const TrafficChart = ({
  shares,
  kind,
}: {
  shares: readonly Share[];
  kind: ChartKind | undefined;
}): ReactElement => (
  <figure className="traffic" aria-label="Traffic split">
    {kind === 'bars' && <Bars shares={shares} />}
    {kind === 'ring' && <Ring shares={shares} />}
    <figcaption>
      <ul className="legend">
        {shares.map(({ id, name, share }, at) => (
          <li key={id}>
            <span className={`swatch ${colorOf(at)}`} aria-hidden />
            <bdi>{name}</bdi> {share}%
          </li>
        ))}
      </ul>
    </figcaption>
  </figure>
);
