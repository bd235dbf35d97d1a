import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { commandReducers, type CommandStatus, finish, start } from '../flow/command.ts';
import { next } from '../flow/flow.ts';
import { type QuickLoginEvent, quickLoginFlow, type QuickLoginStep } from './quick-login.flow.ts';

/** State of the screens that set up quick login. Never contains the code. */
export interface QuickLoginState extends CommandStatus {
  step: QuickLoginStep;
  /** Recipient of the code. */
  phoneNumber: string;
  /** The code was sent once more on request. */
  again?: true;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    quickLogin: QuickLoginState;
  }
}

const initialState: QuickLoginState = { step: 'number', phoneNumber: '', pending: false };

/** Making a phone known, to sign in by it quickly. Source: product.md#quick-login. */
export const quickLoginSlice = createSlice({
  name: 'quickLogin',
  initialState,
  reducers: {
    ...commandReducers,
    requestStarted: (state, { payload: { phoneNumber } }: PayloadAction<{ phoneNumber?: string }>) => {
      start(state);
      delete state.again;
      if (phoneNumber !== undefined) state.phoneNumber = phoneNumber;
    },
    sentAgain: (state) => {
      finish(state);
      state.again = true;
    },
    transitioned: (state, { payload }: PayloadAction<QuickLoginEvent>) => {
      finish(state);
      delete state.again;
      state.step = next(quickLoginFlow, state.step, payload, undefined);
    },
  },
});

export const { sentAgain, transitioned } = quickLoginSlice.actions;
