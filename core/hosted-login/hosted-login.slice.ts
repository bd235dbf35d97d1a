import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of hosted login in this page. */
export interface HostedLoginState {
  /** The browser is on its way to the service's page. */
  leaving: boolean;
  /** A sign-in did not finish, and the page asks before it begins another. */
  interrupted: boolean;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    hostedLogin: HostedLoginState;
  }
}

const initialState: HostedLoginState = { leaving: false, interrupted: false };

/** Hosted login. Source: product.md#hosted-login. */
export const hostedLoginSlice = createSlice({
  name: 'hostedLogin',
  initialState,
  reducers: {
    changed: (_, { payload }: PayloadAction<HostedLoginState>) => payload,
  },
});

export const { changed } = hostedLoginSlice.actions;
