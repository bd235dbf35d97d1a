import type { WordTable } from '../../i18n/areas.ts';

/** The words of the journeys that a person may go on to. */
export const journeyWords = {
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
  'loginBox/mailed': {
    en: () => import('./mailed.en.ts'),
    he: () => import('./mailed.he.ts'),
    de: () => import('./mailed.de.ts'),
  },
} satisfies WordTable;
