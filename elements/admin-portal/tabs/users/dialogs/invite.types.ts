import type { ReactNode } from 'react';
import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { TeamRole } from '../../../../../core/contract/entities/member.ts';

/** What each way to invite is given. */
export interface RolesGiven {
  readonly choices: readonly TeamRole[];
  /** The roles that new people get; unknown to whoever may not see roles. */
  readonly defaults: RoleId[] | undefined;
  readonly onClose: () => void;
}

/** One way to invite, as the dialog around it shows it. */
export interface Pane {
  readonly content: ReactNode;
  readonly actions: ReactNode;
  readonly onSubmit?: (() => void) | undefined;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly dirty: boolean;
}

/** The roles that go with an invitation: none is one empty text; untouched and unknown, the server gives those of new people. */
export const rolesSent = (roleIds: readonly RoleId[], defaults: RoleId[] | undefined): { roleIds?: RoleId[] } => {
  if (roleIds.length > 0) return { roleIds: [...roleIds] };
  // the wire's empty text is no id, and says so in `MemberChange`
  return defaults ? { roleIds: [''] as string[] as RoleId[] } : {};
};

/** An address, as far as a page can tell. */
export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
