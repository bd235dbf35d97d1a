// Generated from every *.element.ts by `npm run generate`: change those.

/** Tags whose content is hidden until they are defined. */
export const GATES = ['fe-allowed', 'fe-signed-in', 'fe-signed-out'];

/** All other tags that the loader looks for. */
export const UNGATED = [
  'fe-acting-bar',
  'fe-admin-portal',
  'fe-account-tab',
  'fe-all-accounts-tab',
  'fe-api-tokens-tab',
  'fe-groups-tab',
  'fe-personal-api-tokens-tab',
  'fe-privacy-tab',
  'fe-profile-tab',
  'fe-roles-tab',
  'fe-subscription-tab',
  'fe-users-tab',
  'fe-checkout-dialog',
  'fe-app',
  'fe-login-box',
  'fe-tenant-switcher',
  'fe-user-button',
];
