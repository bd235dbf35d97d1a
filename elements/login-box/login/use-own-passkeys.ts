import { ownPasskeysFeature } from '../../../core/passkeys/own-passkeys.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const useOwnPasskeys = () => useJourney(ownPasskeysFeature, ({ passkeys }) => passkeys);
