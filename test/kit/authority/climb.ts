import { decodeJwt } from 'jose';
import type { RoleId, TenantId } from '../../../core/contract/entities/ids.ts';
import { covers } from '../../../core/contract/access.ts';
import { authorityOf } from '../../../demo/server/authority/authority.ts';
import { rolesOfJoining } from '../../../demo/server/sign-in/invite-link.ts';
import type { MembershipRecord, RoleRecord, UserRecord } from '../../../demo/server/store/records.ts';
import type { Browser } from '../browser.ts';
import { enter } from '../enter.ts';
import * as row from '../rows.ts';
import type { TestServer } from '../server.ts';
import type { Candidates } from './attempts.ts';
import { CLIMBER_LEVEL, type ClimbingCompany, openClimbingCompany } from './climbing-company.ts';

/** Authority of a person, or of people who join, as far as what they may do goes. */
interface Standing {
  superUser: boolean;
  roles: RoleRecord[];
  permissions: string[];
  /** Credentials that open their account beside a session. */
  ways: string;
}

/** Authority of each person of a company. */
export type Standings = ReadonlyMap<string, Standing>;

/** A company in which a person who may call everything tries to get more than they have. */
export interface Climb {
  climber: Browser;
  /** The climber's email. */
  address: string;
  candidates: Candidates;
  tenantId: TenantId;
  /** The climber's only role. */
  ownRole: RoleId;
  /** Two that they may not give: by what it gives, and by its level. */
  rolesBeyond: ClimbingCompany['beyond'];
  standings(): Promise<Standings>;
  /** Puts the company back as it was, by what was last seen of it. */
  restore(): Promise<void>;
  /** People who may do more than the climber could have granted, or less than a more powerful person had. */
  wrong(before: Standings, after: Standings): string[];
  /** The same of what an answer lets the climber be: another person, or people who join. */
  wrongToBe(standings: Standings, answer: unknown): string[];
}

const levelOf = ({ superUser, roles }: Pick<Standing, 'superUser' | 'roles'>): number =>
  superUser ? 0 : Math.min(...roles.map(({ level }) => level));

const isAmong = ({ key }: RoleRecord, roles: readonly RoleRecord[]) => roles.some((one) => one.key === key);

/** Opens such a company, whose groups' roles count or not. */
export const openClimb = async (server: TestServer, groupsCount: boolean): Promise<Climb> => {
  const { store } = server;
  const { tenantId, climber, held, ownRole, beyond, people, candidates } = await openClimbingCompany(
    server,
    groupsCount,
  );

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

  const inCompany = { where: { tenantId } };
  const ofThem = { where: { userId: { in: Object.values(people).map(({ id }) => id) } } };
  // one look at all of them, over one connection
  const picture = () =>
    store.snapshot(async (rows) => ({
      users: await rows.users.find(inCompany),
      roles: await rows.roles.find(inCompany),
      groups: await rows.groups.find(inCompany),
      groupConfigs: await rows.groupConfigs.find(inCompany),
      memberships: await rows.memberships.find(inCompany),
      inviteLinks: await rows.inviteLinks.find(inCompany),
      apiTokens: await rows.apiTokens.find(inCompany),
      passkeys: await rows.passkeys.find(ofThem),
      authenticators: await rows.authenticators.find(ofThem),
      phones: await rows.phones.find(ofThem),
    }));

  const look = async (): Promise<Standings> => {
    const places = await store.memberships.find({ where: { tenantId } });
    const joining = await rolesOfJoining(store, tenantId);
    const joiner = row.aMembership({ tenantId, userId: climber.id, roleIds: joining });
    const names = new Map(Object.entries(people).map(([name, { id }]) => [id, name]));
    const entries: [string, Standing][] = [['joiner', await standingOf(joiner)]];
    // a program with a token of roles is a further person; one that is there already gives nothing new
    for (const { id, roleIds } of await store.apiTokens.find({ where: { tenantId } }))
      entries.push([`token ${id}`, await standingOf(row.aMembership({ tenantId, userId: climber.id, roleIds }))]);
    for (const place of places) entries.push([names.get(place.userId) ?? place.userId, await standingOf(place)]);
    return new Map(entries);
  };

  const first = await picture();
  const atFirst = await look();
  let latest = first;
  const isAsItWas = () => JSON.stringify(latest) === JSON.stringify(first);
  const standings = async () => {
    latest = await picture();
    return isAsItWas() ? atFirst : look();
  };

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
      const isStronger = stronger.length > 0 && name !== 'joiner' && name !== 'climber';
      if (isStronger && now?.ways !== then.ways) found.push(`${name} loses a way in`);
    }
    return found;
  };

  const restore = async () => {
    if (isAsItWas()) return;
    await store.transaction(async (rows) => {
      for (const name of Object.keys(first) as (keyof typeof first)[]) {
        // of any row no more is used than that it has an id
        const writable = rows[name] as never as {
          insert(one: { id: string }): Promise<unknown>;
          update(where: { id: string }, fields: object): Promise<unknown>;
          remove(where: { id: string }): Promise<unknown>;
        };
        const was = new Map<string, { id: string }>(first[name].map((one) => [one.id, one]));
        const is = new Map<string, { id: string }>(latest[name].map((one) => [one.id, one]));
        // a person who was invited stays, without a place
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
    tenantId,
    ownRole,
    rolesBeyond: beyond,
    standings,
    restore,
    wrong,
    wrongToBe: (now, answer) => {
      const { accessToken, token } = Object(answer) as Readonly<Record<string, unknown>>;
      const acting = typeof accessToken === 'string' ? decodeJwt(accessToken).sub : undefined;
      const [name] = Object.entries(people).find(([, { id }]) => id === acting) ?? [];
      // a link is for all who have it
      return [name, typeof token === 'string' ? 'joiner' : undefined].flatMap((one) => {
        const standing = one === undefined || one === 'climber' ? undefined : now.get(one);
        return one && standing ? wrong(new Map(), new Map([[one, standing]])) : [];
      });
    },
  };
};
