import { Bot } from 'lucide';
import { defineTab } from '../../define-tab.ts';

/** API tokens of a company. */
export const tab = defineTab({
  section: 'apiTokens',
  icon: Bot,
  namespace: 'tokens',
  load: () => import('./api-tokens.screen.tsx'),
});
