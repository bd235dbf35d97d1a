import { personalTokens, tenantTokens } from '../../../core/contract/api-tokens.ts';
import type { ApiToken } from '../../../core/contract/entities/api-token.ts';
import type { MachineToMachineAuthStrategy } from '../../../core/contract/entities/auth.ts';
import { useHasPermission } from '../../kit/use-allowed.ts';
import { useAppState } from '../../kit/use-app.ts';

/** Tokens of the person, or of the company. */
export type TokenKind = 'personal' | 'tenant';

/** Calls of each kind. */
export const CALLS = { personal: personalTokens, tenant: tenantTokens } as const;

const AREAS = { personal: 'userApiTokens', tenant: 'tenantApiTokens' } as const;

/** Changes of tokens that the user has the permission for. */
export const useTokenRights = (kind: TokenKind): { write: boolean; delete: boolean } => ({
  write: useHasPermission(`fe.secure.write.${AREAS[kind]}`),
  delete: useHasPermission(`fe.secure.delete.${AREAS[kind]}`),
});

/** Type of new tokens; the operator has chosen it. Source: protocol/policies.md#strategies. */
export const useTokenType = (): MachineToMachineAuthStrategy | undefined =>
  useAppState(({ vendor }) => vendor.config?.machineToMachineAuthStrategy);

/** New secret, shown once. */
export interface NewSecret {
  readonly id: string;
  readonly type: MachineToMachineAuthStrategy;
  readonly description: string;
  readonly secret: string;
}

/** Secret of an answer that creates a token; the id of client credentials is the client id. */
export const newSecretOf = (
  type: MachineToMachineAuthStrategy,
  made: { id?: string; clientId?: string; description: string; secret?: string },
): NewSecret => ({
  id: made.clientId ?? made.id ?? '',
  type,
  description: made.description,
  secret: made.secret ?? '',
});

/** How a token stands: its status, or that it ends within a week. */
export type TokenStanding = ApiToken['status'] | 'expiring';

const SOON_MS = 7 * 24 * 3_600_000;

export const standingOf = ({ status, expires }: ApiToken, now = Date.now()): TokenStanding =>
  status === 'active' && expires !== undefined && Date.parse(expires) - now < SOON_MS ? 'expiring' : status;
