import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureKind } from '../contract/failure.ts';
import { commandReducers, type CommandStatus } from '../flow/command.ts';
import { next } from '../flow/flow.ts';
import { type SocialEvent, socialFlow, type SocialStep } from './social.flow.ts';

/** State of social sign-in: its buttons, and the route that providers lead back to. */
export interface SocialState extends CommandStatus {
  step: SocialStep;
  /** Id of the provider that the page is about to go to. */
  leaving?: string;
  /** Id of the provider of this sign-in. */
  provider?: string;
  /** Whether an account is linked, in place of signing in. */
  links?: boolean;
  /** Email of the account at the provider, on `link` and `signInFirst`; empty where it gave none. */
  email?: string;
  /** Cause, on `failed`. */
  refusal?: FailureKind;
}

/** Transition of the flow, with what its screen names. */
type SocialTransition = { event: SocialEvent } & Pick<SocialState, 'provider' | 'email' | 'refusal' | 'links'>;

declare module '../store/state.ts' {
  interface FeatureStates {
    social: SocialState;
  }
}

const initialState: SocialState = { step: 'completing', pending: false };

/** Social sign-in. Source: product.md#social-sign-in. */
export const socialSlice = createSlice({
  name: 'social',
  initialState,
  reducers: {
    ...commandReducers,
    left: (state, { payload }: PayloadAction<string>) => {
      state.leaving = payload;
    },
    stayed: (state) => {
      delete state.leaving;
    },
    transitioned: (state, { payload: { event, ...named } }: PayloadAction<SocialTransition>) => {
      state.step = next(socialFlow, state.step, event, undefined);
      delete state.refusal;
      Object.assign(state, named);
    },
  },
});

export const { left, stayed, transitioned } = socialSlice.actions;
