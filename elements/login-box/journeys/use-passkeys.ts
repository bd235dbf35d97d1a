import { passkeysFeature } from '../../../core/passkeys/passkeys.feature.ts';
import { useJourney } from '../parts/use-journey.ts';

export const usePasskeys = () => useJourney(passkeysFeature, ({ passkeys }) => passkeys);
