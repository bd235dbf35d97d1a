import { billing } from '../../../../../core/contract/billing.ts';
import type { TeamUser, UserInListV2 } from '../../../../../core/contract/entities/member.ts';
import { invitations } from '../../../../../core/contract/invitations.ts';
import { ID_PATTERN } from '../../../../../core/contract/limits.ts';
import { members } from '../../../../../core/contract/members.ts';
import { type QueryResult, mapResult } from '../../../../kit/query-result.ts';
import { useCall } from '../../../../kit/use-call.ts';

/** User as the tab shows them, from the list or loaded by id. */
export type PersonView = Omit<TeamUser, 'vendorId' | 'version'> & Partial<Pick<TeamUser, 'version'>>;

/** Queries to invalidate after a user changed. */
export const PEOPLE_QUERIES = [
  members.list,
  members.stats,
  members.read,
  members.sessions,
  members.devices,
  members.activity,
  invitations.list,
  billing.usage,
] as const;

/** Name to show for a user; the email for one invited by address alone. */
export const nameOf = ({ name, email }: Pick<PersonView, 'name' | 'email'>): string => name || email;

const personOf = ({ rolesIds, groups, mfaEnrolled, profilePictureUrl, ...user }: UserInListV2): PersonView => ({
  ...user,
  roleIds: rolesIds,
  // without the roles that come through groups
  roles: user.roles.filter(({ id }) => rolesIds.includes(id)),
  groups: groups.map(({ id }) => id),
  mfaEnabled: mfaEnrolled,
  ...(profilePictureUrl && { profileImageUrl: profilePictureUrl }),
});

/** User by id: from the rows at hand, else loaded. */
export const usePerson = (id: string | undefined, rows: readonly TeamUser[]): QueryResult<PersonView> => {
  const listed = rows.find((row) => row.id === id);
  const wanted = id !== undefined && ID_PATTERN.test(id) && !listed;
  // matches ID_PATTERN, so it is a user id
  const asked = useCall(members.read, { params: { userId: id ?? '' } }, { enabled: wanted });
  const alone = mapResult(asked, personOf);
  return listed ? { state: 'ready', value: listed, failure: undefined, refetch: alone.refetch } : alone;
};
