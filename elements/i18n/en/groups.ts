import { formatsOf } from '../formats.ts';

const { phrase, counted } = formatsOf('en');

/** Messages of the tab of groups, in English. */
export const messages = {
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
  groupForms: {
    editTitle: phrase('Edit {{name}}'),
    save: 'Save changes',
    about: 'Description',
    color: 'Color',
    colors: {
      none: 'None',
      blue: 'Blue',
      orange: 'Orange',
      teal: 'Teal',
      purple: 'Purple',
      red: 'Red',
      grey: 'Grey',
      own: 'Own',
    },
    added: phrase('{{name}} added'),
    saved: phrase('{{name}} saved'),
    deleted: phrase('{{name}} deleted'),
    deleteTitle: phrase('Delete the group {{name}}?'),
    deleteGroup: 'Delete group',
    theyStay: counted({
      one: '{{count}} person is in it, and stays in the company.',
      other: '{{count}} people are in it, and stay in the company.',
    }),
    nobodyIn: 'Nobody is in it.',
    rolesLost: phrase('They lose what they have by it alone: {{roles}}.'),
    lastAdministrator: 'Somebody has to be left who can administer the company.',
    many: {
      title: counted({ one: 'Delete {{count}} group?', other: 'Delete {{count}} groups?' }),
      action: counted({ one: 'Delete {{count}} group', other: 'Delete {{count}} groups' }),
      done: counted({ one: '{{count}} group deleted', other: '{{count}} groups deleted' }),
      theyStay: counted({
        one: '{{count}} person is in them, and stays in the company.',
        other: '{{count}} people are in them, and stay in the company.',
      }),
      nobodyIn: 'Nobody is in them.',
      rolesLost: phrase('They lose what they have by these groups alone: {{roles}}.'),
      running: 'Deleting',
      stop: 'Stop',
      stopped: 'was not reached before you stopped',
    },
    tabs: { people: 'People', roles: 'Roles' },
    close: 'Close',
    addPeople: 'Add people',
    addPeopleHint: 'Search by name or email.',
    addThem: counted({ one: 'Add {{count}} person', other: 'Add {{count}} people' }),
    addNobody: 'Add',
    removeOne: phrase('Take {{name}} out'),
    peopleAdded: counted({ one: '{{count}} person added', other: '{{count}} people added' }),
    personOut: phrase('{{name}} taken out'),
    roles: 'Roles of the group',
    rolesHint: 'Everybody in the group has them.',
    saveRoles: 'Save roles',
    noRoles: 'It gives no roles.',
    rolesSaved: phrase('Roles of {{name}} saved'),
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    groups: typeof messages;
  }
}
