import { createContext } from 'react';

/**
 * Time settings of an account: `timezone` an IANA name, `dateFormat` such as `DD/MM/YYYY`, `timeFormat` `12h` or `24h`.
 * Defaults for absent or unknown ones are the browser's time zone and the locale's formats.
 * Source: product.md#account-settings.
 */
export interface AccountTime {
  readonly timezone?: string | undefined;
  readonly dateFormat?: string | undefined;
  readonly timeFormat?: string | undefined;
}

/** Context of the account's time settings. */
export const AccountTimeContext = createContext<AccountTime>({});
