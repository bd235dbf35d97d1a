import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppState, AuthUser } from '../store/state.ts';

/** The portal's part of the app's state. */
export interface PortalState {
  /** Who was in when the session ended by itself while a portal was open: they are requestStarted in again where they are. */
  expired?: Expired;
  /** Calls do not come through. */
  cut?: boolean;
}

/** Somebody whose session has ended, and where they were acting. */
export interface Expired extends AuthUser {
  tenantName?: string | undefined;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    portal: PortalState;
  }
}

// nobody is awaited, and calls come through
const initialState: PortalState = {};

export const portalSlice = createSlice({
  name: 'portal',
  initialState,
  reducers: {
    expired: ({ cut }, { payload }: PayloadAction<Expired | undefined>): PortalState => ({
      ...(cut && { cut }),
      ...(payload && { expired: payload }),
    }),
    cut: (state, { payload }: PayloadAction<boolean>) => {
      state.cut = payload;
    },
  },
});

export const { expired, cut } = portalSlice.actions;

/** Whom the portal's screens are for: whoever is in, or is requestStarted in again. */
export const viewerIn = ({ session, portal }: AppState): AuthUser | undefined =>
  session.status === 'signedIn' ? session.user : portal?.expired;

/** The name of the tenant they act in. */
export const tenantNameIn = ({ session, portal }: AppState): string | undefined =>
  session.status === 'signedIn' ? session.activeTenant?.name : portal?.expired?.tenantName;

/** Whether calls of the portal do not come through. */
export const isCutIn = ({ portal }: AppState): boolean => portal?.cut === true;
