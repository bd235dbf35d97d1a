import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('de');

/** Messages of the tab of all accounts, in German. */
export const messages = {
  title: 'Alle Konten',
  description: 'Die Konten unterhalb Ihres Unternehmens.',
  search: 'Konten durchsuchen',
  count: counted({ one: '{{count}} Konto', other: '{{count}} Konten' }),
  views: { list: 'Liste', tree: 'Hierarchie' },
  columns: { name: 'Name', people: 'Personen', type: 'Typ', created: 'Erstellt' },
  people: counted({ one: '{{count}} Person', other: '{{count}} Personen' }),
  below: message('In {{name}}'),
  own: 'Ihr Unternehmen',
  types: { customer: 'Kunde', spam: 'Spam', test: 'Test', reseller: 'Wiederverkäufer', headquarter: 'Hauptsitz' },
  none: {
    title: 'Noch keine Unterkonten',
    hint: 'Geben Sie einem Kunden, einer Niederlassung oder einem Team ein eigenes Konto.',
  },
  add: 'Konto hinzufügen',
  actions: {
    open: 'Öffnen',
    addBelow: 'Unterkonto hinzufügen',
    edit: 'Bearbeiten',
    move: 'Verschieben',
    remove: 'Löschen',
  },
  details: { actions: 'Aktionen', parent: 'Übergeordnetes Konto', below: 'Unterkonten', id: 'Konto-ID' },
  forms: {
    name: 'Name',
    parent: 'Übergeordnetes Konto',
    type: 'Typ',
    creator: 'Erste Administration',
    creatorHint: 'Wir senden eine Einladung per E-Mail.',
    editTitle: message('{{name}} bearbeiten'),
    save: 'Änderungen speichern',
    saved: message('{{name}} gespeichert'),
    metadata: 'Metadaten',
    metadataHint: 'JSON, das Ihre eigenen Systeme lesen.',
    moveTitle: message('{{name}} verschieben'),
    moveEffect: 'Die Unterkonten werden mit verschoben.',
    move: 'Konto verschieben',
    moved: message('{{name}} nach {{parent}} verschoben'),
    deleteTitle: message('Konto {{name}} löschen?'),
    deleteForGood: 'Das lässt sich nicht rückgängig machen.',
    deleteAccount: 'Konto löschen',
    deleted: message('{{name}} gelöscht'),
    deleteBelow: counted({
      one: '{{count}} Unterkonto wird ebenfalls gelöscht.',
      other: '{{count}} Unterkonten werden ebenfalls gelöscht.',
    }),
    deletePeople: counted({
      one: '{{count}} Person hat kein anderes Konto und wird ebenfalls gelöscht.',
      other: '{{count}} Personen haben kein anderes Konto und werden ebenfalls gelöscht.',
    }),
  },
} satisfies Messages['all-accounts'];
