import { formatsOf, type MessageWithSlots } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('de');

type Written = (count: string) => string;
const users = message('{{count}} Benutzer');
const invitations = counted({ one: '{{count}} Einladung', other: '{{count}} Einladungen' });
const ofUsers =
  (write: Written): MessageWithSlots<'count'> =>
  (count) =>
    write(users(count));
const ofInvitations =
  (write: Written): MessageWithSlots<'count'> =>
  (count) =>
    write(invitations(count));

/** Messages of the tab of users, in German. */
export const messages = {
  users: {
    title: 'Benutzer',
    description: 'Verwalten Sie, wer Zugriff auf Ihr Unternehmen hat.',
    search: 'Benutzer durchsuchen',
    count: counted({ one: '{{count}} Benutzer', other: '{{count}} Benutzer' }),
    invite: 'Personen einladen',
    views: { members: 'Mitglieder', invitations: 'Einladungen' },
    invitations: {
      count: counted({ one: '{{count}} Einladung', other: '{{count}} Einladungen' }),
      none: { title: 'Keine offenen Einladungen', hint: 'Ausstehende Einladungen werden hier angezeigt.' },
    },
    elsewhere: 'Diese Person gehört zu einem Unterkonto.',
    columns: {
      company: 'Unternehmen',
      name: 'Benutzer',
      email: 'E-Mail',
      roles: 'Rollen',
      groups: 'Gruppen',
      status: 'Status',
      provider: 'Anmeldung über',
      lastLogin: 'Letzte Anmeldung',
      mfa: 'Zwei-Faktor',
      joined: 'Beigetreten',
      verified: 'E-Mail bestätigt',
      id: 'ID',
    },
    you: 'Sie',
    superUser: 'Superuser',
    lockedUntil: message('Gesperrt bis {{time}}'),
    failedSignIns: counted({
      one: '{{count}} fehlgeschlagene Anmeldung',
      other: '{{count}} fehlgeschlagene Anmeldungen',
    }),
    states: { active: 'Aktiv', pending: 'Einladung ausstehend', locked: 'Gesperrt', unverified: 'Nicht bestätigt' },
    pendingShort: 'Ausstehend',
    mfa: { on: 'Ein', off: 'Aus' },
    verified: { yes: 'Ja', no: 'Nein' },
    never: 'Nie',
    exporting: 'Alle Benutzer werden abgerufen',
    exported: message('{{done}} von {{total}}'),
    stop: 'Anhalten',
    providers: {
      local: 'E-Mail',
      saml: 'SSO',
      google: 'Google',
      github: 'GitHub',
      facebook: 'Facebook',
      microsoft: 'Microsoft',
      scim2: 'Verzeichnis',
      slack: 'Slack',
      apple: 'Apple',
      linkedin: 'LinkedIn',
      custom: 'Anderer Anbieter',
    },
    filters: {
      preset: 'Handlungsbedarf',
      presets: {
        'mfa-unenrolled': 'Ohne Zwei-Faktor',
        'breached-passwords': 'Passwort aus Datenleck',
        inactive: 'Seit 90 Tagen inaktiv',
      },
      below: { included: 'Unterkonten einschließen' },
      contains: 'enthält',
    },
    none: { title: 'Noch keine Benutzer', hint: 'Personen werden hier angezeigt, sobald sie beitreten.' },
  },
  userInvitations: {
    search: 'Einladungen durchsuchen',
    columns: {
      person: 'Person',
      phone: 'Telefonnummer',
      by: 'Eingeladen von',
      sent: 'Gesendet',
      opened: 'Geöffnet',
      expires: 'Läuft ab',
    },
    states: { sent: 'Gesendet', opened: 'Geöffnet', expired: 'Abgelaufen' },
    link: {
      copy: 'Link kopieren',
      copied: message('Link kopiert. Nur {{email}} kann ihn verwenden, bis {{date}}.'),
      over: 'Abgelaufen. Senden Sie die Einladung zuerst erneut.',
      title: message('Einladungslink für {{name}}'),
      hint: message(
        'Nur {{email}} kann ihn verwenden: bis {{date}} oder bis Sie die Einladung erneut senden oder widerrufen.',
      ),
    },
  },
  userActions: {
    actions: {
      roles: 'Rollen bearbeiten',
      resend: 'Einladung erneut senden',
      lock: 'Sperren',
      unlock: 'Entsperren',
      signOut: 'Überall abmelden',
      resetMfa: 'Zwei-Faktor zurücksetzen',
      impersonate: 'Als diese Person anmelden',
      delete: 'Löschen',
      revoke: 'Einladung widerrufen',
    },
    cannotTargetSelf: 'Das geht nicht mit Ihrem eigenen Konto.',
    notSuperUser: 'Nur Superuser können einen Superuser ändern.',
    beyond: 'Sie können keine Rolle mit mehr Rechten als Ihren eigenen zuweisen.',
    locked: message('{{name}} gesperrt'),
    unlocked: message('{{name}} entsperrt'),
    resent: message('Einladung erneut an {{email}} gesendet'),
    failures: {
      lastAdministrator:
        'Ihr Unternehmen benötigt mindestens eine Person mit Administratorrechten. Geben Sie diese zuerst jemand anderem.',
      cannotTargetSelf: 'Das geht nicht mit Ihrem eigenen Konto.',
      staleVersion:
        'Jemand anderes hat diesen Benutzer bearbeitet. Ihre Änderungen bleiben erhalten: Prüfen Sie die aktuelle Version und speichern Sie erneut.',
      insufficientPrivilege: 'Diese Person oder eine hier gewählte Rolle hat mehr Rechte als Sie.',
      impersonating: 'Das geht nicht, während Sie als jemand anderes angemeldet sind.',
    },
  },
  userQuestions: {
    actAs: {
      title: message('Als {{name}} anmelden?'),
      effect:
        'Sie verwenden die App bis zu 1 Stunde lang als diese Person. Alles wird unter beiden Namen protokolliert. Sicherheitseinstellungen und Abrechnung sind gesperrt.',
      action: 'Als diese Person anmelden',
    },
    roles: {
      title: message('Rollen von {{name}}'),
      label: 'Rollen',
      hint: 'Rollen aus Gruppen werden hier nicht angezeigt.',
      submit: 'Rollen speichern',
      done: message('Rollen von {{name}} geändert'),
    },
    deleteWithoutTokens:
      'Der Zugriff endet sofort. Die Aktivitäten bleiben im Protokoll. Das kann nicht rückgängig gemacht werden.',
    questions: {
      signOut: {
        title: message('{{name}} überall abmelden?'),
        effect: 'Alle Sitzungen enden, auf jedem Gerät. Eine neue Anmeldung ist möglich.',
        action: 'Überall abmelden',
        done: message('{{name}} überall abgemeldet'),
      },
      resetMfa: {
        title: message('Zwei-Faktor-Authentifizierung von {{name}} zurücksetzen?'),
        effect: 'Entfernt alle Zwei-Faktor-Methoden der Person. Wir benachrichtigen sie per E-Mail.',
        action: 'Zwei-Faktor zurücksetzen',
        done: message('Zwei-Faktor-Authentifizierung von {{name}} zurückgesetzt'),
      },
      delete: {
        title: message('{{name}} löschen?'),
        effect:
          'Der Zugriff endet sofort, ebenso alle Sitzungen und Token der Person, auch die Unternehmens-Token, die sie erstellt hat. Die Aktivitäten bleiben im Protokoll. Das kann nicht rückgängig gemacht werden.',
        action: 'Benutzer löschen',
        done: message('{{name}} gelöscht'),
      },
      revoke: { done: message('Einladung von {{name}} widerrufen') },
    },
  },
  userPerson: {
    actions: 'Aktionen',
    profile: 'Profil',
    noRoles: 'Keine direkten Rollen.',
    noGroups: 'Keine Gruppen.',
    groupChange: {
      open: 'Gruppen bearbeiten',
      title: message('Gruppen von {{name}}'),
      done: message('Gruppen von {{name}} geändert'),
      directory: 'Wird von Ihrem Verzeichnis verwaltet.',
    },
    sessions: 'Aktive Sitzungen',
    noSessions: 'Nirgendwo angemeldet.',
    impersonated: 'Jemand ist als diese Person angemeldet',
    device: message('{{browser}} unter {{system}}'),
    unknownDevice: 'Unbekanntes Gerät',
    devices: 'Zwei-Faktor-Methoden',
    noDevices: 'Keine eingerichtet.',
    factors: {
      authenticator: 'Authenticator-App',
      key: 'Sicherheitsschlüssel',
      phone: 'SMS',
      email: 'Code per E-Mail',
    },
    activity: 'Letzte Aktivitäten',
    noActivity: 'Noch nichts.',
  },
  userBulk: {
    ways: {
      lock: { action: ofUsers((some) => `${some} sperren`), done: ofUsers((some) => `${some} gesperrt`) },
      unlock: { action: ofUsers((some) => `${some} entsperren`), done: ofUsers((some) => `${some} entsperrt`) },
      roles: {
        action: counted({
          one: 'Rollen von {{count}} Benutzer ändern',
          other: 'Rollen von {{count}} Benutzern ändern',
        }),
        done: counted({
          one: 'Rollen von {{count}} Benutzer geändert',
          other: 'Rollen von {{count}} Benutzern geändert',
        }),
        add: 'Rollen hinzufügen',
        remove: 'Rollen entfernen',
      },
      groups: {
        action: counted({
          one: 'Gruppen von {{count}} Benutzer ändern',
          other: 'Gruppen von {{count}} Benutzern ändern',
        }),
        done: counted({
          one: 'Gruppen von {{count}} Benutzer geändert',
          other: 'Gruppen von {{count}} Benutzern geändert',
        }),
        add: 'Zu Gruppen hinzufügen',
        remove: 'Aus Gruppen entfernen',
      },
      resend: {
        title: ofInvitations((some) => `${some} erneut senden?`),
        action: ofInvitations((some) => `${some} erneut senden`),
        done: ofInvitations((some) => `${some} erneut gesendet`),
      },
      signOut: {
        title: ofUsers((some) => `${some} überall abmelden?`),
        action: ofUsers((some) => `${some} überall abmelden`),
        done: ofUsers((some) => `${some} abgemeldet`),
      },
      delete: {
        title: ofUsers((some) => `${some} löschen?`),
        action: ofUsers((some) => `${some} löschen`),
        done: ofUsers((some) => `${some} gelöscht`),
      },
      revoke: {
        action: ofInvitations((some) => `${some} widerrufen`),
        done: ofInvitations((some) => `${some} widerrufen`),
      },
    },
    effects: {
      resend: 'Alle erhalten eine neue E-Mail. Die Links in früheren funktionieren dann nicht mehr.',
    },
    running: 'Wird ausgeführt …',
    said: message('{{share}} erledigt'),
    stays: message('{{name}} wird nicht gelöscht: Ihr Unternehmen benötigt eine Person mit Administratorrechten.'),
    stop: 'Anhalten',
    skips: {
      joined: counted({
        one: '{{names}} hat die Einladung angenommen.',
        other: '{{names}} haben die Einladung angenommen.',
      }),
      pending: counted({
        one: '{{names}} hat die Einladung noch nicht angenommen.',
        other: '{{names}} haben die Einladung noch nicht angenommen.',
      }),
      locked: counted({ one: '{{names}} ist bereits gesperrt.', other: '{{names}} sind bereits gesperrt.' }),
      unlocked: counted({ one: '{{names}} ist nicht gesperrt.', other: '{{names}} sind nicht gesperrt.' }),
      unchanged: message('Für {{names}} ändert sich nichts.'),
      stopped: counted({
        one: '{{names}} wurde vor dem Anhalten nicht verarbeitet.',
        other: '{{names}} wurden vor dem Anhalten nicht verarbeitet.',
      }),
    },
  },
  userInvite: {
    title: 'Personen einladen',
    name: 'Name',
    phone: 'Telefonnummer',
    roles: 'Rollen',
    noRole: 'Wählen Sie mindestens eine Rolle.',
    notEmail: 'Keine E-Mail-Adresse.',
    alreadyMember: 'Bereits Mitglied.',
    alreadyInvited: 'Bereits eingeladen.',
    noSeat: 'Kein Platz mehr frei.',
    seats: {
      none: 'Alle Plätze sind belegt. Fügen Sie unter „Abonnement“ Plätze hinzu oder entfernen Sie Personen oder Einladungen.',
      left: counted({
        one: 'Es ist noch {{count}} Platz frei. Fügen Sie unter „Abonnement“ Plätze hinzu oder entfernen Sie Personen oder Einladungen.',
        other:
          'Es sind noch {{count}} Plätze frei. Fügen Sie unter „Abonnement“ Plätze hinzu oder entfernen Sie Personen oder Einladungen.',
      }),
    },
    discard: 'Einladungen verwerfen?',
    details: { both: 'Name und Telefonnummer hinzufügen', name: 'Name hinzufügen', phone: 'Telefonnummer hinzufügen' },
    invite: 'Einladung senden',
    invited: message('Einladung an {{email}} gesendet'),
    works: {
      days: counted({
        one: 'Einladungen laufen nach {{count}} Tag ab.',
        other: 'Einladungen laufen nach {{count}} Tagen ab.',
      }),
      hours: counted({
        one: 'Einladungen laufen nach {{count}} Stunde ab.',
        other: 'Einladungen laufen nach {{count}} Stunden ab.',
      }),
    },
    many: {
      label: 'E-Mail-Adressen',
      hint: 'Trennen Sie Adressen mit Kommas oder fügen Sie eine Liste ein. Jede Person erhält eine eigene E-Mail.',
      leftOut: counted({
        one: '{{count}} Eintrag ignoriert, der keine E-Mail-Adresse ist.',
        other: '{{count}} Einträge ignoriert, die keine E-Mail-Adressen sind.',
      }),
      invite: counted({ one: '{{count}} Person einladen', other: '{{count}} Personen einladen' }),
      file: 'Datei hochladen',
      checking: 'Adressen werden geprüft …',
      unchecked: 'Wir konnten nicht prüfen, ob diese Personen bereits Mitglieder sind.',
      oneByOne: 'Laden Sie eine Person nach der anderen ein.',
      skip: counted({ one: '{{count}} Adresse auslassen?', other: '{{count}} Adressen auslassen?' }),
      fileHint: 'Wir übernehmen die E-Mail-Adressen daraus.',
      tally: message('{{good}} bereit zum Einladen, {{wrong}} zu korrigieren.'),
      newest: 'Zuletzt eingeladen',
      startOver: 'Von vorn beginnen',
      none: 'Fügen Sie mindestens eine Adresse hinzu.',
      running: 'Einladungen werden gesendet',
      said: message('{{done}} von {{total}}'),
      stop: 'Anhalten',
      stopped: counted({ one: '{{count}} Adresse ist übrig.', other: '{{count}} Adressen sind übrig.' }),
      resume: 'Fortsetzen',
      done: counted({ one: '{{count}} Person eingeladen', other: '{{count}} Personen eingeladen' }),
      refused: counted({
        one: '{{count}} Adresse konnte nicht eingeladen werden',
        other: '{{count}} Adressen konnten nicht eingeladen werden',
      }),
      close: 'Schließen',
    },
    link: {
      share: 'Stattdessen einen Link teilen',
      label: 'Einladungslink',
      hint: 'Alle mit diesem Link können beitreten und erhalten Ihre Standardrollen.',
      as: message('Alle mit diesem Link können beitreten, als {{roles}}.'),
      about:
        'Erstellen Sie einen Link, den Sie in einem Chat oder auf einer Seite teilen. Alle mit diesem Link können beitreten und erhalten Ihre Standardrollen.',
      create: 'Link erstellen',
      until: message('Bis {{date}}'),
      works: 'Läuft ab',
      expired: message('Abgelaufen am {{date}}'),
      days: counted({ one: 'Für {{count}} Tag ab jetzt', other: 'Für {{count}} Tage ab jetzt' }),
      notify: 'E-Mail an mich, wenn jemand beitritt',
      renew: 'Link ersetzen',
      disable: 'Link deaktivieren',
      disabled: 'Einladungslink deaktiviert',
      disableTitle: 'Einladungslink deaktivieren?',
      disableEffect: 'Der Link funktioniert dann nicht mehr. Wer bereits beigetreten ist, behält den Zugriff.',
      renewTitle: 'Einladungslink ersetzen?',
      renewEffect: 'Der aktuelle Link funktioniert dann nicht mehr.',
    },
  },
} satisfies Messages['users'];
