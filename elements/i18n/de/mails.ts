import type { MailMessages } from '../mails.ts';

const TO_SIGN_IN = 'Zur Anmeldung';
const NOT_YOU =
  'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort: über „Passwort vergessen“ auf der Anmeldeseite.';

/** Mails in German. */
export const messages = {
  greeting: (name) => `Guten Tag ${name},`,
  greetingWithoutName: 'Guten Tag,',
  linkLasts: (within) => `Der Link gilt einmal, innerhalb von ${within}.`,
  codeLasts: (within) =>
    `Der Code gilt einmal, innerhalb von ${within}, in dem Browser, in dem Sie ihn angefordert haben.`,
  shortMessage: (vendor, code) => `${code} ist Ihr Code für ${vendor}. Geben Sie ihn an niemanden weiter.`,
  copyLink: 'Wenn die Schaltfläche nichts bewirkt, kopieren Sie diese Adresse in Ihren Browser:',
  sentBy: (vendor) => `Gesendet von ${vendor}, weil mit dieser E-Mail-Adresse etwas getan wurde.`,
  letters: {
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
      subject: (vendor) => `Wählen Sie ein neues Passwort für ${vendor}`,
      title: 'Wählen Sie ein neues Passwort',
      body: (vendor) => [`Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Konto bei ${vendor} angefordert.`],
      action: 'Neues Passwort wählen',
      note: 'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail; Ihr Passwort bleibt unverändert.',
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
      body: (vendor) => [`Geben Sie diesen Code dort ein, wo Sie sich bei ${vendor} anmelden.`],
      note: 'Geben Sie diesen Code nicht weiter: Der Support fragt nie danach. Wenn Sie sich nicht gerade anmelden, ignorieren Sie diese E-Mail; ohne den Code geschieht nichts.',
    },
    magicLink: {
      subject: (vendor) => `Bei ${vendor} anmelden`,
      title: 'Mit diesem Link anmelden',
      body: (vendor) => [`Folgen Sie dem Link, um sich bei ${vendor} anzumelden.`],
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
      subject: (vendor) => `Neue Bestätigung für ${vendor} eingerichtet`,
      title: 'Eine neue Bestätigung wurde eingerichtet',
      body: (vendor) => [`Für Ihr Konto bei ${vendor} wurde soeben ein zweiter Faktor oder ein Passkey eingerichtet.`],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    factorRemoved: {
      subject: (vendor) => `Bestätigung für ${vendor} entfernt`,
      title: 'Eine Bestätigung wurde entfernt',
      body: (vendor) => [`Von Ihrem Konto bei ${vendor} wurde soeben ein zweiter Faktor oder ein Passkey entfernt.`],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    recoveryCodeUsed: {
      subject: (vendor) => `Ein Wiederherstellungscode für ${vendor} wurde benutzt`,
      title: 'Ein Wiederherstellungscode wurde benutzt',
      body: (vendor) => [
        `Jemand hat sich mit einem Ihrer Wiederherstellungscodes bei ${vendor} angemeldet. Er gilt nun nicht mehr.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    factorsRemoved: {
      subject: (vendor) => `Ihre zweiten Faktoren bei ${vendor} wurden entfernt`,
      title: 'Ihre zweiten Faktoren wurden entfernt',
      body: (vendor) => [
        `Mit einem Ihrer Wiederherstellungscodes wurden alle zweiten Faktoren Ihres Kontos bei ${vendor} entfernt, und Sie wurden überall abgemeldet. Bei der nächsten Anmeldung richten Sie einen neuen ein.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    recentWaysRemoved: {
      subject: (vendor) => `Einige Anmeldewege bei ${vendor} wurden entfernt`,
      title: 'Einige Anmeldewege wurden entfernt',
      body: (vendor) => [
        `Sie haben per E-Mail ein neues Passwort für Ihr Konto bei ${vendor} gewählt. Zur Sicherheit haben wir Authenticator-Apps, Passkeys, Sicherheitsschlüssel, Telefonnummern und Wiederherstellungscodes entfernt, die seit Ihrer letzten Anmeldung mit mehr als einer E-Mail hinzugekommen sind.`,
        'Wenn Sie sie selbst hinzugefügt haben, richten Sie sie nach der Anmeldung wieder ein.',
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    phoneChanged: {
      subject: (vendor) => `Ihre Telefonnummer bei ${vendor} wurde geändert`,
      title: 'Ihre Telefonnummer wurde geändert',
      body: (vendor) => [`Die Telefonnummer, mit der Sie sich bei ${vendor} anmelden, wurde soeben geändert.`],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    passwordBreached: {
      subject: (vendor) => `Ihr Passwort für ${vendor} ist aus einem Datenleck bekannt`,
      title: 'Ihr Passwort ist nicht mehr sicher',
      body: (vendor) => [
        `Das Passwort Ihres Kontos bei ${vendor} steht auf einer Liste, die anderswo gestohlen wurde. Dafür musste niemand bei ${vendor} einbrechen: Es genügt, dass jemand dasselbe Passwort an anderer Stelle benutzt hat.`,
        'Wählen Sie ein neues, um sich wieder anzumelden.',
      ],
      action: 'Neues Passwort wählen',
      note: 'Nehmen Sie hier ein Passwort, das Sie nirgends sonst benutzen.',
    },
    passwordChanged: {
      subject: (vendor) => `Ihr Passwort für ${vendor} wurde geändert`,
      title: 'Ihr Passwort wurde geändert',
      body: (vendor) => [
        `Das Passwort Ihres Kontos bei ${vendor} wurde soeben geändert, und überall sonst, wo Sie angemeldet waren, wurden Sie abgemeldet.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    sessionCopied: {
      subject: (vendor) => `Sie wurden bei ${vendor} abgemeldet`,
      title: 'Sie wurden abgemeldet',
      body: (vendor) => [
        `Eine Ihrer Sitzungen bei ${vendor} wurde an zwei Orten benutzt, wie es geschieht, wenn jemand sie aus einem Browser kopiert. Zur Sicherheit haben wir sie überall beendet.`,
        'Wo Sie sich gesondert angemeldet haben, bleiben Sie angemeldet.',
      ],
      action: TO_SIGN_IN,
      note: 'Wenn Sie keinen Browser oder Computer aus einer Sicherung wiederhergestellt haben, wählen Sie ein neues Passwort: über „Passwort vergessen“ auf der Anmeldeseite.',
    },
    signUpAttempt: {
      subject: (vendor) => `Sie haben schon ein Konto bei ${vendor}`,
      title: 'Sie haben schon ein Konto',
      body: (vendor) => [
        `Jemand, vermutlich Sie, wollte mit dieser E-Mail-Adresse ein Konto bei ${vendor} eröffnen. Es gibt schon eines: Melden Sie sich an, oder wählen Sie ein neues Passwort, wenn Sie Ihres vergessen haben.`,
      ],
      action: TO_SIGN_IN,
      note: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Von Ihrem Konto wurde nichts gezeigt oder geändert.',
    },
    factorsReset: {
      subject: (vendor) => `Ihre zweiten Faktoren bei ${vendor} wurden zurückgesetzt`,
      title: 'Ihre zweiten Faktoren wurden zurückgesetzt',
      body: (vendor) => [
        `Eine Administratorin oder ein Administrator Ihres Unternehmens hat alle zweiten Faktoren Ihres Kontos bei ${vendor} entfernt.`,
        'Verlangt Ihr Unternehmen einen, richten Sie bei der nächsten Anmeldung einen neuen ein.',
      ],
      action: 'Zur Anmeldung',
      note: 'Wenn Sie nicht darum gebeten haben, sagen Sie es dort und wählen Sie ein neues Passwort: über „Passwort vergessen“ auf der Anmeldeseite.',
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
  },
} satisfies MailMessages;
