import { quickLoginFeature } from '../../../../core/quick-login/quick-login.feature.ts';
import { useJourney } from '../../box/use-journey.ts';

export const useQuickLogin = () => useJourney(quickLoginFeature);
