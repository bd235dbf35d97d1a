import type { SessionId, TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../ports.ts';
import type { Principal } from './principal.ts';

/** Rows that the authority of principals depends on, as text for each: it changes where any of them does. */
export type Stamps = ReadonlyMap<Principal, string>;

const of = <Id extends string>(ids: readonly Id[]) => ({ in: [...new Set(ids)] });

const byTenant = (row: { tenantId: TenantId | null }) => row.tenantId ?? '';

const grouped = <Row>(rows: readonly Row[], key: (row: Row) => string, part: (row: Row) => unknown) => {
  const groups = new Map<string, string>();
  for (const row of rows) groups.set(key(row), `${groups.get(key(row)) ?? ''}${JSON.stringify(part(row))}`);
  return groups;
};

/**
 * Reads what the authority of principals depends on, a few queries for all of them: sessions, memberships, roles, groups,
 * policies, key pairs and API tokens. Ours: to verify the token of each open socket every other second would cost as much as its calls.
 */
export const readStamps = ({ store }: Pick<Ports, 'store'>, principals: readonly Principal[]): Promise<Stamps> =>
  store.scoped({ across: 'sockets' }).snapshot(async (rows) => {
    const callers = principals.flatMap(({ caller }) => caller ?? []);
    const tenantId = of<TenantId>(principals.map((principal) => principal.tenantId));
    const userId = of<UserId>(callers.map((caller) => caller.userId));
    const [sessions, memberships, users, roles, groups, groupConfigs, policies, pairs, tokens] = await Promise.all([
      rows.sessions.find({ where: { id: of<SessionId>(callers.map(({ sessionId }) => sessionId)) } }),
      rows.memberships.find({ where: { tenantId, userId } }),
      rows.users.find({ where: { id: userId } }),
      rows.roles.find({ where: { tenantId } }),
      rows.groups.find({ where: { tenantId } }),
      rows.groupConfigs.find({ where: { tenantId } }),
      rows.mfaPolicies.find({ where: { tenantId } }),
      rows.keyPairs.find({ where: { id: of(principals.flatMap(({ kind, id }) => (kind === 'client' ? id : []))) } }),
      rows.apiTokens.find({ where: { id: of(callers.flatMap(({ apiToken }) => apiToken?.id ?? [])) } }),
    ]);
    const bySession = grouped(
      sessions,
      ({ id }) => id,
      ({ endedAt, amr }) => [endedAt, amr],
    );
    const byPlace = grouped(
      memberships,
      (place) => `${place.tenantId} ${place.userId}`,
      ({ roleIds, groupIds, locked, activated, invitation }) => [
        roleIds,
        groupIds,
        locked,
        activated,
        invitation !== null,
      ],
    );
    const byUser = grouped(
      users,
      ({ id }) => id,
      ({ superUser }) => superUser,
    );
    const byPair = grouped(
      pairs,
      ({ id }) => id,
      ({ endedAt, permissions }) => [endedAt, permissions],
    );
    const byToken = grouped(
      tokens,
      ({ id }) => id,
      ({ version, previousUntil, expires, userId: maker }) => [version, previousUntil, expires, maker],
    );
    const ofTenant = [
      grouped(roles, byTenant, ({ id, permissionIds }) => [id, permissionIds]),
      grouped(groups, byTenant, ({ id, roleIds }) => [id, roleIds]),
      grouped(groupConfigs, byTenant, ({ enabled, rolesEnabled }) => [enabled, rolesEnabled]),
      grouped(policies, byTenant, ({ enforceMfaType }) => enforceMfaType),
    ];
    return new Map(
      principals.map((principal) => {
        const { caller, tenantId: tenant, id } = principal;
        const own = caller
          ? [
              bySession.get(caller.sessionId),
              byToken.get(caller.apiToken?.id ?? ''),
              byPlace.get(`${tenant} ${caller.userId}`),
              byUser.get(caller.userId),
            ]
          : [byPair.get(id)];
        return [principal, JSON.stringify([own, ofTenant.map((rowsOf) => rowsOf.get(tenant))])];
      }),
    );
  });
