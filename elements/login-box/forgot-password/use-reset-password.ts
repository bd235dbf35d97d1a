import { resetPasswordFeature } from '../../../core/forgot-password/reset-password.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const useResetPassword = () => useJourney(resetPasswordFeature);
