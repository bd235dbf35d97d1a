import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { PasswordBreached } from '../../../core/contract/entities/auth.ts';
import type { ResolvedAccount } from '../sign-in/start-session.ts';
import type { CrossTenantContext } from '../rules.ts';

type Context = CrossTenantContext<AnyEndpoint>;

/**
 * The flag under which a password that is known from a breach is no way in.
 * Source: product.md#breached-password, product.md#feature-flags.
 */
const FLAG = 'security-center-show-login-flows';

/** Whether whoever has typed the right password must replace it first: somebody else may know it too. */
export const isBreached = async (
  { ports: { config, breached: known } }: Pick<Context, 'ports'>,
  password: string,
): Promise<boolean> => config.flags[FLAG] === 'on' && known.has(password);

/**
 * Remembers it, so that the mail that lets another be chosen says why; no session opens.
 * Source: product.md#breached-password.
 */
export const requirePasswordReset = async (
  { ports, write }: Pick<Context, 'ports' | 'write'>,
  { user, who }: ResolvedAccount,
): Promise<PasswordBreached> => {
  await write(who, async (rows) => {
    await rows.users.update({ id: user.id }, { breachedAt: ports.clock.now().toISOString() });
    await rows.audit({ action: 'Sign-in stopped: the password is known from a breach', severity: 'Warning' });
  });
  const about = { tenantId: who.tenantId, userId: user.id, email: user.email, emailVerified: user.verified };
  return { mfaRequired: false, isBreachedPassword: true, ...about };
};
