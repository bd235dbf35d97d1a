import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RemovedMethod } from '../contract/entities/mfa.ts';
import type { PasswordConfig } from '../contract/entities/policy.ts';
import type { Failure } from '../contract/failure.ts';
import { commandReducers, type CommandStatus, finish } from '../flow/command.ts';
import { next } from '../flow/flow.ts';
import { type ResetPasswordEvent, resetPasswordFlow, type ResetPasswordStep } from './forgot-password.flow.ts';

/** State of the new-password screens. Never contains the link's token or a password. */
export interface ResetPasswordState extends CommandStatus {
  step: ResetPasswordStep;
  /** Why the link was refused, on `linkInvalid`: `linkExpired`, `linkAlreadyUsed` or `linkInvalid`. */
  refusal?: Failure;
  /** Absent until known. */
  passwordConfig?: PasswordConfig;
  /** Sign-in methods and second factors that the password reset removed, on `success`. */
  removed?: RemovedMethod[];
  /** Email of the account, where the server names it. */
  email?: string;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    resetPassword: ResetPasswordState;
  }
}

const initialState: ResetPasswordState = { step: 'resetPassword', pending: false };

/** Choosing a new password. */
export const resetPasswordSlice = createSlice({
  name: 'resetPassword',
  initialState,
  reducers: {
    ...commandReducers,
    passwordConfigKnown: (state, { payload }: PayloadAction<PasswordConfig>) => {
      state.passwordConfig = payload;
    },
    answered: (state, { payload }: PayloadAction<Pick<ResetPasswordState, 'removed' | 'email'>>) => {
      Object.assign(state, payload);
    },
    transitioned: (state, { payload }: PayloadAction<{ event: ResetPasswordEvent; refusal?: Failure }>) => {
      finish(state);
      state.step = next(resetPasswordFlow, state.step, payload.event, undefined);
      if (payload.refusal) state.refusal = payload.refusal;
      else delete state.refusal;
    },
  },
});

export const { passwordConfigKnown, answered, transitioned } = resetPasswordSlice.actions;
