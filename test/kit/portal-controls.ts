/** A control of the portal: whoever lacks its key does not see it, and is refused the calls it makes. */
export interface Control {
  readonly at: Place;
  readonly name: string;
  readonly needs: string;
  readonly calls: readonly string[];
}

/** Where controls are looked for: a page, or what is open over it. */
export type Place =
  | 'the portal'
  | 'users'
  | 'the menu of a user'
  | 'the menu of an invited user'
  | 'the menu of a locked user'
  | 'a user'
  | 'chosen users'
  | 'groups'
  | 'the menu of a group'
  | 'chosen groups'
  | 'the people of a group'
  | 'the roles of a group'
  | 'roles'
  | 'the menu of a role'
  | 'chosen roles'
  | 'a role'
  | 'the matrix';

const needing =
  (needs: string) =>
  (at: Place, name: string, ...calls: string[]): Control => ({ at, name, needs, calls });

const readUsers = needing('fe.secure.read.users');
const writeUsers = needing('fe.secure.write.users');
const deleteUsers = needing('fe.secure.delete.users');
const resend = needing('fe.secure.resend.users');
const actAs = needing('fe.secure.write.impersonation');
const readAudits = needing('fe.secure.read.audits');
const readGroups = needing('fe.secure.read.groups');
const writeGroups = needing('fe.secure.write.groups');
const deleteGroups = needing('fe.secure.delete.groups');
const readRoles = needing('fe.secure.read.roles');
const writeRoles = needing('fe.secure.write.roles');
const deleteRoles = needing('fe.secure.delete.roles');

const LINK = ['invitations.link', 'invitations.createLink', 'invitations.changeLink', 'invitations.removeLink'];

/** Every control of users, groups and roles that hangs on a permission; users are in the navigation of everybody. Source: SPEC §2. */
export const CONTROLS: readonly Control[] = [
  readGroups('the portal', 'Groups', 'groups.list', 'groups.read', 'groups.bulkGet', 'groups.config'),
  readRoles('the portal', 'Roles', 'roles.list', 'permissions.list', 'permissions.categories'),

  readUsers('users', 'Search users', 'members.list', 'members.read', 'members.roles', 'invitations.configuration'),
  writeUsers('users', 'Invite people', 'members.invite', 'members.inviteMany', ...LINK),
  readGroups('users', 'Groups', 'groups.list'),
  writeUsers('the menu of a user', 'Edit roles', 'members.update'),
  writeUsers('the menu of a user', 'Lock', 'members.lock'),
  writeUsers('the menu of a user', 'Sign out everywhere', 'sessions.revoke'),
  writeUsers('the menu of a user', 'Reset two-factor', 'members.resetMfa'),
  actAs('the menu of a user', 'Act as this person', 'impersonation.begin'),
  deleteUsers('the menu of a user', 'Delete', 'members.remove'),
  writeUsers('the menu of an invited user', 'Edit roles', 'members.update'),
  writeUsers('the menu of an invited user', 'Lock', 'members.lock'),
  resend('the menu of an invited user', 'Resend invitation', 'members.resend'),
  deleteUsers('the menu of an invited user', 'Revoke invitation', 'members.remove'),
  writeUsers('the menu of a locked user', 'Edit roles', 'members.update'),
  writeUsers('the menu of a locked user', 'Unlock', 'members.unlock'),
  writeUsers('the menu of a locked user', 'Sign out everywhere', 'sessions.revoke'),
  deleteUsers('the menu of a locked user', 'Delete', 'members.remove'),
  readGroups('a user', 'Groups', 'groups.list'),
  writeUsers('a user', 'Signed in on', 'members.sessions'),
  writeUsers('a user', 'Second factors', 'members.devices'),
  readAudits('a user', 'Recent activity', 'members.activity'),
  writeUsers('chosen users', 'Lock', 'members.lock'),
  writeUsers('chosen users', 'Unlock', 'members.unlock'),
  writeUsers('chosen users', 'Sign out everywhere', 'sessions.revoke'),
  resend('chosen users', 'Resend invitation', 'members.resend'),
  deleteUsers('chosen users', 'Delete', 'members.remove'),

  writeGroups('groups', 'Add group', 'groups.create'),
  writeGroups('groups', 'Group settings', 'groups.saveConfig'),
  writeGroups('the menu of a group', 'Edit', 'groups.update'),
  deleteGroups('the menu of a group', 'Delete', 'groups.remove'),
  deleteGroups('groups', 'Select all on this page', 'groups.remove'),
  deleteGroups('chosen groups', 'Delete', 'groups.remove'),
  ...['Farah Haddad', 'Liam O’Sullivan', 'Oluwaseun Adebayo-Thompson', 'Valentina Rossi'].map((name) =>
    writeGroups('the people of a group', `Take ${name} out`, 'groups.removeUsers'),
  ),
  writeGroups('the people of a group', 'Add people', 'groups.addUsers'),
  readUsers('the people of a group', 'Add people', 'members.list'),
  writeGroups('the roles of a group', 'Roles of the group', 'groups.addRoles', 'groups.removeRoles'),
  readRoles('the roles of a group', 'Roles of the group', 'roles.list'),

  writeRoles('roles', 'Add role', 'roles.create'),
  writeRoles('the menu of a role', 'Edit', 'roles.update'),
  writeRoles('the menu of a role', 'Duplicate', 'roles.create'),
  deleteRoles('the menu of a role', 'Delete', 'roles.remove'),
  deleteRoles('roles', 'Select all on this page', 'roles.remove'),
  deleteRoles('chosen roles', 'Delete', 'roles.remove'),
  readUsers('the menu of a role', 'People who have it', 'members.list'),
  readUsers('a role', 'People', 'members.list'),
  writeRoles('a role', 'Save permissions', 'roles.setPermissions'),
  writeRoles('the matrix', 'See webhooks', 'permissions.setRoles'),
  writeRoles('the matrix', 'See webhooks, Auditor', 'roles.setPermissions'),
];

/** Calls of the same permissions that no control makes: an older form of another, or for programs. */
export const UNSHOWN: readonly string[] = [
  'members.stats',
  'members.listV2',
  'members.listV3',
  'members.rolesOf',
  'members.groupsOf',
  'members.resendAll',
];
