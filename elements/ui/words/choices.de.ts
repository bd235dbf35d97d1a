import { wordsIn } from '../../i18n/words.ts';
import type { ChoicesMessages } from './choices.en.ts';

const { phrase, counted } = wordsIn('de');

/** What the components of this family say, in German. */
export const choicesDe: ChoicesMessages = {
  choose: 'Auswählen',
  clear: 'Leeren',
  clearAll: 'Alle entfernen',
  options: 'Liste anzeigen',
  notLoaded: 'Die Liste wurde nicht geladen.',
  noMatch: phrase('Nichts passt zu „{{query}}“.'),
  nothing: 'Es gibt nichts auszuwählen.',
  matches: counted({ one: '{{count}} Treffer', other: '{{count}} Treffer' }),
  remove: phrase('{{label}} entfernen'),
  added: phrase('{{label}} hinzugefügt.'),
  removed: phrase('{{label}} entfernt.'),
  cleared: 'Alle entfernt.',
  addedMany: counted({ one: '{{count}} hinzugefügt.', other: '{{count}} hinzugefügt.' }),
  alreadyThere: counted({ one: '{{count}} war schon da.', other: '{{count}} waren schon da.' }),
  chipsHelp: counted({
    one: '{{count}} ausgewählt. Die Rücktaste führt dorthin.',
    other: '{{count}} ausgewählt. Die Rücktaste führt dorthin.',
  }),
  filters: 'Filter',
  clearFilters: 'Alle entfernen',
  condition: phrase('{{column}}: Bedingung'),
  valueOf: phrase('{{column}}: {{value}}'),
  removeFilter: phrase('Filter {{filter}} entfernen'),
  range: {
    spans: 'Zeiträume',
    hours: counted({ one: 'Letzte Stunde', other: 'Letzte {{count}} Stunden' }),
    days: counted({ one: 'Letzter Tag', other: 'Letzte {{count}} Tage' }),
    own: 'Tage auswählen',
    first: 'Wählen Sie den ersten Tag.',
    last: 'Wählen Sie den letzten Tag.',
    before: 'Vorheriger Monat',
    after: 'Nächster Monat',
    month: 'Monat',
    year: 'Jahr',
    zone: phrase('Die Tage gelten in dieser Zeitzone: {{zone}}.'),
    notLoaded: 'Der Kalender wurde nicht geladen.',
  },
};
