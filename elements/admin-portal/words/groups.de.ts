import { wordsIn } from '../../i18n/words.ts';
import type { GroupsMessages } from './groups.en.ts';

const { phrase, counted } = wordsIn('de');

/** What the tab of groups says, in German. */
export const words: { groups: GroupsMessages } = {
  groups: {
    title: 'Gruppen',
    description: 'Personen, die zusammengehören, und die Rollen, die sie alle dadurch haben.',
    search: 'Gruppen durchsuchen',
    count: counted({ one: '{{count}} Gruppe', other: '{{count}} Gruppen' }),
    columns: { name: 'Name', people: 'Personen', roles: 'Rollen', kept: 'Gepflegt' },
    here: 'Hier',
    directory: 'Im Verzeichnis',
    table: 'Als Tabelle',
    cards: 'Als Karten',
    none: { title: 'Noch keine Gruppen', hint: 'Eine Gruppe gibt ihre Rollen allen, die in ihr sind.' },
    people: counted({ one: '{{count}} Person', other: '{{count}} Personen' }),
    peopleOf: phrase('Personen in {{name}}'),
    lock: {
      directory: 'Ein Verzeichnis pflegt diese Gruppe, darum wird sie dort geändert.',
      looking: 'Sie dürfen Gruppen sehen und nicht ändern.',
    },
    off: 'Gruppen sind ausgeschaltet: Niemand hat durch eine Gruppe eine Rolle.',
    rolesOff: 'Rollen von Gruppen sind ausgeschaltet: Niemand hat durch eine Gruppe eine Rolle.',
    add: 'Gruppe hinzufügen',
    edit: 'Bearbeiten',
    open: 'Personen und Rollen',
    remove: 'Löschen',
    settings: 'Gruppeneinstellungen',
    enabled: 'Gruppen verwenden',
    rolesEnabled: 'Gruppen geben ihre Rollen allen, die in ihnen sind',
    settingsEffect: 'Es gilt sofort für alle. Welche Gruppen es gibt und wer in ihnen ist, bleibt.',
    settingsSaved: 'Gruppeneinstellungen gespeichert',
  },
};
