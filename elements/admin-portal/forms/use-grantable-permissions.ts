import { useMemo } from 'react';
import { covers } from '../../../core/contract/access.ts';
import type { Permission, Role } from '../../../core/contract/entities/role.ts';
import { viewerIn } from '../../../core/queries/queries.slice.ts';
import { useAppState } from '../../kit/use-app.ts';

/** How far somebody's power over roles reaches: nobody gives what they do not have. The server decides; this says why not. */
export interface GrantablePermissions {
  /** The level of the most powerful of their roles; a lower one is more powerful. */
  readonly level: number;
  /** Whether a role is no more powerful than they are. */
  reaches(role: Pick<Role, 'level'>): boolean;
  /** Whether they have this permission themselves. */
  holds(permission: Pick<Permission, 'key'>): boolean;
}

/** The powers of whoever the screen is for. */
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
