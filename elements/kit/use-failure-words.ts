import type { Failure, FailureKind } from '../../core/contract/failure.ts';
import { useMessages } from './use-messages.ts';

/** What a screen has to say of failures in words of its own. */
export type OwnFailures = Readonly<Partial<Record<FailureKind, string>>>;

/**
 * Says of a failure what happened and what to do next: in the screen's own words, in those of all screens, or, of a
 * refusal that we have no words for, in the server's.
 */
export const useFailureWords = (own: OwnFailures = {}): ((failure: Failure | undefined) => string | undefined) => {
  const words = useMessages('ui').answers;
  const { failures } = words;
  const isKnown = (kind: string): kind is keyof typeof failures => Object.hasOwn(failures, kind);
  return (failure) => {
    if (!failure || failure.kind === 'cancelled') return undefined;
    const { kind, errors, message } = failure;
    if (own[kind]) return own[kind];
    if (isKnown(kind)) return failures[kind];
    return errors ? message : failures.refused;
  };
};
