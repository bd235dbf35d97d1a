import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppState, AuthUser } from '../app-types.ts';

/** The portal's part of the app's state. */
export interface PortalState {
  /** Who was in when the session ended by itself while a portal was open: they are asked in again where they are. */
  expired?: AuthUser;
}

// nobody is awaited
const initialState: PortalState = {};

export const portalSlice = createSlice({
  name: 'portal',
  initialState,
  reducers: {
    expired: (_, { payload }: PayloadAction<AuthUser | undefined>): PortalState =>
      payload ? { expired: payload } : {},
  },
});

export const { expired } = portalSlice.actions;

/** Whom the portal's screens are for: whoever is in, or is asked in again. */
export const viewerIn = ({ session, portal }: AppState): AuthUser | undefined =>
  session.status === 'signedIn' ? session.user : portal?.expired;
