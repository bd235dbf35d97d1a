import type { EnforceMfaType } from '../../../core/contract/entities/mfa.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { type SignInMethod, signInMethodOf } from './sign-in-method.ts';
import type { Reader } from '../store/store.ts';
import type { OperatorConfig } from '../vendor/config.ts';

/**
 * Checks whether a policy requires a second factor after this sign-in method.
 * Source: protocol/second-factors.md#policy.
 */
export const requiresFactor = (type: EnforceMfaType, by: SignInMethod): boolean => {
  switch (type) {
    case 'DontForce':
      return false;
    case 'Force':
      return true;
    case 'ForceExceptSAML':
      return by !== 'sso';
  }
};

/** Checks whether any policy over a person requires a second factor: a session opens all their tenants. Ours. */
export const isAsked = async (
  rows: Pick<Reader, 'mfaPolicies'>,
  { mfa }: Pick<OperatorConfig, 'mfa'>,
  tenantIds: readonly TenantId[],
  by: SignInMethod,
): Promise<boolean> => {
  const policies = await rows.mfaPolicies.find({ where: { tenantId: { in: tenantIds } } });
  return [mfa.enforceMFAType, ...policies.map(({ enforceMfaType }) => enforceMfaType)].some((type) =>
    requiresFactor(type, by),
  );
};

/** Value of `amr` for a trusted browser, where no second factor was requested. Source: RFC 8176 `rba`. */
export const TRUSTED = 'rba';

/** Values of `amr` that satisfy any policy: verified second factor, or trusted browser; a passkey is both factors. */
const PROVEN: readonly string[] = ['mfa', TRUSTED];

/** Checks whether a session lacks the second factor that the policies of these tenants, or the operator's, require. */
export const lacksFactor = async (
  rows: Pick<Reader, 'mfaPolicies'>,
  config: Pick<OperatorConfig, 'mfa'>,
  tenantIds: readonly TenantId[],
  amr: readonly string[],
): Promise<boolean> =>
  !amr.some((proof) => PROVEN.includes(proof)) && isAsked(rows, config, tenantIds, signInMethodOf(amr));
