import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { phrase, counted } = formatsOf('de');

/** Messages of the components that administration is made of, and of failed calls, in German. */
export const messages = {
  overlays: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    typeToConfirm: phrase('Zur Bestätigung „{{name}}“ eingeben'),
    notTheName: 'Das ist nicht der Name. Geben Sie ihn so ein, wie er oben steht.',
    leave: {
      title: 'Ohne Speichern verlassen?',
      effect: 'Was Sie hier geändert haben, geht verloren.',
      leave: 'Änderungen verwerfen',
      stay: 'Weiter bearbeiten',
    },
    menu: 'Aktionen',
    steps: {
      label: 'Schritte',
      position: phrase('Schritt {{step}} von {{total}}'),
      done: 'erledigt',
      current: 'aktueller Schritt',
      todo: 'noch offen',
      failed: 'braucht Aufmerksamkeit',
    },
    toasts: {
      label: 'Hinweise',
      undo: 'Rückgängig',
      reach: 'F8 führt zu „Rückgängig“.',
      dismiss: 'Ausblenden',
    },
  },
  table: {
    viewOnly: 'Nur Ansicht',
    saveBar: {
      unsaved: 'Es gibt ungespeicherte Änderungen.',
      saving: 'Wird gespeichert',
      saved: 'Änderungen gespeichert.',
      save: 'Speichern',
      cancel: 'Abbrechen',
    },
    search: {
      clear: 'Suche leeren',
      found: counted({
        one: '{{count}} Ergebnis für „{{query}}“',
        other: '{{count}} Ergebnisse für „{{query}}“',
      }),
      none: phrase('Nichts gefunden für „{{query}}“'),
    },
    data: {
      loading: 'Wird geladen',
      select: phrase('{{name}} auswählen'),
      selectPage: 'Alle auf dieser Seite auswählen',
      selected: counted({ other: '{{count}} ausgewählt' }),
      selectAll: counted({ other: 'Alle {{count}} auswählen' }),
      clearSelection: 'Auswahl aufheben',
      actions: 'Aktionen',
      actionsFor: phrase('Aktionen für {{name}}'),
      moreActions: 'Weitere Aktionen',
      details: 'Details',
      detailsOf: phrase('Details zu {{name}}'),
      columns: 'Spalten',
      sort: 'Sortieren',
      ascending: phrase('{{column}}, aufsteigend'),
      descending: phrase('{{column}}, absteigend'),
      sorted: phrase('Sortiert nach {{order}}'),
      filter: 'Filtern',
      addFilter: 'Filter hinzufügen',
      is: 'ist',
      export: 'Exportieren',
      rows: counted({ one: '{{count}} Zeile', other: '{{count}} Zeilen' }),
      outdated: 'Diese Angaben können veraltet sein, weil sie nicht neu geladen werden konnten.',
      skipped: counted({ other: '{{count}} übersprungen' }),
      skippedMore: counted({ one: 'und {{count}} weitere', other: 'und {{count}} weitere' }),
      because: phrase('{{names}}: {{reason}}'),
      pagesOf: phrase('Seiten von „{{label}}“'),
      dismiss: 'Schließen',
    },
  },
  answers: {
    outdated: 'Was Sie sehen, ist vielleicht nicht mehr aktuell: Es ließ sich nicht neu laden.',
    /** Beside a field that the server did not accept. */
    fieldRefused: 'Das wurde nicht angenommen. Ändern Sie es und versuchen Sie es erneut.',
    failures: {
      offline:
        'Sie sind offline, oder der Dienst ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
      serverError: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
      rateLimited: 'Das war viel auf einmal. Warten Sie eine Minute und versuchen Sie es erneut.',
      forbidden: 'Das dürfen Sie nicht. Fragen Sie jemanden, der Ihr Unternehmen hier verwaltet.',
      notFound: 'Das gibt es nicht mehr. Vielleicht hat es jemand gelöscht.',
      conflict: 'Das wurde inzwischen von jemand anderem geändert. Laden Sie es neu und wiederholen Sie Ihre Änderung.',
      unauthorized: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
      sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
      stepUpRequired: 'Bestätigen Sie, dass Sie es sind, und versuchen Sie es erneut.',
      tooLarge: 'Das ist zu viel auf einmal. Versuchen Sie es mit weniger.',
      roleKeyTaken: 'Dieser Schlüssel ist schon vergeben. Wählen Sie einen anderen.',
      emailTaken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
      resourceReadOnly: 'Das wird anderswo gepflegt und lässt sich hier nicht ändern.',
      insufficientPrivilege: 'Dafür braucht es mehr Berechtigungen, als Sie selbst haben.',
      defaultRolesExceedPrivilege:
        'Wer dazukommt, erhält Rollen, die mehr dürfen als Sie. Wählen Sie die Rollen aus, oder fragen Sie einen Administrator.',
      invalidInput: 'Hier stimmt etwas nicht. Prüfen Sie die Felder und versuchen Sie es erneut.',
      malformed: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
      badRequest: 'Das war nicht möglich. Prüfen Sie Ihre Angaben und versuchen Sie es erneut.',
      serviceMissing:
        'Der Dienst hinter dieser Seite wurde nicht gefunden. Bitte sagen Sie den Betreibern dieser Website Bescheid.',
      originNotAllowed:
        'Der Dienst ist für diese Adresse noch nicht eingerichtet. Bitte sagen Sie den Betreibern dieser Website Bescheid.',
      captchaUnavailable: 'Die Prüfung gegen Roboter wurde nicht geladen. Versuchen Sie es erneut.',
      captchaFailed: 'Wir konnten Sie nicht von einem Roboter unterscheiden. Versuchen Sie es erneut.',
      authenticatorExists: 'Dieses Gerät ist schon eingerichtet. Nehmen Sie ein anderes.',
      authenticatorUnsupported: 'Dieser Browser kann keine Passkeys verwenden. Versuchen Sie es mit einem anderen.',
      authenticatorNotEligible: 'Dieses Gerät ist dafür nicht geeignet. Versuchen Sie es mit einem anderen.',
      authenticatorForbidden: 'Diese Seite darf keine Passkeys verwenden. Versuchen Sie es auf einem anderen Weg.',
      authenticatorFailed: 'Ihr Gerät hat nicht geantwortet. Versuchen Sie es erneut.',
      invalidCredentials:
        'Die E-Mail-Adresse oder das Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es erneut.',
      emailNotVerified:
        'Diese E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link aus unserer Mail und versuchen Sie es erneut.',
      accountLocked: 'Dieses Konto ist nach zu vielen Versuchen gesperrt. Der Link in unserer Mail entsperrt es.',
      methodDisabled: 'Diese Art der Anmeldung wird hier nicht angeboten. Wählen Sie eine andere.',
      codeInvalid: 'Dieser Code stimmt nicht. Prüfen Sie ihn und versuchen Sie es erneut.',
      codeExpired: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
      codeAttemptsExceeded: 'Dieser Code wurde zu oft versucht. Fordern Sie einen neuen an.',
      codeTimeSkewed:
        'Dieser Code gehört zu einer anderen Zeit. Stellen Sie die Uhr des Geräts, das ihn anzeigt, und versuchen Sie es erneut.',
      codeAlreadyUsed: 'Dieser Code wurde schon verwendet. Warten Sie auf den nächsten.',
      recoveryCodeInvalid:
        'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet. Versuchen Sie einen anderen.',
      challengeExpired: 'Das hat zu lange gedauert. Beginnen Sie noch einmal.',
      passkeyVerificationFailed:
        'Dieser Passkey ließ sich nicht prüfen. Versuchen Sie es erneut oder nehmen Sie einen anderen.',
      passkeyNotFound: 'Dieser Passkey gehört hier zu keinem Konto. Nehmen Sie einen anderen.',
      passkeyAlreadyRegistered: 'Dieses Gerät ist schon eingerichtet. Nehmen Sie ein anderes.',
      phoneNumberTaken: 'Diese Telefonnummer gehört zu einem anderen Konto. Nehmen Sie eine andere.',
      smsUnavailable:
        'An diese Nummer kann gerade keine Nachricht gesendet werden. Versuchen Sie es auf einem anderen Weg.',
      signUpsDisabled: 'Neue Konten werden gerade nicht angenommen. Bitten Sie um eine Einladung.',
      passwordPolicyNotMet: 'Dieses Passwort erfüllt die Regeln nicht. Wählen Sie ein anderes.',
      passwordBreached: 'Dieses Passwort ist aus einem Datenleck bekannt. Wählen Sie ein anderes.',
      passwordTooGuessable:
        'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein längeres, etwa mehrere Wörter ohne Zusammenhang.',
      passwordContainsPersonalData:
        'Dieses Passwort ähnelt Ihrem Namen, Ihrer E-Mail-Adresse oder Ihrem Unternehmen zu sehr. Wählen Sie ein anderes.',
      passwordReused: 'Dieses Passwort haben Sie schon einmal verwendet. Wählen Sie ein anderes.',
      linkExpired: 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
      linkAlreadyUsed: 'Dieser Link wurde schon verwendet. Fordern Sie einen neuen an.',
      linkInvalid: 'Dieser Link funktioniert nicht. Fordern Sie einen neuen an.',
      cannotTargetSelf: 'Das geht nicht mit dem eigenen Konto.',
      lastAdministrator:
        'Mindestens eine Person muss Benutzer verwalten können. Machen Sie zuerst jemand anderen zum Administrator.',
      alreadyMember: 'Diese Person ist schon im Unternehmen.',
      staleVersion:
        'Das wurde inzwischen von jemand anderem geändert. Laden Sie es neu und wiederholen Sie Ihre Änderung.',
      notAllowedWhileImpersonating:
        'Das geht nicht, während Sie für jemand anderen handeln. Kehren Sie zuerst zu Ihrem eigenen Konto zurück.',
      refused: 'Das war nicht möglich. Versuchen Sie es erneut.',
    },
  },
} satisfies Messages['ui-more'];
