import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RemovedWay } from '../contract/entities/mfa.ts';
import type { PasswordConfig } from '../contract/entities/policy.ts';
import type { Failure } from '../contract/failure.ts';
import { type Asking, begin, settle } from '../flow/asking.ts';
import { next } from '../flow/flow.ts';
import { type ResetPasswordEvent, resetPasswordFlow, type ResetPasswordStep } from './forgot-password.flow.ts';

/** What the new-password screens show. Neither the link's token nor a password is here. */
export interface ResetPasswordState extends Asking {
  step: ResetPasswordStep;
  /** Why the link was refused, on `linkInvalid`: `linkExpired`, `linkAlreadyUsed` or `linkInvalid`. */
  refusal?: Failure;
  /** Absent until known. */
  passwordConfig?: PasswordConfig;
  /** What the new password has taken away, on `success`. */
  removed?: RemovedWay[];
}

const initialState: ResetPasswordState = { step: 'resetPassword', pending: false };

/** Choosing a new password. */
export const resetPasswordSlice = createSlice({
  name: 'resetPassword',
  initialState,
  reducers: {
    asked: (state) => begin(state),
    settled: (state, { payload }: PayloadAction<Failure | undefined>) => settle(state, payload),
    passwordConfigKnown: (state, { payload }: PayloadAction<PasswordConfig>) => {
      state.passwordConfig = payload;
    },
    waysRemoved: (state, { payload }: PayloadAction<RemovedWay[]>) => {
      state.removed = payload;
    },
    moved: (state, { payload }: PayloadAction<{ event: ResetPasswordEvent; refusal?: Failure }>) => {
      settle(state);
      state.step = next(resetPasswordFlow, state.step, payload.event, undefined);
      if (payload.refusal) state.refusal = payload.refusal;
      else delete state.refusal;
    },
  },
});

export const { asked, settled, passwordConfigKnown, waysRemoved, moved } = resetPasswordSlice.actions;
