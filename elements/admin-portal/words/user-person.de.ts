import { wordsIn } from '../../i18n/words.ts';
import type { UserPersonMessages } from './user-person.en.ts';

const { phrase } = wordsIn('de');

/** What the drawer says that shows one person, in German. */
export const words: { userPerson: UserPersonMessages } = {
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
};
