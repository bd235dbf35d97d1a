import { wordsIn } from '../../i18n/words.ts';
import type { UserActionsMessages } from './user-actions.en.ts';

const { phrase } = wordsIn('de');

/** What can be done to one person in the tab of users, in German. */
export const words: { userActions: UserActionsMessages } = {
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
    notYourself: 'Das geht nicht mit Ihrem eigenen Konto.',
    notSuperUser: 'Das darf bei Superusern nur ein Superuser.',
    unlocked: phrase('{{name}} ist entsperrt'),
    resent: phrase('Einladung erneut an {{email}} gesendet'),
    failures: {
      lastAdministrator:
        'Es muss jemand bleiben, der Benutzer verwalten kann. Machen Sie zuerst eine andere Person zum Administrator.',
      notYourself: 'Das geht nicht mit Ihrem eigenen Konto.',
      changedMeanwhile:
        'Jemand anderes hat diese Person inzwischen geändert. Schließen Sie dies, sehen Sie nach und wiederholen Sie Ihre Änderung.',
      beyondYou: 'Diese Person oder eine hier gewählte Rolle darf mehr als Sie.',
      impersonating: 'Das geht nicht, während Sie als jemand anderes handeln.',
    },
  },
};
