import { under } from './endpoint.ts';
import type { AccountSettings, DateFormat, PublicAccountSettings, TimeFormat } from './entities/account-settings.ts';
import type { IsoDateTime, TenantId } from './entities/ids.ts';

const { get, put } = under('/tenants/resources/account-settings/v1');

/** Settings to save: those that are left out stay, an empty text removes one. */
export interface AccountSettingsDraft {
  name?: string;
  address?: string;
  website?: string;
  timezone?: string;
  dateFormat?: DateFormat | '';
  timeFormat?: TimeFormat | '';
  currency?: string;
  logo?: string;
  applicationUrl?: string;
  loginUrl?: string;
  /** The caller's own; another is refused. */
  tenantId?: TenantId;
  /** Optimistic concurrency: a change sent with an outdated one is refused. Ours. */
  updatedAt?: IsoDateTime;
}

/** Settings of the account. Source: protocol/sub-accounts.md#account-settings. */
export const accountSettings = {
  read: get('').returns<AccountSettings>(),
  save: put('').body<AccountSettingsDraft>().returns<AccountSettings>(),
  public: get('/public').returns<PublicAccountSettings>(),
};
