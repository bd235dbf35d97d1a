import { wordsIn } from '../../i18n/words.ts';

const { phrase, counted } = wordsIn('en');

/** What is said of one group: in its forms, questions and drawer, in English. */
export const words = {
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

export type GroupFormsMessages = (typeof words)['groupForms'];
