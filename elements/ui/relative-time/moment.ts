/** A point in time as it comes over the wire or from a clock. */
export type Moment = Date | string | number;

/** Milliseconds since 1970, or nothing for what is no time. */
export const instantOf = (moment: Moment | null | undefined): number | undefined => {
  if (moment === null || moment === undefined || moment === '') return undefined;
  const instant = new Date(moment).getTime();
  return Number.isNaN(instant) ? undefined : instant;
};
