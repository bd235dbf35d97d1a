import type { Messages } from '../../../i18n/namespaces.ts';
import type { Failure, FailureKind } from '../../../../core/contract/failure.ts';

/** Messages of a screen for failure kinds that only it handles. */
export type BoxFailureMessages = Readonly<Partial<Record<FailureKind, string>>>;

const isWord = (t: Messages['login'], kind: FailureKind): kind is FailureKind & keyof Messages['login']['failures'] =>
  kind in t.failures;

/** Localized message of a failure; the server's own message is never shown, because it has one language only. */
export const boxFailureMessage = (
  t: Messages['login'],
  failure: Failure | undefined,
  own: BoxFailureMessages = {},
): string | undefined => {
  if (!failure) return undefined;
  const { kind } = failure;
  if (own[kind]) return own[kind];
  if (isWord(t, kind)) return t.failures[kind];
  if (kind === 'malformed') return t.failures.serverError;
  return t.failures.refused;
};
