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
  'loginBox/invitation': {
    en: () => import('./invitation.en.ts'),
    he: () => import('./invitation.he.ts'),
    de: () => import('./invitation.de.ts'),
  },
  'loginBox/codes': {
    en: () => import('./codes.en.ts'),
    he: () => import('./codes.he.ts'),
    de: () => import('./codes.de.ts'),
  },
  // the families of the kit's words that this box says
  'ui/inputs': {
    en: () => import('../../ui/words/inputs.en.ts').then(({ inputsEn }) => ({ words: { inputs: inputsEn } })),
    he: () => import('../../ui/words/inputs.he.ts').then(({ inputsHe }) => ({ words: { inputs: inputsHe } })),
    de: () => import('../../ui/words/inputs.de.ts').then(({ inputsDe }) => ({ words: { inputs: inputsDe } })),
  },
  'loginBox/factors': {
    en: () => import('./factors.en.ts'),
    he: () => import('./factors.he.ts'),
    de: () => import('./factors.de.ts'),
  },
  'loginBox/newFactor': {
    en: () => import('./new-factor.en.ts'),
    he: () => import('./new-factor.he.ts'),
    de: () => import('./new-factor.de.ts'),
  },
  'loginBox/passkeys': {
    en: () => import('./passkeys.en.ts'),
    he: () => import('./passkeys.he.ts'),
    de: () => import('./passkeys.de.ts'),
  },
  'loginBox/phone': {
    en: () => import('./phone.en.ts'),
    he: () => import('./phone.he.ts'),
    de: () => import('./phone.de.ts'),
  },
  'ui/choices': {
    en: () => import('../../ui/words/choices.en.ts').then(({ choicesEn }) => ({ words: { choices: choicesEn } })),
    he: () => import('../../ui/words/choices.he.ts').then(({ choicesHe }) => ({ words: { choices: choicesHe } })),
    de: () => import('../../ui/words/choices.de.ts').then(({ choicesDe }) => ({ words: { choices: choicesDe } })),
  },
  'ui/display': {
    en: () => import('../../ui/words/display.en.ts').then(({ displayEn }) => ({ words: { display: displayEn } })),
    he: () => import('../../ui/words/display.he.ts').then(({ displayHe }) => ({ words: { display: displayHe } })),
    de: () => import('../../ui/words/display.de.ts').then(({ displayDe }) => ({ words: { display: displayDe } })),
  },
  'loginBox/mailed': {
    en: () => import('./mailed.en.ts'),
    he: () => import('./mailed.he.ts'),
    de: () => import('./mailed.de.ts'),
  },
} satisfies WordTable;
