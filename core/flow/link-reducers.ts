import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../contract/failure.ts';
import { type CommandStatus, commandReducers, finish, start } from './command.ts';
import { type Flow, next } from './flow.ts';

/** State of a journey that a mailed link begins. Never contains the link's token. */
export interface LinkState<Step> extends CommandStatus {
  step: Step;
  /** Why the link was refused: `linkExpired`, `linkAlreadyUsed` or `linkInvalid`. */
  refusal?: Failure;
}

/** Transition of such a journey, with what its conditions ask for. */
export interface LinkTransition<Event, Known = undefined> {
  event: Event;
  known?: Known;
  refusal?: Failure;
}

/** Reducers of a journey that a mailed link begins. */
export const linkReducers = <Step extends string, Event extends string, Known = undefined>(
  flow: Flow<Step, Event, Known>,
  unknown: Known,
) => ({
  ...commandReducers,
  transitioned: (
    state: LinkState<Step>,
    { payload: { event, known = unknown, refusal } }: PayloadAction<LinkTransition<Event, Known>>,
  ): void => {
    state.step = next(flow, state.step, event, known);
    if (refusal) state.refusal = refusal;
    else delete state.refusal;
  },
});

/** State of a journey that mails its link once more. */
export interface ResendState extends CommandStatus {
  /** A new mail went to this address. */
  resentTo?: string;
}

/** Reducers of such a journey. */
export const resendReducers = {
  requestStarted: (state: ResendState): void => {
    start(state);
    delete state.resentTo;
  },
  resent: (state: ResendState, { payload }: PayloadAction<string>): void => {
    finish(state);
    state.resentTo = payload;
  },
  /** Back to the address that a new link goes to. */
  resendLeft: (state: ResendState): void => {
    delete state.resentTo;
  },
};
