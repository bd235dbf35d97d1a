import { Network } from 'lucide';
import { defineTab } from '../../define-tab.ts';

/** Accounts below the company's own, as a list and as a tree. */
export const tab = defineTab({
  section: 'allAccounts',
  icon: Network,
  namespace: 'all-accounts',
  load: () => import('./all-accounts.screen.tsx'),
});
