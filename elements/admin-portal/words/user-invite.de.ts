import { wordsIn } from '../../i18n/words.ts';
import type { UserInviteMessages } from './user-invite.en.ts';

const { counted, phrase } = wordsIn('de');

/** What the dialog says in which people are invited, in German. */
export const words: { userInvite: UserInviteMessages } = {
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
};
