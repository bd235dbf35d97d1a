import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VendorState } from './state.ts';
import type { Failure } from '../contract/failure.ts';

const initialState: VendorState = { loading: true };

/** Public information about the operator. Source: protocol/operator.md#vendor. */
export const vendorSlice = createSlice({
  name: 'vendor',
  initialState,
  reducers: {
    vendorKnown: (state, { payload }: PayloadAction<Omit<VendorState, 'loading'>>) => ({ ...state, ...payload }),
    vendorLoaded: (state, { payload }: PayloadAction<Failure | undefined>) => {
      state.loading = false;
      if (payload) state.failure = payload;
    },
  },
});

export const { vendorKnown, vendorLoaded } = vendorSlice.actions;
