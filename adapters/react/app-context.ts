import { createContext, useContext, useSyncExternalStore } from 'react';
import type { App, AppState } from '../../core/index.ts';

/** The app of the nearest provider; absent outside one. */
export const AppContext = createContext<App | undefined>(undefined);

/** The app of the nearest `<FeProvider>`. Throws the protocol's text outside of one. */
export const useApp = (): App => {
  const app = useContext(AppContext);
  if (!app) throw new Error('[default] FronteggApp not found');
  return app;
};

/** A part of the app's state, followed. `select` must answer the same thing while it has not changed. */
export const useAppState = <Value>(select: (state: AppState) => Value): Value => {
  const { store } = useApp();
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
};
