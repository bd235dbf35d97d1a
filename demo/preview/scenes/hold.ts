import type { App } from '../../../core/app-types.ts';
import type { AppState } from '../../../core/store/state.ts';
import type { RouteName } from '../../../core/contract/paths.ts';

/**
 * The same app, seen by elements that must stop at a moment: once `at` holds, its state and route stand still for them,
 * while the app itself goes on.
 */
export const holding = (app: App, at: (state: AppState) => boolean): App => {
  let still: { state: AppState; route: RouteName | undefined } | undefined;
  const look = () => {
    const state = app.store.getState();
    if (!still && at(state)) still = { state, route: app.router.current() };
  };
  app.store.subscribe(look);
  return {
    ...app,
    store: { ...app.store, getState: () => still?.state ?? app.store.getState() },
    router: { ...app.router, current: () => (still ? still.route : app.router.current()) },
  };
};
