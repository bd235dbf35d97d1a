import type { PermissionKey } from '../permission-keys.ts';

/** Permission that the operator defines. */
export interface PermissionDefinition {
  key: string;
  name: string;
  description: string | null;
}

/** A role that every tenant has. `permissions` are keys; `*` in one is a wildcard. */
export interface RoleDefinition {
  key: string;
  name: string;
  description: string | null;
  /** Given to people who join a tenant without another role. */
  isDefault: boolean;
  /** Level of power: a lower one can act on a higher one. */
  level: number;
  permissions: readonly string[];
}

const AREAS = {
  users: 'people',
  roles: 'roles',
  audits: 'the audit log',
  securityPolicy: 'security policies',
  accountSettings: 'account settings',
  samlConfiguration: 'single sign-on',
  provisioningConfiguration: 'provisioning',
  groups: 'groups',
  userApiTokens: 'personal API tokens',
  tenantApiTokens: 'API tokens',
} as const;

const VERBS = { read: 'See', write: 'Change', delete: 'Delete' } as const;

const names = <Key extends string>(table: Readonly<Record<Key, string>>) => Object.entries(table) as [Key, string][]; // a literal table has no other keys

const secure: PermissionDefinition[] = names(AREAS).flatMap(([area, what]) =>
  names(VERBS).map(([verb, does]) => {
    const key: PermissionKey = `fe.secure.${verb}.${area}`;
    return { key, name: `${does} ${what}`, description: null };
  }),
);

/**
 * The protocol's permissions.
 * Source: product.md#navigation-sections, product.md#permission-keys, architecture.md#development-data.
 */
export const DEFAULT_PERMISSIONS: readonly PermissionDefinition[] = [
  ...secure,
  { key: 'fe.secure.resend.users', name: 'Send an invitation again', description: null },
  { key: 'fe.secure.write.impersonation', name: 'Act as another person', description: null },
  { key: 'fe.connectivity.read.webhooks', name: 'See webhooks', description: null },
  { key: 'fe.subscriptions.*', name: 'Manage billing', description: null },
  { key: 'fe.account-hierarchy.read.subAccount', name: 'See sub-accounts', description: null },
];

const keysBut = (left: readonly string[]) =>
  DEFAULT_PERMISSIONS.map(({ key }) => key).filter((key) => !left.includes(key));
const reading = secure.map(({ key }) => key).filter((key) => key.startsWith('fe.secure.read.'));

/** The roles of a new installation. Ours: the protocol names no roles. */
export const DEFAULT_ROLES: readonly RoleDefinition[] = [
  {
    key: 'Admin',
    name: 'Administrator',
    description: 'Runs the account: people, roles, security and billing.',
    isDefault: false,
    level: 0,
    permissions: keysBut(['fe.secure.write.impersonation']),
  },
  {
    key: 'Support',
    name: 'Support',
    description: 'Sees everything and may act as another person.',
    isDefault: false,
    level: 1,
    permissions: [
      ...reading,
      // what every member may do for themselves, so that support may act as one
      'fe.secure.write.userApiTokens',
      'fe.secure.delete.userApiTokens',
      'fe.secure.resend.users',
      'fe.secure.write.impersonation',
    ],
  },
  {
    key: 'Member',
    name: 'Member',
    description: 'Works in the account and sees who else does.',
    isDefault: true,
    level: 2,
    permissions: [
      'fe.secure.read.users',
      'fe.secure.read.groups',
      'fe.secure.read.userApiTokens',
      'fe.secure.write.userApiTokens',
      'fe.secure.delete.userApiTokens',
    ],
  },
  {
    key: 'ReadOnly',
    name: 'Read-only',
    description: 'Sees the account and changes nothing.',
    isDefault: false,
    level: 3,
    permissions: reading,
  },
];
