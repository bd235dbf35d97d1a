import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PasswordConfig } from '../contract/entities/policy.ts';
import type { Failure } from '../contract/failure.ts';
import { type Asking, begin, settle } from '../flow/asking.ts';
import { next } from '../flow/flow.ts';
import { type SignUpEvent, signUpFlow, type SignUpStage } from './sign-up.flow.ts';

/** What the sign-up screens show. Whether sign-ups are open at all is the vendor's `allowSignups`. */
export interface SignUpState extends Asking {
  stage: SignUpStage;
  /** Where the activation mail went. */
  email: string;
  /** The account waits for its activation; otherwise the person is signed in. */
  shouldActivate: boolean;
  /** The activation mail was sent once more. */
  resent: boolean;
  /** The company whose link somebody came by; empty where it could not be asked, absent until it was. */
  company?: string;
  /** Absent until known. */
  passwordConfig?: PasswordConfig;
}

const initialState: SignUpState = { stage: 'SignUp', email: '', shouldActivate: false, resent: false, pending: false };

/** Opening an account. Source: SPEC §4 "Sign-up result". */
export const signUpSlice = createSlice({
  name: 'signUp',
  initialState,
  reducers: {
    asked: (state, { payload }: PayloadAction<{ email?: string }>) => {
      begin(state);
      Object.assign(state, payload, { resent: false });
    },
    settled: (state, { payload }: PayloadAction<Failure | undefined>) => settle(state, payload),
    resent: (state) => {
      state.resent = true;
    },
    known: (
      state,
      { payload }: PayloadAction<Partial<Pick<SignUpState, 'shouldActivate' | 'company' | 'passwordConfig'>>>,
    ) => {
      Object.assign(state, payload);
    },
    moved: (state, { payload }: PayloadAction<SignUpEvent>) => {
      state.stage = next(signUpFlow, state.stage, payload, undefined);
      settle(state);
    },
  },
});

export const { asked, settled, resent, known, moved } = signUpSlice.actions;
