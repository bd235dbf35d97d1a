import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { PasswordBreached } from '../../../core/contract/entities/auth.ts';
import type { ResolvedAccount } from '../sign-in/start-session.ts';
import type { CrossTenantContext } from '../rules.ts';

type Context = CrossTenantContext<AnyEndpoint>;

/**
 * Feature flag that blocks sign-in with a breached password.
 * Source: product.md#breached-password, product.md#feature-flags.
 */
const FLAG = 'security-center-show-login-flows';

/** Checks whether a correct password is known from a breach and must be reset before sign-in. */
export const isBreached = async (
  { ports: { config, breached: known } }: Pick<Context, 'ports'>,
  password: string,
): Promise<boolean> => config.flags[FLAG] === 'on' && known.has(password);

/**
 * Marks the account, so that the reset mail gives the reason; no session starts.
 * Source: product.md#breached-password.
 */
export const requirePasswordReset = async (
  { ports, write }: Pick<Context, 'ports' | 'write'>,
  { user, scope }: ResolvedAccount,
): Promise<PasswordBreached> => {
  await write(scope, async (rows) => {
    await rows.users.update({ id: user.id }, { breachedAt: ports.clock.now().toISOString() });
    await rows.audit({ action: 'Sign-in blocked: breached password', severity: 'Warning' });
  });
  const about = { tenantId: scope.tenantId, userId: user.id, email: user.email, emailVerified: user.verified };
  return { mfaRequired: false, isBreachedPassword: true, ...about };
};
