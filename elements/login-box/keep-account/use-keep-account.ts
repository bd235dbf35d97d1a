import { keepAccountFeature } from '../../../core/keep-account/keep-account.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const useKeepAccount = () => useJourney(keepAccountFeature);
