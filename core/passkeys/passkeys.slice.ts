import { createSlice } from '@reduxjs/toolkit';
import { commandReducers, type CommandStatus } from '../flow/command.ts';

/** State of the passkey screens. */
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
