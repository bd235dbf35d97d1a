import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether a screen must ask for a proof before it can go on; what is asked for is the second factor's (`mfa`). */
export interface StepUpState {
  asked: boolean;
  /** Asked for by the tenant's policy, and for a second factor. */
  byPolicy: boolean;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    stepUp: StepUpState;
  }
}

const initialState: StepUpState = { asked: false, byPolicy: false };

/** Step-up: proving one's identity again. Source: protocol/sign-in.md#step-up. */
export const stepUpSlice = createSlice({
  name: 'stepUp',
  initialState,
  reducers: {
    proofRequested: (_, { payload }: PayloadAction<boolean | 'byPolicy'>): StepUpState => ({
      asked: payload !== false,
      byPolicy: payload === 'byPolicy',
    }),
  },
});

export const { proofRequested } = stepUpSlice.actions;
