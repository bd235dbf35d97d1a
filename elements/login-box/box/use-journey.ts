import type { AppState, Feature } from '../../../core/app-types.ts';
import { useAppState, useFeature } from '../../kit/use-app.ts';

/** Where a journey stands, and what a person can do on it. */
export const useJourney = <Commands extends object, State>(
  feature: Feature<Commands>,
  select: (state: AppState) => State | undefined,
): readonly [state: State, commands: Commands] => {
  const commands = useFeature(feature);
  const state = useAppState(select);
  if (!state) throw new Error(`The feature ${feature.name} keeps no state under its name.`);
  return [state, commands];
};
