import type { Messages } from '../namespaces.ts';

/** Messages that every element has, in German: they come before any screen. */
export const messages = {
  loading: 'Wird geladen',
  tryAgain: 'Noch einmal versuchen',
  reloadPage: 'Seite neu laden',
  failed: 'Auf diesem Bildschirm ist etwas schiefgegangen. Versuchen Sie es noch einmal.',
  loadFailed: 'Dieser Bildschirm wurde nicht geladen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  appMissing:
    'Dieser Bildschirm ist noch mit keiner Anwendung verbunden. Laden Sie die Seite neu, oder sagen Sie es ihrem Betreiber.',
  originRefused: 'Diese Seite vertraut dem Dienst dieses Bildschirms nicht, deshalb bleibt er geschlossen.',
  email: 'E-Mail-Adresse',
  continue: 'Weiter',
  working: 'Einen Moment',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  capsLockOn: 'Die Feststelltaste ist an.',
  required: 'Füllen Sie dieses Feld aus.',
  checkFields: 'Prüfen Sie die markierten Felder.',
  rulesMet: 'Erfüllt',
  rulesUnmet: 'Noch nicht erfüllt',
} satisfies Messages['common'];
