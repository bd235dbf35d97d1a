import { wordsIn } from '../../i18n/words.ts';
import type { FactorsMessages } from './factors.en.ts';

const { phrase, counted } = wordsIn('de');

const factor: FactorsMessages['factor'] = {
  kinds: {
    AuthenticatorApp: { name: 'Authenticator-App', hint: 'Ein Code aus einer App auf Ihrem Telefon, auch ohne Netz.' },
    WebAuthnPlatform: { name: 'Dieses Gerät', hint: 'Mit Fingerabdruck, Gesicht oder Displaysperre.' },
    WebAuthnCrossPlatform: { name: 'Sicherheitsschlüssel', hint: 'Einer zum Einstecken oder Heranhalten.' },
    SMS: { name: 'SMS', hint: 'Ein Code auf Ihr Telefon.' },
    EmailCode: { name: 'E-Mail', hint: 'Ein Code in Ihr Postfach.' },
  },
  remember: counted({
    one: 'Diesen Browser {{count}} Tag lang merken',
    other: 'Diesen Browser {{count}} Tage lang merken',
  }),
  other: 'Auf andere Weise',
  lost: 'Gerät verloren?',
  confirm: 'Bestätigen',
  code: 'Code',
  verify: { title: 'Bestätigen Sie, dass Sie es sind', subtitle: 'Auf welche Weise?' },
  app: {
    title: 'Code aus der App eingeben',
    subtitle: 'Er steht in Ihrer Authenticator-App und wechselt alle 30 Sekunden.',
  },
  sms: {
    title: 'Sehen Sie auf Ihr Telefon',
    sending: 'Ein Code ist unterwegs.',
    sent: phrase('Ein Code ist unterwegs an {{to}}.'),
    change: 'Nummer ändern',
  },
  email: {
    title: 'Sehen Sie in Ihr Postfach',
    sending: 'Ein Code ist unterwegs.',
    sent: phrase('Ein Code ist unterwegs an {{to}}.'),
  },
  faults: {
    wrong: counted({
      one: 'Dieser Code stimmt nicht. Sie haben noch einen Versuch.',
      other: 'Dieser Code stimmt nicht. Sie haben noch {{count}} Versuche.',
    }),
    wrongAlone: 'Dieser Code stimmt nicht. Versuchen Sie den, der jetzt angezeigt wird.',
    spent: 'Dieser Code wurde zu oft versucht. Senden Sie einen neuen.',
    expired: 'Dieser Code ist abgelaufen oder wurde schon benutzt. Senden Sie einen neuen.',
    outOfStep:
      'Dieser Code gehört zu einer anderen Zeit. Stellen Sie die Uhr Ihres Telefons auf automatisch und versuchen Sie es noch einmal.',
    used: 'Dieser Code wurde schon benutzt. Warten Sie auf den nächsten.',
    over: 'Das hat zu lange gedauert. Melden Sie sich noch einmal an.',
    smsUnavailable: 'Gerade kann keine SMS gesendet werden. Versuchen Sie es auf andere Weise.',
    locked:
      'Zu viele Versuche: Die Anmeldung ist eine Zeit lang gesperrt. Der Link, den wir Ihnen gesendet haben, entsperrt sie.',
  },
};

/** What a second factor takes to say, in German. */
export const words: FactorsMessages = { factor };
