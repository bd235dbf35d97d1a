import { ShieldCheck } from 'lucide';
import { defineTab } from '../../define-tab.ts';

/** Roles of a company, with the permissions they give. */
export const tab = defineTab({
  section: 'roles',
  icon: ShieldCheck,
  namespace: 'roles',
  load: () => import('./roles.screen.tsx'),
});
