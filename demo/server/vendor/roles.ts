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

/** Name of an area, with what each verb allows there. */
const AREAS = {
  users: ['people', 'the list of people', 'Invites people and changes their roles', 'Removes people'],
  roles: ['roles', 'roles and their permissions', 'Creates roles and sets their permissions', 'Deletes roles'],
  audits: [
    'the audit log',
    'the audit log',
    'Changes how long the audit log is kept',
    'Deletes entries of the audit log',
  ],
  securityPolicy: [
    'security policies',
    'rules for passwords, sessions and second factors',
    'Sets rules for passwords, sessions and second factors',
    'Removes rules for passwords, sessions and second factors',
  ],
  accountSettings: [
    'account settings',
    'the name and settings of the account',
    'Changes the name and settings of the account',
    'Removes settings of the account',
  ],
  samlConfiguration: [
    'single sign-on',
    'the single sign-on connection',
    'Sets up single sign-on',
    'Disconnects single sign-on',
  ],
  provisioningConfiguration: [
    'provisioning',
    'connections to directories',
    'Sets up connections to directories',
    'Disconnects directories',
  ],
  groups: ['groups', 'groups and their members', 'Creates groups and sets their people and roles', 'Deletes groups'],
  userApiTokens: [
    'personal API tokens',
    'their own API tokens',
    'Creates API tokens of their own',
    'Revokes their own API tokens',
  ],
  tenantApiTokens: [
    'API tokens',
    'API tokens of the account',
    'Creates API tokens of the account',
    'Revokes API tokens of the account',
  ],
  experiences: [
    'experiences',
    'experiences, their audiences and their results',
    'Creates experiences and audiences, and publishes them',
    'Deletes audiences',
  ],
} as const;

const VERBS = { read: 'See', write: 'Change', delete: 'Delete' } as const;

const names = <Key extends string, Value>(table: Readonly<Record<Key, Value>>) =>
  Object.entries(table) as [Key, Value][]; // a literal table has no other keys

const secure: PermissionDefinition[] = names(AREAS).flatMap(([area, [what, seen, write, remove]]) => {
  const described = { read: `Sees ${seen}.`, write: `${write}.`, delete: `${remove}.` };
  return names(VERBS).map(([verb, does]) => {
    const key: PermissionKey = `fe.secure.${verb}.${area}`;
    return { key, name: `${does} ${what}`, description: described[verb] };
  });
});

/**
 * The protocol's permissions.
 * Source: product.md#navigation-sections, product.md#permission-keys, architecture.md#development-data.
 */
export const DEFAULT_PERMISSIONS: readonly PermissionDefinition[] = [
  ...secure,
  {
    key: 'fe.secure.resend.users',
    name: 'Resend invitations',
    description: 'Resends emails to people who haven’t joined yet.',
  },
  {
    key: 'fe.secure.write.impersonation',
    name: 'Impersonate people',
    description: 'Uses the app as another person, to help them.',
  },
  {
    key: 'fe.connectivity.read.webhooks',
    name: 'See webhooks',
    description: 'Sees the addresses that events are sent to.',
  },
  { key: 'fe.subscriptions.*', name: 'Manage billing', description: 'Sees invoices and changes plan and payment.' },
  {
    key: 'fe.account-hierarchy.read.subAccount',
    name: 'See sub-accounts',
    description: 'Sees sub-accounts and their people.',
  },
  {
    key: 'fe.account-hierarchy.write.subAccount',
    name: 'Change sub-accounts',
    description: 'Creates, renames and moves sub-accounts.',
  },
  {
    key: 'fe.account-hierarchy.delete.subAccount',
    name: 'Delete sub-accounts',
    description: 'Deletes sub-accounts with everything in them.',
  },
  {
    key: 'fe.account-hierarchy.write.subAccountAccess',
    name: 'Manage sub-account access',
    description: 'Sets who is in sub-accounts, and who may enter them.',
  },
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
    description: 'Sees everything and can impersonate people.',
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
    description: 'Uses the product and sees who else does.',
    isDefault: true,
    level: 2,
    permissions: [
      'fe.secure.read.users',
      'fe.secure.read.groups',
      'fe.secure.read.experiences',
      'fe.secure.read.userApiTokens',
      'fe.secure.write.userApiTokens',
      'fe.secure.delete.userApiTokens',
    ],
  },
  {
    key: 'ReadOnly',
    name: 'Read-only',
    description: 'Sees everything but can’t change anything.',
    isDefault: false,
    level: 3,
    permissions: reading,
  },
];
