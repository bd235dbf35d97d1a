import { type SparkValue, sparkPaths } from '../../../elements/ui/sparkline/spark-path.ts';
import { Sparkline } from '../../../elements/ui/sparkline/sparkline.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';

let shown: Shown | undefined;
afterEach(() => {
  shown?.close();
  shown = undefined;
});
const name = () => shown?.root.querySelector('[role=img]')?.getAttribute('aria-label');

const lines: [values: SparkValue[], base: 'zero' | 'lowest', line: string][] = [
  [[0, 5, 10], 'zero', 'M0 100L50 50L100 0'],
  [[5, 10], 'zero', 'M0 50L100 0'],
  [[5, 10], 'lowest', 'M0 100L100 0'],
  [[-10, 10], 'zero', 'M0 100L100 0'],
  [[0, 0], 'zero', 'M0 100L100 100'],
  [[7, 7], 'lowest', 'M0 50L100 50'],
  [[7], 'zero', 'M100 0h0'],
  [[1, 2, undefined, null, 2], 'zero', 'M0 50L25 0M100 0h0'],
  [[1, Number.NaN, Number.POSITIVE_INFINITY, 1], 'zero', 'M0 0h0M100 0h0'],
];

describe('the line of a series', () => {
  for (const [values, base, line] of lines)
    it(`through ${values.map(String).join(', ')} from ${base} is ${line}`, () =>
      expect(sparkPaths(values, base)?.line).toBe(line));

  it('is empty without values', () => expect(sparkPaths([undefined, null], 'zero')).toBeUndefined());

  it('of very many values keeps every peak and stays small', () => {
    const values = Array.from({ length: 100_000 }, (_, at) => (at === 54_321 ? 1000 : at % 10));
    const line = sparkPaths(values, 'zero')?.line ?? '';
    expect(line.length).toBeLessThan(6000);
    expect(line).toMatch(/L54\.3\d 0L/);
    expect(line).toMatch(/L100 [\d.]+$/);
  });
});

const euros = (value: number) => `€${value}`;

describe('a sparkline', () => {
  it('has a text summary', async () => {
    shown = await show(() => <Sparkline label="Sign-ins, last 7 days" values={[31, 1042, 9]} />);
    expect(name()).toBe('Sign-ins, last 7 days: lowest 9, highest 1,042, latest 9');
  });

  it('formats values with a custom function', async () => {
    shown = await show(() => <Sparkline label="Invoices" values={[120, 240]} write={euros} />);
    expect(name()).toBe('Invoices: lowest €120, highest €240, latest €240');
  });

  it('summarizes a constant value once', async () => {
    shown = await show(() => <Sparkline label="Failures" values={[0, 0, 0]} />);
    expect(name()).toBe('Failures: 0');
  });

  it('shows that there is no data', async () => {
    shown = await show(() => <Sparkline label="Sign-ins" values={[]} />);
    expect(shown.root.querySelector('.fe-spark-none .fe-visually-hidden')?.textContent).toBe('Sign-ins: no data yet');
  });

  it('is mirrored right to left', async () => {
    shown = await show(() => <Sparkline label="כניסות" values={[1, 2, 3]} />, { lang: 'he' });
    const end = shown.root.querySelector('.fe-spark-end')!.getBoundingClientRect();
    const whole = shown.root.querySelector('svg')!.getBoundingClientRect();
    expect(end.left - whole.left).toBeLessThan(8);
  });
});
