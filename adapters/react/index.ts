/**
 * Entry point for React hosts: the provider, hooks, and a component for each element. Uses the host's own React, 18.2
 * or later.
 */
import '../../core/browser/mailed-link.ts';

export { useApp, useAppState } from './app-context.ts';
export { FeProvider, FronteggProvider, type ProviderProps } from './provider.tsx';
export type { HostRouter } from './host-router.ts';
export { Protected } from './protected.tsx';
export { requireSession } from './require-session.ts';
export type { SessionRequirement } from './require-session-of.ts';
export { Allowed, AuthorizedContent, type AuthorizedContentProps } from './allowed.tsx';
export {
  type Auth,
  type AuthActions,
  type Tenants,
  useAuth,
  useAuthActions,
  useAuthUser,
  useAuthUserOrNull,
  useIsAuthenticated,
  useLoginWithRedirect,
  useTenants,
} from './use-auth.ts';
export {
  useEntitlements,
  useFeatureEntitlements,
  useFeatureFlags,
  usePermissionEntitlements,
} from './use-entitlements.ts';
export { type CallAnswer, type Command, useCall, useCommand } from './use-call.ts';
export { SteppedUpContent, type SteppedUpContentProps, type StepUp, useStepUp } from './step-up.tsx';
export { type CheckoutDialogHook, useCheckoutDialog } from './use-checkout-dialog.ts';
export * from './elements.ts';
export type { ElementTags } from './jsx.ts';
export type {
  AccessRequirement,
  AnswerOf,
  AnyEndpoint,
  App,
  AppOptions,
  AppState,
  AuthUser,
  Entitlement,
  FlagAttributes,
  InputOf,
  LoginRedirect,
  SessionState,
  StepUpOptions,
  Tenant,
} from '../../core/index.ts';
export type {
  CheckoutCallbacks,
  ElementEventMap,
  NavigateDetail,
  ElementError,
  ElementErrorKind,
} from '../../elements/index.ts';
