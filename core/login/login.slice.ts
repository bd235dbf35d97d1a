import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../contract/failure.ts';
import { type Asking, begin, settle } from '../flow/asking.ts';
import { next } from '../flow/flow.ts';
import { type LoginEvent, loginFlow, type LoginStep } from './login.flow.ts';

/** What the login screens show. The password is never here. */
export interface LoginState extends Asking {
  step: LoginStep;
  /** Kept after a failure. Source: SPEC §4. */
  email: string;
  /** Where the person signs in instead, on `redirectToSSO`. */
  ssoAddress?: string;
  /** A new activation mail is on its way. */
  resent: boolean;
}

const initialState: LoginState = { step: 'preLogin', email: '', resent: false, pending: false };

/** Signing in. Source: SPEC §4 "Login flow". */
export const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    asked: (state, { payload }: PayloadAction<{ email?: string }>) => {
      begin(state);
      state.resent = false;
      if (payload.email !== undefined) state.email = payload.email;
    },
    settled: (state, { payload }: PayloadAction<Failure | undefined>) => settle(state, payload),
    resent: (state) => {
      state.resent = true;
    },
    addressed: (state, { payload }: PayloadAction<string>) => {
      state.ssoAddress = payload;
    },
    moved: (state, { payload }: PayloadAction<LoginEvent>) => {
      const step = next(loginFlow, state.step, payload, undefined);
      if (step === state.step && payload !== 'wentBack') return;
      settle(state);
      state.step = step;
      state.resent = false;
      if (step !== 'redirectToSSO') delete state.ssoAddress;
      if (payload === 'signedOut') state.email = '';
    },
  },
});

export const { asked, settled, resent, addressed, moved } = loginSlice.actions;
