import { passkeysFeature } from '../../../core/passkeys/passkeys.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const usePasskeys = () => useJourney(passkeysFeature, ({ passkeys }) => passkeys);
