import { wordsIn } from '../../i18n/words.ts';
import type { TableMessages } from './table.en.ts';

const { counted, phrase } = wordsIn('de');

/** What the components of this family say, in German. */
export const tableDe: TableMessages = {
  viewOnly: 'Nur Ansicht',
  saveBar: {
    unsaved: 'Es gibt ungespeicherte Änderungen.',
    saving: 'Wird gespeichert',
    saved: 'Änderungen gespeichert.',
    save: 'Speichern',
    cancel: 'Abbrechen',
  },
  search: {
    clear: 'Suche leeren',
    found: counted({
      one: '{{count}} Ergebnis für „{{query}}“',
      other: '{{count}} Ergebnisse für „{{query}}“',
    }),
    none: phrase('Nichts gefunden für „{{query}}“'),
  },
};
