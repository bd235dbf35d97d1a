import { invitationFeature } from '../../../core/invitation/invitation.feature.ts';
import { useJourney } from '../parts/use-journey.ts';

export const useInvitation = () => useJourney(invitationFeature, ({ invitation }) => invitation);
