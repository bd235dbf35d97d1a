import * as v from 'valibot';
import type { RoleId, TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { ACCOUNT_PROVIDERS } from '../../../core/contract/entities/user.ts';
import { permission, role } from './entities.ts';
import { id, moment } from './fields.ts';
import { reasons } from './refusals.ts';

/** Response schemas of the people of accounts below. Source: core/contract/entities. */

const tenantId = id<TenantId>();

export const subTenantUser = v.object({
  id: id<UserId>(),
  sub: id<UserId>(),
  email: v.string(),
  name: v.string(),
  verified: v.boolean(),
  mfaEnrolled: v.boolean(),
  profilePictureUrl: v.exactOptional(v.string()),
  provider: v.picklist(ACCOUNT_PROVIDERS),
  tenantId,
  tenantIds: v.array(tenantId),
  isLocked: v.boolean(),
  tenants: v.array(
    v.object({
      tenantId,
      tenantName: v.string(),
      roles: v.array(role),
      permissions: v.array(permission),
      activated: v.boolean(),
      lastLogin: v.exactOptional(moment()),
      subAccountAccessAllowed: v.boolean(),
      version: v.number(),
    }),
  ),
  superUser: v.exactOptional(v.literal(true)),
  metadata: v.string(),
  createdAt: moment(),
  roles: v.array(role),
  roleIds: v.array(id<RoleId>()),
  subAccountAccessAllowed: v.boolean(),
});

export const addedPeople = v.object({
  allowed: v.array(v.object({ email: v.string(), pending: v.boolean() })),
  unallowed: v.array(v.object({ email: v.string(), ...reasons })),
});
