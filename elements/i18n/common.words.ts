import type { Spoken } from './areas.ts';
import { commonEn, type CommonMessages } from './common.en.ts';

/** The kit's own words: in English they come with it. */
export const commonWords: Spoken<CommonMessages> = {
  en: () => ({ words: commonEn }),
  he: () => import('./common.he.ts').then(({ commonHe }) => ({ words: commonHe })),
  de: () => import('./common.de.ts').then(({ commonDe }) => ({ words: commonDe })),
};
