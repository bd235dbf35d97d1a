import type { Failure, FailureKind } from '../../../core/contract/failure.ts';

/** Which field a refusal is about, where its kind says so. */
export type FaultPlaces = Readonly<Partial<Record<FailureKind, string>>>;

/** One sentence of the server's about a field: `name: must not be empty`. */
const ABOUT = /^([\w.]+): ./;

/** What to say of a failure: as a whole, and of a field that the server names and says more of in its own language. */
export interface FaultWords {
  readonly whole: string | undefined;
  readonly field: string;
}

/** Which fields a failure is about, and what is said beside them: never the server's own words. */
export const placedFaults = (
  failure: Failure,
  fields: readonly string[],
  places: FaultPlaces,
  { whole, field }: FaultWords,
): Readonly<Record<string, string>> => {
  const place = places[failure.kind];
  if (place) return { [place]: whole ?? field };
  const named = (failure.errors ?? []).flatMap((error) => ABOUT.exec(error)?.[1]?.split('.')[0] ?? []);
  return Object.fromEntries(named.filter((name) => fields.includes(name)).map((name) => [name, field]));
};
