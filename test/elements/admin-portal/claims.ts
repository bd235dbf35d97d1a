import type { PortalSceneName } from '../../../demo/preview/scenes/scenes.ts';

/** What can be read in each scene. A scene without a claim does not compile. */
export const claims: Record<PortalSceneName, readonly string[]> = {
  'portal/page': ['Acme Robotics', 'ada@acme.test', 'Workspace', 'Roles'],
  'portal/dialog': ['Acme Robotics', 'Roles', 'Runs the account'],
  'portal/long': ['Greater Northern Jutland', 'Roles'],
  'portal/loading': ['Roles', 'Permissions'],
  'portal/nothing': ['Nothing here for you yet'],
  'portal/signed-out': ['You are signed out'],
  'portal/expired': ['Sign in again', 'Your session has ended. Sign in as ada@acme.test', 'Leave'],
  'portal/forbidden': ['You do not have access to this', 'Ask an administrator'],
  'users/full': ['230 users', 'Aaliyah Maximiliane'],
  'users/loading': ['Users', 'Roles'],
  'users/no-match': ['Nothing matches', 'Clear filters'],
  'users/failed': ['This did not load', 'You are offline', 'Try again'],
  'users/read-only': ['30 users', 'Ada Lovelace'],
  'users/roles': ['Roles of Bo Andersen', 'Save roles'],
  'users/delete': ['Delete Bo Andersen?', 'They lose access at once'],
  'users/person': ['Amara Diallo', 'Signed in on', 'Second factors', 'Recent activity'],
  'users/invite': ['Invite people', 'Send invitation'],
  'users/invite-many': ['Email addresses', 'Invite 0 people'],
  'users/invite-link': ['Make a link to share', 'Create link'],
  'roles/list': ['Runs the account', 'Built in'],
  'roles/no-match': ['Nothing matches', 'Clear filters'],
  'roles/failed': ['This did not load', 'You are offline', 'Try again'],
};
