import type { MailMessages } from '../mails.ts';

const TO_SIGN_IN = 'Zur Anmeldung';
const NOT_YOU =
  'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort: über „Passwort vergessen?“ auf der Anmeldeseite.';

/** Mails in German. */
export const messages = {
  greeting: (name) => `Guten Tag ${name},`,
  greetingWithoutName: 'Guten Tag,',
  linkLasts: (when) => `Der Link läuft ${when} ab und gilt einmal.`,
  codeLasts: (when) => `Der Code läuft ${when} ab und gilt einmal, in dem Browser, in dem Sie ihn angefordert haben.`,
  shortMessage: (vendor, code) => `${code} ist Ihr Code für ${vendor}. Geben Sie ihn an niemanden weiter.`,
  copyLink: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  sentBy: (vendor) => `Gesendet von ${vendor}, weil diese E-Mail-Adresse dort verwendet wurde.`,
  invoice: {
    title: 'Rechnung',
    number: 'Rechnungsnummer',
    date: 'Datum',
    paidOn: 'Bezahlt am',
    seller: 'Von',
    billedTo: 'Rechnung an',
    taxId: 'Steuernummer',
    description: 'Beschreibung',
    quantity: 'Menge',
    amount: 'Betrag',
    subtotal: 'Zwischensumme',
    tax: 'Steuer',
    total: 'Gesamtbetrag',
    refunded: 'Erstattet',
    paid: 'Bezahlt',
    due: 'Offener Betrag',
    card: 'Bezahlt mit',
  },
  texts: {
    activation: {
      subject: (vendor) => `Bestätigen Sie Ihre E-Mail-Adresse für ${vendor}`,
      title: 'Bestätigen Sie Ihre E-Mail-Adresse',
      body: (vendor) => [
        `Nur noch ein Schritt bis zu Ihrem Konto bei ${vendor}: Bestätigen Sie, dass diese Adresse Ihnen gehört.`,
      ],
      action: 'E-Mail-Adresse bestätigen',
      note: 'Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail; ohne den Link geschieht nichts.',
    },
    passwordReset: {
      subject: (vendor) => `Setzen Sie Ihr Passwort für ${vendor} zurück`,
      title: 'Wählen Sie ein neues Passwort',
      body: (vendor) => [`Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Konto bei ${vendor} angefordert.`],
      action: 'Neues Passwort wählen',
      note: 'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail; Ihr Passwort bleibt unverändert.',
    },
    firstPassword: {
      subject: (vendor) => `Legen Sie ein Passwort für ${vendor} fest`,
      title: 'Wählen Sie ein Passwort',
      body: (vendor) => [
        `Jemand, vermutlich Sie, möchte ein Passwort für Ihr Konto bei ${vendor} festlegen. Bisher hat es keines.`,
      ],
      action: 'Passwort wählen',
      note: 'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail; ohne den Link ändert sich nichts.',
    },
    accountLocked: {
      subject: (vendor) => `Die Anmeldung bei ${vendor} ist gesperrt`,
      title: 'Ihr Konto ist vorübergehend gesperrt',
      body: (vendor) => [
        `Für Ihr Konto bei ${vendor} wurde zu oft ein falsches Passwort eingegeben; von neuen Geräten aus ist die Anmeldung deshalb eine Weile gesperrt. Wo Sie schon einmal angemeldet waren, können Sie sich weiterhin anmelden.`,
        'Wenn Sie es waren, entsperren Sie Ihr Konto und versuchen Sie es noch einmal.',
      ],
      action: 'Konto entsperren',
      note: 'Wenn Sie es nicht waren, hat Ihr Passwort den Zugang verhindert. Sie können warten, bis die Sperre von selbst endet, oder ein neues Passwort wählen.',
    },
    signInCode: {
      subject: (vendor) => `Ihr Anmeldecode für ${vendor}`,
      title: 'Ihr Anmeldecode',
      body: (vendor) => [`Geben Sie diesen Code ein, um sich bei ${vendor} anzumelden.`],
      note: 'Geben Sie diesen Code nicht weiter: Der Support fragt nie danach. Wenn Sie sich nicht gerade anmelden, ignorieren Sie diese E-Mail; ohne den Code geschieht nichts.',
    },
    magicLink: {
      subject: (vendor) => `Bei ${vendor} anmelden`,
      title: 'Ihr Anmeldelink',
      body: (vendor) => [`Öffnen Sie diesen Link, um sich bei ${vendor} anzumelden.`],
      action: 'Anmelden',
      note: 'Wenn Sie sich nicht gerade anmelden, ignorieren Sie diese E-Mail; ohne den Link geschieht nichts. Leiten Sie sie nicht weiter.',
    },
    confirmationCode: {
      subject: (vendor) => `Ihr Bestätigungscode für ${vendor}`,
      title: 'Ihr Bestätigungscode',
      body: (vendor) => [`Geben Sie diesen Code dort ein, wo ${vendor} danach fragt.`],
      note: 'Geben Sie diesen Code nicht weiter: Der Support fragt nie danach. Wenn Sie nicht nach einem Code gefragt wurden, kennt möglicherweise jemand Ihr Passwort: Wählen Sie ein neues.',
    },
    factorAdded: {
      subject: (vendor) => `Neue Bestätigungsmethode für ${vendor}`,
      title: 'Eine Bestätigungsmethode wurde hinzugefügt',
      body: (vendor) => [
        `Zu Ihrem Konto bei ${vendor} wurde soeben eine Zwei-Faktor-Methode, ein Passkey oder ein Konto bei einem anderen Dienst hinzugefügt.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    factorRemoved: {
      subject: (vendor) => `Bestätigungsmethode für ${vendor} entfernt`,
      title: 'Eine Bestätigungsmethode wurde entfernt',
      body: (vendor) => [
        `Von Ihrem Konto bei ${vendor} wurde soeben eine Zwei-Faktor-Methode, ein Passkey oder ein Konto bei einem anderen Dienst entfernt.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    recoveryCodeUsed: {
      subject: (vendor) => `Ein Wiederherstellungscode für ${vendor} wurde verwendet`,
      title: 'Ein Wiederherstellungscode wurde verwendet',
      body: (vendor) => [
        `Jemand hat sich mit einem Ihrer Wiederherstellungscodes bei ${vendor} angemeldet. Dieser Code gilt nicht mehr.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    factorsRemoved: {
      subject: (vendor) => `Ihre Zwei-Faktor-Methoden bei ${vendor} wurden entfernt`,
      title: 'Ihre Zwei-Faktor-Methoden wurden entfernt',
      body: (vendor) => [
        `Mit einem Ihrer Wiederherstellungscodes wurden alle Zwei-Faktor-Methoden Ihres Kontos bei ${vendor} entfernt, und Sie wurden überall abgemeldet. Bei der nächsten Anmeldung richten Sie eine neue ein.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    recentWaysRemoved: {
      subject: (vendor) => `Einige Anmeldemethoden bei ${vendor} wurden entfernt`,
      title: 'Einige Anmeldemethoden wurden entfernt',
      body: (vendor) => [
        `Sie haben das Passwort Ihres Kontos bei ${vendor} per E-Mail zurückgesetzt. Zur Sicherheit haben wir Authenticator-Apps, Passkeys, Sicherheitsschlüssel, Telefonnummern und Wiederherstellungscodes entfernt, die seit Ihrer letzten Anmeldung mit mehr als einer E-Mail hinzugefügt wurden.`,
        'Wenn Sie sie selbst hinzugefügt haben, richten Sie sie nach der Anmeldung wieder ein.',
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    emailChangeFrom: {
      subject: (vendor) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${vendor}`,
      title: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
      body: (vendor, _, { email }) => [
        `Sie möchten für Ihr Konto bei ${vendor} künftig ${email} verwenden. Die Änderung gilt, sobald Sie sie hier und unter der neuen Adresse bestätigt haben.`,
      ],
      action: 'Änderung prüfen',
      note: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail und wählen Sie sofort ein neues Passwort: Jemand ist vielleicht in Ihrem Konto angemeldet. Ohne den Link bleibt Ihre Adresse, wie sie ist.',
    },
    emailChangeTo: {
      subject: (vendor) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${vendor}`,
      title: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      body: (vendor) => [
        `Jemand, vermutlich Sie, möchte diese E-Mail-Adresse für ein Konto bei ${vendor} verwenden. Bestätigen Sie, dass es Ihre ist. Die Änderung gilt, sobald auch die bisherige Adresse bestätigt hat.`,
      ],
      action: 'E-Mail-Adresse bestätigen',
      note: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ohne den Link geschieht nichts.',
    },
    emailChangeTaken: {
      subject: (vendor) => `Sie haben bereits ein Konto bei ${vendor}`,
      title: 'Sie haben bereits ein Konto',
      body: (vendor) => [
        `Jemand, vielleicht Sie, wollte diese E-Mail-Adresse für ein anderes Konto bei ${vendor} verwenden. Zu ihr gibt es bereits ein Konto, deshalb wurde nichts geändert.`,
      ],
      action: TO_SIGN_IN,
      note: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Über Ihr Konto haben wir nichts verraten.',
    },
    emailChanged: {
      subject: (vendor) => `Ihre E-Mail-Adresse bei ${vendor} wurde geändert`,
      title: 'Ihre E-Mail-Adresse wurde geändert',
      body: (vendor, _, { email }) => [
        `Ab jetzt melden Sie sich bei ${vendor} mit ${email} an. Die bisherige Adresse gilt nicht mehr, andere Geräte wurden abgemeldet.`,
        'Wenn Sie das nicht waren, machen Sie die Änderung mit diesem Link rückgängig. Dann werden alle abgemeldet, die in Ihrem Konto angemeldet sind.',
      ],
      action: 'Änderung rückgängig machen',
      note: 'Wenn Sie die Adresse selbst geändert haben, müssen Sie nichts tun.',
    },
    emailChangeUndone: {
      subject: (vendor) => `Diese Adresse wurde aus einem Konto bei ${vendor} entfernt`,
      title: 'Die Änderung der E-Mail-Adresse wurde rückgängig gemacht',
      body: (vendor) => [
        `Für Ihr Konto bei ${vendor} gilt wieder die vorherige E-Mail-Adresse. Mit dieser hier ist keine Anmeldung mehr möglich.`,
      ],
      action: TO_SIGN_IN,
      note: 'Dazu wurde der Link verwendet, den wir an die vorherige Adresse geschickt haben.',
    },
    phoneChanged: {
      subject: (vendor) => `Ihre Telefonnummer bei ${vendor} wurde geändert`,
      title: 'Ihre Telefonnummer wurde geändert',
      body: (vendor) => [`Die Telefonnummer, mit der Sie sich bei ${vendor} anmelden, wurde soeben geändert.`],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    companyLeft: {
      subject: (_vendor, company) => `Sie haben ${company} verlassen`,
      title: 'Sie haben ein Unternehmen verlassen',
      body: (vendor, company) => [
        `Sie gehören in ${vendor} nicht mehr zu ${company}. Ihre persönlichen API-Token dort gelten nicht mehr.`,
        'Um zurückzukehren, lassen Sie sich von jemandem dort einladen.',
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    dataExported: {
      subject: (vendor) => `Ihre ${vendor}-Daten wurden exportiert`,
      title: 'Ihre Daten wurden exportiert',
      body: (vendor) => [
        `Soeben wurde eine Datei mit den Daten Ihres ${vendor}-Kontos heruntergeladen. Bewahren Sie sie sicher auf.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    deletionRequested: {
      subject: (vendor, _company, { date }) => `Ihr ${vendor}-Konto wird am ${date} gelöscht`,
      title: 'Ihr Konto wird gelöscht',
      body: (vendor, _company, { date }) => [
        `Sie möchten Ihr ${vendor}-Konto löschen. Am ${date} wird es endgültig gelöscht, und mit ihm alles, was nur Ihnen gehört.`,
        'Doch nicht? Bis dahin behalten Sie es mit einem Klick.',
      ],
      action: 'Konto behalten',
      note: NOT_YOU,
    },
    deletionCanceled: {
      subject: (vendor) => `Ihr ${vendor}-Konto bleibt erhalten`,
      title: 'Ihr Konto bleibt erhalten',
      body: (vendor) => [`Ihr ${vendor}-Konto wird nicht gelöscht. Darin hat sich nichts geändert.`],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    accountDeleted: {
      subject: (vendor) => `Ihr ${vendor}-Konto wurde gelöscht`,
      title: 'Ihr Konto wurde gelöscht',
      body: (vendor) => [
        `Ihr ${vendor}-Konto und seine Daten sind wie gewünscht gelöscht. Das lässt sich nicht rückgängig machen.`,
      ],
      note: 'Dies ist unsere letzte E-Mail zu diesem Konto.',
    },
    passwordBreached: {
      subject: (vendor) => `Ihr Passwort für ${vendor} ist in einem Datenleck aufgetaucht`,
      title: 'Ihr Passwort ist nicht mehr sicher',
      body: (vendor) => [
        `Das Passwort Ihres Kontos bei ${vendor} steht auf einer Liste, die bei einer anderen Website gestohlen wurde. ${vendor} selbst ist nicht betroffen: Es genügt, dass jemand dasselbe Passwort anderswo verwendet hat.`,
        'Wählen Sie ein neues, um sich wieder anzumelden.',
      ],
      action: 'Neues Passwort wählen',
      note: 'Verwenden Sie ein Passwort, das Sie nirgendwo sonst verwenden.',
    },
    passwordChanged: {
      subject: (vendor) => `Ihr Passwort für ${vendor} wurde geändert`,
      title: 'Ihr Passwort wurde geändert',
      body: (vendor) => [
        `Das Passwort Ihres Kontos bei ${vendor} wurde soeben geändert, und Sie wurden überall sonst abgemeldet.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    sessionCopied: {
      subject: (vendor) => `Sie wurden bei ${vendor} abgemeldet`,
      title: 'Sie wurden abgemeldet',
      body: (vendor) => [
        `Eine Ihrer Sitzungen bei ${vendor} wurde an zwei Orten verwendet. Das kann passieren, wenn jemand sie aus einem Browser kopiert. Zur Sicherheit haben wir sie überall beendet.`,
        'Ihre anderen Sitzungen bleiben angemeldet.',
      ],
      action: TO_SIGN_IN,
      note: 'Wenn Sie keinen Browser oder Computer aus einer Sicherung wiederhergestellt haben, wählen Sie ein neues Passwort: über „Passwort vergessen?“ auf der Anmeldeseite.',
    },
    signUpAttempt: {
      subject: (vendor) => `Sie haben bereits ein Konto bei ${vendor}`,
      title: 'Sie haben bereits ein Konto',
      body: (vendor) => [
        `Jemand, vermutlich Sie, wollte mit dieser E-Mail-Adresse ein Konto bei ${vendor} erstellen. Sie haben bereits eines: Melden Sie sich an oder wählen Sie ein neues Passwort, wenn Sie Ihres vergessen haben.`,
      ],
      action: TO_SIGN_IN,
      note: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. In Ihrem Konto wurde nichts angezeigt oder geändert.',
    },
    factorsReset: {
      subject: (vendor) => `Ihre Zwei-Faktor-Methoden bei ${vendor} wurden zurückgesetzt`,
      title: 'Ihre Zwei-Faktor-Methoden wurden zurückgesetzt',
      body: (vendor) => [
        `Die Administration Ihres Unternehmens hat alle Zwei-Faktor-Methoden Ihres Kontos bei ${vendor} entfernt.`,
        'Wenn Ihr Unternehmen eine verlangt, richten Sie bei der nächsten Anmeldung eine neue ein.',
      ],
      action: 'Zur Anmeldung',
      note: 'Wenn Sie nicht darum gebeten haben, wenden Sie sich an Ihre Administration und wählen Sie ein neues Passwort: über „Passwort vergessen?“ auf der Anmeldeseite.',
    },
    invitation: {
      subject: (_vendor, company) => `Einladung zu ${company}`,
      title: 'Sie sind eingeladen',
      body: (vendor, company) => [`${company} lädt Sie ein, bei ${vendor} zusammenzuarbeiten.`],
      action: 'Einladung annehmen',
      note: 'Wenn Sie nicht wissen, wer Sie eingeladen hat, ignorieren Sie diese E-Mail; ohne den Link geschieht nichts.',
    },
    personJoined: {
      subject: (_vendor, company) => `Jemand ist ${company} beigetreten`,
      title: 'Jemand ist über Ihren Link beigetreten',
      body: (_vendor, company) => [
        `Eine Person hat Ihren Einladungslink verwendet und gehört jetzt zu ${company}.`,
        'Sie finden sie auf Ihrer Seite „Benutzer“.',
      ],
      action: 'Zur Anmeldung',
      note: 'Wenn Sie niemanden erwartet haben, deaktivieren Sie den Link: Alle, die ihn haben, können beitreten.',
    },
    paymentReceipt: {
      subject: (vendor, _company, { number }) => `Ihre Zahlung an ${vendor}: Beleg ${number}`,
      title: 'Danke für Ihre Zahlung',
      body: (_vendor, company, { amount, date, number }) => [
        `Wir haben am ${date} ${amount} erhalten. Damit ist die Rechnung ${number} für ${company} bezahlt.`,
      ],
      action: 'Rechnungen ansehen',
      note: 'Sie können die Rechnung jederzeit als PDF herunterladen.',
    },
    paymentFailed: {
      subject: (vendor) => `Ihre Zahlung an ${vendor} ist fehlgeschlagen`,
      title: 'Ihre Zahlung hat nicht geklappt',
      body: (_vendor, company, { amount, number }) => [
        `Wir konnten ${amount} für die Rechnung ${number} von ${company} nicht abbuchen. Ihr Tarif bleibt vorerst aktiv.`,
        'Aktualisieren Sie Ihre Karte oder zahlen Sie mit einer anderen.',
      ],
      action: 'Zahlungsmethode aktualisieren',
      note: 'Wir versuchen es in den nächsten Tagen erneut. Wenn Sie bereits bezahlt haben, können Sie diese E-Mail ignorieren.',
    },
    paymentConfirmation: {
      subject: (vendor) => `Bestätigen Sie Ihre Zahlung an ${vendor}`,
      title: 'Ihre Bank möchte, dass Sie eine Zahlung bestätigen',
      body: (_vendor, company, { amount, number }) => [
        `Ihre Bank benötigt Ihre Bestätigung, bevor sie ${amount} für die Rechnung ${number} von ${company} bezahlt.`,
      ],
      action: 'Zahlung bestätigen',
      note: 'Ihr Tarif bleibt vorerst aktiv. Ohne Ihre Bestätigung schlägt die Zahlung fehl.',
    },
    tokenExpiring: {
      subject: (_vendor, _company, { token }) => `Ihr API-Token „${token}“ läuft bald ab`,
      title: 'Ihr API-Token läuft bald ab',
      body: (_vendor, company, { token, date }) => [
        `Das API-Token „${token}“ von ${company} funktioniert nur noch bis ${date}.`,
        'Erneuern Sie es vorher: Es bekommt ein neues Geheimnis, und das alte kann noch eine Weile weiter gelten.',
      ],
      action: TO_SIGN_IN,
      note: 'Wenn Sie dieses Token nicht mehr brauchen, müssen Sie nichts tun. Es läuft von selbst ab.',
    },
    trialEnding: {
      subject: (vendor) => `Ihre Testphase bei ${vendor} endet bald`,
      title: 'Ihre Testphase endet bald',
      body: (_vendor, company, { plan, date, hasMethod }) => [
        `Die Testphase von ${company} für ${plan} endet am ${date}.`,
        hasMethod
          ? 'Danach läuft Ihr Tarif weiter und wir belasten Ihre Zahlungsmethode.'
          : 'Fügen Sie eine Zahlungsmethode hinzu, um Ihren Tarif zu behalten.',
      ],
      action: 'Abonnement ansehen',
      note: 'Vor dem Ende der Testphase wird nichts abgebucht.',
    },
    subscriptionCanceled: {
      subject: (vendor) => `Ihr Abonnement bei ${vendor} ist gekündigt`,
      title: 'Ihr Abonnement ist gekündigt',
      body: (_vendor, company, { plan, date }) => [
        `Der Tarif ${plan} von ${company} bleibt bis zum ${date} aktiv. Er verlängert sich nicht, und es wird nichts mehr abgebucht.`,
      ],
      action: 'Abonnement ansehen',
      note: 'Anders entschieden? Bis zu diesem Tag können Sie verlängern.',
    },
    subscriptionEnded: {
      subject: (vendor) => `Ihr Abonnement bei ${vendor} ist beendet`,
      title: 'Ihr Abonnement ist beendet',
      body: (_vendor, company, { plan }) => [
        `Der Tarif ${plan} von ${company} ist beendet. Ihre Daten sind weiterhin da.`,
      ],
      action: 'Tarif wählen',
      note: 'Sie können jederzeit wieder ein Abonnement abschließen.',
    },
    seatsChanged: {
      subject: (vendor) => `Ihre Plätze bei ${vendor} wurden geändert`,
      title: 'Ihre Plätze wurden geändert',
      body: (_vendor, company, { plan, seats }) => [
        `Der Tarif ${plan} von ${company} hat jetzt folgende Anzahl Plätze: ${seats}.`,
      ],
      action: 'Abonnement ansehen',
      note: 'Sie müssen nichts tun.',
    },
    paymentRefunded: {
      subject: (vendor) => `Ihre Zahlung an ${vendor} wurde erstattet`,
      title: 'Ihre Zahlung wurde erstattet',
      body: (_vendor, company, { amount, number }) => [
        `Von der Rechnung ${number} von ${company} wurden ${amount} erstattet. Bis Ihre Bank es anzeigt, können einige Tage vergehen.`,
      ],
      action: 'Rechnungen ansehen',
      note: 'Sie müssen nichts tun.',
    },
    paymentDisputed: {
      subject: (vendor) => `Eine Zahlung an ${vendor} wurde reklamiert`,
      title: 'Eine Zahlung wurde reklamiert',
      body: (_vendor, company, { amount, number }) => [
        `Eine Bank hat die Zahlung von ${amount} für die Rechnung ${number} von ${company} reklamiert.`,
        'Hat die Reklamation Erfolg, endet Ihr Abonnement.',
      ],
      action: 'Rechnungen ansehen',
      note: 'Ist das ein Versehen, bitten Sie Ihre Bank, die Reklamation zurückzuziehen.',
    },
  },
} satisfies MailMessages;
