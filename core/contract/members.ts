import { under } from './endpoint.ts';
import type { GroupId, RoleId, TenantId, UserId, VendorId } from './entities/ids.ts';
import type {
  Activity,
  MemberStats,
  PagedList,
  TeamRole,
  TeamUser,
  UserInList,
  UserInListV2,
  UserPreset,
  UserSort,
} from './entities/member.ts';
import type { MfaDevices } from './entities/mfa.ts';
import type { Session } from './entities/session.ts';
import type { Provider } from './entities/user.ts';
import type { ErrorCode } from './failure.ts';
import type { FieldFailure } from './field-failure.ts';

const team = under('/team/resources');
const users = under('/identity/resources/users');

/**
 * Filters of a member list; each filter of the protocol is a key. Lists of ids are joined by commas.
 */
export interface MemberFilters {
  /** In name or address, whatever its case and accents. */
  search?: string;
  name?: string;
  email?: string;
  roleIds?: string;
  groups?: string;
  provider?: Provider;
  verified?: boolean;
  isLocked?: boolean;
  mfaEnabled?: boolean;
  activatedForTenant?: boolean;
  preset?: UserPreset;
  /**
   * Includes the sub-tenants that the caller can read; each membership is a row. Ours: the protocol has
   * it of all users alone.
   */
  includeSubTenants?: boolean;
}

/** `pageOffset` counts pages from 0. Ours: the protocol does not say. */
export interface MembersQuery extends MemberFilters {
  pageOffset?: number;
  pageSize?: number;
  sortBy?: UserSort;
  sortDirection?: 'asc' | 'desc';
}

/** A part of all users, and how they come. */
export interface MembersPageQuery {
  _limit?: number;
  _offset?: number;
  ids?: string;
  _sortBy?: UserSort;
  _order?: 'ASC' | 'DESC';
  _includeSubTenants?: boolean;
}

/** Person to invite. */
export interface Invitee {
  email: string;
  name?: string;
  phone?: string;
}

/** Without roles, an invited person gets the tenant's default roles. */
export interface InvitationDraft extends Invitee {
  roleIds?: RoleId[];
  provider?: 'local';
}

/** Outcome of a bulk invitation, by address. */
export interface BulkInviteResult {
  invited: TeamUser[];
  /** In words, with our code where there is one. */
  refused: { email: string; errors: string[]; errorCode?: ErrorCode | 'rateLimited'; fields?: FieldFailure[] }[];
}

/** Address that already belongs to a member or to an open invitation of the company. Ours. */
export interface KnownInvitee {
  email: string;
  /** True for an open invitation. */
  pending: boolean;
}

/** Address whose domain the company does not let in. Ours. */
export interface RefusedInvitee {
  email: string;
  fields: FieldFailure[];
}

/**
 * Roles and the company's phone number of a person are an administrator's to change here; an empty phone removes it. All
 * else of a person may be sent along as it is, and is refused where it differs.
 */
export type MemberChange = Partial<Omit<TeamUser, 'id' | 'roleIds'>> & { id: UserId; roleIds?: (RoleId | '')[] };

type OfPerson = { vendorId: VendorId; tenantId: TenantId; userId: UserId };

// biome-ignore format: one line a call
/** A company's people. Source: protocol/people.md#members. */
export const members = {
  list:       team.get('/members/v1').query<MembersQuery>().returns<{ items: TeamUser[]; totalPages: number; totalItems: number }>(),
  update:     team.put('/members/v1').body<MemberChange>().returns<{ item: TeamUser }>(),
  remove:     team.del('/members/v1/{userId}'),
  resend:     team.post('/members/v1/{userId}/resendActivationEmail'),
  stats:      team.get('/stats/v1/members').returns<MemberStats>(),
  // ours: how many people have each of these roles, by themselves or by a group
  countByRole: team.get('/stats/v1/roles').query<{ ids: string }>().returns<{ roleId: RoleId; people: number }[]>(),
  roles:      team.get('/roles/v1').returns<{ items: TeamRole[] }>(),

  listV2:     users.get('/v2').query<MembersPageQuery & { _filter?: string }>().returns<PagedList<UserInListV2>>(),
  listV3:     users.get('/v3').query<MembersPageQuery & { _email?: string; _tenantId?: TenantId; _preset?: UserPreset; _maxInactiveSeconds?: number }>().returns<PagedList<UserInList>>(),
  rolesOf:    users.get('/v3/roles').query<{ ids: string }>().returns<(OfPerson & { roleIds: RoleId[] })[]>(),
  groupsOf:   users.get('/v3/groups').query<{ ids: string }>().returns<(OfPerson & { groupIds: GroupId[] })[]>(),
  read:       users.get('/v1/{userId}').returns<UserInListV2>(),

  invite:     users.post('/v2').body<InvitationDraft>().returns<TeamUser>(),
  resendAll:  users.post('/v1/invitation/reset/all').body<{ email: string }>(),
  // ours: the protocol posts one by one
  inviteMany: users.post('/v2/bulk').body<{ users: Invitee[]; roleIds?: RoleId[] }>().returns<BulkInviteResult>(),
  // ours: whom of these the company has already or does not let in, before any invitation is sent
  checkInvitees: users.post('/v2/bulk/check').body<{ emails: string[] }>().returns<{ known: KnownInvitee[]; refused: RefusedInvitee[] }>(),
  // ours: the protocol does not have these
  lock:       users.post('/v1/{userId}/lock').returns<{ item: TeamUser }>(),
  unlock:     users.post('/v1/{userId}/unlock').returns<{ item: TeamUser }>(),
  resetMfa:   users.post('/v1/{userId}/mfa/reset').returns<{ item: TeamUser }>(),
  sessions:   users.get('/v1/{userId}/sessions').returns<Session[]>(),
  devices:    users.get('/v1/{userId}/mfa/devices').returns<MfaDevices>(),
  activity:   users.get('/v1/{userId}/activity').returns<Activity[]>(),
};
