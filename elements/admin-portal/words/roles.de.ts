import { wordsIn } from '../../i18n/words.ts';
import type { RolesMessages } from './roles.en.ts';

const { phrase, counted } = wordsIn('de');

/** What the tab of roles says, in German. */
export const words: { roles: RolesMessages } = {
  roles: {
    title: 'Rollen',
    description: 'Was Personen tun dürfen, nach den Rollen, die sie haben.',
    views: { roles: 'Rollen', permissions: 'Berechtigungen' },
    search: 'Rollen durchsuchen',
    count: counted({ one: '{{count}} Rolle', other: '{{count}} Rollen' }),
    columns: { name: 'Name', key: 'Schlüssel', permissions: 'Berechtigungen', level: 'Stufe', kind: 'Art' },
    builtIn: 'Mitgeliefert',
    own: 'Eigene',
    isDefault: 'Standard',
    none: { title: 'Noch keine Rollen', hint: 'Eine Rolle gibt Personen eine Reihe von Berechtigungen.' },
    locked: {
      builtIn: 'Diese Rolle hat jedes Unternehmen, darum lässt sie sich hier nicht ändern.',
      beyond: 'Diese Rolle ist mächtiger als Ihre.',
    },
    add: 'Rolle hinzufügen',
    edit: 'Bearbeiten',
    copy: 'Duplizieren',
    details: 'Berechtigungen',
    people: 'Personen mit dieser Rolle',
    remove: 'Löschen',
    form: {
      editTitle: phrase('{{name}} bearbeiten'),
      save: 'Änderungen speichern',
      copyOf: phrase('Kopie von {{name}}'),
      keyHint: 'Der Name, unter dem Code sie kennt: Buchstaben, Ziffern, Punkte, Binde- und Unterstriche.',
      keyWrong: 'Verwenden Sie Buchstaben, Ziffern, Punkte, Binde- und Unterstriche.',
      about: 'Beschreibung',
      from: 'Mit den Berechtigungen beginnen von',
      fromNone: 'Keiner Rolle',
      fromSome: 'Übernommen werden nur Berechtigungen, die Sie selbst haben.',
      level: 'Stufe',
      levelHint: 'Je niedriger, desto mächtiger. Personen verwalten Rollen ihrer eigenen Stufe und darüber.',
      isDefault: 'Allen geben, die dazukommen',
    },
    added: phrase('{{name}} hinzugefügt'),
    saved: phrase('{{name}} gespeichert'),
    deleted: phrase('{{name}} gelöscht'),
    deleteTitle: phrase('Die Rolle {{name}} löschen?'),
    deleteRole: 'Rolle löschen',
    peopleOf: phrase('Personen mit der Rolle {{name}}'),
    nobodyHas: 'Niemand hat sie.',
    nobodyItself: 'Niemand hat sie selbst.',
    nobodyInThem: 'Niemand ist darin.',
    bySelf: 'Selbst',
    byGroups: phrase('Durch {{groups}}'),
    theyLose: counted({
      one: '{{count}} Person hat sie und verliert sofort, was sie gibt.',
      other: '{{count}} Personen haben sie und verlieren sofort, was sie gibt.',
    }),
    whoeverLoses: 'Wer sie hat, selbst oder durch eine Gruppe, verliert sofort, was sie gibt.',
    groupsLose: phrase('Gruppen, die sie geben: {{groups}}.'),
    failures: {
      lastAdministrator: 'Jemand muss übrig bleiben, der das Unternehmen verwalten kann.',
      changedMeanwhile:
        'Diese Rolle wurde inzwischen von jemand anderem geändert. Ihre Änderungen sind noch da; sehen Sie sich den Rest an, wie er jetzt ist, und speichern Sie noch einmal.',
    },
    many: {
      title: counted({ one: '{{count}} Rolle löschen?', other: '{{count}} Rollen löschen?' }),
      action: counted({ one: '{{count}} Rolle löschen', other: '{{count}} Rollen löschen' }),
      done: counted({ one: '{{count}} Rolle gelöscht', other: '{{count}} Rollen gelöscht' }),
      nobodyHas: 'Niemand hat sie.',
      nobodyItself: 'Niemand hat sie selbst.',
      theyLose: counted({
        one: '{{count}} Person hat eine davon und verliert sofort, was sie gibt.',
        other: '{{count}} Personen haben eine davon und verlieren sofort, was sie gibt.',
      }),
      atLeast: counted({
        one: 'Mindestens {{count}} Person hat eine davon und verliert sofort, was sie gibt.',
        other: 'Mindestens {{count}} Personen haben eine davon und verlieren sofort, was sie gibt.',
      }),
      whoeverLoses: 'Wer eine davon hat, selbst oder durch eine Gruppe, verliert sofort, was sie gibt.',
      groupsLose: phrase('Gruppen, die eine davon geben: {{groups}}.'),
      running: 'Wird gelöscht',
      stop: 'Anhalten',
      stopped: 'war noch nicht an der Reihe',
    },
  },
};
