import { useMemo, useSyncExternalStore } from 'react';
import type { App } from '../../core/app-types.ts';
import type { AppState, FeatureStates } from '../../core/store/state.ts';
import type { Feature } from '../../core/app-core.ts';
import { useHostState } from './host-context.ts';

/** App of the element. A screen is only shown once there is one. */
export const useApp = (): App => {
  const { app } = useHostState();
  if (!app) throw new Error('This component is used before its element has an app.');
  return app;
};

/** Selector of app state; renders again when the selected part is another one (`Object.is`). */
export const useAppState = <Part>(select: (state: AppState) => Part): Part => {
  const { store } = useApp();
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read);
};

/** Commands of a feature, mounted on the app when first used. */
export const useFeature = <Commands extends object, Part extends keyof FeatureStates>(
  feature: Feature<Commands, Part>,
): Commands => {
  const app = useApp();
  return useMemo(() => app.use(feature), [app, feature]);
};
