import { invitations } from '../../../core/contract/invitations.ts';
import { serve } from '../serve.ts';
import { accept, join, reset, verifyLink } from './coming.ts';
import { changeLink, configuration, createLink, link, removeLink } from './links.ts';

/** How people come into a company. Source: SPEC §7 "Users", "Invite links". */
export const invitationRoutes = serve(invitations, {
  accept,
  reset,
  link,
  createLink,
  changeLink,
  removeLink,
  verifyLink,
  configuration,
  join,
});
