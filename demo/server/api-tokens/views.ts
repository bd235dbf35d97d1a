import type {
  ApiToken,
  ApiTokenStatus,
  PersonalAccessToken,
  PersonalClientCredentials,
  TenantAccessToken,
  TenantClientCredentials,
} from '../../../core/contract/entities/api-token.ts';
import type { Ports } from '../ports.ts';
import type { AdministratorReader } from '../rules.ts';
import type { ApiTokenRecord, PersonRecord } from '../store/records.ts';
import { expiresOf, lastUseOf } from './token-times.ts';

/** Wire formats of a token, each with its secret where it was just made. */
export const personalClientView = (token: ApiTokenRecord, secret?: string): PersonalClientCredentials => ({
  clientId: token.id,
  description: token.description,
  ...(secret !== undefined && { secret }),
  createdAt: token.createdAt,
  ...expiresOf(token),
});

export const tenantClientView = (token: ApiTokenRecord, secret?: string): TenantClientCredentials => ({
  ...personalClientView(token, secret),
  tenantId: token.tenantId,
  createdByUserId: token.userId,
  roleIds: token.roleIds,
});

export const personalAccessView = (token: ApiTokenRecord, secret?: string): PersonalAccessToken => {
  const { clientId: id, ...rest } = personalClientView(token, secret);
  return { id, ...rest };
};

export const tenantAccessView = (token: ApiTokenRecord, secret?: string): TenantAccessToken => ({
  ...personalAccessView(token, secret),
  roleIds: token.roleIds,
});

const statusOf = (token: ApiTokenRecord, maker: PersonRecord | undefined, now: string): ApiTokenStatus => {
  if (token.expires <= now) return 'expired';
  return maker && !maker.pending && !maker.locked ? 'active' : 'stopped';
};

/** Wire format of tokens in a list, with their makers and the names of their roles. */
export const apiTokenViews = async (
  store: Pick<AdministratorReader, 'people' | 'roles'>,
  { clock }: Pick<Ports, 'clock'>,
  tokens: readonly ApiTokenRecord[],
): Promise<ApiToken[]> => {
  const now = clock.now().toISOString();
  const userIds = [...new Set(tokens.map(({ userId }) => userId))];
  const roleIds = [...new Set(tokens.flatMap((token) => token.roleIds))];
  const [people, roles] = await Promise.all([
    store.people.find({ where: { userId: { in: userIds } } }),
    roleIds.length > 0
      ? store.roles.find({
          where: { id: { in: roleIds } },
          order: [
            ['level', 'asc'],
            ['name', 'asc'],
          ],
        })
      : [],
  ]);
  return tokens.map((token) => {
    const maker = people.find(({ userId }) => userId === token.userId);
    return {
      id: token.id,
      type: token.type,
      description: token.description,
      hint: token.hint,
      roleIds: token.roleIds,
      roles: roles.filter(({ id }) => token.roleIds.includes(id)).map(({ id, name }) => ({ id, name })),
      status: statusOf(token, maker, now),
      ...(maker && { createdBy: { id: maker.userId, name: maker.name, email: maker.email } }),
      createdAt: token.createdAt,
      ...expiresOf(token),
      ...lastUseOf(token),
      ...(token.previousUntil !== null && token.previousUntil > now && { previousUntil: token.previousUntil }),
    };
  });
};
