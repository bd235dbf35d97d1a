import { createContext } from 'react';

/**
 * How an account wants its times written: `timezone` an IANA name, `dateFormat` such as `DD/MM/YYYY`, `timeFormat` `12h`
 * or `24h`. What is absent or unknown is the browser's zone and the locale's own way.
 * Source: product.md#account-settings.
 */
export interface AccountTime {
  readonly timezone?: string | undefined;
  readonly dateFormat?: string | undefined;
  readonly timeFormat?: string | undefined;
}

/** The account's settings, for all times below it. */
export const AccountTimeContext = createContext<AccountTime>({});
