import type { FieldFailure } from '../../../core/contract/field-failure.ts';
import type { Failure, FailureKind } from '../../../core/contract/failure.ts';

/** Field of a failure, by its kind. */
export type FieldsByFailure = Readonly<Partial<Record<FailureKind, string>>>;

/** Messages of a failure: for the whole form, and for a field that the server refused. */
export interface FieldFailureMessages {
  readonly whole: string;
  readonly field: (failure: FieldFailure) => string;
}

/** Name of the form's field: `address.city` where it has such a field, else `roles` of `roles.3`. */
const nameOf = ({ path }: FieldFailure, names: readonly string[]): string =>
  names.includes(path) ? path : (path.split('.')[0] ?? '');

/** Error messages by field, from the failure's kind or from the server's field list. */
export const fieldFailures = (
  { kind, fields = [] }: Failure,
  names: readonly string[],
  places: FieldsByFailure,
  { whole, field }: FieldFailureMessages,
): Readonly<Record<string, string>> => {
  const place = places[kind];
  if (place) return { [place]: whole };
  const own = fields.filter((failure) => names.includes(nameOf(failure, names)));
  return Object.fromEntries(own.map((failure) => [nameOf(failure, names), field(failure)]));
};
