import { loginFeature } from '../../../core/login/login.feature.ts';
import { useJourney } from './use-journey.ts';

export const useLogin = () => useJourney(loginFeature);
