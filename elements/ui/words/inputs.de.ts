import { wordsIn } from '../../i18n/words.ts';
import type { InputsMessages } from './inputs.en.ts';

const { phrase, counted } = wordsIn('de');

/** What the components of this family say, in German. */
export const inputsDe: InputsMessages = {
  optional: 'optional',
  charactersLeft: counted({ one: 'Noch {{count}} Zeichen', other: 'Noch {{count}} Zeichen' }),
  charactersOver: counted({ one: '{{count}} Zeichen zu viel', other: '{{count}} Zeichen zu viel' }),
  shorten: counted({ one: 'Kürzen Sie um {{count}} Zeichen.', other: 'Kürzen Sie um {{count}} Zeichen.' }),
  number: {
    less: phrase('{{label}}: weniger'),
    more: phrase('{{label}}: mehr'),
    between: phrase('Von {{min}} bis {{max}}.'),
    atLeast: phrase('Mindestens {{min}}.'),
    atMost: phrase('Höchstens {{max}}.'),
    notANumber: 'Geben Sie eine Zahl ein.',
    notWhole: 'Geben Sie eine ganze Zahl ein.',
    outside: phrase('Geben Sie eine Zahl von {{min}} bis {{max}} ein.'),
    tooSmall: phrase('Geben Sie {{min}} oder mehr ein.'),
    tooLarge: phrase('Geben Sie {{max}} oder weniger ein.'),
    betweenSteps: phrase('Geben Sie {{low}} oder {{high}} ein.'),
  },
  code: {
    incomplete: counted({ one: 'Geben Sie die Ziffer ein.', other: 'Geben Sie alle {{count}} Ziffern ein.' }),
    checking: 'Der Code wird geprüft',
  },
  copy: {
    name: phrase('Kopieren: {{label}}'),
    copy: 'Kopieren',
    copied: 'Kopiert',
    failed: 'Ihr Browser lässt das Kopieren nicht zu. Markieren Sie den Text und kopieren Sie ihn selbst.',
  },
  secret: {
    hidden: 'Verborgen',
    reveal: phrase('Anzeigen: {{label}}'),
    hide: phrase('Verbergen: {{label}}'),
  },
  files: {
    dropOne: 'Datei hierher ziehen oder zum Auswählen klicken',
    drop: 'Dateien hierher ziehen oder zum Auswählen klicken',
    busy: 'Wird hochgeladen',
    none: 'Keine Datei',
    image: 'ein beliebiges Bild',
    typesAndSize: phrase('{{types}}, bis {{max}}'),
    size: phrase('Bis {{max}}'),
    otherType: phrase('{{name}} hat einen anderen Typ. Wählen Sie {{types}}.'),
    tooLarge: phrase('{{name}} hat {{size}}. Erlaubt sind höchstens {{max}}.'),
    empty: phrase('{{name}} ist leer.'),
    folder: 'Ein Ordner kann nicht hinzugefügt werden. Wählen Sie die Dateien darin aus.',
    tooMany: counted({ one: 'Es ist Platz für {{count}} Datei.', other: 'Es ist Platz für {{count}} Dateien.' }),
    added: phrase('{{name}} hinzugefügt'),
    removed: phrase('{{name}} entfernt'),
    remove: phrase('{{name}} entfernen'),
  },
  phone: {
    country: phrase('{{label}}: Land, {{country}}'),
    tooShort: phrase('Diese Nummer ist zu kurz für {{country}}.'),
    tooLong: phrase('Diese Nummer ist zu lang für {{country}}.'),
    notANumber: phrase('Geben Sie eine Telefonnummer aus {{country}} ein oder eine, die mit + beginnt.'),
    whole: 'Geben Sie die vollständige Nummer ein, etwa +49 30 901820.',
  },
};
