import { wordsIn } from '../../i18n/words.ts';

const { phrase, counted } = wordsIn('en');

/** What the tab of groups says, in English. */
export const words = {
  groups: {
    title: 'Groups',
    description: 'People who belong together, and the roles that all of them have by it.',
    search: 'Search groups',
    count: counted({ one: '{{count}} group', other: '{{count}} groups' }),
    columns: { name: 'Name', people: 'People', roles: 'Roles', kept: 'Looked after' },
    here: 'Here',
    directory: 'By a directory',
    table: 'As a table',
    cards: 'As cards',
    none: { title: 'No groups yet', hint: 'A group gives its roles to everybody in it.' },
    people: counted({ one: '{{count}} person', other: '{{count}} people' }),
    peopleOf: phrase('People in {{name}}'),
    lock: {
      directory: 'A directory looks after this group, so it is changed there.',
      looking: 'You may see groups, and not change them.',
    },
    off: 'Groups are switched off: nobody has a role by one.',
    rolesOff: 'Roles of groups are switched off: nobody has a role by one.',
    add: 'Add group',
    edit: 'Edit',
    open: 'People and roles',
    remove: 'Delete',
    settings: 'Group settings',
    enabled: 'Use groups',
    rolesEnabled: 'Groups give their roles to everybody in them',
    settingsEffect: 'It holds for everybody at once. What groups there are, and who is in them, stays.',
    settingsSaved: 'Group settings saved',
  },
};

export type GroupsMessages = (typeof words)['groups'];
