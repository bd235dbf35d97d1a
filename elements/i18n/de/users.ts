import { formatsOf, type MessageWithSlots } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { phrase, counted } = formatsOf('de');

type Written = (count: string) => string;
const users = phrase('{{count}} Benutzer');
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
    description: 'Wer zu Ihrem Unternehmen gehört und was alle dürfen.',
    search: 'Benutzer durchsuchen',
    count: counted({ one: '{{count}} Benutzer', other: '{{count}} Benutzer' }),
    invite: 'Personen einladen',
    views: { everybody: 'Alle', invitations: 'Einladungen' },
    invitations: {
      count: counted({ one: '{{count}} Einladung', other: '{{count}} Einladungen' }),
      none: { title: 'Keine offenen Einladungen', hint: 'Eingeladene stehen hier, bis sie beigetreten sind.' },
    },
    elsewhere: 'Diese Person gehört zu einem untergeordneten Unternehmen.',
    columns: {
      company: 'Unternehmen',
      name: 'Benutzer',
      email: 'E-Mail',
      roles: 'Rollen',
      groups: 'Gruppen',
      status: 'Status',
      provider: 'Anmeldung über',
      lastLogin: 'Letzte Anmeldung',
      mfa: 'Zwei Faktoren',
      joined: 'Beigetreten',
      invited: 'Eingeladen',
      verified: 'E-Mail bestätigt',
      id: 'ID',
    },
    you: 'Sie',
    superUser: 'Superuser',
    states: { active: 'Aktiv', pending: 'Eingeladen', locked: 'Gesperrt', unverified: 'Unbestätigt' },
    mfa: { on: 'Ein', off: 'Aus' },
    verified: { yes: 'Ja', no: 'Nein' },
    never: 'Nie',
    exporting: 'Alle Benutzer werden geholt',
    exported: phrase('{{done}} von {{total}}'),
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
    },
    filters: {
      preset: 'Handlungsbedarf',
      presets: {
        'mfa-unenrolled': 'Ohne zweiten Faktor',
        'breached-passwords': 'Passwort aus Datenleck',
        inactive: 'Seit 90 Tagen inaktiv',
      },
      below: { included: 'Mit untergeordneten' },
      contains: 'enthält',
    },
    none: { title: 'Noch keine Benutzer', hint: 'Hier steht, wer Ihrem Unternehmen beitritt.' },
  },
  userActions: {
    actions: {
      roles: 'Rollen bearbeiten',
      resend: 'Einladung erneut senden',
      lock: 'Sperren',
      unlock: 'Entsperren',
      signOut: 'Überall abmelden',
      resetMfa: 'Zwei Faktoren zurücksetzen',
      impersonate: 'Als diese Person handeln',
      delete: 'Löschen',
      revoke: 'Einladung zurückziehen',
    },
    cannotTargetSelf: 'Das geht nicht mit Ihrem eigenen Konto.',
    notSuperUser: 'Das darf bei Superusern nur ein Superuser.',
    beyond: 'Diese Rolle darf mehr als Sie und kann von Ihnen weder vergeben noch entzogen werden.',
    unlocked: phrase('{{name}} ist entsperrt'),
    resent: phrase('Einladung erneut an {{email}} gesendet'),
    failures: {
      lastAdministrator:
        'Es muss jemand bleiben, der Benutzer verwalten kann. Machen Sie zuerst eine andere Person zum Administrator.',
      cannotTargetSelf: 'Das geht nicht mit Ihrem eigenen Konto.',
      staleVersion:
        'Diese Person wurde inzwischen von jemand anderem geändert. Ihre Änderungen sind noch da; sehen Sie sich den Rest an, wie er jetzt ist, und speichern Sie noch einmal.',
      insufficientPrivilege: 'Diese Person oder eine hier gewählte Rolle darf mehr als Sie.',
      impersonating: 'Das geht nicht, während Sie als jemand anderes handeln.',
    },
  },
  userQuestions: {
    actAs: {
      title: phrase('Als {{name}} handeln?'),
      effect:
        'Sie sehen und tun höchstens eine Stunde lang, was diese Person darf. Es wird bei beiden protokolliert; Zugangsdaten, Token, Richtlinien und Abrechnung bleiben zu.',
      action: 'Als diese Person handeln',
    },
    roles: {
      title: phrase('Rollen von {{name}}'),
      label: 'Rollen',
      hint: 'Rollen, die eine Gruppe verleiht, stehen hier nicht.',
      submit: 'Rollen speichern',
      done: phrase('Rollen von {{name}} geändert'),
    },
    deleteWithoutTokens: 'Der Zugang endet sofort, ebenso alle Sitzungen. Was getan wurde, bleibt im Protokoll.',
    questions: {
      lock: {
        title: phrase('{{name}} sperren?'),
        effect: 'Alle Sitzungen enden. Eine neue Anmeldung ist erst nach dem Entsperren möglich.',
        action: 'Sperren',
        done: phrase('{{name}} ist gesperrt'),
      },
      signOut: {
        title: phrase('{{name}} überall abmelden?'),
        effect: 'Alle Sitzungen enden, auf jedem Gerät. Eine neue Anmeldung ist möglich.',
        action: 'Überall abmelden',
        done: phrase('{{name}} ist überall abgemeldet'),
      },
      resetMfa: {
        title: phrase('Zwei Faktoren von {{name}} zurücksetzen?'),
        effect: 'Alle zweiten Faktoren werden entfernt, und die Person wird per E-Mail benachrichtigt.',
        action: 'Zurücksetzen',
        done: phrase('Zwei Faktoren von {{name}} zurückgesetzt'),
      },
      delete: {
        title: phrase('{{name}} löschen?'),
        effect: 'Der Zugang endet sofort, ebenso Sitzungen und Token. Was getan wurde, bleibt im Protokoll.',
        action: 'Benutzer löschen',
        done: phrase('{{name}} gelöscht'),
      },
      revoke: {
        title: phrase('Einladung von {{name}} zurückziehen?'),
        effect: 'Der Link in der E-Mail gilt dann nicht mehr.',
        action: 'Einladung zurückziehen',
        done: phrase('Einladung von {{name}} zurückgezogen'),
      },
    },
  },
  userPerson: {
    actions: 'Aktionen',
    profile: 'Profil',
    noRoles: 'Keine eigenen Rollen.',
    noGroups: 'In keiner Gruppe.',
    sessions: 'Angemeldet auf',
    noSessions: 'Nirgends angemeldet.',
    impersonated: 'Jemand handelt als diese Person',
    device: phrase('{{browser}} unter {{system}}'),
    unknownDevice: 'Unbekanntes Gerät',
    devices: 'Zweite Faktoren',
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
      lock: { title: ofUsers((some) => `${some} sperren?`), done: ofUsers((some) => `${some} gesperrt`) },
      unlock: { title: ofUsers((some) => `${some} entsperren?`), done: ofUsers((some) => `${some} entsperrt`) },
      resend: {
        title: ofInvitations((some) => `${some} erneut senden?`),
        done: ofInvitations((some) => `${some} erneut gesendet`),
      },
      signOut: {
        title: ofUsers((some) => `${some} überall abmelden?`),
        done: ofUsers((some) => `${some} abgemeldet`),
      },
      delete: { title: ofUsers((some) => `${some} löschen?`), done: ofUsers((some) => `${some} gelöscht`) },
      revoke: {
        title: ofInvitations((some) => `${some} widerrufen?`),
        done: ofInvitations((some) => `${some} widerrufen`),
      },
    },
    effects: {
      unlock: 'Sie können sich wieder anmelden.',
      resend: 'Alle erhalten eine neue E-Mail. Die Links in früheren gelten dann nicht mehr.',
    },
    resend: 'Erneut senden',
    revoke: 'Widerrufen',
    running: 'Läuft',
    said: phrase('{{share}} erledigt'),
    stays: phrase('{{name}} bleibt unverändert: Jemand muss Benutzer verwalten können.'),
    stop: 'Anhalten',
    skips: {
      joined: 'hat die Einladung angenommen',
      pending: 'hat die Einladung noch nicht angenommen',
      locked: 'ist schon gesperrt',
      unlocked: 'ist nicht gesperrt',
      stopped: 'kam nicht mehr an die Reihe',
    },
  },
  userInvite: {
    title: 'Personen einladen',
    ways: { label: 'Arten einzuladen', one: 'Eine Person', many: 'Mehrere', link: 'Per Link' },
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefonnummer',
    roles: 'Rollen',
    noRole: 'Wählen Sie mindestens eine Rolle.',
    notEmail: 'Das ist keine E-Mail-Adresse.',
    alreadyMember: 'Diese Person gehört schon zu Ihrem Unternehmen.',
    invite: 'Einladung senden',
    invited: phrase('Einladung an {{email}} gesendet'),
    works: {
      days: counted({ one: 'Die Einladung gilt {{count}} Tag.', other: 'Die Einladung gilt {{count}} Tage.' }),
      hours: counted({ one: 'Die Einladung gilt {{count}} Stunde.', other: 'Die Einladung gilt {{count}} Stunden.' }),
    },
    many: {
      label: 'E-Mail-Adressen',
      hint: 'Tippen oder einfügen, auch aus einer Tabelle. Alle erhalten eine eigene E-Mail.',
      leftOut: counted({
        one: '{{count}} Wort ohne @ wurde ausgelassen.',
        other: '{{count}} Wörter ohne @ wurden ausgelassen.',
      }),
      invite: counted({ one: '{{count}} Person einladen', other: '{{count}} Personen einladen' }),
      file: 'Oder eine Datei mit Adressen',
      fileHint: 'Jede Adresse darin wird übernommen.',
      tally: phrase('{{good}} können eingeladen werden, {{wrong}} nicht.'),
      newest: 'Zuletzt eingeladen',
      anew: 'Neu beginnen',
      none: 'Geben Sie mindestens eine Adresse an.',
      running: 'Einladungen werden gesendet',
      said: phrase('{{done}} von {{total}}'),
      stop: 'Anhalten',
      stopped: counted({ one: '{{count}} Adresse ist übrig.', other: '{{count}} Adressen sind übrig.' }),
      resume: 'Fortsetzen',
      done: counted({ one: '{{count}} Person eingeladen', other: '{{count}} Personen eingeladen' }),
      refused: counted({
        one: '{{count}} Adresse konnte nicht eingeladen werden:',
        other: '{{count}} Adressen konnten nicht eingeladen werden:',
      }),
      close: 'Schließen',
    },
    link: {
      label: 'Einladungslink',
      hint: 'Wer diesen Link hat, kann beitreten, mit den Rollen für neue Personen.',
      about:
        'Erstellen Sie einen Link für einen Chat oder eine eigene Seite. Wer ihn hat, kann beitreten, mit den Rollen für neue Personen.',
      create: 'Link erstellen',
      until: phrase('Bis {{date}}'),
      works: 'Gültig',
      expired: phrase('Abgelaufen am {{date}}'),
      days: counted({ one: 'Ab jetzt {{count}} Tag', other: 'Ab jetzt {{count}} Tage' }),
      notify: 'Bei jedem Beitritt eine E-Mail an mich',
      renew: 'Link ersetzen',
      disable: 'Link deaktivieren',
      disabled: 'Einladungslink deaktiviert',
      disableTitle: 'Einladungslink deaktivieren?',
      disableEffect: 'Niemand kann mehr damit beitreten. Wer beigetreten ist, bleibt.',
      renewTitle: 'Einladungslink ersetzen?',
      renewEffect: 'Der jetzige Link gilt dann nicht mehr.',
    },
  },
} satisfies Messages['users'];
