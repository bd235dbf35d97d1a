import {
  about,
  chosen,
  type ControlPlaces,
  dialog,
  menu,
  needing,
  page,
  readGroups,
  readUsers,
  tools,
  writeUsers,
} from './control.ts';

const deleteUsers = needing('fe.secure.delete.users');
const resend = needing('fe.secure.resend.users');
const actAs = needing('fe.secure.write.impersonation');
const writeGroups = needing('fe.secure.write.groups');
const readAudits = needing('fe.secure.read.audits');

const TAG = 'fe-users-tab';
const LINK = ['invitations.link', 'invitations.createLink', 'invitations.changeLink', 'invitations.removeLink'];
const COLUMNS = ['User', 'Roles', 'Status', 'Two-factor', 'Last sign-in', 'Signs in with'];

export const places: ControlPlaces = {
  users: page(
    TAG,
    [
      ...tools('Search users'),
      // its views, one with how many wait
      'Members',
      'Invitations3',
      ...COLUMNS,
      'Select all on this page',
      'Page 1',
      'Page 2',
      'Next page',
    ],
    [
      readUsers(
        'Search users',
        'members.list',
        'members.read',
        'members.roles',
        'invitations.configuration',
        'invitations.list',
      ),
      writeUsers(
        'Invite people',
        'members.invite',
        'members.inviteMany',
        'members.checkInvitees',
        'invitations.copyLink',
        'invitations.restore',
        ...LINK,
      ),
      readGroups('Groups', 'groups.list'),
    ],
  ),
  'the menu of a user': menu(
    TAG,
    '/?search=amara',
    'Amara Diallo',
    [],
    [
      writeUsers('Edit roles', 'members.update'),
      writeUsers('Lock', 'members.lock'),
      writeUsers('Sign out everywhere', 'sessions.revoke'),
      writeUsers('Reset two-factor', 'members.resetMfa'),
      actAs('Impersonate', 'impersonation.begin'),
      deleteUsers('Delete', 'members.remove'),
    ],
  ),
  'the menu of an invited user': menu(
    TAG,
    '/?search=tomasz',
    'Tomasz Nowak',
    [],
    [
      writeUsers('Edit roles', 'members.update'),
      resend('Resend invitation', 'members.resend'),
      deleteUsers('Revoke invitation', 'invitations.revoke'),
    ],
  ),
  'the menu of a locked user': menu(
    TAG,
    '/?search=dmitri',
    'Dmitri Volkov',
    [],
    [
      writeUsers('Edit roles', 'members.update'),
      writeUsers('Unlock', 'members.unlock'),
      writeUsers('Sign out everywhere', 'sessions.revoke'),
      deleteUsers('Delete', 'members.remove'),
    ],
  ),
  'a user': dialog(
    TAG,
    about('users', 'Amara Diallo', ''),
    'h3',
    ['Actions', 'Profile', 'Roles', 'Copy Email', 'Copy ID'],
    [
      readGroups('Groups', 'groups.list'),
      writeGroups('Edit groups', 'groups.addUsers', 'groups.removeUsers'),
      writeUsers('Edit roles', 'members.update'),
      writeUsers('Active sessions', 'members.sessions'),
      writeUsers('Two-factor methods', 'members.devices'),
      readAudits('Recent activity', 'members.activity'),
    ],
  ),
  'chosen users': chosen(
    TAG,
    '/?search=amara',
    'Amara Diallo',
    ['More actions'],
    [
      writeUsers('Lock 1 user', 'members.lock'),
      writeUsers('Change roles of 1 user', 'members.update'),
      writeGroups('Change groups of 1 user', 'groups.addUsers', 'groups.removeUsers'),
      writeUsers('Sign 1 user out everywhere', 'sessions.revoke'),
      deleteUsers('Delete 1 user', 'members.remove'),
    ],
  ),
};

/** Calls of these permissions that no control makes: an older form of another, or for programs. */
export const unshown: readonly string[] = [
  'members.stats',
  'members.listV2',
  'members.listV3',
  'members.rolesOf',
  'members.groupsOf',
  'members.resendAll',
];
