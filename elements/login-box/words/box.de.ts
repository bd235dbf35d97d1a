import { wordsIn } from '../../i18n/words.ts';
import type { BoxMessages } from './box.en.ts';

const { phrase } = wordsIn('de');

/** What several screens of the login box say, in German. */
export const words: BoxMessages = {
  backToSignIn: 'Zurück zur Anmeldung',
  change: 'Ändern',
  otherMethod: 'Andere Methode verwenden',
  changeEmail: 'Andere E-Mail-Adresse verwenden',
  poweredBy: phrase('Geschützt durch {{name}}'),
  wait: {
    told: phrase('Zu viele Versuche. In {{time}} können Sie es erneut versuchen.'),
    submit: phrase('Erneut versuchen in {{time}}'),
  },
  fields: { email: 'E-Mail-Adresse', password: 'Passwort' },
  faults: {
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailMalformed: 'Geben Sie eine E-Mail-Adresse wie name@firma.de ein.',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
  },
  failures: {
    offline:
      'Sie sind offline, oder der Dienst ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    server: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
    tooMany: 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    wrongCredentials: 'E-Mail-Adresse oder Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es noch einmal.',
    notVerified:
      'Bestätigen Sie zuerst Ihre E-Mail-Adresse: über den Link, den Sie bei der Registrierung erhalten haben.',
    sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich noch einmal an.',
    invalidInput: 'Eine Angabe im Formular stimmt nicht. Prüfen Sie sie und versuchen Sie es noch einmal.',
    methodClosed:
      'Mit dieser E-Mail-Adresse kann man sich hier nicht anmelden. Fragen Sie Ihre Administration, welche Ihr Unternehmen verwendet.',
    captchaRefused: 'Wir konnten Sie nicht von einem Roboter unterscheiden. Versuchen Sie es noch einmal.',
    captchaUnavailable: 'Die Prüfung gegen Roboter wurde nicht geladen. Versuchen Sie es noch einmal.',
    originNotAllowed:
      'Die Anmeldung ist für diese Adresse noch nicht eingerichtet. Bitte sagen Sie den Betreibern dieser Website Bescheid.',
    serviceMissing:
      'Die Anmeldung ist mit dieser Website noch nicht verbunden. Bitte sagen Sie den Betreibern Bescheid.',
    refused: 'Das war nicht möglich. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  },
};
