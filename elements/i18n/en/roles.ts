import { formatsOf } from '../formats.ts';

const { phrase, counted } = formatsOf('en');

/** Messages of the tab of roles and permissions, in English. */
export const messages = {
  roles: {
    title: 'Roles',
    description: 'What people may do, by the roles they have.',
    views: { roles: 'Roles', permissions: 'Permissions' },
    search: 'Search roles',
    count: counted({ one: '{{count}} role', other: '{{count}} roles' }),
    columns: { name: 'Name', key: 'Key', permissions: 'Permissions', level: 'Level', kind: 'Kind' },
    builtIn: 'Built in',
    own: 'Own',
    isDefault: 'Default',
    none: { title: 'No roles yet', hint: 'A role gives people a set of permissions.' },
    locked: {
      builtIn: 'Every company has this role, so it cannot be changed here.',
      beyond: 'This role is more powerful than yours.',
    },
    add: 'Add role',
    edit: 'Edit',
    copy: 'Duplicate',
    details: 'Permissions',
    people: 'People who have it',
    remove: 'Delete',
    form: {
      editTitle: phrase('Edit {{name}}'),
      save: 'Save changes',
      copyOf: phrase('Copy of {{name}}'),
      keyHint: 'The name that code knows it by: letters, digits, dots, dashes and underscores.',
      keyWrong: 'Use letters, digits, dots, dashes and underscores.',
      about: 'Description',
      from: 'Start with the permissions of',
      fromNone: 'None',
      fromSome: 'Only permissions that you have yourself are taken over.',
      level: 'Level',
      levelHint: 'The lower, the more powerful. People manage roles of their own level and above.',
      isDefault: 'Give it to everybody who joins',
    },
    added: phrase('{{name}} added'),
    saved: phrase('{{name}} saved'),
    deleted: phrase('{{name}} deleted'),
    deleteTitle: phrase('Delete the role {{name}}?'),
    deleteRole: 'Delete role',
    peopleOf: phrase('People with the role {{name}}'),
    nobodyHas: 'Nobody has it.',
    nobodyItself: 'Nobody has it directly.',
    nobodyInThem: 'Nobody is in there.',
    bySelf: 'Given to them directly',
    byGroups: phrase('By {{groups}}'),
    theyLose: counted({
      one: '{{count}} person has it and loses what it gives at once.',
      other: '{{count}} people have it and lose what it gives at once.',
    }),
    whoeverLoses: 'Whoever has it, alone or by a group, loses what it gives at once.',
    groupsLose: phrase('Groups that give it: {{groups}}.'),
    failures: {
      lastAdministrator: 'Somebody has to be left who can administer the company.',
      staleVersion:
        'Somebody else changed this role meanwhile. Your own changes are kept; look at the rest as it now is, and save again.',
    },
    many: {
      title: counted({ one: 'Delete {{count}} role?', other: 'Delete {{count}} roles?' }),
      action: counted({ one: 'Delete {{count}} role', other: 'Delete {{count}} roles' }),
      done: counted({ one: '{{count}} role deleted', other: '{{count}} roles deleted' }),
      nobodyHas: 'Nobody has them.',
      nobodyItself: 'Nobody has them directly.',
      theyLose: counted({
        one: '{{count}} person has one of them and loses what it gives at once.',
        other: '{{count}} people have one of them and lose what it gives at once.',
      }),
      atLeast: counted({
        one: 'At least {{count}} person has one of them and loses what it gives at once.',
        other: 'At least {{count}} people have one of them and lose what it gives at once.',
      }),
      whoeverLoses: 'Whoever has one of them, alone or by a group, loses what it gives at once.',
      groupsLose: phrase('Groups that give one of them: {{groups}}.'),
      running: 'Deleting',
      stop: 'Stop',
      stopped: 'was not reached before you stopped',
    },
  },
  permissions: {
    label: 'Permissions of the roles',
    permission: 'Permission',
    search: 'Search permissions',
    count: counted({ one: '{{count}} permission', other: '{{count}} permissions' }),
    shown: 'Roles shown',
    none: { title: 'No permissions yet', hint: 'The operator of this product names what roles may give.' },
    lacking: 'You do not have this permission yourself, so you cannot give it.',
    looking: 'You may see what roles give, and not change it.',
    effect: counted({
      one: 'Changes what {{count}} role gives, at once.',
      other: 'Changes what {{count}} roles give, at once.',
    }),
    saved: counted({ one: '{{count}} role saved', other: '{{count}} roles saved' }),
    notSaved: phrase('Not saved: {{roles}}. {{reason}}'),
    ofRole: phrase('Permissions of {{name}}'),
    tabs: { role: 'Permissions', people: 'People' },
    save: 'Save permissions',
    close: 'Close',
    rolesOf: phrase('Roles that give “{{name}}”'),
    saveRoles: 'Save roles',
    roles: 'Roles of your company',
    builtIn: phrase('Built-in roles give it as they did: {{roles}}.'),
    given: phrase('Roles that give “{{name}}” saved'),
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    roles: typeof messages;
  }
}
