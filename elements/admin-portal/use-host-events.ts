import type { EventOptions } from '../../core/options.ts';
import { useHost } from '../kit/host-context.ts';
import { useApp } from '../kit/use-app.ts';

type PortalEvents = Required<Omit<EventOptions, 'userVerified' | 'signUpComplete'>>;

/**
 * Reports what a person does in the portal to the host: by its callbacks, and by a DOM event of the element.
 * Source: product.md#host-events.
 */
export const useHostEvents = (): PortalEvents => {
  const { events } = useApp().options;
  const host = useHost();
  return {
    inviteMemberClicked: () => {
      events?.inviteMemberClicked?.();
      host.emit('fe-invite-member-clicked', {});
    },
    inviteMemberSubmit: (invitation) => {
      events?.inviteMemberSubmit?.(invitation);
      host.emit('fe-invite-member-submit', invitation);
    },
    inviteMembersSubmit: (invitations) => {
      events?.inviteMembersSubmit?.(invitations);
      host.emit('fe-invite-members-submit', invitations);
    },
    adminBoxMenuClicked: (email, tab) => {
      events?.adminBoxMenuClicked?.(email, tab);
      host.emit('fe-admin-box-menu-clicked', { email, tab });
    },
  };
};
