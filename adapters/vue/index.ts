/** Entry point for Vue 3 hosts: the plugin with its guard for Vue Router, composables, and a component for each element. */
import '../../core/browser/mailed-link.ts';

export { createFe, type Fe, type FeOptions, useFe } from './fe.ts';
export { AuthorizedContent, FeProvider, SteppedUpContent } from './provider.ts';
export type { VueRouter } from './guard.ts';
export {
  type VueAuth,
  type VueAuthActions,
  useApp,
  useAppState,
  useAuth,
  useAuthActions,
  useAuthUser,
  useEntitlements,
  useFeatureFlags,
  useIsAuthenticated,
  useStepUp,
  useTenants,
} from './use-auth.ts';
export { type CheckoutDialogComposable, useCheckoutDialog } from './use-checkout-dialog.ts';
export * from './elements.ts';
export type { App, AppOptions, AppState, AuthUser, SessionState, Tenant } from '../../core/index.ts';
export type { ElementEventMap, ElementError, NavigateDetail } from '../../elements/index.ts';
