import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PasswordConfig } from '../contract/entities/policy.ts';
import {
  linkReducers,
  type LinkState,
  type LinkTransition,
  type ResendState,
  resendReducers,
} from '../flow/link-reducers.ts';
import {
  type ActivationEvent,
  activationFlow,
  type ActivationStep,
  type ActivationContext,
} from './activation.flow.ts';

/** State of the activation screens. */
export interface ActivationState extends LinkState<ActivationStep>, ResendState {
  /** Values to choose, on `activatingForm`; absent until known. */
  asks?: ActivationContext;
  /** Absent until known. */
  passwordConfig?: PasswordConfig;
  /** The address that was confirmed, where the server names it. */
  email?: string;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    activation: ActivationState;
  }
}

const initialState: ActivationState = { step: 'activating', pending: false };

const reducers = linkReducers(activationFlow, { shouldSetPassword: false });

/** Confirming an address. Source: product.md#activation. */
export const activationSlice = createSlice({
  name: 'activation',
  initialState,
  reducers: {
    ...reducers,
    ...resendReducers,
    transitioned: (
      state: ActivationState,
      action: PayloadAction<LinkTransition<ActivationEvent, ActivationContext>>,
    ) => {
      reducers.transitioned(state, action);
      if (action.payload.known) state.asks = action.payload.known;
    },
    passwordConfigKnown: (state, { payload }: PayloadAction<PasswordConfig>) => {
      state.passwordConfig = payload;
    },
    emailKnown: (state, { payload }: PayloadAction<string>) => {
      state.email = payload;
    },
  },
});

export const { resendLeft, resent, passwordConfigKnown, emailKnown, transitioned } = activationSlice.actions;
