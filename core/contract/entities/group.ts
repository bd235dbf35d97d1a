import type { GroupId, IsoDateTime, UserId } from './ids.ts';
import type { Role } from './role.ts';
import type { ManagedBy } from './user.ts';

/** Relations included in the response of a group. Source: protocol/people.md#groups. */
export type GroupRelations = 'roles' | 'users' | 'rolesAndUsers';

/** A group's member, as far as the group shows one. */
export interface GroupUser {
  id: UserId;
  email: string;
  name: string;
  profilePictureUrl: string | null;
  activatedForTenant: boolean;
  createdAt: IsoDateTime;
}

/** People of one tenant who belong together. Source: protocol/people.md#groups. */
export interface Group {
  id: GroupId;
  name: string;
  /** `#rrggbb`. */
  color?: string;
  description?: string;
  /** JSON text. */
  metadata?: string;
  roles?: Role[];
  users?: GroupUser[];
  managedBy: ManagedBy;
}

/** A group as an administrator asks for it. */
export type GroupDraft = Pick<Group, 'name' | 'color' | 'description' | 'metadata'>;

/** Whether a tenant has groups, and whether what a group is counts among what its members are. */
export interface GroupConfig {
  enabled: boolean;
  rolesEnabled: boolean;
}
