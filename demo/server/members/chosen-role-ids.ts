import * as v from 'valibot';
import type { RoleId } from '../../../core/contract/entities/ids.ts';
import { id, listOf } from '../checks/fields.ts';
import { rule } from '../checks/rule.ts';

/** Maximum of roles in one call, more than any person has. Ours. */
const ROLES_MAX = 200;

/** Schema of the roles chosen for a person; no role is sent as one empty text. */
export const chosenRoleIds = () => listOf(v.union([v.literal(''), id<RoleId>()], rule('notId')), ROLES_MAX);

/** Chosen roles without the empty text. */
export const rolesAmong = (ids: (RoleId | '')[]): RoleId[] => ids.filter((role): role is RoleId => role !== '');
