import { mfaFeature } from '../../../core/mfa/mfa.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const useMfa = () => useJourney(mfaFeature);
