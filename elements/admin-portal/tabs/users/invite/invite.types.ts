import type { ReactNode } from 'react';
import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { TeamRole } from '../../../../../core/contract/entities/member.ts';

/** What each way to invite is given. */
export interface ChosenRoles {
  readonly choices: readonly TeamRole[];
  /** The roles that new people get; unknown to whoever may not see roles. */
  readonly defaults: RoleId[] | undefined;
  /** For how long an invitation works, where that is known. */
  readonly hours: number | undefined;
  readonly onClose: () => void;
}

/** One way to invite, as the dialog around it shows it. */
export interface InvitePane {
  readonly content: ReactNode;
  readonly actions: ReactNode;
  readonly onSubmit?: (() => void) | undefined;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly dirty: boolean;
}

/** The roles that go with an invitation; where none can be chosen, the server gives those of new people. */
export const rolesSent = (roleIds: readonly RoleId[]): { roleIds?: RoleId[] } =>
  roleIds.length > 0 ? { roleIds: [...roleIds] } : {};
