import { wordsIn } from '../../i18n/words.ts';

const { counted } = wordsIn('en');

/** What the tab of roles says, in English. */
export const words = {
  roles: {
    title: 'Roles',
    description: 'What people may do, by the roles they have.',
    search: 'Search roles',
    count: counted({ one: '{{count}} role', other: '{{count}} roles' }),
    columns: { name: 'Name', key: 'Key', permissions: 'Permissions', kind: 'Kind' },
    builtIn: 'Built in',
    own: 'Own',
    isDefault: 'Default',
    none: { title: 'No roles yet', hint: 'A role gives people a set of permissions.' },
  },
};

export type RolesMessages = (typeof words)['roles'];
