import { CreditCard } from 'lucide';
import { defineTab } from '../../define-tab.ts';

/** The plan of a company, how it is paid, and the invoices. */
export const tab = defineTab({
  section: 'subscriptions',
  icon: CreditCard,
  namespace: 'subscription',
  load: () => import('./subscription.screen.tsx'),
});
