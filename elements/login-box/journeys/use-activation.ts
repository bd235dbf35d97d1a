import { activationFeature } from '../../../core/activation/activation.feature.ts';
import { useJourney } from '../parts/use-journey.ts';

export const useActivation = () => useJourney(activationFeature, ({ activation }) => activation);
