import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { commandReducers, type CommandStatus, finish, start } from '../flow/command.ts';
import { next } from '../flow/flow.ts';
import { type ForgotPasswordEvent, forgotPasswordFlow, type ForgotPasswordStep } from './forgot-password.flow.ts';

/** State of the forgotten-password screens. */
export interface ForgotPasswordState extends CommandStatus {
  step: ForgotPasswordStep;
  email: string;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    forgotPassword: ForgotPasswordState;
  }
}

const initialState: ForgotPasswordState = { step: 'forgotPassword', email: '', pending: false };

/** CommandStatus for a new password. Source: product.md#forgot-password. */
export const forgotPasswordSlice = createSlice({
  name: 'forgotPassword',
  initialState,
  reducers: {
    ...commandReducers,
    requestStarted: (state, { payload }: PayloadAction<string>) => {
      start(state);
      state.email = payload;
    },
    transitioned: (state, { payload }: PayloadAction<ForgotPasswordEvent>) => {
      finish(state);
      state.step = next(forgotPasswordFlow, state.step, payload, undefined);
    },
  },
});

export const { transitioned } = forgotPasswordSlice.actions;
