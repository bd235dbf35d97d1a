import { members } from '../../../core/contract/members.ts';
import { serve } from '../serve.ts';
import { activity, devices, sessions } from './person-details.ts';
import { remove, update } from './changing.ts';
import { countByRole, groupsOf, read, roles, rolesOf, stats } from './member-queries.ts';
import { checkInvitees, invite, inviteMany, resend, resendAll } from './inviting.ts';
import { list, listV2, listV3 } from './listing.ts';
import { lock, resetMfa, unlock } from './locking.ts';

/** Routes of a company's people. Source: protocol/people.md#members. */
export const memberRoutes = serve(members, {
  list,
  update,
  remove,
  resend,
  stats,
  countByRole,
  roles,
  listV2,
  listV3,
  rolesOf,
  groupsOf,
  read,
  invite,
  resendAll,
  inviteMany,
  checkInvitees,
  lock,
  unlock,
  resetMfa,
  sessions,
  devices,
  activity,
});
