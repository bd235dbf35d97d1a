import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { phrase } = formatsOf('de');

/** Messages of the login box: its first steps, and what all its screens share, in German. */
export const messages = {
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
    serverError: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
    rateLimited: 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    invalidCredentials:
      'E-Mail-Adresse oder Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es noch einmal.',
    emailNotVerified:
      'Bestätigen Sie zuerst Ihre E-Mail-Adresse: über den Link, den Sie bei der Registrierung erhalten haben.',
    sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich noch einmal an.',
    invalidInput: 'Eine Angabe im Formular stimmt nicht. Prüfen Sie sie und versuchen Sie es noch einmal.',
    methodDisabled:
      'Mit dieser E-Mail-Adresse kann man sich hier nicht anmelden. Fragen Sie Ihre Administration, welche Ihr Unternehmen verwendet.',
    captchaFailed: 'Wir konnten Sie nicht von einem Roboter unterscheiden. Versuchen Sie es noch einmal.',
    captchaUnavailable: 'Die Prüfung gegen Roboter wurde nicht geladen. Versuchen Sie es noch einmal.',
    originNotAllowed:
      'Die Anmeldung ist für diese Adresse noch nicht eingerichtet. Bitte sagen Sie den Betreibern dieser Website Bescheid.',
    serviceMissing:
      'Die Anmeldung ist mit dieser Website noch nicht verbunden. Bitte sagen Sie den Betreibern Bescheid.',
    refused: 'Das war nicht möglich. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  },
  preLogin: {
    title: phrase('Bei {{vendor}} anmelden'),
    titleAlone: 'Anmelden',
    subtitle: 'Geben Sie Ihre E-Mail-Adresse ein, um fortzufahren.',
    submit: 'Weiter',
    newHere: 'Neu hier?',
    signUp: 'Konto erstellen',
  },
  loginWithPassword: {
    title: 'Passwort eingeben',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    resendActivation: 'Neuen Link senden',
    activationSent: phrase('Ein neuer Link ist unterwegs an {{email}}.'),
  },
  redirectToSSO: {
    title: 'Weiter mit Single Sign-on',
    subtitle: phrase('{{domain}} hat eine eigene Anmeldeseite. Wir leiten Sie dorthin weiter.'),
    submit: 'Jetzt fortfahren',
  },
  loginWithSSOFailed: {
    title: 'Die Anmeldung hat nicht geklappt',
    subtitle: 'Die Anmeldeseite Ihres Unternehmens hat Ihre Identität nicht bestätigt. Wir bringen Sie zurück.',
  },
  success: {
    title: 'Sie sind angemeldet',
    subtitle: 'Einen Moment, es geht gleich weiter.',
  },
  logout: { title: 'Sie werden abgemeldet', subtitle: 'Einen Moment.' },
  passkeys: {
    or: 'oder',
    signIn: 'Mit einem Passkey anmelden',
    prompt: {
      title: 'Nächstes Mal schneller anmelden?',
      subtitle:
        'Ein Passkey tritt an die Stelle Ihres Passworts. Ihr Gerät fragt vielleicht nach Fingerabdruck, Gesicht oder Displaysperre.',
      submit: 'Passkey erstellen',
      later: 'Jetzt nicht',
      never: 'Nicht mehr anzeigen',
    },
    faults: {
      passkeyVerificationFailed: 'Das konnte nicht bestätigt werden. Versuchen Sie es noch einmal.',
      passkeyNotFound: 'Das ist hier nicht mehr bekannt. Versuchen Sie es auf andere Weise.',
      passkeyAlreadyRegistered: 'Das ist schon eingerichtet.',
      challengeExpired: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
      authenticatorExists: 'Das ist schon eingerichtet.',
      authenticatorUnsupported: 'Ein Gerät oder Schlüssel dieser Art geht hier nicht.',
      authenticatorNotEligible:
        'Dieses Gerät oder dieser Schlüssel erkennt nicht, wer es benutzt. Richten Sie zuerst eine Displaysperre oder PIN ein.',
      authenticatorForbidden: 'Der Browser erlaubt das auf dieser Seite nicht. Versuchen Sie es auf andere Weise.',
      authenticatorFailed: 'Das Gerät oder der Schlüssel hat nicht geantwortet. Versuchen Sie es noch einmal.',
    },
  },
  quick: {
    signIn: 'Code an mein Telefon senden',
    wish: 'Nächstes Mal mit meinem Telefon',
    wished: 'Melden Sie sich einmal wie gewohnt an. Dann fragen wir nach Ihrem Telefon.',
  },
} satisfies Messages['login'];
