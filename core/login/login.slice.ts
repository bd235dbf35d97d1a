import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../contract/failure.ts';
import { type Asking, begin, settle } from '../flow/asking.ts';
import { next } from '../flow/flow.ts';
import { type Known, type LoginEvent, loginFlow, type LoginStep } from './login.flow.ts';

/** What the login screens show. The password is never here. */
export interface LoginState extends Asking, Known {
  step: LoginStep;
  /** Kept after a failure. Source: SPEC §4. */
  email: string;
  /** Where the person signs in instead, on `redirectToSSO`. */
  ssoAddress?: string;
  /** What has been mailed once more on request. */
  sent?: 'activation' | 'unlock' | 'code';
}

const initialState: LoginState = { step: 'preLogin', email: '', pending: false };

/** Signing in. Source: SPEC §4 "Login flow". */
export const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    asked: (state, { payload }: PayloadAction<Known & { email?: string }>) => {
      begin(state);
      delete state.sent;
      Object.assign(state, payload);
    },
    known: (state, { payload }: PayloadAction<Known & { email?: string }>) => {
      Object.assign(state, payload);
    },
    settled: (state, { payload }: PayloadAction<Failure | undefined>) => settle(state, payload),
    sent: (state, { payload }: PayloadAction<NonNullable<LoginState['sent']>>) => {
      settle(state);
      state.sent = payload;
    },
    addressed: (state, { payload }: PayloadAction<string>) => {
      state.ssoAddress = payload;
    },
    moved: (state, { payload }: PayloadAction<LoginEvent>) => {
      const step = next(loginFlow, state.step, payload, state);
      if (step === state.step && payload !== 'wentBack') return;
      settle(state);
      state.step = step;
      delete state.sent;
      if (step !== 'redirectToSSO') delete state.ssoAddress;
      if (payload === 'signedOut') state.email = '';
    },
  },
});

export const { asked, known, settled, sent, addressed, moved } = loginSlice.actions;
