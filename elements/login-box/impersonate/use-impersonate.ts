import { impersonateFeature } from '../../../core/impersonation/impersonate.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const useImpersonate = () => useJourney(impersonateFeature);
