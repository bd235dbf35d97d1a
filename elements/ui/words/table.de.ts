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
  data: {
    loading: 'Wird geladen',
    select: phrase('{{name}} auswählen'),
    selectPage: 'Alle auf dieser Seite auswählen',
    selected: counted({ other: '{{count}} ausgewählt' }),
    selectAll: counted({ other: 'Alle {{count}} auswählen' }),
    clearSelection: 'Auswahl aufheben',
    actions: 'Aktionen',
    actionsFor: phrase('Aktionen für {{name}}'),
    moreActions: 'Weitere Aktionen',
    details: 'Details',
    detailsOf: phrase('Details zu {{name}}'),
    columns: 'Spalten',
    sort: 'Sortieren',
    ascending: phrase('{{column}}, aufsteigend'),
    descending: phrase('{{column}}, absteigend'),
    sorted: phrase('Sortiert nach {{order}}'),
    filter: 'Filtern',
    addFilter: 'Filter hinzufügen',
    is: 'ist',
    export: 'Exportieren',
    rows: counted({ one: '{{count}} Zeile', other: '{{count}} Zeilen' }),
    outdated: 'Diese Angaben können veraltet sein, weil sie nicht neu geladen werden konnten.',
    skipped: counted({ other: '{{count}} übersprungen' }),
    skippedMore: counted({ one: 'und {{count}} weitere', other: 'und {{count}} weitere' }),
    because: phrase('{{names}}: {{reason}}'),
    pagesOf: phrase('Seiten von „{{label}}“'),
    dismiss: 'Schließen',
  },
};
