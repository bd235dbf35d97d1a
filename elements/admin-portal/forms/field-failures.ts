import type { FieldFailure } from '../../../core/contract/field-failure.ts';
import type { Failure, FailureKind } from '../../../core/contract/failure.ts';

/** Which field a refusal is about, where its kind says so. */
export type FieldsByFailure = Readonly<Partial<Record<FailureKind, string>>>;

/** Messages of a failure: as a whole, and of a field that the server refused. */
export interface FieldFailureMessages {
  readonly whole: string;
  readonly field: (failure: FieldFailure) => string;
}

/** Name of the form's field: `roles` of `roles.3`. */
const nameOf = ({ path }: FieldFailure): string => path.split('.')[0] ?? '';

/** Messages beside the fields that a failure is about: where its kind says which, or the server does. */
export const fieldFailures = (
  { kind, fields = [] }: Failure,
  names: readonly string[],
  places: FieldsByFailure,
  { whole, field }: FieldFailureMessages,
): Readonly<Record<string, string>> => {
  const place = places[kind];
  if (place) return { [place]: whole };
  const own = fields.filter((failure) => names.includes(nameOf(failure)));
  return Object.fromEntries(own.map((failure) => [nameOf(failure), field(failure)]));
};
