import { wordsIn } from '../../i18n/words.ts';
import type { RolesMessages } from './roles.en.ts';

const { counted } = wordsIn('de');

/** What the tab of roles says, in German. */
export const words: { roles: RolesMessages } = {
  roles: {
    title: 'Rollen',
    description: 'Was Personen tun dürfen, nach den Rollen, die sie haben.',
    search: 'Rollen durchsuchen',
    count: counted({ one: '{{count}} Rolle', other: '{{count}} Rollen' }),
    columns: { name: 'Name', key: 'Schlüssel', permissions: 'Berechtigungen', kind: 'Art' },
    builtIn: 'Mitgeliefert',
    own: 'Eigene',
    isDefault: 'Standard',
    none: { title: 'Noch keine Rollen', hint: 'Eine Rolle gibt Personen eine Reihe von Berechtigungen.' },
  },
};
