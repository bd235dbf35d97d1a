import { Users } from 'lucide';
import { defineTab } from '../../define-tab.ts';

/** People of a company and their invitations. */
export const tab = defineTab({
  section: 'users',
  icon: Users,
  namespace: 'users',
  load: () => import('./users.screen.tsx'),
});
