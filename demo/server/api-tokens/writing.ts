import type { MachineToMachineAuthStrategy } from '../../../core/contract/entities/auth.ts';
import type { AuditAction } from '../../../core/contract/audit-action.ts';
import type { Rotation } from '../../../core/contract/api-tokens.ts';
import type { RotatedToken, TenantTokenDraft } from '../../../core/contract/entities/api-token.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { PERSONAL_TOKENS_MAX, TENANT_TOKENS_MAX } from '../../../core/contract/limits.ts';
import { rolesToAssign } from '../authority/assigning.ts';
import { hintOf, newApiTokenSecret, secretKindOf } from '../keys/api-token-secret.ts';
import { digest } from '../keys/secrets.ts';
import { invalidField, notFound, refuse, type Refusal } from '../refusal.ts';
import type { AdministratorContext } from '../rules.ts';
import type { ApiTokenRecord } from '../store/records.ts';
import { folded } from '../store/searchable.ts';
import { tokensOf } from './reading.ts';
import { expiresOf, lifeOf, UNUSED } from './token-times.ts';

type Kind = ApiTokenRecord['kind'];
type Writing = Pick<AdministratorContext<AnyEndpoint>, 'caller' | 'ports' | 'attempt'>;

const MINUTE_MS = 60_000;

const ACTS: Readonly<Record<Kind, Readonly<Record<'created' | 'rotated' | 'deleted', AuditAction>>>> = {
  personal: {
    created: 'Personal API token created',
    rotated: 'Personal API token rotated',
    deleted: 'Personal API token deleted',
  },
  tenant: { created: 'API token created', rotated: 'API token rotated', deleted: 'API token deleted' },
};

const about = ({ id: token, description, type, roleIds }: ApiTokenRecord) => ({
  token,
  description,
  type,
  ...(roleIds.length > 0 && { roles: roleIds }),
});

/** New secret of a token, as it is shown and as it is stored. */
const newSecret = async (kind: Kind, type: MachineToMachineAuthStrategy) => {
  const secret = newApiTokenSecret(secretKindOf(kind, type));
  return { secret, stored: { hint: hintOf(secret), secretHash: await digest(secret) } };
};

/** Token that was just made, with its secret, which is not stored. */
export interface MadeToken {
  token: ApiTokenRecord;
  secret: string;
}

/** Creates a token of the type that the operator has chosen, with roles that the caller may assign. */
export const createToken = async (
  { caller, ports, attempt }: Writing,
  kind: Kind,
  type: MachineToMachineAuthStrategy,
  { description, expiresInMinutes = null, roleIds = [] }: TenantTokenDraft,
): Promise<Result<MadeToken, Refusal>> => {
  const { clock, config } = ports;
  // a token has what its maker has as a member
  if (caller.enteredFrom) return refuse('membersOnly');
  if (!config.apiTokensEnabled || config.machineToMachineAuthStrategy !== type) return refuse('methodDisabled');
  if (kind === 'tenant' && config.forcePermissions && roleIds.length === 0)
    return invalidField('roleIds', 'tooFew', { count: 1 });
  const { tenantId, userId } = caller;
  const { secret, stored } = await newSecret(kind, type);
  return attempt<MadeToken>(
    ({ token }) => ({ action: ACTS[kind].created, severity: 'Warning', details: about(token) }),
    async (rows) => {
      const given = await rolesToAssign(rows, { caller, ports }, roleIds);
      if (!given.ok) return given;
      const most = kind === 'personal' ? PERSONAL_TOKENS_MAX : TENANT_TOKENS_MAX;
      if ((await rows.apiTokens.count(tokensOf(caller, kind))) >= most) return refuse('tokenLimitReached');
      const now = clock.now();
      const token = await rows.apiTokens.insert({
        id: crypto.randomUUID(),
        tenantId,
        userId,
        kind,
        type,
        description,
        searchable: folded(description),
        roleIds: given.value.map(({ id }) => id),
        ...stored,
        previousHash: null,
        previousUntil: null,
        version: 0,
        ...lifeOf(expiresInMinutes, now),
        lastUsedAt: UNUSED,
        lastUsedIp: null,
        createdAt: now.toISOString(),
      });
      return ok({ token, secret });
    },
  );
};

/**
 * Gives a token a new secret and its whole lifetime again. The last secret works for the overlap, at most until its own
 * end. A tenant's token acts for the person who rotated it last, and who must be able to assign its roles.
 */
export const rotateToken = async (
  { caller, ports, attempt }: Writing,
  kind: Kind,
  id: string,
  { overlapMinutes = 0 }: Rotation,
): Promise<Result<RotatedToken, Refusal>> => {
  if (caller.enteredFrom) return refuse('membersOnly');
  if (!ports.config.apiTokensEnabled) return refuse('methodDisabled');
  const done = await attempt<MadeToken>(
    ({ token }) => ({ action: ACTS[kind].rotated, severity: 'Warning', details: { ...about(token), overlapMinutes } }),
    async (rows) => {
      const [token] = await rows.apiTokens.find({ where: { ...tokensOf(caller, kind), id } });
      if (!token) return notFound('API token');
      const given = await rolesToAssign(rows, { caller, ports }, token.roleIds);
      if (!given.ok) return given;
      const { secret, stored } = await newSecret(kind, token.type);
      const now = ports.clock.now();
      const overlapEnd = new Date(now.getTime() + overlapMinutes * MINUTE_MS).toISOString();
      const [rotated] = await rows.apiTokens.update(
        { id, version: token.version },
        {
          ...stored,
          ...lifeOf(token.lifetimeMinutes, now),
          previousHash: token.secretHash,
          previousUntil: overlapEnd < token.expires ? overlapEnd : token.expires,
          version: token.version + 1,
          userId: caller.userId,
        },
      );
      return rotated ? ok({ token: rotated, secret }) : refuse('staleVersion');
    },
  );
  if (!done.ok) return done;
  const { token, secret } = done.value;
  const { previousUntil } = token;
  return ok({
    id: token.id,
    type: token.type,
    secret,
    ...expiresOf(token),
    ...(overlapMinutes > 0 && previousUntil !== null && { previousUntil }),
  });
};

/** Deletes a token: its secret, and access tokens that were exchanged for it, stop working at once. */
export const deleteToken = async (
  { caller, attempt }: Pick<Writing, 'caller' | 'attempt'>,
  kind: Kind,
  type: MachineToMachineAuthStrategy,
  id: string,
): Promise<Result<undefined, Refusal>> => {
  const done = await attempt<ApiTokenRecord>(
    (token) => ({ action: ACTS[kind].deleted, severity: 'Warning', details: about(token) }),
    async (rows) => {
      const where = { ...tokensOf(caller, kind), type, id };
      const [token] = await rows.apiTokens.find({ where });
      if (!token) return notFound('API token');
      await rows.apiTokens.remove(where);
      return ok(token);
    },
  );
  return done.ok ? ok(undefined) : done;
};
