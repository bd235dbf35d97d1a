import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { phrase, counted } = formatsOf('de');

/** Messages of the login box beyond its first steps, in German. */
export const messages = {
  fields: {
    newPassword: 'Neues Passwort',
    workEmail: 'Geschäftliche E-Mail-Adresse',
    name: 'Vollständiger Name',
    company: 'Unternehmen',
  },
  faults: {
    passwordPolicyNotMet: 'Wählen Sie ein Passwort, das die Regeln unten erfüllt.',
    nameShort: phrase('Geben Sie mindestens {{least}} Zeichen ein.'),
    termsUnaccepted: 'Stimmen Sie den Bedingungen zu, um fortzufahren.',
  },
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
  sentHint: 'Nichts angekommen? Sehen Sie im Spam-Ordner nach.',
  resend: 'Noch einmal senden',
  resendIn: phrase('Erneut senden in {{seconds}} s'),
  resent: 'Gesendet. Es kann eine Minute dauern, bis er ankommt.',
  linkFaults: {
    expired: 'Dieser Link ist abgelaufen',
    used: 'Dieser Link wurde schon verwendet',
    invalid: 'Dieser Link funktioniert nicht',
  },
  forgotPassword: {
    title: 'Passwort zurücksetzen',
    subtitle: 'Geben Sie Ihre E-Mail-Adresse ein, und Sie erhalten einen Link, um ein neues zu wählen.',
    submit: 'Link senden',
    sentTitle: 'Sehen Sie in Ihr Postfach',
    sentSubtitle: phrase('Wenn es zu {{email}} ein Konto gibt, ist ein Link für ein neues Passwort unterwegs.'),
  },
  resetPassword: {
    title: 'Neues Passwort wählen',
    subtitle: 'Alle anderen Geräte, auf denen Sie angemeldet sind, werden abgemeldet.',
    submit: 'Neues Passwort festlegen',
    success: {
      title: 'Ihr Passwort ist geändert',
      subtitle: 'Verwenden Sie ab jetzt das neue.',
      submit: 'Anmelden',
      removed: {
        why: 'Zur Sicherheit haben wir entfernt, was seit Ihrer letzten Anmeldung mit mehr als Ihrer E-Mail hinzugekommen ist:',
        types: {
          authenticator: 'Authenticator-App',
          phone: 'Telefonnummer',
          passkey: 'Passkey',
          securityKey: 'Sicherheitsschlüssel',
          recoveryCodes: 'Wiederherstellungscodes',
        },
        named: phrase('{{way}} {{name}}'),
        added: phrase('{{way}}, hinzugefügt am {{date}}'),
        next: 'Wenn Sie das selbst waren, richten Sie es nach der Anmeldung wieder ein.',
      },
    },
    invalid: {
      subtitle: 'Ein Link gilt einmal und nur eine Weile. Fordern Sie einen neuen an, um fortzufahren.',
      submit: 'Neuen Link senden',
    },
  },
  breached: {
    title: 'Wählen Sie zuerst ein neues Passwort',
    subtitle:
      'Ihres ist bei einem Datenleck anderswo aufgetaucht, sodass andere es kennen können. Wir senden Ihnen einen Link, um ein neues zu wählen.',
    submit: 'Link senden',
    sentTitle: 'Sehen Sie in Ihr Postfach',
    sentSubtitle: 'Ein Link, um ein neues Passwort zu wählen, ist unterwegs.',
  },
  failures: {
    passwordPolicyNotMet: 'Dieses Passwort erfüllt die Regeln nicht. Wählen Sie ein anderes.',
    passwordTooGuessable:
      'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein längeres, etwa mehrere Wörter ohne Zusammenhang.',
    passwordContainsPersonalData:
      'Dieses Passwort ähnelt Ihrem Namen, Ihrer E-Mail-Adresse oder Ihrem Unternehmen zu sehr. Wählen Sie ein anderes.',
    passwordBreached: 'Dieses Passwort ist aus einem Datenleck bekannt. Wählen Sie ein anderes.',
    passwordReused: 'Dieses Passwort haben Sie schon einmal verwendet. Wählen Sie ein anderes.',
  },
  strength: {
    label: 'Passwortstärke',
    scores: { none: 'Sehr schwach', weak: 'Schwach', fair: 'Mittel', good: 'Gut', strong: 'Stark' },
    refused: {
      passwordPolicyNotMet: 'Erfüllt die Regeln noch nicht',
      passwordTooGuessable: 'Zu leicht zu erraten. Fügen Sie ein oder zwei Wörter hinzu.',
      passwordContainsPersonalData: 'Ähnelt Ihrem Namen, Ihrer E-Mail-Adresse oder Ihrem Unternehmen zu sehr',
      passwordBreached: 'Aus einem Datenleck bekannt',
    },
  },
  policy: {
    minLength: phrase('Mindestens {{length}} Zeichen'),
    maxLength: phrase('Höchstens {{length}} Zeichen'),
    repeated: 'Kein Zeichen dreimal hintereinander',
    lowercase: 'Ein Kleinbuchstabe',
    uppercase: 'Ein Großbuchstabe',
    numbers: 'Eine Ziffer',
    specialChars: 'Ein Sonderzeichen',
    someOf: phrase('{{needed}} von diesen {{count}}:'),
  },
  unlock: {
    locked: {
      told: phrase(
        'Zu viele Versuche: Die Anmeldung ist eine Zeit lang gesperrt. Wenn zu {{email}} ein Konto gehört, hebt der Link, den wir dorthin gesendet haben, die Sperre auf.',
      ),
      resend: 'Link noch einmal senden',
      sent: phrase('Wenn zu {{email}} ein gesperrtes Konto gehört, ist ein neuer Link unterwegs.'),
    },
    unlocking: {
      title: 'Ihr Konto wird entsperrt',
      subtitle: 'Das dauert einen Moment.',
      untried: 'Ihr Konto konnte nicht entsperrt werden',
    },
    success: {
      title: 'Ihr Konto ist entsperrt',
      subtitle: 'Sie können sich wieder anmelden.',
      submit: 'Anmelden',
      notYou: 'Passwort vergessen?',
      newPassword: 'Neues Passwort wählen',
    },
    resend: {
      subtitle: 'Geben Sie Ihre E-Mail-Adresse ein, und Sie erhalten einen neuen.',
      usedSubtitle:
        'Vielleicht ist Ihr Konto schon entsperrt: Melden Sie sich an. Sonst fordern Sie einen neuen Link an.',
      submit: 'Neuen Link senden',
      sentTitle: 'Sehen Sie in Ihr Postfach',
      sentSubtitle: phrase('Wenn zu {{email}} ein gesperrtes Konto gehört, ist ein neuer Link unterwegs.'),
    },
  },
  phone: {
    label: 'Telefonnummer',
    submit: 'Code senden',
    locked: 'Zu viele Versuche: Die Anmeldung ist eine Weile gesperrt. Melden Sie sich später auf andere Weise an.',
    taken: 'Diese Nummer gehört zu einem anderen Konto. Nehmen Sie eine andere.',
    unavailable: 'Gerade kann keine SMS gesendet werden. Versuchen Sie es später noch einmal.',
    known: {
      title: 'Sehen Sie auf Ihr Telefon',
      subtitle: 'Ein sechsstelliger Code ist zu dem Telefon unterwegs, das dieser Browser kennt.',
    },
    quick: {
      title: 'Schneller anmelden per Telefon',
      subtitle: 'Nächstes Mal sendet dieser Browser sofort einen Code an Ihr Telefon.',
      sent: phrase('Ein Code ist unterwegs an {{to}}.'),
      submit: 'Bestätigen',
      change: 'Nummer ändern',
      later: 'Jetzt nicht',
    },
    reset: {
      title: 'Telefon verloren?',
      subtitle: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden einen Code dorthin, und Sie nennen eine andere Nummer.',
      submit: 'Code senden',
      verify: { title: 'Sehen Sie in Ihr Postfach', submit: 'Weiter' },
      change: {
        title: 'Ihre neue Nummer',
        subtitle: 'Sie tritt an die Stelle der alten. Wir senden einen Code dorthin, mit dem Sie sich anmelden.',
        over: 'Das hat zu lange gedauert.',
        again: 'Von vorn beginnen',
      },
    },
  },
  factor: {
    kinds: {
      AuthenticatorApp: {
        name: 'Authenticator-App',
        hint: 'Ein Code aus einer App auf Ihrem Telefon, auch ohne Netz.',
      },
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
  },
  newFactor: {
    recommended: 'Empfohlen',
    progress: phrase('Schritt {{step}} von {{steps}}'),
    enroll: {
      title: 'Schützen Sie Ihr Konto',
      subtitle: 'Zur Anmeldung gehört ein zweiter Schritt, damit ein Passwort allein niemanden hereinlässt.',
      label: 'Zweiter Schritt',
      submit: 'Weiter',
    },
    newApp: {
      title: 'Authenticator-App einrichten',
      subtitle: 'Scannen Sie dies mit der App und geben Sie dann den Code ein, den sie zeigt.',
      picture: 'Fügt dieses Konto zu einer Authenticator-App hinzu',
      cannotScan: 'Scannen geht nicht?',
      secret: 'Einrichtungsschlüssel',
      open: 'In einer App auf diesem Gerät öffnen',
    },
    phone: {
      title: 'Telefon hinzufügen',
      subtitle: 'Bei jeder Anmeldung senden wir einen Code dorthin.',
      label: 'Telefonnummer',
      submit: 'Code senden',
    },
    recoveryCodes: {
      title: 'Wiederherstellungscodes aufbewahren',
      subtitle: 'Jeder lässt Sie einmal herein, wenn Sie Ihr Gerät verlieren. Sie werden nur jetzt gezeigt.',
      copy: 'Alle kopieren',
      copied: 'Kopiert',
      copyFailed: 'Markieren Sie die Codes und kopieren Sie sie selbst.',
      download: 'Herunterladen',
      print: 'Drucken',
      saved: 'Ich habe sie aufbewahrt',
      notSaved: 'Bewahren Sie sie zuerst auf und haken Sie dies dann ab.',
      submit: 'Weiter',
      file: phrase('Wiederherstellungscodes von {{email}}'),
    },
    recover: {
      title: 'Wiederherstellungscode verwenden',
      subtitle: 'Sie haben einige aufbewahrt, als Sie den zweiten Schritt eingerichtet haben.',
      label: 'Wiederherstellungscode',
      forGood: 'Mein Gerät ist endgültig weg',
      forGoodHint: 'Es wird nicht mehr verlangt, und Sie richten einen neuen zweiten Schritt ein.',
      submit: 'Code verwenden',
      found: 'Ich habe mein Gerät',
      wrong: 'Dieser Code stimmt nicht oder wurde schon benutzt. Versuchen Sie einen anderen.',
      short: 'Geben Sie den ganzen Code ein.',
      done: {
        title: 'Ihr Gerät wird nicht mehr verlangt',
        subtitle: 'Melden Sie sich noch einmal an, um einen neuen zweiten Schritt einzurichten.',
        submit: 'Noch einmal anmelden',
      },
    },
  },
  signUp: {
    failures: {
      signUpsDisabled: 'Die Registrierung ist geschlossen. Bitten Sie Ihre Administration um ein Konto.',
      emailTaken:
        'Für diese E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder verwenden Sie eine andere Adresse.',
      linkInvalid:
        'Diese Einladung gilt nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
      linkExpired:
        'Diese Einladung gilt nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
    },
    title: 'Konto erstellen',
    subtitle: phrase('Nutzen Sie {{vendor}} mit Ihrem Team.'),
    subtitleAlone: 'Das dauert etwa eine Minute.',
    titleInvited: phrase('{{company}} beitreten'),
    subtitleInvited: 'Erstellen Sie Ihr Konto. Das dauert etwa eine Minute.',
    submit: 'Konto erstellen',
    haveAccount: 'Sie haben schon ein Konto?',
    signIn: 'Anmelden',
    agree: 'Ich stimme ',
    and: ' und ',
    agreed: ' zu',
    terms: 'den Nutzungsbedingungen',
    privacy: 'der Datenschutzerklärung',
  },
  signUpClosed: {
    title: 'Die Registrierung ist geschlossen',
    subtitle: 'Neue Konten gibt es auf Einladung. Bitten Sie die Administration Ihres Unternehmens darum.',
    submit: 'Anmelden',
  },
  signUpSuccess: {
    title: 'Sehen Sie in Ihr Postfach',
    subtitle: phrase(
      'Wir haben einen Link an {{email}} gesendet. Öffnen Sie ihn, um zu bestätigen, dass die Adresse Ihnen gehört.',
    ),
  },
  activation: {
    activating: {
      title: 'Ihre E-Mail-Adresse wird bestätigt',
      subtitle: 'Das dauert einen Moment.',
      untried: 'Ihre E-Mail-Adresse konnte nicht bestätigt werden',
    },
    activatingForm: {
      title: 'Passwort festlegen',
      subtitle: 'Mit dem Passwort ist auch Ihre E-Mail-Adresse bestätigt.',
      submit: 'Konto aktivieren',
      elsewhere: {
        title: 'Konto einrichten',
        titleJoining: phrase('{{company}} beitreten'),
        subtitle:
          'Die Registrierung kam aus einem anderen Browser. Geben Sie Ihre Daten hier ein, dann wird von dort nichts übernommen. Um alles zu behalten, öffnen Sie den Link in jenem Browser.',
      },
    },
    success: {
      title: 'Ihr Konto ist aktiv',
      subtitle: 'Ihre E-Mail-Adresse ist bestätigt. Es geht gleich weiter.',
    },
    resend: {
      subtitle: 'Geben Sie Ihre E-Mail-Adresse ein, und Sie erhalten einen neuen.',
      usedSubtitle: 'Wenn Ihr Konto schon aktiv ist, melden Sie sich an. Sonst fordern Sie einen neuen Link an.',
      submit: 'Neuen Link senden',
      sentTitle: 'Sehen Sie in Ihr Postfach',
      sentSubtitle: phrase('Wenn zu {{email}} ein unbestätigtes Konto gehört, ist ein neuer Link unterwegs.'),
    },
  },
  invitation: {
    validating: {
      title: 'Ihre Einladung wird geprüft',
      subtitle: 'Das dauert einen Moment.',
      untried: 'Ihre Einladung konnte nicht geprüft werden',
    },
    validate: {
      title: phrase('{{company}} beitreten'),
      invitedBy: phrase('{{person}} lädt {{email}} ein.'),
      invited: phrase('{{email}} ist eingeladen.'),
      shared: phrase('Jemand von {{company}} hat diese Einladung mit Ihnen geteilt.'),
      until: phrase('Die Einladung gilt bis {{date}}.'),
      accept: 'Einladung annehmen',
      notNow: 'Jetzt nicht',
      otherAccount: phrase('Sie sind als {{name}} ({{email}}) angemeldet. Diese Einladung ist für {{invited}}.'),
      signOut: 'Abmelden und weiter',
      stay: phrase('Als {{name}} angemeldet bleiben'),
      createAccount: 'Konto erstellen',
      haveAccount: 'Ich habe ein Konto',
      joinAs: phrase('Als {{name}} ({{email}}) beitreten'),
      useAnother: 'Anderes Konto verwenden',
    },
    pending: { title: phrase('Sie treten {{company}} bei'), titleAlone: 'Ihre Einladung wird angenommen' },
    success: {
      title: phrase('Sie sind {{company}} beigetreten'),
      titleAlone: 'Sie haben die Einladung angenommen',
      subtitle: 'Es geht gleich weiter.',
      signInSubtitle: 'Melden Sie sich an, um zu beginnen.',
      submit: 'Anmelden',
    },
    invalid: {
      expired: 'Diese Einladung ist abgelaufen',
      used: 'Diese Einladung wurde schon verwendet',
      invalid: 'Diese Einladung funktioniert nicht',
      shared: 'Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
      subtitle:
        'Vielleicht wurde sie zurückgenommen oder neu gesendet. Fragen Sie, wer Sie eingeladen hat, oder lassen Sie sie noch einmal senden.',
      expiredSubtitle: 'Fragen Sie, wer Sie eingeladen hat, oder lassen Sie sie noch einmal senden.',
      usedSubtitle:
        'Wenn Sie es waren, melden Sie sich an. Sonst fragen Sie, wer Sie eingeladen hat, oder lassen Sie sie noch einmal senden.',
      submit: 'Noch einmal senden',
      sentTitle: 'Sehen Sie in Ihr Postfach',
      sentSubtitle: phrase('Wenn auf {{email}} eine Einladung wartet, ist ein neuer Link unterwegs.'),
      signIn: 'Anmelden',
    },
  },
} satisfies Messages['login-more'];
