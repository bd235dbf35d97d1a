import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../contract/failure.ts';
import { type Asking, begin, settle } from '../flow/asking.ts';
import { next } from '../flow/flow.ts';
import { type PhoneResetEvent, phoneResetFlow, type PhoneResetStep } from './phone-reset.flow.ts';

/** What the screens of a lost phone show. Neither token nor code is ever here. */
export interface PhoneResetState extends Asking {
  step: PhoneResetStep;
  email: string;
  /** The code was mailed once more on request. */
  again?: true;
}

const initialState: PhoneResetState = { step: 'ResetPhoneNumber', email: '', pending: false };

/** A lost phone. Source: SPEC §2 "Reset phone number". */
export const phoneResetSlice = createSlice({
  name: 'phoneReset',
  initialState,
  reducers: {
    asked: (state, { payload: { email } }: PayloadAction<{ email?: string }>) => {
      begin(state);
      delete state.again;
      if (email !== undefined) state.email = email;
    },
    settled: (state, { payload }: PayloadAction<Failure | undefined>) => settle(state, payload),
    sentAgain: (state) => {
      settle(state);
      state.again = true;
    },
    moved: (state, { payload }: PayloadAction<PhoneResetEvent>) => {
      settle(state);
      delete state.again;
      state.step = next(phoneResetFlow, state.step, payload, undefined);
    },
  },
});

export const { asked, settled, sentAgain, moved } = phoneResetSlice.actions;
