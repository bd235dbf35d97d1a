import type { EnforceMfaType } from '../../../core/contract/entities/mfa.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { type SignInMethod, signInMethodOf } from './sign-in-method.ts';
import type { Reader } from '../store/store.ts';
import type { OperatorConfig } from '../vendor/config.ts';

/** Whether a policy asks whoever came this way for a second factor. Source: protocol/second-factors.md#policy. */
export const asks = (type: EnforceMfaType, by: SignInMethod | 'saml'): boolean => {
  switch (type) {
    case 'DontForce':
      return false;
    case 'Force':
      return true;
    case 'ForceExceptSAML':
      return by !== 'saml';
  }
};

/** Whether any policy that holds for a person asks for a second factor: a session opens every tenant of theirs. Ours. */
export const isAsked = async (
  rows: Pick<Reader, 'mfaPolicies'>,
  { mfa }: Pick<OperatorConfig, 'mfa'>,
  tenantIds: readonly TenantId[],
  by: SignInMethod | 'saml',
): Promise<boolean> => {
  const policies = await rows.mfaPolicies.find({ where: { tenantId: { in: tenantIds } } });
  return [mfa.enforceMFAType, ...policies.map(({ enforceMfaType }) => enforceMfaType)].some((type) => asks(type, by));
};

/** In a session's `amr`: no second factor was asked for, for its person had trusted the browser. Source: RFC 8176 `rba`. */
export const TRUSTED = 'rba';

/** What a session says that was opened, or strengthened, by all that a policy can ask for; a passkey is both factors. */
const PROVEN: readonly string[] = ['mfa', TRUSTED];

/** Whether a tenant asks for a second factor that a session has not shown: its own policy and the operator's. */
export const lacksFactor = async (
  rows: Pick<Reader, 'mfaPolicies'>,
  config: Pick<OperatorConfig, 'mfa'>,
  tenantId: TenantId,
  amr: readonly string[],
): Promise<boolean> =>
  !amr.some((proof) => PROVEN.includes(proof)) && isAsked(rows, config, [tenantId], signInMethodOf(amr));
