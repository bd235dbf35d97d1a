import { wordsIn } from '../../i18n/words.ts';
import type { GroupFormsMessages } from './group-forms.en.ts';

const { phrase, counted } = wordsIn('de');

/** What is said of one group: in its forms, questions and drawer, in German. */
export const words: { groupForms: GroupFormsMessages } = {
  groupForms: {
    editTitle: phrase('{{name}} bearbeiten'),
    save: 'Änderungen speichern',
    about: 'Beschreibung',
    color: 'Farbe',
    colors: {
      none: 'Keine',
      blue: 'Blau',
      orange: 'Orange',
      teal: 'Türkis',
      purple: 'Lila',
      red: 'Rot',
      grey: 'Grau',
      own: 'Eigene',
    },
    added: phrase('{{name}} hinzugefügt'),
    saved: phrase('{{name}} gespeichert'),
    deleted: phrase('{{name}} gelöscht'),
    deleteTitle: phrase('Die Gruppe {{name}} löschen?'),
    deleteGroup: 'Gruppe löschen',
    theyStay: counted({
      one: '{{count}} Person ist in ihr und bleibt im Unternehmen.',
      other: '{{count}} Personen sind in ihr und bleiben im Unternehmen.',
    }),
    nobodyIn: 'Niemand ist in ihr.',
    rolesLost: phrase('Sie verlieren, was sie nur durch sie haben: {{roles}}.'),
    lastAdministrator: 'Jemand muss übrig bleiben, der das Unternehmen verwalten kann.',
    many: {
      title: counted({ one: '{{count}} Gruppe löschen?', other: '{{count}} Gruppen löschen?' }),
      action: counted({ one: '{{count}} Gruppe löschen', other: '{{count}} Gruppen löschen' }),
      done: counted({ one: '{{count}} Gruppe gelöscht', other: '{{count}} Gruppen gelöscht' }),
      theyStay: counted({
        one: '{{count}} Person ist in ihnen und bleibt im Unternehmen.',
        other: '{{count}} Personen sind in ihnen und bleiben im Unternehmen.',
      }),
      nobodyIn: 'Niemand ist in ihnen.',
      rolesLost: phrase('Sie verlieren, was sie nur durch diese Gruppen haben: {{roles}}.'),
      running: 'Wird gelöscht',
      stop: 'Anhalten',
      stopped: 'war noch nicht an der Reihe',
    },
    tabs: { people: 'Personen', roles: 'Rollen' },
    close: 'Schließen',
    addPeople: 'Personen hinzufügen',
    addPeopleHint: 'Suchen Sie nach Name oder E-Mail.',
    addThem: counted({ one: '{{count}} Person hinzufügen', other: '{{count}} Personen hinzufügen' }),
    addNobody: 'Hinzufügen',
    removeOne: phrase('{{name}} herausnehmen'),
    peopleAdded: counted({ one: '{{count}} Person hinzugefügt', other: '{{count}} Personen hinzugefügt' }),
    personOut: phrase('{{name}} herausgenommen'),
    roles: 'Rollen der Gruppe',
    rolesHint: 'Alle in der Gruppe haben sie.',
    saveRoles: 'Rollen speichern',
    noRoles: 'Sie gibt keine Rollen.',
    rolesSaved: phrase('Rollen von {{name}} gespeichert'),
  },
};
