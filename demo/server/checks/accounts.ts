import * as v from 'valibot';
import { DATE_FORMATS, TIME_FORMATS } from '../../../core/contract/entities/account-settings.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { TENANT_TYPES, type TenantTree } from '../../../core/contract/entities/tenant.ts';
import { id, moment } from './fields.ts';

/** Response schemas of accounts and their settings. Source: core/contract/entities. */

const shown = v.exactOptional(v.string());

export const publicAccountSettings = v.object({
  tenantId: id<TenantId>(),
  applicationUrl: shown,
  loginUrl: shown,
});

export const accountSettings = v.object({
  ...publicAccountSettings.entries,
  name: v.string(),
  address: shown,
  website: shown,
  timezone: shown,
  dateFormat: v.exactOptional(v.picklist(DATE_FORMATS)),
  timeFormat: v.exactOptional(v.picklist(TIME_FORMATS)),
  currency: shown,
  logo: shown,
  updatedAt: moment(),
});

export const tenantType = v.picklist(TENANT_TYPES);

const named = { tenantId: id<TenantId>(), tenantName: v.string(), status: shown, createdAt: moment() };

export const tenantInHierarchy = v.object({ ...named, level: v.number() });

export const tenantTree: v.GenericSchema<unknown, TenantTree> = v.object({
  ...named,
  children: v.array(v.lazy(() => tenantTree)),
}) as v.GenericSchema<unknown, TenantTree>; // a schema of itself has no type of its own

export const subTenant = v.object({
  tenantId: id<TenantId>(),
  name: v.string(),
  createdAt: moment(),
  metadata: v.object({ isParent: v.boolean() }),
  isReseller: v.boolean(),
  tenantType,
  parentTenantId: id<TenantId>(),
  parentName: v.string(),
  updatedAt: moment(),
});

export const subTenantPage = v.object({
  items: v.array(subTenant),
  _metadata: v.object({ totalItems: v.number(), totalPages: v.number() }),
  _links: v.object({ next: v.string(), prev: v.string(), first: v.string(), last: v.string() }),
});

export const subTenantDetails = v.object({
  ...subTenant.entries,
  tenantMetadata: v.string(),
  status: shown,
  below: v.number(),
  people: v.number(),
});

export const createdSubTenant = v.object({
  tenantId: id<TenantId>(),
  name: v.string(),
  status: shown,
  website: shown,
  applicationUrl: shown,
  logo: shown,
  logoUrl: shown,
  address: shown,
  timezone: shown,
  currency: shown,
  updatedAt: moment(),
});
