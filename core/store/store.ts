import { combineSlices, configureStore, createSlice, type PayloadAction, type Slice, Tuple } from '@reduxjs/toolkit';
import type { Observable } from 'rxjs';
import type { AppState, AppStore } from './state.ts';
import type { FeatureFlags } from '../contract/entities/vendor.ts';
import { toObservable } from '../flow/live.ts';
import { sessionSlice } from './session.slice.ts';
import { vendorSlice } from './vendor.slice.ts';

const appSlice = createSlice({
  name: 'app',
  initialState: { name: '', loading: true },
  reducers: {
    named: (state, { payload }: PayloadAction<string>) => {
      state.name = payload;
    },
    loaded: (state) => {
      state.loading = false;
    },
    mounted: () => undefined,
  },
});

const flagsSlice = createSlice({
  name: 'flags',
  initialState: {} as FeatureFlags, // none known yet
  reducers: { flagsKnown: (_, { payload }: PayloadAction<FeatureFlags>) => payload },
});

const metadataSlice = createSlice({
  name: 'metadata',
  initialState: {} as AppState['metadata'], // none known yet
  reducers: { metadataKnown: (_, { payload }: PayloadAction<AppState['metadata']>) => payload },
});

export const { loaded } = appSlice.actions;
export const { flagsKnown } = flagsSlice.actions;
export const { metadataKnown } = metadataSlice.actions;

/** The store of an app, to which features add their slices when they are first used. */
export interface CoreStore extends AppStore {
  // a slice of any state: what it holds is its feature's affair
  inject(slice: Slice): void;
}

/**
 * Makes the store of the app of that name. Nothing but slices changes it: there are no thunks and no middleware. Ours:
 * Redux DevTools do not list it, for they are the host's.
 */
export const createStore = (name: string): CoreStore => {
  const reducer = combineSlices(appSlice, sessionSlice, vendorSlice, flagsSlice, metadataSlice);
  const store = configureStore({ reducer, middleware: () => new Tuple(), devTools: false });
  store.dispatch(appSlice.actions.named(name));
  // a slice is added while a screen is drawn: that must not draw others, and to them nothing has changed
  let adding = false;
  return {
    getState: store.getState,
    dispatch: store.dispatch,
    subscribe: (listener) => store.subscribe(() => adding || listener()),
    inject: (slice) => {
      reducer.inject(slice);
      adding = true;
      store.dispatch(appSlice.actions.mounted());
      adding = false;
    },
  };
};

/** A part of the state as a stream: its value now, and whenever it has changed. */
export const watch = <Value>(store: AppStore, select: (state: AppState) => Value): Observable<Value> =>
  toObservable(store.subscribe, () => select(store.getState()));
