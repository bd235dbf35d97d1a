import { about, chosen, type ControlPlaces, dialog, menu, needing, page, readUsers, tools } from './control.ts';

const writeRoles = needing('fe.secure.write.roles');
const deleteRoles = needing('fe.secure.delete.roles');

const TAG = 'fe-roles-tab';
const IN_A_ROLE = ['Permissions', 'Cancel', 'Search permissions', 'Permission', 'Auditor'];

export const places: ControlPlaces = {
  roles: page(
    TAG,
    [...tools('Search roles'), 'Roles', 'Permissions', 'Name', 'Key', 'Rank', 'Type'],
    [
      writeRoles('Add role', 'roles.create', 'roles.restore'),
      deleteRoles('Select all on this page', 'roles.remove'),
      readUsers('People', 'members.countByRole'),
    ],
  ),
  'the menu of a role': menu(
    TAG,
    '/',
    'Auditor',
    ['Permissions'],
    [
      writeRoles('Edit', 'roles.update'),
      writeRoles('Duplicate', 'roles.create'),
      deleteRoles('Delete', 'roles.remove'),
      readUsers('Members', 'members.list'),
    ],
  ),
  'chosen roles': chosen(TAG, '/', 'Auditor', [], [deleteRoles('Delete 1 role', 'roles.remove')]),
  'a role': dialog(TAG, about('roles', 'Auditor', 'role'), '[role=grid]', IN_A_ROLE, [
    readUsers('People', 'members.list'),
  ]),
  'the matrix': {
    tag: TAG,
    path: '/permissions?search=webhooks',
    there: '[role=grid]',
    within: '[role=grid] tr:not(.fe-grid-of) *',
    harmless: [
      'Permission',
      'Tester',
      'Auditor',
      'Administrator',
      'Support',
      'Member',
      'Read-only',
      'See webhooks, Tester',
    ],
    controls: [
      writeRoles('See webhooks', 'permissions.setRoles'),
      writeRoles('See webhooks, Auditor', 'roles.setPermissions'),
    ],
  },
};
