import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { commandReducers, type CommandStatus } from '../flow/command.ts';
import { next } from '../flow/flow.ts';
import { type ImpersonateEvent, impersonateFlow, type ImpersonateStep } from './impersonate.flow.ts';

/** State of the screens at the impersonation route. */
export interface ImpersonateState extends CommandStatus {
  step: ImpersonateStep;
  /** Name of the person, on `confirm`; absent for a user who may not read it. */
  name?: string;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    impersonate: ImpersonateState;
  }
}

const initialState: ImpersonateState = { step: 'impersonating', pending: false };

/** Impersonation by address. Source: product.md#impersonation. */
export const impersonateSlice = createSlice({
  name: 'impersonate',
  initialState,
  reducers: {
    ...commandReducers,
    transitioned: (
      state,
      { payload: { event, name } }: PayloadAction<{ event: ImpersonateEvent; name?: string | undefined }>,
    ) => {
      state.step = next(impersonateFlow, state.step, event, undefined);
      if (event === 'opened') delete state.name;
      if (name) state.name = name;
    },
  },
});

export const { transitioned } = impersonateSlice.actions;
