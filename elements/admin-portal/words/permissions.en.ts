import { wordsIn } from '../../i18n/words.ts';

const { phrase, counted } = wordsIn('en');

/** What is said of permissions and of who gives them, in English. */
export const words = {
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

export type PermissionsMessages = (typeof words)['permissions'];
