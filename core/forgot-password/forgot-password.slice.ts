import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../contract/failure.ts';
import { type Asking, begin, settle } from '../flow/asking.ts';
import { next } from '../flow/flow.ts';
import { type ForgotPasswordEvent, forgotPasswordFlow, type ForgotPasswordStep } from './forgot-password.flow.ts';

/** What the forgotten-password screens show. */
export interface ForgotPasswordState extends Asking {
  step: ForgotPasswordStep;
  email: string;
}

const initialState: ForgotPasswordState = { step: 'forgotPassword', email: '', pending: false };

/** Asking for a new password. Source: SPEC §2 "Forgot password". */
export const forgotPasswordSlice = createSlice({
  name: 'forgotPassword',
  initialState,
  reducers: {
    asked: (state, { payload }: PayloadAction<string>) => {
      begin(state);
      state.email = payload;
    },
    settled: (state, { payload }: PayloadAction<Failure | undefined>) => settle(state, payload),
    moved: (state, { payload }: PayloadAction<ForgotPasswordEvent>) => {
      settle(state);
      state.step = next(forgotPasswordFlow, state.step, payload, undefined);
    },
  },
});

export const { asked, settled, moved } = forgotPasswordSlice.actions;
