import { type ControlPlaces, readGroups, readRoles } from './control.ts';

/** The navigation; users are in everybody's. */
export const places: ControlPlaces = {
  'the portal': {
    tag: 'fe-admin-portal',
    path: '/',
    there: '.fe-nav',
    within: '.fe-nav *',
    harmless: ['Users'],
    controls: [
      readGroups('Groups', 'groups.list', 'groups.read', 'groups.bulkGet', 'groups.config'),
      readRoles('Roles', 'roles.list', 'permissions.list', 'permissions.categories'),
    ],
  },
};
