import { wordsIn } from '../../i18n/words.ts';
import type { TenantSwitcherMessages } from './tenant-switcher.en.ts';

const { phrase } = wordsIn('de');

/** What the tenant switcher says, in German. */
export const words: TenantSwitcherMessages = {
  company: phrase('Unternehmen: {{name}}'),
  someCompany: 'Unternehmen',
  switchCompany: 'Unternehmen wechseln',
  search: 'Unternehmen suchen',
  recent: 'Zuletzt',
  all: 'Alle Unternehmen',
  opening: phrase('{{name}} wird geöffnet'),
  opened: phrase('Sie sind jetzt bei {{name}}.'),
  notOpened: phrase('{{name}} wurde nicht geöffnet. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.'),
  noLonger: phrase('Sie gehören nicht mehr zu {{name}}. Wählen Sie ein anderes Unternehmen.'),
  notLoaded: 'Ihre Unternehmen wurden nicht geladen.',
  onlyThisTab: 'Ihre anderen Tabs bleiben, wo sie sind.',
};
