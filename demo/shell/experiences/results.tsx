import type { ReactElement } from 'react';
import { colorOf } from './traffic-chart.tsx';
import type { Variant } from './operations.ts';

const number = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

const rateOf = ({ results: { exposures, conversions } }: Variant) => (exposures === 0 ? 0 : conversions / exposures);

/** Variants with their visits and conversions, and their rates drawn against the best. */
export const Results = ({ variants }: { variants: readonly Variant[] }): ReactElement => {
  const best = Math.max(...variants.map(rateOf), Number.MIN_VALUE);
  return (
    <div className="scroll">
      <table className="table" aria-label="Variants">
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col" className="number wide-only">
              Share
            </th>
            <th scope="col" className="number">
              Visits
            </th>
            <th scope="col" className="number wide-only">
              Conversions
            </th>
            <th scope="col">Rate</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant, at) => (
            <tr key={variant.id}>
              <th scope="row">
                <span dir="auto">{variant.name}</span>
                <span className="second" dir="auto">
                  {variant.headline}
                </span>
              </th>
              <td className="number wide-only">{variant.share}%</td>
              <td className="number">{number.format(variant.results.exposures)}</td>
              <td className="number wide-only">{number.format(variant.results.conversions)}</td>
              <td className="rate">
                <svg className="bars" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
                  <rect className={colorOf(at)} width={(100 * rateOf(variant)) / best} height={8} />
                </svg>
                {percent.format(rateOf(variant))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
