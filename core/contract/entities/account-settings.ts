import type { IsoDateTime, TenantId } from './ids.ts';

/** How dates are written in an account. Ours: the protocol leaves the values open. */
export const DATE_FORMATS = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD.MM.YYYY'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** How times are written in an account: 24 hours, or twice 12. Ours: the protocol leaves the values open. */
export const TIME_FORMATS = ['24h', '12h'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

/** Settings of an account; what is not set is left out. Source: protocol/sub-accounts.md#account-settings. */
export interface AccountSettings {
  tenantId: TenantId;
  /** Ours: the protocol has it in what is saved alone. */
  name: string;
  /** JSON of `address1`, `address2`, `city`, `state`, `postCode`, `country`. */
  address?: string;
  /** Ours on the wire. */
  website?: string;
  /** IANA name. */
  timezone?: string;
  dateFormat?: DateFormat;
  timeFormat?: TimeFormat;
  /** ISO 4217. */
  currency?: string;
  logo?: string;
  applicationUrl?: string;
  loginUrl?: string;
  /** Version: a change sent with an outdated one is refused. Ours. */
  updatedAt: IsoDateTime;
}

/** Public part of the settings. Source: protocol/sub-accounts.md#account-settings. */
export type PublicAccountSettings = Pick<AccountSettings, 'tenantId' | 'applicationUrl' | 'loginUrl'>;
