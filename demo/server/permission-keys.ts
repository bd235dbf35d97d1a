/** Areas of the product with permissions to read, write and delete. Source: product.md#permission-keys. */
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
  | 'tenantApiTokens'
  | 'experiences';

/** Permission keys that a handler can require. Source: product.md#navigation-sections, product.md#permission-keys. */
export type PermissionKey =
  | `fe.secure.${'read' | 'write' | 'delete'}.${SecureArea}`
  | 'fe.secure.resend.users'
  | 'fe.secure.write.impersonation'
  | 'fe.account-hierarchy.read.subAccount'
  | 'fe.account-hierarchy.write.subAccount'
  | 'fe.account-hierarchy.delete.subAccount'
  | 'fe.account-hierarchy.write.subAccountAccess'
  | `fe.subscriptions.${'read' | 'write'}`;
