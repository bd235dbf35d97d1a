/** Value of a series; absent where it was not measured. */
export type SparkValue = number | null | undefined;

/** SVG paths of a sparkline, in a box of 100 by 100 that is stretched to its size. */
export interface SparkPaths {
  /** Line with gaps at missing values. */
  readonly line: string;
  /** Area under the line. */
  readonly area: string;
  /** Latest value, as a point without length. */
  readonly end: string;
}

/** Maximum of points: more cannot be distinguished in such a small line. */
const POINTS = 240;

/** Lowest, highest and latest of the known values; `undefined` where there are none. */
export const extremesOf = (values: readonly SparkValue[]): { low: number; high: number; last: number } | undefined => {
  const known = values.filter(isKnown);
  const last = known.at(-1);
  if (last === undefined) return undefined;
  return {
    low: known.reduce((least, value) => Math.min(least, value)),
    high: known.reduce((most, value) => Math.max(most, value)),
    last,
  };
};

/** Computes the paths of a series, from zero or from its lowest value; `undefined` without values. */
export const sparkPaths = (values: readonly SparkValue[], base: 'zero' | 'lowest'): SparkPaths | undefined => {
  const extremes = extremesOf(values);
  if (!extremes) return undefined;
  const floor = base === 'zero' ? Math.min(0, extremes.low) : extremes.low;
  const ceiling = base === 'zero' ? Math.max(0, extremes.high) : extremes.high;
  const y = (value: number) =>
    ceiling === floor ? (base === 'zero' ? 100 : 50) : 100 - ((value - floor) / (ceiling - floor)) * 100;
  const x = (at: number) => (values.length === 1 ? 100 : (at / (values.length - 1)) * 100);
  const runs = runsOf(thinned(values)).map((run) => run.map(({ at, value }) => `${round(x(at))} ${round(y(value))}`));
  const ground = round(y(Math.min(Math.max(0, floor), ceiling)));
  const latest = runs.at(-1)?.at(-1) ?? '';
  return {
    line: runs.map((run) => `M${run.join('L')}${run.length === 1 ? 'h0' : ''}`).join(''),
    area: runs
      .filter((run) => run.length > 1)
      .map((run) => `M${xOf(run[0])} ${ground}L${run.join('L')}L${xOf(run.at(-1))} ${ground}Z`)
      .join(''),
    end: `M${latest}h0`,
  };
};

const isKnown = (value: SparkValue): value is number => typeof value === 'number' && Number.isFinite(value);
const round = (value: number) => Math.round(value * 100) / 100;
const xOf = (point = '') => point.split(' ')[0] ?? '';

interface Point {
  readonly at: number;
  readonly value: number | undefined;
}

/**
 * Downsamples a long series to the lowest and highest value of each stretch, in their order, so that no peak is lost;
 * the latest value is kept.
 */
const thinned = (values: readonly SparkValue[]): Point[] => {
  const all = values.map((value, at) => ({ at, value: isKnown(value) ? value : undefined }));
  if (all.length <= POINTS) return all;
  const length = Math.ceil(all.length / (POINTS / 2));
  const stretches = Array.from({ length: Math.ceil(all.length / length) }, (_, at) =>
    all.slice(at * length, (at + 1) * length),
  );
  return stretches.flatMap((stretch, at) => {
    const known = stretch.filter((point): point is Known => point.value !== undefined);
    const [first] = known;
    if (!first) return stretch.slice(0, 1);
    const low = known.reduce((least, point) => (point.value < least.value ? point : least), first);
    const high = known.reduce((most, point) => (point.value > most.value ? point : most), first);
    const kept = low.at < high.at ? [low, high] : [high, low];
    return at === stretches.length - 1 ? [...kept, known.at(-1) ?? first] : kept;
  });
};

interface Known extends Point {
  readonly value: number;
}

const runsOf = (points: readonly Point[]): Known[][] => {
  const runs: Known[][] = [[]];
  for (const { at, value } of points)
    if (value === undefined) runs.push([]);
    else runs.at(-1)?.push({ at, value });
  return runs.filter((run) => run.length > 0);
};
