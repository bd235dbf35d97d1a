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

/** The areas of the journeys that a person may go on to. */
const AREAS = [
  'loginBox/signUp',
  'loginBox/activation',
  'loginBox/recovery',
  'loginBox/newPassword',
  'loginBox/unlock',
  'loginBox/invitation',
  'loginBox/codes',
  'loginBox/factors',
  'loginBox/newFactor',
  'loginBox/passkeys',
  'loginBox/phone',
  'loginBox/mailed',
  'ui/inputs',
  'ui/choices',
  'ui/display',
] as const;

/** Their words. */
export const journeyWords: WordTable = Object.fromEntries(AREAS.map((area) => [area, later(area)]));
