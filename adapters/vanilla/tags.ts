/** The tags that the loader looks for; the gates among them are kept out of sight until they are defined. */
export const GATES = ['fe-signed-in', 'fe-signed-out', 'fe-allowed'];
export const TAGS = [
  'fe-login-box',
  'fe-admin-portal',
  'fe-groups-tab',
  'fe-roles-tab',
  'fe-users-tab',
  'fe-user-button',
  'fe-tenant-switcher',
  'fe-app',
  ...GATES,
];
