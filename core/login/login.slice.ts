import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureKind } from '../contract/failure.ts';
import { commandReducers, type CommandStatus, finish, start } from '../flow/command.ts';
import { next } from '../flow/flow.ts';
import type { SignInNotice } from '../sign-in/sign-in-notice.ts';
import { tenantAsked } from '../sign-in/tenant-asked.ts';
import { type LoginContext, type LoginEvent, loginFlow, type LoginStep } from './login.flow.ts';

/** State of the login screens. Never contains the password. */
export interface LoginState extends CommandStatus, LoginContext {
  step: LoginStep;
  /** Kept after a failure. Source: product.md#auth-response. */
  email: string;
  /** Address of the identity provider, on `redirectToSSO`. */
  ssoAddress?: string;
  /** Cause on `loginWithSSOFailed`; absent where the provider's address was refused. */
  ssoFailure?: FailureKind;
  /** Mail that was sent on request. */
  sent?: 'activation' | 'unlock' | 'code';
  /** Notice of what the journey before has done, on `preLogin`. */
  notice?: SignInNotice;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    login: LoginState;
  }
}

const initialState: LoginState = { step: 'preLogin', email: '', pending: false };

/** Signing in. Source: product.md#login-flow. */
export const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    ...commandReducers,
    requestStarted: (state, { payload }: PayloadAction<LoginContext & { email?: string }>) => {
      start(state);
      delete state.sent;
      delete state.notice;
      Object.assign(state, payload);
    },
    contextChanged: (state, { payload }: PayloadAction<LoginContext & { email?: string; notice?: SignInNotice }>) => {
      Object.assign(state, payload);
    },
    sent: (state, { payload }: PayloadAction<NonNullable<LoginState['sent']>>) => {
      finish(state);
      state.sent = payload;
    },
    ssoAddressReceived: (state, { payload }: PayloadAction<string>) => {
      state.ssoAddress = payload;
    },
    ssoRefused: (state, { payload }: PayloadAction<FailureKind>) => {
      state.step = next(loginFlow, state.step, 'ssoRejected', state);
      finish(state);
      state.ssoFailure = payload;
    },
    transitioned: (state, { payload }: PayloadAction<LoginEvent>) => {
      const step = next(loginFlow, state.step, payload, state);
      if (step === state.step && payload !== 'wentBack') return;
      finish(state);
      state.step = step;
      delete state.sent;
      delete state.notice;
      if (step !== 'redirectToSSO') delete state.ssoAddress;
      delete state.ssoFailure;
      if (payload === 'signedOut') state.email = '';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(tenantAsked, (state) => {
      state.step = next(loginFlow, state.step, 'tenantAsked', state);
    });
  },
});

export const { contextChanged, sent, ssoAddressReceived, ssoRefused, transitioned } = loginSlice.actions;
