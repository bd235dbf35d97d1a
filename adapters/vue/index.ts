/** Entry point for Vue 3 hosts: the plugin, composables, a guard for Vue Router, and a component for each element. */
import '../../core/browser/mailed-link.ts';

export { createFe, type Fe, type FeOptions, useFe } from './fe.ts';
export { AuthorizedContent, FeProvider } from './provider.ts';
export { requireSession } from './guard.ts';
export {
  type VueAuth,
  type VueAuthActions,
  useApp,
  useAppState,
  useAuth,
  useAuthActions,
  useAuthUser,
  useFeatureFlags,
  useIsAuthenticated,
  useTenants,
} from './use-auth.ts';
export * from './elements.ts';
export type { App, AppOptions, AppState, AuthUser, SessionState, Tenant } from '../../core/index.ts';
export type { ElementEventMap, ElementError, NavigateDetail } from '../../elements/index.ts';
