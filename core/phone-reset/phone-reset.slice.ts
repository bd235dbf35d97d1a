import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { commandReducers, type CommandStatus, finish, start } from '../flow/command.ts';
import { next } from '../flow/flow.ts';
import { type PhoneResetEvent, phoneResetFlow, type PhoneResetStep } from './phone-reset.flow.ts';

/** State of the lost-phone screens. Never contains the token or the code. */
export interface PhoneResetState extends CommandStatus {
  step: PhoneResetStep;
  email: string;
  /** The code was mailed once more on request. */
  again?: true;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    phoneReset: PhoneResetState;
  }
}

const initialState: PhoneResetState = { step: 'ResetPhoneNumber', email: '', pending: false };

/** A lost phone. Source: product.md#phone-reset. */
export const phoneResetSlice = createSlice({
  name: 'phoneReset',
  initialState,
  reducers: {
    ...commandReducers,
    requestStarted: (state, { payload: { email } }: PayloadAction<{ email?: string }>) => {
      start(state);
      delete state.again;
      if (email !== undefined) state.email = email;
    },
    sentAgain: (state) => {
      finish(state);
      state.again = true;
    },
    transitioned: (state, { payload }: PayloadAction<PhoneResetEvent>) => {
      finish(state);
      delete state.again;
      state.step = next(phoneResetFlow, state.step, payload, undefined);
    },
  },
});

export const { sentAgain, transitioned } = phoneResetSlice.actions;
