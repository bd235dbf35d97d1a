import { decodeJwt } from 'jose';
import type { GroupId, PermissionId, RoleId } from '../../../core/contract/entities/ids.ts';
import { covers } from '../../../core/contract/access.ts';
import { authorityOf } from '../../../demo/server/access/authority.ts';
import { rolesOfJoining } from '../../../demo/server/invitations/invite-link.ts';
import { routes } from '../../../demo/server/routes.ts';
import type { MembershipRecord, RoleRecord, UserRecord } from '../../../demo/server/store/records.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import * as row from '../../kit/rows.ts';
import type { TestServer } from '../../kit/server.ts';
import type { Candidates } from './attempts.ts';

/** How powerful the climber is; what is more powerful has a lower level. */
const CLIMBER_LEVEL = 100;

/** What no call asks for: a product's own permissions, which the climber lacks. */
const LACKED = ['fe.subscriptions.*', 'fe.connectivity.read.webhooks'];

/** Somebody, or whoever joins, as far as what they may do goes. */
interface Standing {
  superUser: boolean;
  roles: RoleRecord[];
  permissions: string[];
  /** What opens their account beside a session. */
  ways: string;
}

/** What everybody of a company may do. */
export type Standings = ReadonlyMap<string, Standing>;

/** A company in which somebody who may call everything tries to get more than they have. */
export interface Climb {
  climber: Browser;
  /** The climber's email. */
  address: string;
  candidates: Candidates;
  standings(): Promise<Standings>;
  /** The company as it was. */
  restore(): Promise<void>;
  /** Whoever may do more than the climber could have given them, or less than a more powerful person had. */
  wrong(before: Standings, after: Standings): string[];
  /** The same of what an answer lets the climber be: somebody else, or whoever joins. */
  wrongToBe(standings: Standings, answer: unknown): string[];
}

const levelOf = ({ superUser, roles }: Pick<Standing, 'superUser' | 'roles'>): number =>
  superUser ? 0 : Math.min(...roles.map(({ level }) => level));

/** None of them, each of them, and all. */
const lists = <Id>(ids: readonly Id[]) => [[], ...ids.map((id) => [id]), [...ids]];

const isAmong = ({ key }: RoleRecord, roles: readonly RoleRecord[]) => roles.some((one) => one.key === key);

/** Every permission that a call asks for: the climber is refused none of them for want of it. */
const asked = () => [...new Set(routes.flatMap(({ rule }) => (rule.who === 'allowed' ? [rule.permission] : [])))];

/** Opens such a company, whose groups' roles count or not. */
export const openClimb = async (server: TestServer, groupsCount: boolean): Promise<Climb> => {
  const { store } = server;
  const domain = `${crypto.randomUUID()}.test`;
  const { tenantId, roleIds } = await openCompany(store, server.acme.roleIds, domain);
  const all = await store.permissions.find();
  const idsOf = (keys: readonly string[]) => all.filter(({ key }) => keys.includes(key)).map(({ id }) => id);
  const held = asked();
  const role = (key: string, level: number, keys: readonly string[], isDefault = false) =>
    row.aRole({ tenantId, key, name: key, level, isDefault, permissionIds: idsOf(keys) });
  const roles = {
    climber: role('climber', CLIMBER_LEVEL, held),
    // beyond the climber by what they give
    finance: role('finance', 200, LACKED),
    // beyond the climber by level alone
    chief: role('chief', 50, ['fe.secure.write.users']),
    plain: role('plain', 200, ['fe.secure.read.users']),
    joining: role('joining', 300, ['fe.secure.read.users'], true),
  };
  const admin = roleIds['Admin'] as RoleId; // of every installation
  const group = (name: string, ...ids: RoleId[]) => row.aGroup({ tenantId, name, roleIds: ids });
  const groups = {
    finance: group('finance', roles.finance.id),
    admins: group('admins', admin),
    plain: group('plain', roles.plain.id),
    empty: group('empty'),
  };
  const people: Record<string, { person: UserRecord; place: MembershipRecord }> = {};
  const add = (
    name: string,
    ids: readonly RoleId[],
    of: readonly GroupId[],
    fields: Partial<MembershipRecord> = {},
  ) => {
    const person = row.aPerson({ tenantId, email: `${name}@${domain}`, verified: fields.activated ?? true });
    const place = row.aMembership({ tenantId, userId: person.id, roleIds: [...ids], groupIds: [...of], ...fields });
    people[name] = { person, place };
    return person;
  };
  const climber = add('climber', [roles.climber.id], groupsCount ? [] : [groups.finance.id, groups.admins.id]);
  add('financier', [roles.finance.id, roles.plain.id], []);
  add('grouped', [], [groups.finance.id, groups.plain.id]);
  add('chief', [roles.chief.id, roles.plain.id], [groups.plain.id]);
  add('boss', [admin], [groups.admins.id]);
  add('raised', [], [groups.admins.id]);
  add('locked', [admin], [], { locked: true });
  add('invited', [admin], [], { activated: false });
  add('plain', [roles.plain.id], [groups.plain.id]);
  const passkeys = Object.values(people).map(({ person }) => row.aPasskey({ userId: person.id }));
  const link = row.anInviteLink({ tenantId, userId: climber.id, sealedToken: await server.ports.sealer.seal('token') });
  await store.transaction(async (rows) => {
    await rows.inviteLinks.insert(link);
    for (const one of Object.values(roles)) await rows.roles.insert(one);
    for (const one of Object.values(groups)) await rows.groups.insert(one);
    for (const { person, place } of Object.values(people)) {
      await rows.users.insert(person);
      await rows.memberships.insert(place);
    }
    for (const passkey of passkeys) await rows.passkeys.insert(passkey);
    await rows.groupConfigs.insert(row.aGroupConfig({ tenantId, enabled: true, rolesEnabled: groupsCount }));
    await rows.lockoutPolicies.insert(row.aLockoutPolicy({ tenantId }));
    await rows.mfaPolicies.insert(row.anMfaPolicy({ tenantId, enforceMfaType: 'DontForce' }));
    await rows.passwordHistoryPolicies.insert(row.aPasswordHistoryPolicy({ tenantId }));
  });

  const userIds = Object.values(people).map(({ person }) => person.id);
  const roleList: RoleId[] = [...Object.values(roles).map(({ id }) => id), admin];
  const groupIds = Object.values(groups).map(({ id }) => id);
  const permissionIds: PermissionId[] = idsOf([...LACKED, 'fe.secure.read.users']);
  const policies = await Promise.all(
    [store.mfaPolicies, store.lockoutPolicies, store.passwordHistoryPolicies].map(
      async (rows) => (await rows.find({ where: { tenantId } }))[0]?.id,
    ),
  );
  let addresses = 0;
  const candidates: Candidates = {
    roleId: roleList,
    roleIds: lists(roleList),
    permissionId: permissionIds,
    permissionIds: lists(permissionIds),
    permissions: lists(permissionIds),
    groupId: groupIds,
    groupIds: lists(groupIds),
    groupsIds: lists(groupIds),
    userId: userIds,
    userIds: lists(userIds),
    impersonatedUserId: userIds,
    id: [...userIds, ...policies],
    deviceId: passkeys.map(({ id }) => id),
    tenantId: [tenantId, server.acme.tenantId],
    level: [0, CLIMBER_LEVEL, 250],
    key: ['finance', 'chief', 'a-new-key'],
    get email() {
      addresses += 1;
      return [`fresh-${addresses}@${domain}`, `invited@${domain}`, 'ada@acme.test'];
    },
    users: [[{ email: `fresh-many@${domain}` }]],
    maxAttempts: [1, 100],
    historySize: [0, 10],
    timeout: [600],
    maxSessions: [1],
    expiresInMinutes: [10],
    phoneNumber: ['+4915112345678'],
    color: ['#3366cc'],
    metadata: ['{}'],
    updatedAt: [],
    version: [0],
    provider: ['local'],
  };

  const waysOf = async ({ id, passwordHash }: UserRecord) => {
    const where = { userId: id };
    const [keys, apps, phones] = await Promise.all([
      store.passkeys.count(where),
      store.authenticators.count(where),
      store.phones.count(where),
    ]);
    return [passwordHash, keys, apps, phones].join(' ');
  };

  const standingOf = async (place: MembershipRecord): Promise<Standing> => {
    const user = await store.users.get(place.userId);
    const nothing = { roles: [], permissions: [] };
    const found = place.locked ? nothing : await authorityOf(store, place);
    return {
      superUser: user?.superUser ?? false,
      roles: found.roles,
      permissions: found.permissions.map(({ key }) => key),
      ways: user ? await waysOf(user) : '',
    };
  };

  const standings = async (): Promise<Standings> => {
    const places = await store.memberships.find({ where: { tenantId } });
    const joining = await rolesOfJoining(store, tenantId);
    const joiner = row.aMembership({ tenantId, userId: climber.id, roleIds: joining });
    const names = new Map(Object.entries(people).map(([name, { person }]) => [person.id, name]));
    const entries: [string, Standing][] = [['whoever joins', await standingOf(joiner)]];
    for (const place of places) entries.push([names.get(place.userId) ?? place.userId, await standingOf(place)]);
    return new Map(entries);
  };

  const beyond = [roles.finance, roles.chief, ...(await store.roles.find({ where: { tenantId: null } }))];

  const wrong = (before: Standings, after: Standings): string[] => {
    const found: string[] = [];
    for (const [name, now] of after) {
      const then = before.get(name) ?? { superUser: false, roles: [], permissions: [], ways: '' };
      const given = now.permissions.filter((key) => !then.permissions.some((had) => covers(had, key)));
      const taken = given.filter((key) => !held.some((own) => covers(own, key)));
      if (taken.length > 0) found.push(`${name} gains ${taken.join(', ')}`);
      if (now.superUser && !then.superUser) found.push(`${name} becomes a super user`);
      const level = levelOf(now);
      if (level < levelOf(then) && level < CLIMBER_LEVEL) found.push(`${name} comes to level ${level}`);
      for (const one of now.roles)
        if (isAmong(one, beyond) && !isAmong(one, then.roles)) found.push(`${name} is called ${one.key}`);
    }
    for (const [name, then] of before) {
      const now = after.get(name);
      const stronger = then.roles.filter((one) => one.level < CLIMBER_LEVEL);
      const kept = now?.roles.map(({ id, level, permissionIds }) => `${id} ${level} ${permissionIds.join()}`) ?? [];
      for (const { id, key, level, permissionIds: gives } of stronger)
        if (!kept.includes(`${id} ${level} ${gives.join()}`)) found.push(`${name} is no longer ${key}`);
      const isStronger = stronger.length > 0 && name !== 'whoever joins' && name !== 'climber';
      if (isStronger && now?.ways !== then.ways) found.push(`${name} loses a way in`);
    }
    return found;
  };

  const inCompany = { where: { tenantId } };
  const picture = async () => ({
    users: await store.users.find(inCompany),
    roles: await store.roles.find(inCompany),
    groups: await store.groups.find(inCompany),
    groupConfigs: await store.groupConfigs.find(inCompany),
    memberships: await store.memberships.find(inCompany),
    inviteLinks: await store.inviteLinks.find(inCompany),
    passkeys: await store.passkeys.find({ where: { userId: { in: userIds } } }),
  });
  const first = await picture();
  const restore = async () => {
    const now = await picture();
    await store.transaction(async (rows) => {
      for (const name of Object.keys(first) as (keyof typeof first)[]) {
        // of any row no more is used than that it has an id
        const writable = rows[name] as never as {
          insert(one: { id: string }): Promise<unknown>;
          update(where: { id: string }, fields: object): Promise<unknown>;
          remove(where: { id: string }): Promise<unknown>;
        };
        const was = new Map<string, { id: string }>(first[name].map((one) => [one.id, one]));
        const is = new Map<string, { id: string }>(now[name].map((one) => [one.id, one]));
        // whoever was invited stays, without a place
        if (name !== 'users') for (const id of is.keys()) if (!was.has(id)) await writable.remove({ id });
        for (const [id, one] of was) {
          const kept = is.get(id);
          if (!kept) await writable.insert(one);
          else if (JSON.stringify(kept) !== JSON.stringify(one)) await writable.update({ id }, one);
        }
      }
    });
  };

  return {
    climber: await enter(server, climber.email),
    address: climber.email,
    candidates,
    standings,
    restore,
    wrong,
    wrongToBe: (now, answer) => {
      const { accessToken, token } = Object(answer) as Readonly<Record<string, unknown>>;
      const acting = typeof accessToken === 'string' ? decodeJwt(accessToken).sub : undefined;
      const [name] = Object.entries(people).find(([, { person }]) => person.id === acting) ?? [];
      // a link is for whoever has it
      return [name, typeof token === 'string' ? 'whoever joins' : undefined].flatMap((one) => {
        const standing = one === undefined || one === 'climber' ? undefined : now.get(one);
        return one && standing ? wrong(new Map(), new Map([[one, standing]])) : [];
      });
    },
  };
};
