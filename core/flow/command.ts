import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure, Result } from '../contract/failure.ts';

/** Status of the command that runs in a slice, or that ran last. */
export interface CommandStatus {
  /** A command is pending. */
  pending: boolean;
  /** Failure of the last command; cleared when the next one starts. */
  failure?: Failure;
}

/** Marks a command as pending. */
export const start = (state: CommandStatus): void => {
  state.pending = true;
  delete state.failure;
};

/** Marks a command as finished, with its failure if any. A cancelled command counts as no failure. */
export const finish = (state: CommandStatus, failure?: Failure): void => {
  state.pending = false;
  if (failure && failure.kind !== 'cancelled') state.failure = failure;
  else delete state.failure;
};

/** Reducers of every slice with commands. */
export const commandReducers = {
  requestStarted: (state: CommandStatus): void => start(state),
  requestFinished: (state: CommandStatus, { payload }: PayloadAction<Failure | undefined>): void =>
    finish(state, payload),
};

/** Work of a command. Without a result the command stays pending: a change of the session moves the flow. */
export type Work = (signal: AbortSignal) => Promise<Result<unknown> | undefined>;

interface CommandActions<Given extends unknown[]> {
  requestStarted(...given: Given): { type: string };
  requestFinished(failure?: Failure): { type: string };
}

/** Commands of a feature, one at a time. */
export interface Commands<Given extends unknown[]> {
  /**
   * Runs the work between `requestStarted` and `requestFinished`; while another command runs, returns its promise
   * instead.
   */
  run(work: Work, ...given: Given): Promise<void>;
  /** Cancels the running command: its signal is aborted and its outcome is not shown. */
  leave(): void;
}

/** Creates the command runner of a slice. */
export const createCommands = <Given extends unknown[]>(
  { dispatch }: { dispatch(action: { type: string }): unknown },
  { requestStarted, requestFinished }: CommandActions<Given>,
): Commands<Given> => {
  let controller = new AbortController();
  let running: Promise<void> | undefined;
  const perform = async (work: Work, given: Given) => {
    const { signal } = controller;
    dispatch(requestStarted(...given));
    const result = await work(signal);
    if (result && !signal.aborted) dispatch(requestFinished(result.ok ? undefined : result.failure));
  };
  return {
    run: (work, ...given) => {
      if (running) return running;
      const started = perform(work, given).finally(() => {
        if (running === started) running = undefined;
      });
      return (running = started);
    },
    leave: () => {
      controller.abort();
      controller = new AbortController();
      running = undefined;
    },
  };
};
