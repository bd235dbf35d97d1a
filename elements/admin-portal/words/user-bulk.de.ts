import { wordsIn } from '../../i18n/words.ts';
import type { UserBulkMessages } from './user-bulk.en.ts';

const { counted } = wordsIn('de');

/** What can be done with many people at once, in German. */
export const words: { userBulk: UserBulkMessages } = {
  userBulk: {
    ways: {
      lock: {
        title: counted({ other: '{{count}} Benutzer sperren?' }),
        effect: 'Sie werden überall abgemeldet und kommen erst wieder herein, wenn jemand sie entsperrt.',
        action: 'Sperren',
        done: counted({ other: '{{count}} Benutzer gesperrt' }),
      },
      unlock: {
        title: counted({ other: '{{count}} Benutzer entsperren?' }),
        effect: 'Sie können sich wieder anmelden.',
        action: 'Entsperren',
        done: counted({ other: '{{count}} Benutzer entsperrt' }),
      },
      resend: {
        title: counted({
          one: '{{count}} Einladung erneut senden?',
          other: '{{count}} Einladungen erneut senden?',
        }),
        effect: 'Alle erhalten eine neue E-Mail. Die Links in früheren gelten dann nicht mehr.',
        action: 'Erneut senden',
        done: counted({
          one: '{{count}} Einladung erneut gesendet',
          other: '{{count}} Einladungen erneut gesendet',
        }),
      },
      signOut: {
        title: counted({ other: '{{count}} Benutzer überall abmelden?' }),
        effect: 'Alle Sitzungen enden, auf jedem Gerät. Eine neue Anmeldung ist möglich.',
        action: 'Überall abmelden',
        done: counted({ other: '{{count}} Benutzer abgemeldet' }),
      },
      delete: {
        title: counted({ other: '{{count}} Benutzer löschen?' }),
        effect: 'Der Zugang endet sofort, ebenso Sitzungen und Token. Was getan wurde, bleibt im Protokoll.',
        action: 'Löschen',
        done: counted({ other: '{{count}} Benutzer gelöscht' }),
      },
    },
    running: 'Läuft',
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
