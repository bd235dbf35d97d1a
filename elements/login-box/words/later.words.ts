import type { WordTable } from '../../i18n/areas.ts';

/** Where the words of the journeys are that a person may go on to: a list that nobody needs before. */
export const laterWords = {
  'loginBox/signUp': {
    en: () => import('./sign-up.en.ts'),
    he: () => import('./sign-up.he.ts'),
    de: () => import('./sign-up.de.ts'),
  },
  'loginBox/activation': {
    en: () => import('./activation.en.ts'),
    he: () => import('./activation.he.ts'),
    de: () => import('./activation.de.ts'),
  },
  'loginBox/recovery': {
    en: () => import('./recovery.en.ts'),
    he: () => import('./recovery.he.ts'),
    de: () => import('./recovery.de.ts'),
  },
  'loginBox/newPassword': {
    en: () => import('./new-password.en.ts'),
    he: () => import('./new-password.he.ts'),
    de: () => import('./new-password.de.ts'),
  },
  'loginBox/unlock': {
    en: () => import('./unlock.en.ts'),
    he: () => import('./unlock.he.ts'),
    de: () => import('./unlock.de.ts'),
  },
  'loginBox/codes': {
    en: () => import('./codes.en.ts'),
    he: () => import('./codes.he.ts'),
    de: () => import('./codes.de.ts'),
  },
  // the one family of the kit's words that this box says
  'ui/inputs': {
    en: () => import('../../ui/words/inputs.en.ts').then(({ inputsEn }) => ({ words: { inputs: inputsEn } })),
    he: () => import('../../ui/words/inputs.he.ts').then(({ inputsHe }) => ({ words: { inputs: inputsHe } })),
    de: () => import('../../ui/words/inputs.de.ts').then(({ inputsDe }) => ({ words: { inputs: inputsDe } })),
  },
  'loginBox/mailed': {
    en: () => import('./mailed.en.ts'),
    he: () => import('./mailed.he.ts'),
    de: () => import('./mailed.de.ts'),
  },
} satisfies WordTable;
