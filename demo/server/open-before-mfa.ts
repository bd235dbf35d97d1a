/**
 * Calls open to a session that lacks the second factor its tenant requires, with the reason for each. Every other
 * authenticated call is refused until a factor is verified. Keys: area and name of the call.
 */
export const OPEN_BEFORE_MFA = {
  'users.me': 'a page that loads shows who is asked for the factor',
  'users.tenants': 'a person who is asked sees the companies that do not ask',
  'users.tenantsV2': 'the same at its older address',
  'users.tenantsV1': 'the same at its older address',
  'users.switchTenant': 'it leads away to a company that does not ask, and asks by itself for the one it leads to',
  'stepUp.generate': 'it begins what is asked for',
} as const satisfies Readonly<Record<string, string>>;

/** Key of such a call. */
export type OpenBeforeMfa = keyof typeof OPEN_BEFORE_MFA;
