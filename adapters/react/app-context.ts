import { createContext, useContext, useSyncExternalStore } from 'react';
import type { App, AppState } from '../../core/index.ts';

/** Context of the nearest provider's app; undefined outside one. */
export const AppContext = /* @__PURE__ */ createContext<App | undefined>(undefined);

/** App of the nearest `<FeProvider>`. Throws the protocol's text outside of one. */
export const useApp = (): App => {
  const app = useContext(AppContext);
  if (!app) throw new Error('[default] FronteggApp not found');
  return app;
};

/** Selects from the app's state and re-renders when the selection changes. `select` must return a stable reference. */
export const useAppState = <Value>(select: (state: AppState) => Value): Value => {
  const { store } = useApp();
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
};
