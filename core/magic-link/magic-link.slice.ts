import { createSlice } from '@reduxjs/toolkit';
import { linkReducers, type LinkState } from '../flow/link-reducers.ts';
import { magicLinkFlow, type MagicLinkStep } from './magic-link.flow.ts';

/** State of the magic-link screens. */
export type MagicLinkState = LinkState<MagicLinkStep>;

declare module '../store/state.ts' {
  interface FeatureStates {
    magicLink: MagicLinkState;
  }
}

const initialState: MagicLinkState = { step: 'opening', pending: false };

/** Signing in by a mailed link. */
export const magicLinkSlice = createSlice({
  name: 'magicLink',
  initialState,
  reducers: linkReducers(magicLinkFlow, undefined),
});

export const { transitioned } = magicLinkSlice.actions;
