import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../contract/failure.ts';
import { commandReducers, type CommandStatus, finish, start } from '../flow/command.ts';
import { next } from '../flow/flow.ts';
import type { MfaFactor } from './factors.ts';
import { type MfaEvent, mfaFlow, type MfaStep } from './mfa.flow.ts';

/** State of the second-factor screens. Never contains the challenge's token or typed input. */
export interface MfaState extends CommandStatus {
  step: MfaStep;
  email: string;
  /** Factors to choose from; those without a device are to be set up. */
  factors: readonly MfaFactor[];
  factor?: MfaFactor;
  /** The pending command prepares a proof: a code is being sent, or a secret made. */
  preparing: boolean;
  /** `otpauth:` address for the authenticator app, while it is set up. */
  otpauthUrl?: string;
  /** Picture of it, as a data URL, where the service sends nothing else. */
  qrCode?: string;
  /** Recipient of the code: the end of a number or address. Absent until one has left. */
  sentTo?: string;
  /** The code was sent once more on request. */
  again?: true;
  /** For how many seconds this browser may be remembered; absent where it may not. */
  rememberSeconds?: number;
  /** Shown once; cleared when the person continues. */
  recoveryCodes?: string[];
  /** The lost device is no longer asked for. */
  recovered?: true;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    mfa: MfaState;
  }
}

const initialState: MfaState = { step: 'verify', email: '', factors: [], pending: false, preparing: false };

/** Clears the state of the previous factor. */
const forgetFactor = (state: MfaState): void => {
  delete state.otpauthUrl;
  delete state.qrCode;
  delete state.sentTo;
  delete state.again;
};

/** A second factor. Source: product.md#mfa-steps, product.md#mfa-step-choice. */
export const mfaSlice = createSlice({
  name: 'mfa',
  initialState,
  reducers: {
    ...commandReducers,
    challenged: (
      _,
      { payload: { email, factors } }: PayloadAction<{ email: string; factors: readonly MfaFactor[] }>,
    ) => {
      const state: MfaState = { ...initialState, email, factors };
      const [factor, ...others] = factors;
      if (factor && others.length === 0) state.factor = factor;
      return { ...state, step: next(mfaFlow, state.step, 'challenged', state) };
    },
    chosen: (state, { payload }: PayloadAction<MfaFactor>) => {
      state.factor = payload;
      forgetFactor(state);
    },
    requestStarted: (state, { payload }: PayloadAction<{ preparing: boolean }>) => {
      start(state);
      state.preparing = payload.preparing;
      delete state.again;
    },
    requestFinished: (state, { payload }: PayloadAction<Failure | undefined>) => {
      finish(state, payload);
      state.preparing = false;
    },
    sent: (state, { payload: { to, again } }: PayloadAction<{ to: string; again: boolean }>) => {
      state.sentTo = to;
      if (again) state.again = true;
    },
    secretMade: (state, { payload }: PayloadAction<Pick<MfaState, 'otpauthUrl' | 'qrCode'>>) => {
      Object.assign(state, payload);
    },
    rememberable: (state, { payload }: PayloadAction<number>) => {
      state.rememberSeconds = payload;
    },
    codesMade: (state, { payload }: PayloadAction<string[]>) => {
      state.recoveryCodes = payload;
    },
    recovered: (state) => {
      state.recovered = true;
    },
    transitioned: (state, { payload }: PayloadAction<MfaEvent>) => {
      finish(state);
      state.preparing = false;
      const step = next(mfaFlow, state.step, payload, state);
      if (step === 'verify') forgetFactor(state);
      state.step = step;
    },
    over: () => initialState,
  },
});

export const { challenged, chosen, sent, secretMade, rememberable, codesMade, recovered, transitioned, over } =
  mfaSlice.actions;
