import { KeyRound } from 'lucide';
import { defineTab } from '../../define-tab.ts';

/** How the signed-in user signs in, and where they are signed in. */
export const tab = defineTab({
  section: 'privacy',
  icon: KeyRound,
  namespace: 'privacy',
  load: () => import('./privacy.screen.tsx'),
});
