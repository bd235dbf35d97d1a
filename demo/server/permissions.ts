/** The parts of the product that are read, written and deleted apart. Source: SPEC §6 "Navigation permission keys". */
type SecureArea =
  | 'users'
  | 'roles'
  | 'audits'
  | 'securityPolicy'
  | 'accountSettings'
  | 'samlConfiguration'
  | 'provisioningConfiguration'
  | 'groups'
  | 'userApiTokens'
  | 'tenantApiTokens';

/** What a handler can ask a caller to hold. Source: SPEC §2, §6. */
export type PermissionKey =
  | `fe.secure.${'read' | 'write' | 'delete'}.${SecureArea}`
  | 'fe.secure.resend.users'
  | 'fe.secure.write.impersonation'
  | 'fe.account-hierarchy.read.subAccount';
