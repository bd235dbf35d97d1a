import type { Area, AreaMessages, Spoken, WordsModule, WordTable } from '../../i18n/areas.ts';
import type { Language } from '../../i18n/languages.ts';

/** An area whose words are found by way of the list of later ones, which is fetched with the first of them. */
const later = <Name extends Area & keyof typeof import('./later.words.ts').laterWords>(
  area: Name,
): Spoken<AreaMessages[Name]> => {
  const from = (language: Language) => async () => {
    const list = await import('./later.words.ts');
    // the list gives each area its own words
    return (await list.laterWords[area][language]()) as WordsModule<AreaMessages[Name]>;
  };
  return { en: from('en'), he: from('he'), de: from('de') };
};

/** The words of the journeys that a person may go on to. */
export const journeyWords = {
  'loginBox/signUp': later('loginBox/signUp'),
  'loginBox/activation': later('loginBox/activation'),
  'loginBox/recovery': later('loginBox/recovery'),
  'loginBox/newPassword': later('loginBox/newPassword'),
  'loginBox/unlock': later('loginBox/unlock'),
  'loginBox/codes': later('loginBox/codes'),
  'ui/inputs': later('ui/inputs'),
  'loginBox/mailed': later('loginBox/mailed'),
} satisfies WordTable;
