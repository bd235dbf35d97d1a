import type { WordTable } from '../../i18n/areas.ts';
import { uiWords } from '../../ui/words/ui.words.ts';

/** Where the words of the portal are, and of its tabs; each is fetched with the first screen that says it. */
export const portalWords = {
  ...uiWords,
  adminPortal: {
    en: () => import('./portal.en.ts'),
    he: () => import('./portal.he.ts'),
    de: () => import('./portal.de.ts'),
  },
  'adminPortal/roles': {
    en: () => import('./roles.en.ts'),
    he: () => import('./roles.he.ts'),
    de: () => import('./roles.de.ts'),
  },
} satisfies WordTable;
