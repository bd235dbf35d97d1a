import {
  about,
  chosen,
  type ControlPlaces,
  dialog,
  menu,
  needing,
  page,
  readRoles,
  readUsers,
  tools,
} from './control.ts';

const writeGroups = needing('fe.secure.write.groups');
const deleteGroups = needing('fe.secure.delete.groups');

const TAG = 'fe-groups-tab';
/** A field that searches has a button that unfolds its list. */
const IN_A_GROUP = ['People', 'Roles', 'Show the list'];

export const places: ControlPlaces = {
  groups: page(
    TAG,
    [...tools('Search groups'), 'As a table', 'As cards', 'Name', 'People', 'Roles'],
    [
      writeGroups('Add group', 'groups.create', 'groups.restore'),
      writeGroups('Group settings', 'groups.saveConfig'),
      deleteGroups('Select all on this page', 'groups.remove'),
    ],
  ),
  'the menu of a group': menu(
    TAG,
    '/',
    'Finance',
    ['Open'],
    [writeGroups('Edit', 'groups.update'), deleteGroups('Delete', 'groups.remove')],
  ),
  'chosen groups': chosen(TAG, '/', 'Finance', [], [deleteGroups('Delete 1 group', 'groups.remove')]),
  'the people of a group': dialog(TAG, about('groups', 'Sales', 'people'), '.fe-people-one', IN_A_GROUP, [
    ...['Farah Haddad', 'Liam O’Sullivan', 'Oluwaseun Adebayo-Thompson', 'Valentina Rossi'].map((name) =>
      writeGroups(`Remove ${name}`, 'groups.removeUsers'),
    ),
    writeGroups('Add people', 'groups.addUsers'),
    readUsers('Add people', 'members.list'),
  ]),
  'the roles of a group': dialog(
    TAG,
    about('groups', 'Finance', 'roles'),
    ':is(.fe-badge, [role=combobox])',
    [...IN_A_GROUP, 'Remove Auditor'],
    [
      writeGroups('Roles of the group', 'groups.addRoles', 'groups.removeRoles'),
      readRoles('Roles of the group', 'roles.list'),
    ],
  ),
};
