import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionState } from './state.ts';

// widened, or the state would be `loading` for ever
const initialState = { status: 'loading' } as SessionState;

/** Session state: loading, signed in or signed out. Source: product.md#auth-response. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (
      _,
      { payload }: PayloadAction<Omit<Extract<SessionState, { status: 'signedIn' }>, 'status'>>,
    ): SessionState => ({
      ...payload,
      status: 'signedIn',
    }),
    signedOut: (): SessionState => ({ status: 'signedOut' }),
    /** A session is remembered and not known yet, or is being switched. */
    awaited: (): SessionState => ({ status: 'loading', remembered: true }),
  },
});

export const { signedIn, signedOut, awaited } = sessionSlice.actions;
