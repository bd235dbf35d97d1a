import type { WordTable } from '../../i18n/areas.ts';

/** Where the words of the user button come from. */
export const userButtonWords = {
  userButton: {
    en: () => import('./user-button.en.ts'),
    he: () => import('./user-button.he.ts'),
    de: () => import('./user-button.de.ts'),
  },
} satisfies WordTable;
