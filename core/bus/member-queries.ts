import type { TenantId, UserId } from '../contract/entities/ids.ts';
import type { RouteName } from '../contract/paths.ts';

/**
 * Events of the bus, named in the past tense. Facts carry no tokens: they cross elements and tabs.
 * Source: product.md#host-events; ours for the rest.
 */
export type Fact =
  /** `restored`: the session was open already, before a reload or in another tab; else the user has just signed in here. */
  | { type: 'session.started'; userId: UserId; tenantId: TenantId; restored: boolean }
  | { type: 'session.refreshed'; userId: UserId; tenantId: TenantId }
  | { type: 'session.ended' }
  | { type: 'tenant.switched'; userId: UserId; tenantId: TenantId }
  | { type: 'user.changed'; userId: UserId }
  | { type: 'signUp.completed'; userId: UserId; origin: SignUpOrigin }
  | { type: 'user.verified'; userId: UserId; origin: SignUpOrigin }
  | { type: 'route.changed'; route: RouteName | undefined }
  | { type: 'redirect.requested'; url: string; cancel(): void };

/** How an account came to be. Source: product.md#host-events. */
export type SignUpOrigin = 'SOCIAL_LOGIN' | 'PASSWORDLESS' | 'ACTIVATION_LINK' | 'PASSWORD';

export type FactType = Fact['type'];
