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
    beyond: 'Diese Rolle darf mehr als Sie und kann von Ihnen weder vergeben noch entzogen werden.',
    unlocked: phrase('{{name}} ist entsperrt'),
    resent: phrase('Einladung erneut an {{email}} gesendet'),
    failures: {
      lastAdministrator:
        'Es muss jemand bleiben, der Benutzer verwalten kann. Machen Sie zuerst eine andere Person zum Administrator.',
      notYourself: 'Das geht nicht mit Ihrem eigenen Konto.',
      changedMeanwhile:
        'Diese Person wurde inzwischen von jemand anderem geändert. Ihre Änderungen sind noch da; sehen Sie sich den Rest an, wie er jetzt ist, und speichern Sie noch einmal.',
      beyondYou: 'Diese Person oder eine hier gewählte Rolle darf mehr als Sie.',
      impersonating: 'Das geht nicht, während Sie als jemand anderes handeln.',
    },
  },
};
