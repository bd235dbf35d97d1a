import { KeyRound } from 'lucide';
import { defineTab } from '../../define-tab.ts';

/** API tokens of the signed-in person. */
export const tab = defineTab({
  section: 'personalApiTokens',
  icon: KeyRound,
  namespace: 'tokens',
  load: () => import('./personal-api-tokens.screen.tsx'),
});
