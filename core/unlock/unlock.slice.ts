import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../contract/failure.ts';
import { type Asking, begin, settle } from '../flow/asking.ts';
import { next } from '../flow/flow.ts';
import { type UnlockEvent, unlockFlow, type UnlockStep } from './unlock.flow.ts';

/** What the unlocking screens show. The link's token is never here. */
export interface UnlockState extends Asking {
  step: UnlockStep;
  /** Why the link was refused, on `resend`: `linkExpired`, `linkAlreadyUsed` or `linkInvalid`. */
  refusal?: Failure;
  /** A new mail went to this address. */
  resentTo?: string;
}

const initialState: UnlockState = { step: 'unlocking', pending: false };

/** Unlocking an account. */
export const unlockSlice = createSlice({
  name: 'unlock',
  initialState,
  reducers: {
    asked: (state) => {
      begin(state);
      delete state.resentTo;
    },
    settled: (state, { payload }: PayloadAction<Failure | undefined>) => settle(state, payload),
    resent: (state, { payload }: PayloadAction<string>) => {
      settle(state);
      state.resentTo = payload;
    },
    moved: (state, { payload: { event, refusal } }: PayloadAction<{ event: UnlockEvent; refusal?: Failure }>) => {
      settle(state);
      state.step = next(unlockFlow, state.step, event, undefined);
      delete state.resentTo;
      if (refusal) state.refusal = refusal;
      else delete state.refusal;
    },
  },
});

export const { asked, settled, resent, moved } = unlockSlice.actions;
