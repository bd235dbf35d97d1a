import { wordsIn } from '../../i18n/words.ts';
import type { CodesMessages } from './codes.en.ts';

const { counted } = wordsIn('de');

/** What signing in by mail takes to say, in German. */
export const words: CodesMessages = {
  methods: {
    title: 'Wie möchten Sie sich anmelden?',
    password: 'Mit meinem Passwort',
    code: 'Mit einem Code per E-Mail',
    link: 'Mit einem Link per E-Mail',
    sms: 'Mit einem Code per SMS',
    last: 'Zuletzt benutzt',
  },
  code: {
    title: 'Code eingeben',
    subtitle: 'Wenn zu dieser E-Mail-Adresse ein Konto gehört, ist ein sechsstelliger Code dorthin unterwegs.',
    label: 'Code',
    hint: 'Er gilt fünf Minuten lang in diesem Browser. Der neueste zählt.',
    submit: 'Anmelden',
    wrong: counted({
      one: 'Dieser Code stimmt nicht. Sie haben noch einen Versuch.',
      other: 'Dieser Code stimmt nicht. Sie haben noch {{count}} Versuche.',
    }),
    spent: 'Dieser Code wurde zu oft versucht. Senden Sie einen neuen.',
    expired: 'Dieser Code ist abgelaufen oder wurde schon benutzt. Senden Sie einen neuen.',
  },
  sms: {
    title: 'Sehen Sie auf Ihr Telefon',
    subtitle:
      'Wenn zu dieser E-Mail-Adresse ein Konto mit Telefon gehört, ist ein sechsstelliger Code dorthin unterwegs.',
    lost: 'Telefon verloren?',
  },
  link: {
    sentTitle: 'Sehen Sie in Ihr Postfach',
    sentSubtitle:
      'Wenn zu dieser E-Mail-Adresse ein Konto gehört, ist ein Link dorthin unterwegs. Öffnen Sie ihn in diesem Browser, dann geht es hier weiter.',
    opening: {
      title: 'Sie werden angemeldet',
      subtitle: 'Das dauert einen Moment.',
      untried: 'Die Anmeldung ist nicht gelungen',
    },
    confirm: {
      title: 'Auf diesem Gerät anmelden?',
      subtitle: 'Dieser Link wurde in einem anderen Browser angefordert. Fahren Sie nur fort, wenn Sie das waren.',
      submit: 'Hier anmelden',
      decline: 'Nein, nicht anmelden',
    },
    invalid: { subtitle: 'Ein Link gilt einmal und 15 Minuten lang.', submit: 'Neuen Link senden' },
  },
};
