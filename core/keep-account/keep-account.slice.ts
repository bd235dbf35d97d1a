import { createSlice } from '@reduxjs/toolkit';
import { linkReducers, type LinkState } from '../flow/link-reducers.ts';
import { keepAccountFlow, type KeepAccountStep } from './keep-account.flow.ts';

/** State of the screens that keep an account. */
export type KeepAccountState = LinkState<KeepAccountStep>;

declare module '../store/state.ts' {
  interface FeatureStates {
    keepAccount: KeepAccountState;
  }
}

const initialState: KeepAccountState = { step: 'keeping', pending: false };

/** Keeping an account that is to be deleted. */
export const keepAccountSlice = createSlice({
  name: 'keepAccount',
  initialState,
  reducers: linkReducers(keepAccountFlow, undefined),
});

export const { transitioned } = keepAccountSlice.actions;
