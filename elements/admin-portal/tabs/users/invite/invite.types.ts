import type { ReactNode } from 'react';
import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { TeamRole } from '../../../../../core/contract/entities/member.ts';

/** Props of each pane of the invite dialog. */
export interface ChosenRoles {
  readonly choices: readonly TeamRole[];
  /** Ids of the default roles; `undefined` if the user cannot read roles. */
  readonly defaults: RoleId[] | undefined;
  /** Lifetime of an invitation in hours, if known. */
  readonly hours: number | undefined;
  readonly onClose: () => void;
}

/** Pane of the invite dialog. */
export interface InvitePane {
  readonly content: ReactNode;
  readonly actions: ReactNode;
  readonly onSubmit?: (() => void) | undefined;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly dirty: boolean;
}

/** Roles of an invitation as the request has them; without any, the server gives the default roles. */
export const rolesSent = (roleIds: readonly RoleId[]): { roleIds?: RoleId[] } =>
  roleIds.length > 0 ? { roleIds: [...roleIds] } : {};
