import { wordsIn } from '../../i18n/words.ts';

const { phrase } = wordsIn('en');

/** What the drawer says that shows one person, in English. */
export const words = {
  userPerson: {
    actions: 'Actions',
    profile: 'Profile',
    noRoles: 'No roles of their own.',
    noGroups: 'In no group.',
    sessions: 'Signed in on',
    noSessions: 'Not signed in anywhere.',
    impersonated: 'Somebody acts as them',
    device: phrase('{{browser}} on {{system}}'),
    unknownDevice: 'Unknown device',
    devices: 'Second factors',
    noDevices: 'None set up.',
    factors: { authenticator: 'Authenticator app', key: 'Security key', phone: 'Text message', email: 'Email code' },
    activity: 'Recent activity',
    noActivity: 'Nothing yet.',
  },
};

export type UserPersonMessages = (typeof words)['userPerson'];
