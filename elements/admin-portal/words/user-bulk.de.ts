import { type Phrase, wordsIn } from '../../i18n/words.ts';
import type { UserBulkMessages } from './user-bulk.en.ts';

const { counted, phrase } = wordsIn('de');

type Written = (count: string) => string;
const users = phrase('{{count}} Benutzer');
const invitations = counted({ one: '{{count}} Einladung', other: '{{count}} Einladungen' });
const ofUsers =
  (write: Written): Phrase<'count'> =>
  (count) =>
    write(users(count));
const ofInvitations =
  (write: Written): Phrase<'count'> =>
  (count) =>
    write(invitations(count));

/** What can be done with many people at once, in German. */
export const words: { userBulk: UserBulkMessages } = {
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
};
