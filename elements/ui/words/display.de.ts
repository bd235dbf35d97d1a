import { wordsIn } from '../../i18n/words.ts';
import type { DisplayMessages } from './display.en.ts';

const { phrase, counted } = wordsIn('de');

/** What the components of this family say, in German. */
export const displayDe: DisplayMessages = {
  missing: 'Keine Angabe',
  more: counted({ other: '{{count}} weitere' }),
  copy: phrase('{{what}} kopieren'),
  copied: 'Kopiert',
  copyFailed: 'Kopieren nicht möglich. Markieren Sie den Text und kopieren Sie ihn selbst.',
  of: phrase('{{value}} von {{max}}'),
  over: phrase('{{over}} über dem Limit'),
  notMeasured: phrase('{{label}}: nicht bekannt'),
  measured: phrase('{{label}}: {{value}} von {{max}}'),
  measuredWith: phrase('{{label}}: {{value}} von {{max}}, {{verdict}}'),
  empty: {
    noMatch: 'Keine Treffer',
    noMatchHint: 'Versuchen Sie andere Wörter, oder entfernen Sie einige Filter.',
    clearFilters: 'Filter entfernen',
    failed: 'Das wurde nicht geladen',
    failedHint: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  pages: {
    label: 'Seiten',
    page: phrase('Seite {{page}}'),
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    range: phrase('{{range}} von {{total}}'),
  },
  series: {
    none: phrase('{{label}}: noch keine Daten'),
    noneShort: 'Noch keine Daten',
    one: phrase('{{label}}: {{last}}'),
    summary: phrase('{{label}}: niedrigster Wert {{low}}, höchster Wert {{high}}, letzter Wert {{last}}'),
  },
  tree: {
    loading: phrase('{{name}} wird geladen'),
    failed: 'Laden fehlgeschlagen. Erneut versuchen',
    more: 'Mehr anzeigen',
    moreFailed: 'Mehr konnte nicht geladen werden. Erneut versuchen',
  },
  json: {
    items: counted({ one: '{{count}} Eintrag', other: '{{count}} Einträge' }),
    showMore: counted({ one: '{{count}} weiteren anzeigen', other: '{{count}} weitere anzeigen' }),
    showAll: counted({ one: 'Ganz anzeigen', other: 'Alle {{count}} Zeichen anzeigen' }),
  },
  qr: {
    tooLong: 'Das ist zu lang für einen Code, der sich scannen lässt. Verwenden Sie stattdessen den Text.',
    notLoaded: 'Der Code wurde nicht geladen.',
  },
};
