import { invitations } from '../../../core/contract/invitations.ts';
import { serve } from '../serve.ts';
import { copyLink } from './copying.ts';
import { changeLink, configuration, createLink, link, removeLink } from './links.ts';
import { accept, reset, verify } from './mailed.ts';
import { restore, revoke } from './revoking.ts';
import { list } from './sent.ts';
import { join, verifyLink } from './shared.ts';

/** Routes of invitations. Source: protocol/invitations.md#mailed-invitation, protocol/invitations.md#invite-link. */
export const invitationRoutes = serve(invitations, {
  accept,
  verify,
  reset,
  list,
  revoke,
  copyLink,
  restore,
  link,
  createLink,
  changeLink,
  removeLink,
  verifyLink,
  configuration,
  join,
});
