import { createSlice } from '@reduxjs/toolkit';
import { linkReducers, type LinkState, type ResendState, resendReducers } from '../flow/link-reducers.ts';
import { unlockFlow, type UnlockStep } from './unlock.flow.ts';

/** State of the unlocking screens. */
export interface UnlockState extends LinkState<UnlockStep>, ResendState {}

declare module '../store/state.ts' {
  interface FeatureStates {
    unlock: UnlockState;
  }
}

const initialState: UnlockState = { step: 'unlocking', pending: false };

/** Unlocking an account. */
export const unlockSlice = createSlice({
  name: 'unlock',
  initialState,
  reducers: { ...linkReducers(unlockFlow, undefined), ...resendReducers },
});

export const { resent, transitioned } = unlockSlice.actions;
