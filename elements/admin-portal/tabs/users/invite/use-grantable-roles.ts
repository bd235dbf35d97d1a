import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { TeamRole } from '../../../../../core/contract/entities/member.ts';
import { members } from '../../../../../core/contract/members.ts';
import { roles as roleCalls } from '../../../../../core/contract/roles.ts';
import { mapResult, type QueryResult } from '../../../../kit/query-result.ts';
import { useHasPermission } from '../../../../kit/use-allowed.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useGrantablePermissions } from '../../../forms/use-grantable-permissions.ts';
import { useRolesCount } from '../list/use-roles-count.ts';

/** Roles to choose from for an invitation, with the default ones that the user can grant. */
export interface GrantableRoles {
  readonly choices: readonly TeamRole[];
  /** None if the user cannot read roles: the server gives the default ones. */
  readonly defaults: readonly RoleId[];
  /** State of both calls, the one that is not answered first. */
  readonly result: QueryResult<unknown>;
  readonly isReady: boolean;
}

const NO_ROLES: readonly TeamRole[] = [];
const ANSWERED: QueryResult<unknown> = {
  state: 'ready',
  value: NO_ROLES,
  failure: undefined,
  refetch: () => undefined,
};
const unknownOf = <Value>(result: QueryResult<Value>): QueryResult<unknown> => mapResult(result, (value) => value);

/** Roles to choose from; none where roles do not decide. */
export const useGrantableRoles = (): GrantableRoles => {
  const rolesCount = useRolesCount();
  const { reaches } = useGrantablePermissions();
  const choices = useCall(members.roles, {}, { enabled: rolesCount });
  const mayRead = useHasPermission('fe.secure.read.roles') && rolesCount;
  const known = useCall(roleCalls.list, {}, { enabled: mayRead });
  const awaited = mayRead && choices.value !== undefined && known.value === undefined ? known : choices;
  const result = rolesCount ? unknownOf<unknown>(awaited) : ANSWERED;
  const defaults = mayRead ? (known.value ?? []).filter((role) => role.isDefault && reaches(role)) : [];
  return {
    choices: (rolesCount && choices.value?.items) || NO_ROLES,
    defaults: defaults.map(({ id }) => id),
    result,
    isReady: result.value !== undefined,
  };
};
