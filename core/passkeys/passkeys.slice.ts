import { createSlice } from '@reduxjs/toolkit';
import { commandReducers, type CommandStatus } from '../flow/command.ts';

/** What the screens show of passkeys. */
export type PasskeysState = CommandStatus;

declare module '../store/state.ts' {
  interface FeatureStates {
    passkeys: PasskeysState;
  }
}

const initialState: PasskeysState = { pending: false };

/** Passkeys: signing in by one, and making the first. */
export const passkeysSlice = createSlice({
  name: 'passkeys',
  initialState,
  reducers: {
    ...commandReducers,
  },
});
