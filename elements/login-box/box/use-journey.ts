import type { Feature } from '../../../core/app-core.ts';
import type { FeatureStates } from '../../../core/store/state.ts';
import { useAppState, useFeature } from '../../kit/use-app.ts';

/** State of a journey's feature and its commands. */
export const useJourney = <Commands extends object, Part extends keyof FeatureStates>(
  feature: Feature<Commands, Part>,
): readonly [state: FeatureStates[Part], commands: Commands] => {
  const { name, slice } = feature;
  const commands = useFeature(feature);
  const state = useAppState((parts: Partial<FeatureStates>) => slice && parts[slice.name]);
  if (!state) throw new Error(`The feature ${name} keeps no state.`);
  return [state, commands];
};
