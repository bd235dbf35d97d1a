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
  'adminPortal/users': {
    en: () => import('./users.en.ts'),
    he: () => import('./users.he.ts'),
    de: () => import('./users.de.ts'),
  },
  'adminPortal/userActions': {
    en: () => import('./user-actions.en.ts'),
    he: () => import('./user-actions.he.ts'),
    de: () => import('./user-actions.de.ts'),
  },
  'adminPortal/userBulk': {
    en: () => import('./user-bulk.en.ts'),
    he: () => import('./user-bulk.he.ts'),
    de: () => import('./user-bulk.de.ts'),
  },
  'adminPortal/userInvite': {
    en: () => import('./user-invite.en.ts'),
    he: () => import('./user-invite.he.ts'),
    de: () => import('./user-invite.de.ts'),
  },
  'adminPortal/userPerson': {
    en: () => import('./user-person.en.ts'),
    he: () => import('./user-person.he.ts'),
    de: () => import('./user-person.de.ts'),
  },
  'adminPortal/userQuestions': {
    en: () => import('./user-questions.en.ts'),
    he: () => import('./user-questions.he.ts'),
    de: () => import('./user-questions.de.ts'),
  },
  'adminPortal/permissions': {
    en: () => import('./permissions.en.ts'),
    he: () => import('./permissions.he.ts'),
    de: () => import('./permissions.de.ts'),
  },
  'adminPortal/groups': {
    en: () => import('./groups.en.ts'),
    he: () => import('./groups.he.ts'),
    de: () => import('./groups.de.ts'),
  },
  'adminPortal/groupForms': {
    en: () => import('./group-forms.en.ts'),
    he: () => import('./group-forms.he.ts'),
    de: () => import('./group-forms.de.ts'),
  },
} satisfies WordTable;
