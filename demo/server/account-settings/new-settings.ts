import type { IsoDateTime, TenantId } from '../../../core/contract/entities/ids.ts';
import type { AccountSettingsRecord } from '../store/records.ts';

/** First settings of an account, with those that are given. */
export const newSettings = (
  { tenantId, now }: { tenantId: TenantId; now: IsoDateTime },
  fields: Partial<AccountSettingsRecord>,
): AccountSettingsRecord => ({
  id: crypto.randomUUID(),
  tenantId,
  address: '',
  website: '',
  timezone: '',
  dateFormat: '',
  timeFormat: '',
  currency: '',
  logo: '',
  applicationUrl: '',
  loginUrl: '',
  createdAt: now,
  updatedAt: now,
  ...fields,
});
