import { wordsIn } from '../../i18n/words.ts';
import type { UserQuestionsMessages } from './user-questions.en.ts';

const { phrase } = wordsIn('de');

/** What is asked about one person in the tab of users, in German. */
export const words: { userQuestions: UserQuestionsMessages } = {
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
};
