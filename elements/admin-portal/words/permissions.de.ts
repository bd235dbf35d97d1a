import { wordsIn } from '../../i18n/words.ts';
import type { PermissionsMessages } from './permissions.en.ts';

const { phrase, counted } = wordsIn('de');

/** What is said of permissions and of who gives them, in German. */
export const words: { permissions: PermissionsMessages } = {
  permissions: {
    label: 'Berechtigungen der Rollen',
    permission: 'Berechtigung',
    search: 'Berechtigungen durchsuchen',
    count: counted({ one: '{{count}} Berechtigung', other: '{{count}} Berechtigungen' }),
    shown: 'Gezeigte Rollen',
    none: { title: 'Noch keine Berechtigungen', hint: 'Der Betreiber dieses Produkts nennt, was Rollen geben können.' },
    lacking: 'Sie haben diese Berechtigung selbst nicht und können sie darum nicht geben.',
    looking: 'Sie dürfen sehen, was Rollen geben, und es nicht ändern.',
    effect: counted({
      one: 'Ändert sofort, was {{count}} Rolle gibt.',
      other: 'Ändert sofort, was {{count}} Rollen geben.',
    }),
    saved: counted({ one: '{{count}} Rolle gespeichert', other: '{{count}} Rollen gespeichert' }),
    notSaved: phrase('Nicht gespeichert: {{roles}}. {{reason}}'),
    ofRole: phrase('Berechtigungen von {{name}}'),
    tabs: { role: 'Berechtigungen', people: 'Personen' },
    save: 'Berechtigungen speichern',
    close: 'Schließen',
    rolesOf: phrase('Rollen, die „{{name}}“ geben'),
    saveRoles: 'Rollen speichern',
    roles: 'Rollen Ihres Unternehmens',
    builtIn: phrase('Mitgelieferte Rollen geben sie wie bisher: {{roles}}.'),
    given: phrase('Rollen, die „{{name}}“ geben, gespeichert'),
  },
};
