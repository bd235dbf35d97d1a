import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('de');

/** Messages of the components that administration is made of, and of failed calls, in German. */
export const messages = {
  overlays: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    typeToConfirm: message('Zur Bestätigung „{{name}}“ eingeben'),
    notTheName: 'Das stimmt nicht überein. Geben Sie es so ein, wie es oben steht.',
    leave: {
      title: 'Änderungen verwerfen?',
      effect: 'Ihre Änderungen werden nicht gespeichert.',
      leave: 'Änderungen verwerfen',
      stay: 'Weiter bearbeiten',
    },
    menu: 'Aktionen',
    steps: {
      label: 'Schritte',
      position: message('Schritt {{step}} von {{total}}'),
      done: 'erledigt',
      current: 'aktueller Schritt',
      todo: 'noch offen',
      failed: 'braucht Aufmerksamkeit',
    },
    toasts: {
      label: 'Hinweise',
      undo: 'Rückgängig',
      reach: 'Mit F8 rückgängig machen.',
      dismiss: 'Ausblenden',
    },
  },
  table: {
    viewOnly: 'Nur Ansicht',
    saveBar: {
      unsaved: 'Sie haben ungespeicherte Änderungen.',
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
      none: message('Keine Ergebnisse für „{{query}}“'),
    },
    data: {
      loading: 'Wird geladen',
      select: message('{{name}} auswählen'),
      selectPage: 'Alle auf dieser Seite auswählen',
      selected: counted({ other: '{{count}} ausgewählt' }),
      selectAll: counted({ other: 'Alle {{count}} auswählen' }),
      clearSelection: 'Auswahl aufheben',
      actions: 'Aktionen',
      actionsFor: message('Aktionen für {{name}}'),
      moreActions: 'Weitere Aktionen',
      details: 'Details',
      detailsOf: message('Details zu {{name}}'),
      columns: 'Spalten',
      tools: 'Sortieren und exportieren',
      ascending: message('{{column}}, aufsteigend'),
      descending: message('{{column}}, absteigend'),
      sorted: message('Sortiert nach {{order}}'),
      filter: 'Filtern',
      addFilter: 'Filter hinzufügen',
      is: 'ist',
      export: 'Exportieren',
      rows: counted({ one: '{{count}} Zeile', other: '{{count}} Zeilen' }),
      outdated: 'Möglicherweise veraltet. Aktualisieren fehlgeschlagen.',
      skipped: counted({ other: '{{count}} übersprungen' }),
      skippedMore: counted({ other: '{{count}} weitere' }),
      because: message('{{names}}: {{reason}}'),
      pagesOf: message('Seiten von „{{label}}“'),
      dismiss: 'Schließen',
    },
  },
  answers: {
    outdated: 'Möglicherweise veraltet. Aktualisieren fehlgeschlagen.',
    /** Beside a field that the server refused, by its code. */
    fields: {
      required: 'Pflichtfeld',
      empty: 'Geben Sie mindestens ein sichtbares Zeichen ein.',
      malformed: 'Das wurde nicht angenommen. Ändern Sie es und versuchen Sie es erneut.',
      notText: 'Geben Sie Text ein.',
      notReadable: 'Einige Zeichen lassen sich nicht speichern. Entfernen Sie sie.',
      notList: 'Wählen Sie aus der Liste.',
      notBoolean: 'Wählen Sie Ja oder Nein.',
      notNumber: 'Geben Sie eine Zahl ein.',
      notInteger: 'Geben Sie eine ganze Zahl ein.',
      tooShort: message('Geben Sie mindestens {{count}} Zeichen ein.'),
      tooLong: message('Verwenden Sie höchstens {{count}} Zeichen.'),
      tooFew: message('Wählen Sie mindestens {{count}} aus.'),
      tooMany: message('Wählen Sie höchstens {{count}} aus.'),
      tooSmall: message('Geben Sie {{min}} oder mehr ein.'),
      tooLarge: message('Geben Sie {{max}} oder weniger ein.'),
      outOfRange: message('Geben Sie eine ganze Zahl von {{min}} bis {{max}} ein.'),
      notOneOf: 'Wählen Sie eine der Möglichkeiten.',
      controlCharacters: 'Hier sind unsichtbare Zeichen oder Zeilenumbrüche. Entfernen Sie sie.',
      lineControlCharacters: 'Hier sind unsichtbare Zeichen. Entfernen Sie sie.',
      notEmail: 'Geben Sie eine E-Mail-Adresse ein, etwa name@firma.de.',
      notPhoneNumber: 'Geben Sie eine Telefonnummer mit Ländervorwahl ein.',
      notJson: 'Geben Sie gültiges JSON ein.',
      notJsonObject: 'Geben Sie ein JSON-Objekt ein.',
      notId: 'Das ist keine gültige ID.',
      notIdList: 'Das sind keine gültigen IDs.',
      notMoment: 'Geben Sie Datum und Uhrzeit gültig ein.',
      notTimezone: 'Wählen Sie eine Zeitzone.',
      notCurrency: 'Wählen Sie eine Währung.',
      notImage: 'Verwenden Sie ein Bild im Format PNG, JPEG, WebP oder GIF.',
      tooManyPixels: message('Verwenden Sie ein kleineres Bild: höchstens {{megapixels}} Megapixel.'),
      notRoleKey: 'Verwenden Sie Buchstaben, Ziffern, Punkte, Binde- und Unterstriche.',
      notColor: 'Geben Sie eine Farbe ein, etwa #3366cc.',
      notLoginAlias: 'Geben Sie 3 bis 40 Buchstaben, Ziffern oder Bindestriche ein.',
      notBase64url: 'Das wurde nicht angenommen. Versuchen Sie es erneut.',
      unknownId: 'Etwas, das hier ausgewählt ist, gibt es nicht mehr. Wählen Sie erneut.',
      notMember: 'Jemand, der hier ausgewählt ist, gehört nicht zu Ihrem Unternehmen. Wählen Sie erneut.',
      notCurrentPassword: 'Das ist nicht Ihr aktuelles Passwort.',
      givenTwice: 'Geben Sie das nur einmal an.',
      notChangeable: 'Das lässt sich hier nicht ändern.',
      notAddress: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
      notCertificate: 'Fügen Sie das Zertifikat ein, von BEGIN bis END.',
      notDomain: 'Geben Sie eine Domain ein, etwa firma.de.',
      notMetadata: 'Dort wurden keine SAML-Metadaten gefunden.',
      notYet: 'Melden Sie sich zuerst einmal auf diesem Weg an.',
      notTogether: 'Verwenden Sie nur einen dieser Filter.',
      domainNotListed: message('{{domain}} steht nicht auf der Liste der erlaubten Domains Ihres Unternehmens.'),
      domainBlocked: message('Ihr Unternehmen sperrt Adressen von {{domain}}.'),
      domainPublic: message(
        'Verwenden Sie eine geschäftliche Adresse. Ihr Unternehmen sperrt öffentliche E-Mail-Dienste wie {{domain}}.',
      ),
    },
    failures: {
      offline:
        'Sie sind offline, oder der Dienst ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
      serverError: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
      rateLimited: 'Zu viele Anfragen. Versuchen Sie es in einer Minute erneut.',
      forbidden: 'Dazu fehlt Ihnen die Berechtigung. Wenden Sie sich an Ihre Administration.',
      notFound: 'Das gibt es nicht mehr. Möglicherweise wurde es gelöscht.',
      conflict: 'Jemand anderes hat das geändert. Laden Sie neu und nehmen Sie Ihre Änderung erneut vor.',
      unauthorized: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
      sessionEnded: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
      stepUpRequired: 'Bestätigen Sie, dass Sie es sind, und versuchen Sie es erneut.',
      tooLarge: 'Das ist zu groß. Versuchen Sie es mit weniger Einträgen.',
      roleKeyTaken: 'Dieser Schlüssel wird bereits verwendet. Wählen Sie einen anderen.',
      loginAliasTaken: 'Ein anderes Unternehmen verwendet diese Anmeldeadresse. Wählen Sie eine andere.',
      emailTaken: 'Für diese E-Mail-Adresse gibt es bereits ein Konto.',
      resourceReadOnly: 'Das wird an anderer Stelle verwaltet und kann hier nicht bearbeitet werden.',
      insufficientPrivilege: 'Dafür benötigen Sie mehr Berechtigungen.',
      defaultRolesExceedPrivilege:
        'Neue Mitglieder erhalten Standardrollen mit mehr Berechtigungen, als Sie haben. Wählen Sie die Rollen aus oder wenden Sie sich an Ihre Administration.',
      invalidInput: 'Hier stimmt etwas nicht. Prüfen Sie die Felder und versuchen Sie es erneut.',
      malformed: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
      badRequest: 'Das hat nicht geklappt. Prüfen Sie Ihre Angaben und versuchen Sie es erneut.',
      serviceMissing:
        'Der Dienst hinter dieser Seite wurde nicht gefunden. Bitte wenden Sie sich an den Betreiber der Website.',
      originNotAllowed:
        'Der Dienst ist für diese Adresse noch nicht eingerichtet. Bitte wenden Sie sich an den Betreiber der Website.',
      captchaUnavailable: 'Die Sicherheitsabfrage konnte nicht geladen werden. Versuchen Sie es erneut.',
      captchaFailed: 'Wir konnten nicht bestätigen, dass Sie ein Mensch sind. Versuchen Sie es erneut.',
      authenticatorExists: 'Dieses Gerät ist bereits eingerichtet. Verwenden Sie ein anderes.',
      authenticatorUnsupported: 'Dieser Browser kann keine Passkeys verwenden. Versuchen Sie es mit einem anderen.',
      authenticatorNotEligible: 'Dieses Gerät kann dafür nicht verwendet werden. Versuchen Sie es mit einem anderen.',
      authenticatorForbidden: 'Diese Seite darf keine Passkeys verwenden. Verwenden Sie eine andere Methode.',
      authenticatorFailed: 'Ihr Gerät hat nicht reagiert. Versuchen Sie es erneut.',
      invalidCredentials: 'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides und versuchen Sie es erneut.',
      emailNotVerified:
        'Diese E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link aus unserer E-Mail und versuchen Sie es erneut.',
      accountLocked:
        'Dieses Konto ist nach zu vielen Versuchen gesperrt. Öffnen Sie den Link aus unserer E-Mail, um es zu entsperren.',
      methodDisabled: 'Diese Anmeldemethode ist hier nicht verfügbar. Wählen Sie eine andere.',
      codeInvalid: 'Falscher Code. Prüfen Sie ihn und versuchen Sie es erneut.',
      codeExpired: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
      codeAttemptsExceeded: 'Zu viele Versuche. Fordern Sie einen neuen Code an.',
      codeTimeSkewed:
        'Dieser Code gehört zu einer anderen Uhrzeit. Stellen Sie die Uhr des Geräts, das ihn anzeigt, und versuchen Sie es erneut.',
      codeAlreadyUsed: 'Dieser Code wurde bereits verwendet. Warten Sie auf den nächsten.',
      recoveryCodeInvalid: 'Falscher oder bereits verwendeter Wiederherstellungscode. Versuchen Sie einen anderen.',
      challengeExpired: 'Das hat zu lange gedauert. Beginnen Sie von vorn.',
      passkeyVerificationFailed:
        'Dieser Passkey konnte nicht überprüft werden. Versuchen Sie es erneut oder verwenden Sie einen anderen.',
      passkeyNotFound: 'Dieser Passkey ist hier nicht registriert. Verwenden Sie einen anderen.',
      passkeyAlreadyRegistered: 'Dieses Gerät ist bereits eingerichtet. Verwenden Sie ein anderes.',
      phoneNumberTaken: 'Diese Telefonnummer gehört zu einem anderen Konto. Verwenden Sie eine andere.',
      phoneNumberLimitReached: 'Sie haben zu viele Telefonnummern. Entfernen Sie eine und versuchen Sie es erneut.',
      smsUnavailable:
        'An diese Nummer kann zurzeit keine Nachricht gesendet werden. Verwenden Sie eine andere Methode.',
      flowExpired: 'Diese Anmeldung hat zu lange gedauert oder wurde bereits verwendet. Beginnen Sie von vorn.',
      providerDenied:
        'Sie haben beim anderen Dienst abgebrochen. Versuchen Sie es noch einmal oder wählen Sie eine andere Methode.',
      providerFailed:
        'Der andere Dienst konnte Sie nicht anmelden. Versuchen Sie es noch einmal oder wählen Sie eine andere Methode.',
      accountNotLinked:
        'Es gibt bereits ein Konto mit dieser E-Mail-Adresse. Melden Sie sich dort an und verknüpfen Sie dann das andere.',
      emailNotProvided:
        'Der andere Dienst hat keine E-Mail-Adresse bestätigt. Registrieren Sie sich mit Ihrer E-Mail-Adresse und verknüpfen Sie ihn dann.',
      identityLinked: 'Das ist bereits mit einem anderen Konto verknüpft. Melden Sie sich dort an, um es zu entfernen.',
      lastSignInMethod: 'Sie können sich nur so anmelden. Legen Sie zuerst ein Passwort oder einen Passkey an.',
      lastFactor:
        'Ihr Unternehmen verlangt einen zweiten Schritt. Fügen Sie einen anderen hinzu, bevor Sie diesen entfernen.',
      signUpsDisabled:
        'Die Registrierung ist nur mit Einladung möglich. Bitten Sie Ihre Administration um eine Einladung.',
      passwordPolicyNotMet: 'Dieses Passwort erfüllt die Regeln nicht. Wählen Sie ein anderes.',
      passwordBreached: 'Dieses Passwort ist in einem Datenleck aufgetaucht. Wählen Sie ein anderes.',
      passwordTooGuessable:
        'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein längeres, etwa mehrere Wörter ohne Zusammenhang.',
      passwordContainsPersonalData:
        'Dieses Passwort ähnelt Ihrem Namen, Ihrer E-Mail-Adresse oder Ihrem Unternehmen zu sehr. Wählen Sie ein anderes.',
      passwordReused: 'Dieses Passwort haben Sie schon einmal verwendet. Wählen Sie ein anderes.',
      linkExpired: 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
      linkAlreadyUsed: 'Dieser Link wurde bereits verwendet. Fordern Sie einen neuen an.',
      linkInvalid: 'Dieser Link funktioniert nicht. Fordern Sie einen neuen an.',
      cannotTargetSelf: 'Das geht nicht mit Ihrem eigenen Konto.',
      lastAdministrator:
        'Ihr Unternehmen benötigt mindestens eine Person mit Administratorrechten. Geben Sie diese zuerst jemand anderem.',
      onlyTenant: 'Dies ist Ihr einziges Unternehmen. Löschen Sie stattdessen Ihr Konto.',
      accountDeletionDisabled: 'Konten können hier nicht gelöscht werden. Wenden Sie sich an Ihre Administration.',
      alreadyMember: 'Diese Person ist bereits Mitglied.',
      invitationPending:
        'Diese Person hat die Einladung noch nicht angenommen. Widerrufen Sie stattdessen die Einladung.',
      staleVersion:
        'Jemand anderes hat das inzwischen geändert. Prüfen Sie den neuen Stand und versuchen Sie es noch einmal.',
      membersOnly: 'Das können nur Mitglieder dieses Kontos. Sie sind aus einem anderen Konto hier.',
      notAllowedForTokens: 'Mit einem API-Token geht das nicht. Melden Sie sich dafür an.',
      tokenLimitReached:
        'Es gibt zu viele API-Token. Löschen Sie eines, das nicht mehr gebraucht wird, und versuchen Sie es noch einmal.',
      notAllowedWhileImpersonating:
        'Das geht nicht, während Sie als jemand anderes angemeldet sind. Kehren Sie zuerst zu Ihrem eigenen Konto zurück.',
      externallyManaged:
        'Ihre Abrechnung wird außerhalb dieser App verwaltet. Wenden Sie sich für Änderungen an den Betreiber.',
      paymentProviderMissing:
        'Zahlungen sind hier noch nicht eingerichtet. Bitte informieren Sie den Betreiber dieser Seite.',
      paymentProviderUnavailable:
        'Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts abgebucht. Versuchen Sie es gleich noch einmal.',
      paymentProviderFailed:
        'Der Zahlungsdienst konnte das nicht ausführen. Es wurde nichts abgebucht. Bitte informieren Sie den Betreiber dieser Seite.',
      paymentDeclined: 'Ihre Karte wurde abgelehnt. Verwenden Sie eine andere oder wenden Sie sich an Ihre Bank.',
      paymentMethodNeeded:
        'Dafür benötigen Sie eine Zahlungsmethode. Fügen Sie eine hinzu und versuchen Sie es erneut.',
      subscriptionMissing: 'Es gibt kein Abonnement, das geändert werden kann. Laden Sie die Seite neu.',
      subscriptionExists: 'Ihr Unternehmen hat bereits ein Abonnement. Laden Sie die Seite neu, um es zu sehen.',
      subscriptionNotCancelable: 'Dieses Abonnement kann gerade nicht gekündigt werden. Laden Sie die Seite neu.',
      subscriptionNotRenewable: 'Dieses Abonnement kann nicht verlängert werden. Laden Sie die Seite neu.',
      planChangeNotAllowed: 'Diese Änderung ist hier nicht möglich. Wenden Sie sich an den Betreiber dieser Seite.',
      seatsNeeded: 'Sie haben mehr Personen als Plätze. Wählen Sie mehr Plätze oder entfernen Sie zuerst Personen.',
      seatLimitReached:
        'Alle Plätze sind belegt. Fügen Sie Plätze hinzu oder entfernen Sie zuerst Personen oder Einladungen.',
      ssoDomainNotValidated:
        'Ihr Anbieter hat eine E-Mail-Adresse außerhalb der Domains Ihres Unternehmens gesendet. Wenden Sie sich an Ihre Administration.',
      ssoNotConfigured: 'Single Sign-on ist hier nicht mehr eingerichtet. Melden Sie sich anders an.',
      ssoRequired: 'Ihr Unternehmen verlangt Single Sign-on. Fahren Sie damit fort, um sich anzumelden.',
      ssoAccountMismatch:
        'Diese E-Mail-Adresse gehört bei Ihrem Anbieter zu einer anderen Person. Wenden Sie sich an Ihre Administration.',
      domainTaken: 'Diese Domain gehört einem anderen Unternehmen.',
      nothingToUpdate: 'Keine Änderungen zum Speichern',
      hierarchyCycle: 'Ein Konto kann nicht unter sich selbst verschoben werden.',
      hierarchyTooDeep: 'Konten können nicht tiefer verschachtelt werden. Wählen Sie ein anderes übergeordnetes Konto.',
      tenantIdTaken: 'Diese Konto-ID wird bereits verwendet.',
      accountSubscribed: 'Kündigen Sie zuerst die Abonnements dieses Kontos und seiner Unterkonten.',
      domainNotProven:
        'Der TXT-Eintrag wurde noch nicht gefunden. DNS kann etwas dauern. Versuchen Sie es später erneut.',
      emailDomainNotAllowed:
        'Ihr Unternehmen nimmt keine Adressen dieser Domain an. Verwenden Sie eine andere Adresse.',
      refused: 'Das hat nicht geklappt. Versuchen Sie es erneut.',
    },
  },
} satisfies Messages['ui-more'];
