import { CircleUserRound } from 'lucide';
import { defineTab } from '../../define-tab.ts';

/** The profile of the signed-in user. */
export const tab = defineTab({
  section: 'profile',
  icon: CircleUserRound,
  namespace: 'profile',
  load: () => import('./profile.screen.tsx'),
});
