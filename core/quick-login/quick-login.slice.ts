import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../contract/failure.ts';
import { type Asking, begin, settle } from '../flow/asking.ts';
import { next } from '../flow/flow.ts';
import { type QuickLoginEvent, quickLoginFlow, type QuickLoginStep } from './quick-login.flow.ts';

/** What the screens of a phone that is to be known show. The code is never here. */
export interface QuickLoginState extends Asking {
  step: QuickLoginStep;
  /** Where the code went. */
  phoneNumber: string;
  /** It was sent once more on request. */
  again?: true;
}

const initialState: QuickLoginState = { step: 'number', phoneNumber: '', pending: false };

/** Making a phone known, to sign in by it quickly. Source: SPEC §4 "registerQuickLogin". */
export const quickLoginSlice = createSlice({
  name: 'quickLogin',
  initialState,
  reducers: {
    asked: (state, { payload: { phoneNumber } }: PayloadAction<{ phoneNumber?: string }>) => {
      begin(state);
      delete state.again;
      if (phoneNumber !== undefined) state.phoneNumber = phoneNumber;
    },
    settled: (state, { payload }: PayloadAction<Failure | undefined>) => settle(state, payload),
    sentAgain: (state) => {
      settle(state);
      state.again = true;
    },
    moved: (state, { payload }: PayloadAction<QuickLoginEvent>) => {
      settle(state);
      delete state.again;
      state.step = next(quickLoginFlow, state.step, payload, undefined);
    },
  },
});

export const { asked, settled, sentAgain, moved } = quickLoginSlice.actions;
