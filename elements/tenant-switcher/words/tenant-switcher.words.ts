import type { WordTable } from '../../i18n/areas.ts';

/** Where the words of the tenant switcher come from, for every element that has one in it. */
export const tenantWords = {
  tenantSwitcher: {
    en: () => import('./tenant-switcher.en.ts'),
    he: () => import('./tenant-switcher.he.ts'),
    de: () => import('./tenant-switcher.de.ts'),
  },
} satisfies WordTable;
