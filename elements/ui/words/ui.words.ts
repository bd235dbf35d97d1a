import type { WordTable } from '../../i18n/areas.ts';

/** The words of the components, a family each: an element whose screens use the kit puts this into its definition. */
export const uiWords = {
  'ui/inputs': {
    en: () => import('./inputs.en.ts').then(({ inputsEn }) => ({ words: { inputs: inputsEn } })),
    he: () => import('./inputs.he.ts').then(({ inputsHe }) => ({ words: { inputs: inputsHe } })),
    de: () => import('./inputs.de.ts').then(({ inputsDe }) => ({ words: { inputs: inputsDe } })),
  },
  'ui/choices': {
    en: () => import('./choices.en.ts').then(({ choicesEn }) => ({ words: { choices: choicesEn } })),
    he: () => import('./choices.he.ts').then(({ choicesHe }) => ({ words: { choices: choicesHe } })),
    de: () => import('./choices.de.ts').then(({ choicesDe }) => ({ words: { choices: choicesDe } })),
  },
  'ui/overlays': {
    en: () => import('./overlays.en.ts').then(({ overlaysEn }) => ({ words: { overlays: overlaysEn } })),
    he: () => import('./overlays.he.ts').then(({ overlaysHe }) => ({ words: { overlays: overlaysHe } })),
    de: () => import('./overlays.de.ts').then(({ overlaysDe }) => ({ words: { overlays: overlaysDe } })),
  },
  'ui/display': {
    en: () => import('./display.en.ts').then(({ displayEn }) => ({ words: { display: displayEn } })),
    he: () => import('./display.he.ts').then(({ displayHe }) => ({ words: { display: displayHe } })),
    de: () => import('./display.de.ts').then(({ displayDe }) => ({ words: { display: displayDe } })),
  },
  'ui/table': {
    en: () => import('./table.en.ts').then(({ tableEn }) => ({ words: { table: tableEn } })),
    he: () => import('./table.he.ts').then(({ tableHe }) => ({ words: { table: tableHe } })),
    de: () => import('./table.de.ts').then(({ tableDe }) => ({ words: { table: tableDe } })),
  },
  'ui/answers': {
    en: () => import('./answers.en.ts').then(({ answersEn }) => ({ words: { answers: answersEn } })),
    he: () => import('./answers.he.ts').then(({ answersHe }) => ({ words: { answers: answersHe } })),
    de: () => import('./answers.de.ts').then(({ answersDe }) => ({ words: { answers: answersDe } })),
  },
} satisfies WordTable;

/** The areas of all families. */
// the keys of a literal are its names
export const uiAreas = Object.keys(uiWords) as (keyof typeof uiWords)[];
