import { magicLinkFeature } from '../../../core/magic-link/magic-link.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const useMagicLink = () => useJourney(magicLinkFeature);
