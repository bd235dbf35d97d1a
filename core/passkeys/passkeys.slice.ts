import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../contract/failure.ts';
import { type Asking, begin, settle } from '../flow/asking.ts';

/** What the screens show of passkeys. */
export type PasskeysState = Asking;

const initialState: PasskeysState = { pending: false };

/** Passkeys: signing in by one, and making the first. */
export const passkeysSlice = createSlice({
  name: 'passkeys',
  initialState,
  reducers: {
    asked: (state) => begin(state),
    settled: (state, { payload }: PayloadAction<Failure | undefined>) => settle(state, payload),
  },
});

export const { asked, settled } = passkeysSlice.actions;
