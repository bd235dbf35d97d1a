import { activationFeature } from '../../../core/activation/activation.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const useActivation = () => useJourney(activationFeature);
