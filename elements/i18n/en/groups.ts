import { formatsOf } from '../formats.ts';

const { message, counted } = formatsOf('en');

/** Messages of the tab of groups, in English. */
export const messages = {
  groups: {
    title: 'Groups',
    description: 'Organize people and give them roles together.',
    search: 'Search groups',
    count: counted({ one: '{{count}} group', other: '{{count}} groups' }),
    columns: { name: 'Name', people: 'People', roles: 'Roles', kept: 'Managed by' },
    here: 'Manually',
    directory: 'Directory',
    table: 'As a table',
    cards: 'As cards',
    none: { title: 'No groups yet', hint: 'Everyone in a group gets its roles.' },
    people: counted({ one: '{{count}} person', other: '{{count}} people' }),
    noOne: 'No one',
    noRole: 'No roles',
    peopleOf: message('People in {{name}}'),
    lock: {
      directory: 'This group is synced from your directory. Edit it there.',
      viewOnly: 'You can view groups but not edit them.',
    },
    off: 'Groups are off. No one gets roles from groups.',
    rolesOff: 'Group roles are off. No one gets roles from groups.',
    add: 'Add group',
    edit: 'Edit',
    open: 'Open',
    remove: 'Delete',
    settings: 'Group settings',
    enabled: 'Use groups',
    rolesEnabled: 'Members inherit their group’s roles',
    settingsEffect: 'Applies to everyone immediately. Your groups and their members are kept.',
    settingsSaved: 'Group settings saved',
  },
  groupForms: {
    editTitle: message('Edit {{name}}'),
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
      grey: 'Gray',
      own: 'Custom',
    },
    saved: message('{{name}} saved'),
    deleted: message('{{name}} deleted'),
    deleteTitle: message('Delete the group {{name}}?'),
    deleteGroup: 'Delete group',
    membersStay: counted({
      one: 'Its {{count}} member stays in the company.',
      other: 'Its {{count}} members stay in the company.',
    }),
    empty: 'This group is empty.',
    noLoss: 'No one is in this group, so no one loses access.',
    rolesLost: message('They lose these roles unless they have them another way: {{roles}}.'),
    lastAdministrator: 'Your company needs at least one administrator.',
    many: {
      title: counted({ one: 'Delete {{count}} group?', other: 'Delete {{count}} groups?' }),
      action: counted({ one: 'Delete {{count}} group', other: 'Delete {{count}} groups' }),
      done: counted({ one: '{{count}} group deleted', other: '{{count}} groups deleted' }),
      membersStay: counted({
        one: 'Their {{count}} member stays in the company.',
        other: 'Their {{count}} members stay in the company.',
      }),
      noLoss: 'No one is in these groups, so no one loses access.',
      rolesLost: message('Members lose these roles unless they have them another way: {{roles}}.'),
      running: 'Deleting',
      stop: 'Stop',
      stopped: counted({
        one: '{{names}} wasn’t processed before you stopped.',
        other: '{{names}} weren’t processed before you stopped.',
      }),
    },
    tabs: { people: 'People', roles: 'Roles' },
    close: 'Close',
    addPeople: 'Add people',
    addPeopleHint: 'Search by name or email.',
    addCount: counted({ one: 'Add {{count}} person', other: 'Add {{count}} people' }),
    removeOne: message('Remove {{name}}'),
    peopleAdded: counted({ one: '{{count}} person added', other: '{{count}} people added' }),
    personRemoved: message('{{name}} removed'),
    roles: 'Roles of the group',
    rolesHint: 'Everyone in this group gets these roles.',
    noRoles: 'This group gives no roles.',
    rolesSaved: message('Roles of {{name}} saved'),
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    groups: typeof messages;
  }
}
