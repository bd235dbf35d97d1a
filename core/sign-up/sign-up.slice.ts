import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PasswordConfig } from '../contract/entities/policy.ts';
import { commandReducers, type CommandStatus, finish, start } from '../flow/command.ts';
import { next } from '../flow/flow.ts';
import { type SignUpEvent, signUpFlow, type SignUpStage } from './sign-up.flow.ts';

/** State of the sign-up screens. Whether sign-ups are open at all is the vendor's `allowSignups`. */
export interface SignUpState extends CommandStatus {
  stage: SignUpStage;
  /** Recipient of the activation mail. */
  email: string;
  /** The account waits for its activation; otherwise the person is signed in. */
  shouldActivate: boolean;
  /** The activation mail was sent once more. */
  resent: boolean;
  /** Company of the invitation link; empty where it could not be loaded, absent before that. */
  company?: string;
  /** Absent until known. */
  passwordConfig?: PasswordConfig;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    signUp: SignUpState;
  }
}

const initialState: SignUpState = { stage: 'SignUp', email: '', shouldActivate: false, resent: false, pending: false };

/** Opening an account. Source: product.md#sign-up. */
export const signUpSlice = createSlice({
  name: 'signUp',
  initialState,
  reducers: {
    ...commandReducers,
    requestStarted: (state, { payload }: PayloadAction<{ email?: string }>) => {
      start(state);
      Object.assign(state, payload, { resent: false });
    },
    resent: (state) => {
      state.resent = true;
    },
    contextChanged: (
      state,
      { payload }: PayloadAction<Partial<Pick<SignUpState, 'shouldActivate' | 'company' | 'passwordConfig' | 'email'>>>,
    ) => {
      Object.assign(state, payload);
    },
    transitioned: (state, { payload }: PayloadAction<SignUpEvent>) => {
      state.stage = next(signUpFlow, state.stage, payload, undefined);
      finish(state);
    },
  },
});

export const { resent, contextChanged, transitioned } = signUpSlice.actions;
