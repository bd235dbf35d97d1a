import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../contract/failure.ts';
import { type Asking, begin, settle } from '../flow/asking.ts';
import { next } from '../flow/flow.ts';
import { type MagicLinkEvent, magicLinkFlow, type MagicLinkStep } from './magic-link.flow.ts';

/** What the screens of the link show. Its token is never here. */
export interface MagicLinkState extends Asking {
  step: MagicLinkStep;
  /** Why the link was refused, on `invalid`: `linkExpired`, `linkAlreadyUsed` or `linkInvalid`. */
  refusal?: Failure;
}

const initialState: MagicLinkState = { step: 'opening', pending: false };

/** Signing in by a mailed link. */
export const magicLinkSlice = createSlice({
  name: 'magicLink',
  initialState,
  reducers: {
    asked: (state) => begin(state),
    settled: (state, { payload }: PayloadAction<Failure | undefined>) => settle(state, payload),
    moved: (state, { payload: { event, refusal } }: PayloadAction<{ event: MagicLinkEvent; refusal?: Failure }>) => {
      settle(state);
      state.step = next(magicLinkFlow, state.step, event, undefined);
      if (refusal) state.refusal = refusal;
      else delete state.refusal;
    },
  },
});

export const { asked, settled, moved } = magicLinkSlice.actions;
