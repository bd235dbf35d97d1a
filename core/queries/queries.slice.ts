import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppState, AuthUser } from '../store/state.ts';

/** State of the screens' queries: who they are for, and whether the service can be reached. */
export interface QueriesState {
  /** User whose session has expired while a portal was open: asked there to sign in again. */
  expired?: Expired;
  /** Calls fail to reach the service. */
  offline?: boolean;
}

/** User whose session has expired, with the tenant they were acting in. */
export interface Expired extends AuthUser {
  tenantName?: string | undefined;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    queries: QueriesState;
  }
}

// no new sign-in is pending, and calls succeed
const initialState: QueriesState = {};

export const queriesSlice = createSlice({
  name: 'queries',
  initialState,
  reducers: {
    expired: ({ offline }, { payload }: PayloadAction<Expired | undefined>): QueriesState => ({
      ...(offline && { offline }),
      ...(payload && { expired: payload }),
    }),
    offline: (state, { payload }: PayloadAction<boolean>) => {
      state.offline = payload;
    },
  },
});

export const { expired, offline } = queriesSlice.actions;

/** User whose data the screens show: signed in, or asked to sign in again. */
export const viewerIn = ({ session, queries }: AppState): AuthUser | undefined =>
  session.status === 'signedIn' ? session.user : queries?.expired;

/** The name of the tenant they act in. */
export const tenantNameIn = ({ session, queries }: AppState): string | undefined =>
  session.status === 'signedIn' ? session.activeTenant?.name : queries?.expired?.tenantName;

/** Whether calls fail to reach the service. */
export const selectIsOffline = ({ queries }: AppState): boolean => queries?.offline === true;
