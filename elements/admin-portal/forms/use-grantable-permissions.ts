import { useMemo } from 'react';
import { covers } from '../../../core/contract/access.ts';
import type { Permission, Role } from '../../../core/contract/entities/role.ts';
import { viewerIn } from '../../../core/queries/queries.slice.ts';
import { useAppState } from '../../kit/use-app.ts';

/**
 * Permissions that a user can grant: no one grants what they do not have. The server decides; this explains disabled
 * controls.
 */
export interface GrantablePermissions {
  /** Level of the user's most powerful role; a lower one is more powerful. */
  readonly level: number;
  /** Whether the user can grant this role: it is no more powerful than theirs. */
  reaches(role: Pick<Role, 'level'>): boolean;
  /** Whether the user has this permission. */
  holds(permission: Pick<Permission, 'key'>): boolean;
}

/** Grantable permissions of the signed-in user. */
export const useGrantablePermissions = (): GrantablePermissions => {
  const viewer = useAppState(viewerIn);
  return useMemo(() => {
    const all = viewer?.superUser === true;
    const level = all ? 0 : Math.min(...(viewer?.roles ?? []).map((role) => role.level));
    return {
      level,
      reaches: (role) => all || role.level >= level,
      holds: ({ key }) => all || (viewer?.permissions ?? []).some((held) => covers(held.key, key)),
    };
  }, [viewer]);
};
