import { wordsIn } from '../../i18n/words.ts';
import type { UserButtonMessages } from './user-button.en.ts';

const { phrase } = wordsIn('de');

/** What the user button says, in German. */
export const words: UserButtonMessages = {
  account: phrase('Konto: {{name}}'),
  accountIn: phrase('Konto: {{name}}, {{company}}'),
  settings: 'Kontoeinstellungen',
  switchCompany: 'Unternehmen wechseln',
  signOut: 'Abmelden',
  signingOut: 'Sie werden abgemeldet',
};
