import { formatsOf } from '../formats.ts';

const { message, counted } = formatsOf('en');

/** Messages of the tab of roles and permissions, in English. */
export const messages = {
  roles: {
    title: 'Roles',
    description: 'Roles control what people can do.',
    views: { roles: 'Roles', permissions: 'Permissions' },
    search: 'Search roles',
    count: counted({ one: '{{count}} role', other: '{{count}} roles' }),
    columns: { name: 'Name', people: 'People', key: 'Key', permissions: 'Permissions', level: 'Rank', kind: 'Type' },
    builtIn: 'Built-in',
    own: 'Custom',
    noOne: 'No one',
    peopleCount: counted({ one: '{{count}} person', other: '{{count}} people' }),
    isDefault: 'Default',
    none: { title: 'No roles yet', hint: 'A role gives people a set of permissions.' },
    locked: {
      builtIn: 'Built-in roles can’t be edited. Duplicate one to make your own.',
      beyond: 'This role ranks above yours.',
    },
    add: 'Add role',
    edit: 'Edit',
    copy: 'Duplicate',
    details: 'Permissions',
    people: 'Members',
    remove: 'Delete',
    form: {
      editTitle: message('Edit {{name}}'),
      save: 'Save changes',
      copyOf: message('Copy of {{name}}'),
      keyHint: 'Used in code. Letters, numbers, dots, dashes and underscores.',
      keyWrong: 'Use letters, numbers, dots, dashes and underscores.',
      about: 'Description',
      from: 'Copy permissions from',
      fromNone: 'Start empty',
      fromSome: 'Only permissions you have are copied.',
      level: 'Rank',
      levelHint: 'Lower numbers rank higher. People can manage roles at or below their own rank.',
      isDefault: 'Assign to new members automatically',
    },
    saved: message('{{name}} saved'),
    deleted: message('{{name}} deleted'),
    deleteTitle: message('Delete the role {{name}}?'),
    deleteRole: 'Delete role',
    peopleOf: message('People with the role {{name}}'),
    unassigned: 'No one has this role.',
    noLoss: 'No one has this role, so no one loses access.',
    unassignedDirectly: 'No one has it directly.',
    groupsEmpty: 'No one is in these groups.',
    bySelf: 'Assigned directly',
    byGroups: message('From {{groups}}'),
    peopleLose: counted({
      one: '{{count}} person will lose its permissions immediately.',
      other: '{{count}} people will lose its permissions immediately.',
    }),
    everyoneLoses: 'Everyone with this role loses its permissions immediately.',
    groupsLose: message('Groups that give it: {{groups}}.'),
    failures: {
      lastAdministrator: 'Your company needs at least one administrator.',
      staleVersion: 'Someone else edited this role. Your changes are kept: review the latest version and save again.',
    },
    many: {
      title: counted({ one: 'Delete {{count}} role?', other: 'Delete {{count}} roles?' }),
      action: counted({ one: 'Delete {{count}} role', other: 'Delete {{count}} roles' }),
      done: counted({ one: '{{count}} role deleted', other: '{{count}} roles deleted' }),
      noLoss: 'No one has these roles, so no one loses access.',
      unassignedDirectly: 'No one has them directly.',
      peopleLose: counted({
        one: '{{count}} person will lose their permissions immediately.',
        other: '{{count}} people will lose their permissions immediately.',
      }),
      atLeast: counted({
        one: 'At least {{count}} person will lose their permissions immediately.',
        other: 'At least {{count}} people will lose their permissions immediately.',
      }),
      everyoneLoses: 'Everyone with one of these roles loses its permissions immediately.',
      groupsLose: message('Groups that give one of them: {{groups}}.'),
      running: 'Deleting',
      stop: 'Stop',
      stopped: counted({
        one: '{{names}} wasn’t processed before you stopped.',
        other: '{{names}} weren’t processed before you stopped.',
      }),
    },
  },
  permissions: {
    label: 'Permissions of the roles',
    permission: 'Permission',
    search: 'Search permissions',
    count: counted({ one: '{{count}} permission', other: '{{count}} permissions' }),
    role: 'Role',
    shown: 'Roles shown',
    none: {
      title: 'No permissions yet',
      hint: 'Permissions are defined by the provider of this product.',
      hintOf: message('Permissions are defined by {{vendor}}.'),
    },
    lacking: 'You can only grant permissions you have.',
    viewOnly: 'You can view permissions but not edit them.',
    effect: counted({
      one: 'Changes {{count}} role immediately.',
      other: 'Changes {{count}} roles immediately.',
    }),
    changed: counted({ one: '{{count}} role changed', other: '{{count}} roles changed' }),
    affects: counted({
      one: 'affects {{count}} person immediately',
      other: 'affects {{count}} people immediately',
    }),
    affectsUpTo: counted({
      one: 'affects {{count}} person immediately',
      other: 'affects up to {{count}} people immediately',
    }),
    saved: counted({ one: '{{count}} role saved', other: '{{count}} roles saved' }),
    notSaved: message('Not saved: {{roles}}. {{reason}}'),
    ofRole: message('Permissions of {{name}}'),
    tabs: { role: 'Permissions', people: 'People' },
    save: 'Save permissions',
    close: 'Close',
    rolesOf: message('Roles with “{{name}}”'),
    saveRoles: 'Save roles',
    roles: 'Roles of your company',
    builtIn: message('Also in built-in roles: {{roles}}.'),
    given: message('Roles with “{{name}}” saved'),
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    roles: typeof messages;
  }
}
