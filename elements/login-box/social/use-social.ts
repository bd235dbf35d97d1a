import { socialFeature } from '../../../core/social/social.feature.ts';
import { useAppState } from '../../kit/use-app.ts';
import { useJourney } from '../box/use-journey.ts';

/** State and commands of social sign-in, and the name of its provider. */
export const useSocial = () => {
  const [state, commands] = useJourney(socialFeature);
  const named = useAppState(({ vendor }) => vendor.social?.find(({ id }) => id === state.provider)?.name);
  return { ...state, ...commands, name: named ?? state.provider ?? '' };
};
