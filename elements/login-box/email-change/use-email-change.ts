import { emailChangeFeature } from '../../../core/email-change/email-change.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const useEmailChange = () => useJourney(emailChangeFeature);
