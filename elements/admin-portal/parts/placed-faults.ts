import type { Failure, FailureKind } from '../../../core/contract/failure.ts';

/** Which field a refusal is about, where its kind says so. */
export type FaultPlaces = Readonly<Partial<Record<FailureKind, string>>>;

/** One sentence of the server's about a field: `name: must not be empty`. */
const ABOUT = /^([\w.]+): (.+)$/;

/**
 * What a failure says of each field. Where its kind belongs to a field that is our words; else, of input that is not right,
 * the server's own, which name the field.
 */
export const placedFaults = (
  failure: Failure,
  fields: readonly string[],
  places: FaultPlaces,
  words: string | undefined,
): Readonly<Record<string, string>> => {
  const place = places[failure.kind];
  if (place) return { [place]: words ?? failure.message };
  const said = (failure.errors ?? []).flatMap((error) => {
    const [, path = '', text = ''] = ABOUT.exec(error) ?? [];
    const name = path.split('.')[0] ?? '';
    return fields.includes(name) ? [[name, text.charAt(0).toUpperCase() + text.slice(1)] as const] : [];
  });
  return Object.fromEntries(said);
};
