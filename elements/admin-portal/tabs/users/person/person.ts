import type { TeamUser, UserInListV2 } from '../../../../../core/contract/entities/member.ts';
import { ID_PATTERN } from '../../../../../core/contract/limits.ts';
import { members } from '../../../../../core/contract/members.ts';
import { type QueryResult, mapResult } from '../../../../kit/query-result.ts';
import { useCall } from '../../../../kit/use-call.ts';

/** Somebody as the tab knows them: from its list, or, where an address names somebody else, asked for alone. */
export type PersonView = Omit<TeamUser, 'vendorId' | 'version'> & Partial<Pick<TeamUser, 'version'>>;

/** What a change of somebody changes. */
export const PEOPLE_QUERIES = [
  members.list,
  members.stats,
  members.read,
  members.sessions,
  members.devices,
  members.activity,
] as const;

/** What to call somebody; whoever was invited by address alone has no name yet. */
export const nameOf = ({ name, email }: Pick<PersonView, 'name' | 'email'>): string => name || email;

const personOf = ({ rolesIds, groups, mfaEnrolled, profilePictureUrl, ...user }: UserInListV2): PersonView => ({
  ...user,
  roleIds: rolesIds,
  // of those that come by groups, none is their own
  roles: user.roles.filter(({ id }) => rolesIds.includes(id)),
  groups: groups.map(({ id }) => id),
  mfaEnabled: mfaEnrolled,
  ...(profilePictureUrl && { profileImageUrl: profilePictureUrl }),
});

/** Somebody by their id: out of the rows at hand, else asked for. */
export const usePerson = (id: string | undefined, rows: readonly TeamUser[]): QueryResult<PersonView> => {
  const listed = rows.find((row) => row.id === id);
  const wanted = id !== undefined && ID_PATTERN.test(id) && !listed;
  // an id that could be one is asked for as one
  const asked = useCall(members.read, { params: { userId: id ?? '' } }, { enabled: wanted });
  const alone = mapResult(asked, personOf);
  return listed ? { state: 'ready', value: listed, failure: undefined, refetch: alone.refetch } : alone;
};
