import { UsersRound } from 'lucide';
import { defineTab } from '../../define-tab.ts';

/** Groups of people in a company, with the roles they give. */
export const tab = defineTab({
  section: 'groups',
  icon: UsersRound,
  namespace: 'groups',
  load: () => import('./groups.screen.tsx'),
});
