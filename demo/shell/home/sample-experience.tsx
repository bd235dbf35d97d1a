import type { ReactElement } from 'react';

const VARIANTS = [
  { name: 'Original', headline: 'Robots that learn', rate: '10.4%', width: 'half' },
  { name: 'Numbers first', headline: 'Pick 38% more an hour', rate: '19.6%', width: 'full' },
] as const;

/** Picture of an experience with its results, beside the introduction; its text says the same. */
export const SampleExperience = (): ReactElement => (
  <div className="sample" aria-hidden inert>
    <p className="sample-head">
      <strong>Homepage headline</strong>
      <span>Live</span>
    </p>
    <p className="sample-split">
      <span />
      <span />
    </p>
    {VARIANTS.map(({ name, headline, rate, width }) => (
      <div className="sample-row" key={name}>
        <p>
          <strong>{name}</strong>
          <span>{headline}</span>
        </p>
        <p>
          <span className={`sample-bar ${width}`} />
          <strong>{rate}</strong>
        </p>
      </div>
    ))}
    <p className="sample-event">A visitor converted on Numbers first</p>
  </div>
);
