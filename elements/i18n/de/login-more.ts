import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('de');

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
    nameShort: message('Geben Sie mindestens {{least}} Zeichen ein.'),
    termsUnaccepted: 'Akzeptieren Sie die Bedingungen, um fortzufahren.',
  },
  chooseTenant: {
    title: 'Unternehmen wählen',
    subtitle: 'Sie können später wechseln.',
    notOpened:
      'Das Unternehmen konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    noLonger: 'Sie gehören nicht mehr zu diesem Unternehmen. Wählen Sie ein anderes.',
  },
  methods: {
    title: 'Anmeldemethode wählen',
    password: 'Passwort',
    code: 'Code per E-Mail',
    link: 'Link per E-Mail',
    sms: 'Code per SMS',
    last: 'Zuletzt verwendet',
  },
  code: {
    title: 'Code eingeben',
    subtitle: 'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, haben wir einen 6-stelligen Code dorthin gesendet.',
    label: 'Code',
    hint: 'Läuft in 5 Minuten ab und gilt in diesem Browser. Verwenden Sie den neuesten Code.',
    submit: 'Anmelden',
    wrong: counted({
      one: 'Falscher Code. Noch 1 Versuch.',
      other: 'Falscher Code. Noch {{count}} Versuche.',
    }),
    spent: 'Zu viele Versuche. Fordern Sie einen neuen Code an.',
    expired: 'Dieser Code ist abgelaufen oder wurde bereits verwendet. Fordern Sie einen neuen an.',
  },
  sms: {
    title: 'Prüfen Sie Ihr Telefon',
    subtitle:
      'Wenn es zu dieser E-Mail-Adresse ein Konto mit Telefonnummer gibt, haben wir einen 6-stelligen Code per SMS gesendet.',
    lost: 'Telefon verloren?',
  },
  link: {
    sentTitle: 'Prüfen Sie Ihr Postfach',
    sentSubtitle:
      'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, haben wir einen Link dorthin gesendet. Öffnen Sie ihn in diesem Browser, um fortzufahren.',
    opening: {
      title: 'Sie werden angemeldet',
      subtitle: 'Das dauert einen Moment.',
      untried: 'Anmeldung fehlgeschlagen',
    },
    confirm: {
      title: 'Hier anmelden?',
      subtitle: 'Dieser Link wurde in einem anderen Browser angefordert. Fahren Sie nur fort, wenn Sie das waren.',
      submit: 'Auf diesem Gerät anmelden',
      decline: 'Abbrechen',
    },
    invalid: { subtitle: 'Ein Link gilt einmal und läuft nach 15 Minuten ab.', submit: 'Neuen Link senden' },
  },
  sentHint: 'Nichts gefunden? Prüfen Sie Ihren Spam-Ordner.',
  resend: 'Erneut senden',
  resendIn: message('Erneut senden in {{seconds}} s'),
  resent: 'Gesendet. Die Zustellung kann eine Minute dauern.',
  linkFailures: {
    expired: 'Link abgelaufen',
    used: 'Link bereits verwendet',
    invalid: 'Dieser Link ist ungültig',
  },
  forgotPassword: {
    title: 'Passwort zurücksetzen',
    subtitle: 'Wir senden Ihnen per E-Mail einen Link zum Zurücksetzen Ihres Passworts.',
    submit: 'Link senden',
    sentTitle: 'Prüfen Sie Ihr Postfach',
    sentSubtitle: message(
      'Wenn es zu {{email}} ein Konto gibt, haben wir einen Link zum Zurücksetzen des Passworts gesendet.',
    ),
  },
  fieldFailures: {
    required: 'Pflichtfeld',
    malformed: 'Das wurde nicht angenommen. Ändern Sie es und versuchen Sie es erneut.',
    tooShort: message('Geben Sie mindestens {{count}} Zeichen ein.'),
    tooLong: message('Verwenden Sie höchstens {{count}} Zeichen.'),
    lineControlCharacters: 'Hier sind unsichtbare Zeichen. Entfernen Sie sie.',
    domainNotListed: message('Dieses Unternehmen nimmt nur bestimmte E-Mail-Domains an; {{domain}} gehört nicht dazu.'),
    domainBlocked: message('Dieses Unternehmen nimmt keine Adressen von {{domain}} an.'),
    domainPublic: message('Verwenden Sie Ihre geschäftliche Adresse. Dieses Unternehmen nimmt {{domain}} nicht an.'),
  },
  notices: {
    emailConfirmed: 'E-Mail-Adresse bestätigt. Melden Sie sich an, um fortzufahren.',
    passwordChanged: 'Passwort geändert. Melden Sie sich mit Ihrem neuen Passwort an.',
    signInToLink: 'Melden Sie sich bei Ihrem Konto an. Danach geht es mit dem Verknüpfen weiter.',
    signInToLinkNamed: message(
      'Melden Sie sich bei Ihrem Konto an. Danach geht es mit dem Verknüpfen von {{provider}} weiter.',
    ),
  },
  resetPassword: {
    title: 'Neues Passwort wählen',
    subtitle: 'Sie werden auf allen anderen Geräten abgemeldet.',
    submit: 'Neues Passwort festlegen',
    success: {
      title: 'Passwort geändert',
      subtitle: 'Sie können sich jetzt mit Ihrem neuen Passwort anmelden.',
      submit: 'Anmelden',
      removed: {
        why: 'Zur Sicherheit haben wir entfernt, was seit Ihrer letzten Anmeldung hinzugefügt wurde, die mehr als Ihre E-Mail erforderte:',
        types: {
          authenticator: 'Authenticator-App',
          phone: 'Telefonnummer',
          passkey: 'Passkey',
          securityKey: 'Sicherheitsschlüssel',
          recoveryCodes: 'Wiederherstellungscodes',
          identity: 'Verknüpftes Konto',
        },
        named: message('{{way}} {{name}}'),
        added: message('{{way}}, hinzugefügt am {{date}}'),
        next: 'Wenn etwas davon von Ihnen stammt, richten Sie es nach der Anmeldung wieder ein.',
      },
    },
    invalid: {
      subtitle: 'Links gelten einmal und laufen ab. Fordern Sie einen neuen an, um fortzufahren.',
      submit: 'Neuen Link senden',
    },
  },
  breached: {
    title: 'Neues Passwort wählen',
    subtitle:
      'Ihr Passwort ist in einem Datenleck einer anderen Website aufgetaucht. Wir senden Ihnen per E-Mail einen Link, um ein neues festzulegen.',
    submit: 'Link senden',
    sentTitle: 'Prüfen Sie Ihr Postfach',
    sentSubtitle: 'Wir haben Ihnen einen Link gesendet, mit dem Sie ein neues Passwort wählen.',
  },
  failures: {
    passwordPolicyNotMet: 'Dieses Passwort erfüllt die Regeln nicht. Wählen Sie ein anderes.',
    passwordTooGuessable:
      'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein längeres, etwa mehrere Wörter ohne Zusammenhang.',
    passwordContainsPersonalData:
      'Dieses Passwort ähnelt Ihrem Namen, Ihrer E-Mail-Adresse oder Ihrem Unternehmen zu sehr. Wählen Sie ein anderes.',
    passwordBreached: 'Dieses Passwort ist in einem Datenleck aufgetaucht. Wählen Sie ein anderes.',
    passwordReused: 'Dieses Passwort haben Sie schon einmal verwendet. Wählen Sie ein anderes.',
    emailDomainNotAllowed:
      'Dieses Unternehmen nimmt keine Adressen Ihrer E-Mail-Domain an. Verwenden Sie eine andere Adresse oder wenden Sie sich an die Administration.',
    seatLimitReached:
      'In diesem Unternehmen ist kein Platz mehr frei. Bitten Sie die Administration um einen weiteren.',
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
    minLength: message('Mindestens {{length}} Zeichen'),
    maxLength: message('Höchstens {{length}} Zeichen'),
    repeated: 'Kein Zeichen dreimal hintereinander',
    lowercase: 'Ein Kleinbuchstabe',
    uppercase: 'Ein Großbuchstabe',
    numbers: 'Eine Ziffer',
    specialChars: 'Ein Sonderzeichen',
    someOf: message('Mindestens {{needed}} von diesen {{count}}:'),
  },
  keepAccount: {
    keeping: {
      title: 'Löschung wird abgebrochen',
      subtitle: 'Das dauert einen Moment.',
      untried: 'Das hat nicht geklappt',
    },
    success: {
      title: 'Ihr Konto bleibt erhalten',
      subtitle: 'Es wird nicht gelöscht. Darin hat sich nichts geändert.',
      submit: 'Anmelden',
    },
    refused: { subtitle: 'Melden Sie sich an, um zu sehen, ob Ihr Konto gelöscht wird, und um es zu behalten.' },
  },
  emailChange: {
    opening: { title: 'Link wird geprüft', subtitle: 'Einen Moment.', untried: 'Prüfung fehlgeschlagen' },
    confirm: {
      current: {
        title: 'E-Mail-Adresse ändern?',
        subtitle: message('Sie melden sich dann mit {{to}} statt {{current}} an.'),
        submit: 'Änderung bestätigen',
      },
      new: {
        title: 'Ist das Ihre E-Mail-Adresse?',
        subtitle: message('{{to}} wird die E-Mail-Adresse Ihres Kontos.'),
        submit: 'E-Mail-Adresse bestätigen',
      },
    },
    confirmed: {
      title: 'Bestätigt',
      current: message('Öffnen Sie jetzt die E-Mail an {{to}}. Die Änderung gilt, sobald sie auch dort bestätigt ist.'),
      new: 'Öffnen Sie jetzt die E-Mail an Ihre bisherige Adresse. Die Änderung gilt, sobald sie auch dort bestätigt ist.',
    },
    changed: {
      title: 'E-Mail-Adresse geändert',
      subtitle: message('Ab jetzt melden Sie sich mit {{to}} an.'),
      submit: 'Weiter',
    },
    undo: {
      title: 'Änderung widerrufen?',
      subtitle: message(
        'Sie melden sich dann wieder mit {{current}} statt {{to}} an. Alle, die in Ihrem Konto angemeldet sind, werden abgemeldet.',
      ),
      submit: 'Rückgängig machen',
    },
    undone: {
      title: 'Änderung widerrufen',
      subtitle: message(
        'Sie melden sich wieder mit {{current}} an. Wenn Sie die Adresse nicht selbst geändert haben, wählen Sie jetzt ein neues Passwort.',
      ),
      submit: 'Neues Passwort wählen',
    },
    invalid: {
      subtitle:
        'Links laufen ab und gelten nicht mehr, wenn die Änderung abgebrochen oder ersetzt wird. In Ihrem Profil können Sie neu beginnen.',
      submit: 'Zur Anmeldung',
    },
    taken: 'Zu dieser Adresse gibt es inzwischen ein Konto. Wählen Sie im Profil eine andere.',
  },
  unlock: {
    locked: {
      title: 'Anmeldung gesperrt',
      message: message(
        'Zu viele Versuche. Wenn es zu {{email}} ein Konto gibt, haben wir einen Link zum Entsperren gesendet. Nach einiger Zeit endet die Sperre auch von selbst.',
      ),
      resend: 'Link erneut senden',
      sent: message('Wenn es zu {{email}} ein gesperrtes Konto gibt, haben wir einen neuen Link gesendet.'),
      reset: 'Passwort zurücksetzen',
      again: 'Anmeldung erneut versuchen',
    },
    unlocking: {
      title: 'Ihr Konto wird entsperrt',
      subtitle: 'Das dauert einen Moment.',
      untried: 'Entsperren fehlgeschlagen',
    },
    success: {
      title: 'Konto entsperrt',
      subtitle: 'Sie können sich wieder anmelden.',
      submit: 'Anmelden',
      notYou: 'Passwort vergessen?',
      newPassword: 'Neues Passwort wählen',
    },
    resend: {
      subtitle: 'Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen neuen Link.',
      usedSubtitle:
        'Möglicherweise ist Ihr Konto bereits entsperrt: Versuchen Sie, sich anzumelden. Andernfalls fordern Sie einen neuen Link an.',
      submit: 'Neuen Link senden',
      sentTitle: 'Prüfen Sie Ihr Postfach',
      sentSubtitle: message('Wenn es zu {{email}} ein gesperrtes Konto gibt, haben wir einen neuen Link gesendet.'),
    },
  },
  phone: {
    label: 'Telefonnummer',
    submit: 'Code senden',
    locked: 'Zu viele Versuche. Die Anmeldung ist vorübergehend gesperrt. Versuchen Sie es später noch einmal.',
    taken: 'Diese Nummer gehört zu einem anderen Konto. Verwenden Sie eine andere.',
    unavailable: 'Zurzeit können wir keine SMS senden. Versuchen Sie es später noch einmal.',
    known: {
      title: 'Prüfen Sie Ihr Telefon',
      subtitle: 'Wir haben einen 6-stelligen Code per SMS an Ihr Telefon gesendet.',
    },
    quick: {
      title: 'Schneller per SMS anmelden',
      subtitle: 'Nächstes Mal senden wir sofort einen Code per SMS an Ihr Telefon.',
      sent: message('Wir haben einen Code an {{to}} gesendet.'),
      submit: 'Bestätigen',
      change: 'Nummer ändern',
      accept: 'Nächstes Mal Code per SMS senden',
      later: 'Jetzt nicht',
    },
    reset: {
      title: 'Telefon verloren?',
      subtitle: 'Wir senden Ihnen per E-Mail einen Code, damit Sie Ihre Nummer ändern können.',
      submit: 'Code senden',
      verify: { title: 'Prüfen Sie Ihr Postfach', submit: 'Weiter' },
      change: {
        title: 'Ihre neue Nummer',
        subtitle: 'Sie ersetzt die alte. Wir senden Ihnen per SMS einen Code zum Anmelden.',
        over: 'Das hat zu lange gedauert.',
        again: 'Von vorn beginnen',
      },
    },
  },
  factor: {
    kinds: {
      AuthenticatorApp: {
        name: 'Authenticator-App',
        hint: 'Ein Code aus einer App auf Ihrem Telefon. Funktioniert offline.',
      },
      WebAuthnPlatform: { name: 'Dieses Gerät', hint: 'Fingerabdruck, Gesicht oder Displaysperre.' },
      WebAuthnCrossPlatform: { name: 'Sicherheitsschlüssel', hint: 'Ein Schlüssel zum Einstecken oder Antippen.' },
      SMS: { name: 'SMS', hint: 'Ein Code an Ihr Telefon.' },
      EmailCode: { name: 'E-Mail', hint: 'Ein Code an Ihr Postfach.' },
    },
    remember: counted({
      one: 'Diesen Browser {{count}} Tag lang merken',
      other: 'Diesen Browser {{count}} Tage lang merken',
    }),
    other: 'Andere Methode verwenden',
    lost: 'Gerät verloren?',
    confirm: 'Bestätigen',
    code: 'Code',
    verify: { title: 'Identität bestätigen', subtitle: 'Wählen Sie eine Methode.' },
    app: {
      title: 'Code aus der App eingeben',
      subtitle: 'Öffnen Sie Ihre Authenticator-App. Der Code wechselt alle 30 Sekunden.',
    },
    sms: {
      title: 'Prüfen Sie Ihr Telefon',
      sending: 'Wir senden Ihnen einen Code.',
      sent: message('Wir haben einen Code an {{to}} gesendet.'),
      change: 'Nummer ändern',
    },
    email: {
      title: 'Prüfen Sie Ihr Postfach',
      sending: 'Wir senden Ihnen einen Code.',
      sent: message('Wir haben einen Code an {{to}} gesendet.'),
    },
    faults: {
      wrong: counted({
        one: 'Falscher Code. Noch 1 Versuch.',
        other: 'Falscher Code. Noch {{count}} Versuche.',
      }),
      wrongAlone: 'Falscher Code. Verwenden Sie den, den Ihre App jetzt anzeigt.',
      spent: 'Zu viele Versuche. Fordern Sie einen neuen Code an.',
      expired: 'Dieser Code ist abgelaufen oder wurde bereits verwendet. Fordern Sie einen neuen an.',
      outOfStep:
        'Dieser Code gehört zu einer anderen Uhrzeit. Stellen Sie die Uhr Ihres Telefons auf automatisch und versuchen Sie es noch einmal.',
      used: 'Dieser Code wurde bereits verwendet. Warten Sie auf den nächsten.',
      over: 'Das hat zu lange gedauert. Melden Sie sich erneut an.',
      smsUnavailable: 'Zurzeit können wir keine SMS senden. Verwenden Sie eine andere Methode.',
      locked:
        'Zu viele Versuche. Die Anmeldung ist vorübergehend gesperrt. Wir haben Ihnen per E-Mail einen Link zum Entsperren gesendet.',
    },
  },
  newFactor: {
    signOut: 'Abmelden',
    recommended: 'Empfohlen',
    progress: message('Schritt {{step}} von {{steps}}'),
    enroll: {
      title: 'Schützen Sie Ihr Konto',
      subtitle: 'Fügen Sie einen zweiten Schritt hinzu, damit ein Passwort allein nicht ausreicht.',
      label: 'Zweiter Schritt',
      submit: 'Weiter',
    },
    newApp: {
      title: 'Authenticator-App einrichten',
      subtitle: 'Scannen Sie den QR-Code mit der App und geben Sie dann den angezeigten Code ein.',
      picture: 'Fügt dieses Konto zu einer Authenticator-App hinzu',
      cannotScan: 'Scannen geht nicht?',
      secret: 'Einrichtungsschlüssel',
      open: 'In einer App auf diesem Gerät öffnen',
    },
    phone: {
      title: 'Telefon hinzufügen',
      subtitle: 'Bei jeder Anmeldung senden wir Ihnen einen Code per SMS.',
      label: 'Telefonnummer',
      submit: 'Code senden',
    },
    recoveryCodes: {
      title: 'Wiederherstellungscodes',
      subtitle:
        'Speichern Sie sie: Jeder Code gilt einmal, falls Sie Ihr Gerät verlieren. Sie werden nicht noch einmal angezeigt.',
      copy: 'Alle kopieren',
      copied: 'Kopiert',
      copyFailed: 'Markieren Sie die Codes und kopieren Sie sie selbst.',
      download: 'Herunterladen',
      print: 'Drucken',
      saved: 'Ich habe diese Codes gespeichert',
      notSaved: 'Speichern Sie die Codes und setzen Sie dann das Häkchen.',
      submit: 'Weiter',
      file: message('Wiederherstellungscodes von {{email}}'),
    },
    recover: {
      title: 'Wiederherstellungscode',
      subtitle: 'Sie haben einige gespeichert, als Sie den zweiten Schritt eingerichtet haben.',
      label: 'Wiederherstellungscode',
      forGood: 'Ich habe dieses Gerät nicht mehr',
      forGoodHint: 'Wir entfernen es und helfen Ihnen, einen neuen zweiten Schritt einzurichten.',
      submit: 'Code verwenden',
      found: 'Stattdessen mein Gerät verwenden',
      wrong: 'Falscher oder bereits verwendeter Code. Versuchen Sie einen anderen.',
      short: 'Geben Sie den vollständigen Code ein.',
      done: {
        title: 'Gerät entfernt',
        subtitle: 'Melden Sie sich erneut an, um einen neuen zweiten Schritt einzurichten.',
        submit: 'Erneut anmelden',
      },
    },
  },
  signUp: {
    failures: {
      signUpsDisabled:
        'Die Registrierung ist nur mit Einladung möglich. Bitten Sie Ihre Administration um eine Einladung.',
      emailTaken:
        'Für diese E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich an oder verwenden Sie eine andere Adresse.',
      linkInvalid:
        'Diese Einladung gilt nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
      linkExpired:
        'Diese Einladung gilt nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
    },
    title: 'Konto erstellen',
    subtitle: message('Nutzen Sie {{vendor}} mit Ihrem Team.'),
    subtitleAlone: 'Das dauert etwa eine Minute.',
    titleInvited: message('{{company}} beitreten'),
    subtitleInvited: 'Erstellen Sie Ihr Konto. Das dauert etwa eine Minute.',
    submit: 'Konto erstellen',
    haveAccount: 'Sie haben bereits ein Konto?',
    signIn: 'Anmelden',
    agree: 'Ich stimme ',
    and: ' und ',
    agreed: ' zu',
    terms: 'den Nutzungsbedingungen',
    privacy: 'der Datenschutzerklärung',
  },
  signUpClosed: {
    title: 'Nur mit Einladung',
    subtitle: 'Bitten Sie die Administration Ihres Unternehmens um eine Einladung, um sich zu registrieren.',
    submit: 'Anmelden',
  },
  signUpSuccess: {
    title: 'Prüfen Sie Ihr Postfach',
    subtitle: message(
      'Wir haben einen Link an {{email}} gesendet. Öffnen Sie ihn, um Ihre E-Mail-Adresse zu bestätigen.',
    ),
  },
  activation: {
    activating: {
      title: 'E-Mail-Adresse wird bestätigt',
      subtitle: 'Das dauert einen Moment.',
      untried: 'Bestätigung fehlgeschlagen',
    },
    activatingForm: {
      title: 'Passwort festlegen',
      subtitle: 'Ihre E-Mail-Adresse wird bestätigt, sobald Sie ein Passwort festlegen.',
      submit: 'Konto aktivieren',
      elsewhere: {
        title: 'Konto einrichten',
        titleJoining: message('{{company}} beitreten'),
        subtitle:
          'Diese Registrierung wurde in einem anderen Browser begonnen. Öffnen Sie den Link dort, um die Eingaben zu behalten, oder geben Sie Ihre Daten hier ein.',
      },
    },
    success: {
      title: 'Konto aktiviert',
      subtitle: 'Ihre E-Mail-Adresse ist bestätigt. Sie werden weitergeleitet …',
    },
    resend: {
      subtitle: 'Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen neuen Link.',
      usedSubtitle:
        'Wenn Ihr Konto bereits aktiv ist, melden Sie sich an. Andernfalls fordern Sie einen neuen Link an.',
      submit: 'Neuen Link senden',
      sentTitle: 'Prüfen Sie Ihr Postfach',
      sentSubtitle: message('Wenn es zu {{email}} ein unbestätigtes Konto gibt, haben wir einen neuen Link gesendet.'),
    },
  },
  invitation: {
    validating: {
      title: 'Ihre Einladung wird geprüft',
      subtitle: 'Das dauert einen Moment.',
      untried: 'Prüfung fehlgeschlagen',
      notLetIn: 'Beitritt nicht möglich',
    },
    validate: {
      title: message('{{company}} beitreten'),
      titleAlone: 'Sie sind eingeladen',
      invitedBy: message('{{person}} hat Sie ({{email}}) eingeladen.'),
      invited: message('Diese Einladung ist für {{email}}.'),
      shared: message('Jemand von {{company}} hat diese Einladung mit Ihnen geteilt.'),
      until: message('Gültig bis {{date}}.'),
      accept: 'Einladung annehmen',
      notNow: 'Jetzt nicht',
      otherAccount: message('Sie sind als {{name}} ({{email}}) angemeldet. Diese Einladung ist für {{invited}}.'),
      signOut: 'Konto wechseln',
      stay: message('Als {{name}} angemeldet bleiben'),
      createAccount: 'Konto erstellen',
      haveAccount: 'Ich habe ein Konto',
      joinAs: message('Als {{name}} ({{email}}) beitreten'),
      useAnother: 'Anderes Konto verwenden',
    },
    pending: { title: message('Beitritt zu {{company}}'), titleAlone: 'Einladung wird angenommen' },
    success: {
      title: message('Willkommen bei {{company}}'),
      titleAlone: 'Einladung angenommen',
      subtitle: 'Sie werden weitergeleitet …',
      signInSubtitle: 'Melden Sie sich an, um loszulegen.',
      submit: 'Anmelden',
    },
    invalid: {
      expired: 'Einladung abgelaufen',
      used: 'Einladung bereits verwendet',
      invalid: 'Diese Einladung ist ungültig',
      shared: 'Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
      subtitle:
        'Möglicherweise wurde sie widerrufen oder ersetzt. Fragen Sie die Person, die Sie eingeladen hat, oder fordern Sie einen neuen Link an.',
      expiredSubtitle: 'Fragen Sie die Person, die Sie eingeladen hat, oder fordern Sie einen neuen Link an.',
      usedSubtitle:
        'Wenn Sie es waren, melden Sie sich an. Andernfalls fragen Sie die Person, die Sie eingeladen hat, oder fordern Sie einen neuen Link an.',
      submit: 'Neuen Link senden',
      sentTitle: 'Prüfen Sie Ihr Postfach',
      sentSubtitle: message('Wenn es für {{email}} eine offene Einladung gibt, haben wir einen neuen Link gesendet.'),
      signIn: 'Anmelden',
    },
  },
} satisfies Messages['login-more'];
