import { phoneResetFeature } from '../../../core/phone-reset/phone-reset.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const usePhoneReset = () => useJourney(phoneResetFeature);
