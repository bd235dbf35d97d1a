/**
 * Entry point for React hosts: the provider, hooks, and a component for each element. Uses the host's own React, 18.2
 * or later.
 */
import '../../core/browser/mailed-link.ts';

export { useApp, useAppState } from './app-context.ts';
export { FeProvider, type ProviderProps } from './provider.tsx';
export { Protected } from './protected.tsx';
export { type Auth, useAuth, useAuthUser } from './use-auth.ts';
export * from './elements.ts';
export type { ElementTags } from './jsx.ts';
export type { App, AppOptions, AppState, AuthUser, SessionState } from '../../core/index.ts';
export type { ElementEventMap, NavigateDetail, ElementError, ElementErrorKind } from '../../elements/index.ts';
