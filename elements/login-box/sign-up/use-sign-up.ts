import { signUpFeature } from '../../../core/sign-up/sign-up.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const useSignUp = () => useJourney(signUpFeature);
