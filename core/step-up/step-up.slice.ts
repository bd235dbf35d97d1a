import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether a screen must ask for a proof before it can go on; what is asked for is the second factor's (`mfa`). */
export interface StepUpState {
  asked: boolean;
}

const initialState: StepUpState = { asked: false };

/** Proving once more who one is. Source: SPEC §7 "step-up/generate". */
export const stepUpSlice = createSlice({
  name: 'stepUp',
  initialState,
  reducers: {
    asked: (state, { payload }: PayloadAction<boolean>) => {
      state.asked = payload;
    },
  },
});

export const { asked } = stepUpSlice.actions;
