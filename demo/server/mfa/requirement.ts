import type { EnforceMfaType } from '../../../core/contract/entities/mfa.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { Way } from '../access/way.ts';
import type { Reader } from '../store/store.ts';
import type { OperatorConfig } from '../vendor/config.ts';

/** Whether a policy asks whoever came this way for a second factor. Source: SPEC §3 "enforceMFAType". */
export const asks = (type: EnforceMfaType, by: Way | 'saml'): boolean => {
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
  by: Way | 'saml',
): Promise<boolean> => {
  const policies = await rows.mfaPolicies.find({ where: { tenantId: { in: tenantIds } } });
  return [mfa.enforceMFAType, ...policies.map(({ enforceMfaType }) => enforceMfaType)].some((type) => asks(type, by));
};
