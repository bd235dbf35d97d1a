import { wordsIn } from '../../i18n/words.ts';
import type { UsersMessages } from './users.en.ts';

const { counted, phrase } = wordsIn('de');

/** What the tab of users says, in German. */
export const words: { users: UsersMessages } = {
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
};
