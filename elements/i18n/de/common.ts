import type { Messages } from '../namespaces.ts';

/** Messages that every element has, in German: they come before any screen. */
export const messages = {
  loading: 'Wird geladen',
  tryAgain: 'Noch einmal versuchen',
  reloadPage: 'Seite neu laden',
  failed: 'Auf diesem Bildschirm ist etwas schiefgegangen. Versuchen Sie es noch einmal.',
  loadFailed:
    'Dieser Bildschirm konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  appMissing:
    'Dieser Bildschirm ist noch mit keiner App verbunden. Laden Sie die Seite neu oder wenden Sie sich an den Betreiber der Website.',
  originRefused: 'Diese Website darf diesen Anmeldedienst nicht verwenden. Bitte wenden Sie sich an den Betreiber.',
  email: 'E-Mail-Adresse',
  enterEmail: 'Geben Sie Ihre E-Mail-Adresse ein, um fortzufahren.',
  continue: 'Weiter',
  working: 'Einen Moment',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  capsLockOn: 'Die Feststelltaste ist an.',
  required: 'Pflichtfeld',
  checkFields: 'Korrigieren Sie die markierten Felder.',
  rulesMet: 'Erfüllt',
  rulesUnmet: 'Noch nicht erfüllt',
} satisfies Messages['common'];
