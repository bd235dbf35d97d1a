import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('de');

/** Messages of the login box: its first steps, and what all its screens share, in German. */
export const messages = {
  backToSignIn: 'Zurück zur Anmeldung',
  change: 'Ändern',
  otherMethod: 'Andere Methode verwenden',
  changeEmail: 'Andere E-Mail-Adresse verwenden',
  poweredBy: message('Geschützt durch {{name}}'),
  legal: { terms: 'Nutzungsbedingungen', privacy: 'Datenschutz' },
  wait: {
    message: 'Zu viele Versuche.',
    submit: message('Erneut versuchen in {{time}}'),
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
    serverError: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
    rateLimited: 'Zu viele Versuche. Versuchen Sie es in einer Minute noch einmal.',
    invalidCredentials: 'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides und versuchen Sie es noch einmal.',
    emailNotVerified:
      'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link, den wir Ihnen bei der Registrierung gesendet haben.',
    sessionEnded: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
    invalidInput: 'Eine Angabe im Formular stimmt nicht. Prüfen Sie sie und versuchen Sie es noch einmal.',
    methodDisabled:
      'Mit dieser E-Mail-Adresse können Sie sich hier nicht anmelden. Wenden Sie sich an Ihre Administration.',
    captchaFailed: 'Wir konnten nicht bestätigen, dass Sie ein Mensch sind. Versuchen Sie es noch einmal.',
    captchaUnavailable: 'Die Sicherheitsabfrage konnte nicht geladen werden. Versuchen Sie es noch einmal.',
    originNotAllowed:
      'Die Anmeldung ist für diese Adresse noch nicht eingerichtet. Bitte wenden Sie sich an den Betreiber der Website.',
    serviceMissing:
      'Die Anmeldung ist mit dieser Website noch nicht verbunden. Bitte wenden Sie sich an den Betreiber.',
    refused: 'Das hat nicht geklappt. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  },
  preLogin: {
    title: message('Bei {{vendor}} anmelden'),
    titleAlone: 'Anmelden',
    submit: 'Weiter',
    newHere: 'Neu hier?',
    signUp: 'Konto erstellen',
  },
  loginWithPassword: {
    title: 'Passwort eingeben',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    resendActivation: 'Neuen Link senden',
    activationSent: message('Wir haben einen neuen Link an {{email}} gesendet.'),
  },
  redirectToSSO: {
    title: 'Weiter mit Single Sign-on',
    subtitle: message('{{domain}} verwendet eine eigene Anmeldeseite. Sie werden weitergeleitet …'),
    submit: 'Jetzt fortfahren',
  },
  loginWithSSOFailed: {
    title: 'Anmeldung fehlgeschlagen',
    subtitle: 'Die Anmeldeseite Ihres Unternehmens hat Ihre Identität nicht bestätigt. Sie werden zurückgeleitet …',
  },
  success: {
    title: 'Sie sind angemeldet',
    subtitle: 'Sie werden weitergeleitet …',
  },
  logout: { title: 'Sie werden abgemeldet', subtitle: 'Einen Moment.' },
  passkeys: {
    or: 'oder',
    signIn: 'Mit einem Passkey anmelden',
    prompt: {
      title: 'Schneller anmelden?',
      subtitle:
        'Verwenden Sie einen Passkey statt Ihres Passworts. Ihr Gerät fragt möglicherweise nach Fingerabdruck, Gesicht oder Displaysperre.',
      submit: 'Passkey erstellen',
      later: 'Jetzt nicht',
      never: 'Nicht mehr anzeigen',
    },
    faults: {
      passkeyVerificationFailed: 'Die Überprüfung ist fehlgeschlagen. Versuchen Sie es noch einmal.',
      passkeyNotFound: 'Das ist hier nicht mehr registriert. Verwenden Sie eine andere Methode.',
      passkeyAlreadyRegistered: 'Das ist bereits eingerichtet.',
      challengeExpired: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
      authenticatorExists: 'Das ist bereits eingerichtet.',
      authenticatorUnsupported: 'Geräte oder Schlüssel dieser Art können hier nicht verwendet werden.',
      authenticatorNotEligible:
        'Dieses Gerät oder dieser Schlüssel kann nicht prüfen, wer es verwendet. Richten Sie zuerst eine Displaysperre oder PIN ein.',
      authenticatorForbidden: 'Ihr Browser erlaubt das auf dieser Seite nicht. Verwenden Sie eine andere Methode.',
      authenticatorFailed: 'Ihr Gerät oder Schlüssel hat nicht reagiert. Versuchen Sie es noch einmal.',
    },
  },
  quick: {
    signIn: 'Code per SMS senden',
  },
} satisfies Messages['login'];
