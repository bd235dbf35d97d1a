/** Length of a billing period. */
export interface Interval {
  unit: 'day' | 'week' | 'month' | 'year';
  count: number;
}

const DAY_SECONDS = 86_400;

/**
 * The moment a number of intervals after an anchor, in seconds, in UTC. Months are counted from the anchor's own day: an
 * anchor on the 31st falls on the last day of a shorter month, and on the 31st again after it. Source: Stripe "Billing
 * cycle", anchored at the end of months.
 */
export const intervalsAfter = (anchor: number, { unit, count }: Interval, times: number): number => {
  if (unit === 'day' || unit === 'week') return anchor + times * count * (unit === 'week' ? 7 : 1) * DAY_SECONDS;
  const from = new Date(anchor * 1000);
  const months = from.getUTCMonth() + times * count * (unit === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const midnight = Date.UTC(from.getUTCFullYear(), months, day);
  return Math.floor((midnight + (from.getTime() % (DAY_SECONDS * 1000))) / 1000);
};

/** The first boundary of a period after a moment, counted from the anchor. */
export const boundaryAfter = (anchor: number, interval: Interval, at: number): number => {
  let times = 1;
  while (intervalsAfter(anchor, interval, times) <= at) times += 1;
  return intervalsAfter(anchor, interval, times);
};
