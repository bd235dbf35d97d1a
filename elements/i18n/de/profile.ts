import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('de');

/** Messages of the profile tab, in German. */
export const messages = {
  title: 'Profil',
  description: 'Wie andere Sie sehen und wie wir Sie erreichen.',
  managed:
    'Diese Angaben verwaltet das Verzeichnis Ihres Unternehmens. Wenden Sie sich für Änderungen an Ihre Administration.',
  changedElsewhere:
    'Ihr Profil wurde anderswo geändert. Ihre Eingaben sind noch da: Prüfen Sie sie und speichern Sie noch einmal.',
  personal: {
    title: 'Persönliche Angaben',
    description: 'Sichtbar für alle in Ihrem Unternehmen.',
    name: 'Name',
    jobTitle: 'Position',
    address: 'Adresse',
  },
  photo: {
    title: 'Foto',
    description: 'Erscheint neben Ihrem Namen. Änderungen werden sofort gespeichert.',
    add: 'Foto hinzufügen',
    change: 'Foto ändern',
    remove: 'Foto entfernen',
    confirm: { title: 'Foto entfernen?', effect: 'Andere sehen dann Ihre Initialen.' },
    dialog: 'Ihr Foto',
    file: 'Foto',
    camera: 'Foto aufnehmen',
    another: 'Anderes wählen',
    take: 'Aufnehmen',
    preview: 'Kamerabild',
    save: 'Foto speichern',
    frame: 'Foto im Rahmen. Verschieben Sie es mit den Pfeiltasten, zoomen Sie mit Plus und Minus.',
    zoom: 'Zoom',
    unreadable: 'Diese Datei ist nicht als Bild lesbar. Verwenden Sie PNG, JPEG, WebP oder GIF.',
    noCamera: 'Die Kamera ist nicht verfügbar. Erlauben Sie sie im Browser oder wählen Sie eine Datei.',
  },
  contact: {
    title: 'Kontakt',
    description: 'Eine neue E-Mail-Adresse oder Telefonnummer gilt, sobald Sie sie bestätigt haben.',
  },
  email: {
    label: 'E-Mail',
    change: 'E-Mail ändern',
    dialog: 'E-Mail-Adresse ändern',
    effect:
      'Wir schreiben an beide Adressen. Die Änderung gilt, sobald Sie sie in beiden bestätigt haben. Von der bisherigen Adresse aus lässt sie sich drei Tage lang rückgängig machen.',
    newAddress: 'Neue E-Mail-Adresse',
    submit: 'Bestätigungen senden',
    same: 'Das ist Ihre bisherige Adresse.',
    pending: {
      title: 'Beide Adressen müssen bestätigen. Die Links gelten 24 Stunden.',
      confirmed: 'hat bestätigt',
      waiting: 'hat noch nicht bestätigt',
      resend: 'E-Mails erneut senden',
      resent: 'Erneut gesendet',
      cancel: 'Änderung abbrechen',
    },
  },
  phone: {
    label: 'Telefon',
    none: 'Keine Telefonnummer',
    add: 'Telefonnummer hinzufügen',
    change: 'Nummer ändern',
    remove: 'Entfernen',
    confirm: {
      title: message('{{number}} entfernen?'),
      effect: 'Die Nummer erscheint dann nicht mehr in Ihrem Profil.',
    },
    dialog: 'Ihre Telefonnummer',
    effect: 'Wir senden einen Code per SMS dorthin.',
    send: 'Code senden',
    codeTitle: 'Prüfen Sie Ihr Telefon',
    codeSent: message('Wir haben einen 6-stelligen Code an {{number}} gesendet.'),
    verify: 'Nummer bestätigen',
    otherNumber: 'Andere Nummer verwenden',
  },
  region: {
    title: 'Sprache und Zeit',
    description: 'Nur für Sie.',
    language: 'Sprache',
    languageHint: 'Für E-Mails und SMS, die wir Ihnen senden.',
    timezone: 'Zeitzone',
    browserZone: 'Wie in diesem Browser',
  },
} satisfies Messages['profile'];
