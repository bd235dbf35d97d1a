import type { Failure } from '../contract/failure.ts';

/** What every slice with commands knows of the one that runs. */
export interface Asking {
  /** A command is under way. */
  pending: boolean;
  /** Why the last command did not succeed; gone with the next one. */
  failure?: Failure;
}

/** A command has begun. */
export const begin = (state: Asking): void => {
  state.pending = true;
  delete state.failure;
};

/** A command has ended, well or not. What was cancelled is not a failure to a person. */
export const settle = (state: Asking, failure?: Failure): void => {
  state.pending = false;
  if (failure && failure.kind !== 'cancelled') state.failure = failure;
  else delete state.failure;
};
