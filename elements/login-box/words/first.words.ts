import type { WordTable } from '../../i18n/areas.ts';

/** The words that the login box begins with. */
export const firstWords = {
  loginBox: {
    en: () => import('./box.en.ts'),
    he: () => import('./box.he.ts'),
    de: () => import('./box.de.ts'),
  },
  'loginBox/login': {
    en: () => import('./login.en.ts'),
    he: () => import('./login.he.ts'),
    de: () => import('./login.de.ts'),
  },
} satisfies WordTable;
