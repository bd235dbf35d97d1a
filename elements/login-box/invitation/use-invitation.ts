import { invitationFeature } from '../../../core/invitation/invitation.feature.ts';
import { useJourney } from '../box/use-journey.ts';

export const useInvitation = () => useJourney(invitationFeature);
