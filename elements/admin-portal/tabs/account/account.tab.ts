import { Building2 } from 'lucide';
import { defineTab } from '../../define-tab.ts';

/** Settings of the account: its name, where it is, and how times and amounts are written. */
export const tab = defineTab({
  section: 'account',
  icon: Building2,
  namespace: 'account-settings',
  load: () => import('./account.screen.tsx'),
});
