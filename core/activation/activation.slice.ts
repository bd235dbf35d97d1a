import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PasswordConfig } from '../contract/entities/policy.ts';
import type { Failure } from '../contract/failure.ts';
import { type Asking, begin, settle } from '../flow/asking.ts';
import { next } from '../flow/flow.ts';
import { type ActivationEvent, activationFlow, type ActivationStep, type Known } from './activation.flow.ts';

/** What the activation screens show. The link's token is never here. */
export interface ActivationState extends Asking {
  step: ActivationStep;
  /** Why the link was refused, on `resend`: `linkExpired`, `linkAlreadyUsed` or `linkInvalid`. */
  refusal?: Failure;
  /** A new mail went to this address. */
  resentTo?: string;
  /** What must be chosen, on `activatingForm`; absent until known. */
  asks?: Known;
  /** Absent until known. */
  passwordConfig?: PasswordConfig;
}

const initialState: ActivationState = { step: 'activating', pending: false };

/** Confirming an address. Source: SPEC §2 "Activation steps". */
export const activationSlice = createSlice({
  name: 'activation',
  initialState,
  reducers: {
    asked: (state) => {
      begin(state);
      delete state.resentTo;
    },
    settled: (state, { payload }: PayloadAction<Failure | undefined>) => settle(state, payload),
    resent: (state, { payload }: PayloadAction<string>) => {
      state.resentTo = payload;
    },
    passwordConfigKnown: (state, { payload }: PayloadAction<PasswordConfig>) => {
      state.passwordConfig = payload;
    },
    moved: (state, { payload }: PayloadAction<{ event: ActivationEvent; known?: Known; refusal?: Failure }>) => {
      const { event, known = { shouldSetPassword: false }, refusal } = payload;
      state.step = next(activationFlow, state.step, event, known);
      if (event === 'strategyKnown') state.asks = known;
      if (refusal) state.refusal = refusal;
      else delete state.refusal;
    },
  },
});

export const { asked, settled, resent, passwordConfigKnown, moved } = activationSlice.actions;
