import { unlockFeature } from '../../../core/unlock/unlock.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const useUnlock = () => useJourney(unlockFeature);
