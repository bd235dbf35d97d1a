import { forgotPasswordFeature } from '../../../core/forgot-password/forgot-password.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const useForgotPassword = () => useJourney(forgotPasswordFeature);
