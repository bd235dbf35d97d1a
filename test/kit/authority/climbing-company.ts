import type { GroupId, PermissionId, RoleId, TenantId } from '../../../core/contract/entities/ids.ts';
import { routes } from '../../../demo/server/routes.ts';
import type { MembershipRecord, RoleRecord, UserRecord } from '../../../demo/server/store/records.ts';
import { openCompany } from '../company.ts';
import * as row from '../rows.ts';
import { METADATA_URL, TEST_METADATA } from '../sso/test-providers.ts';
import type { TestServer } from '../server.ts';
import type { Candidates } from './attempts.ts';

/** How powerful the climber is; what is more powerful has a lower level. */
export const CLIMBER_LEVEL = 100;

/** Permissions that no call asks for: a product's own, which the climber lacks. */
const LACKED = ['fe.subscriptions.*', 'fe.connectivity.read.webhooks'];

/** A company in which a person who may call everything sits below others, and beside some who may do what they may not. */
export interface ClimbingCompany {
  tenantId: TenantId;
  climber: UserRecord;
  /** Permissions that the climber has. */
  held: readonly string[];
  ownRole: RoleId;
  /** Roles that the climber may not give: by what one gives, by another's level, and the operator's. */
  beyond: readonly [RoleRecord, RoleRecord, ...RoleRecord[]];
  people: Readonly<Record<string, UserRecord>>;
  candidates: Candidates;
}

/** None of them, each of them, and all. */
const lists = <Id>(ids: readonly Id[]) => [[], ...ids.map((id) => [id]), [...ids]];

/** Every permission that a call asks for: the climber is refused none of them for want of it. */
const asked = () => [...new Set(routes.flatMap(({ rule }) => (rule.access === 'allowed' ? [rule.permission] : [])))];

/** Opens such a company, whose groups' roles count or not. */
export const openClimbingCompany = async (server: TestServer, groupsCount: boolean): Promise<ClimbingCompany> => {
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
  const tokens = (['personal', 'tenant'] as const).map((kind) =>
    row.anApiToken({ tenantId, userId: climber.id, kind, type: 'AccessToken' }),
  );
  const sso = row.anSsoConfiguration({ tenantId, enabled: false });
  const ssoDomain = row.anSsoDomain({ tenantId, configurationId: sso.id, domain, validated: false });
  const ssoGroup = row.anSsoGroup({ tenantId, configurationId: sso.id });
  await store.transaction(async (rows) => {
    for (const token of tokens) await rows.apiTokens.insert(token);
    await rows.ssoConfigurations.insert(sso);
    await rows.ssoDomains.insert(ssoDomain);
    await rows.ssoGroups.insert(ssoGroup);
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
    await rows.emailDomainRestrictions.insert(row.anEmailDomainRestriction({ tenantId }));
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
    tokenId: tokens.map(({ id }) => id),
    overlapMinutes: [10],
    actions: [[{ type: 'alias', payload: 'climbed' }]],
    tenantIds: [[tenantId, server.acme.tenantId]],
    parentTenantId: [tenantId, server.acme.tenantId],
    _subTenantId: [tenantId, server.acme.tenantId],
    _tenantId: [tenantId, server.acme.tenantId],
    creatorEmail: [`creator@${domain}`],
    timezone: ['Europe/Berlin'],
    currency: ['EUR'],
    tenantMetadata: ['{}'],
    ssoConfigId: [sso.id],
    ssoDomainId: [ssoDomain.id],
    ssoGroupId: [ssoGroup.id],
    // what a company pays for gives its people nothing that their roles do not
    subscriptionId: [crypto.randomUUID()],
    paymentMethodId: [crypto.randomUUID()],
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
    metadata: ['{}', TEST_METADATA],
    url: [METADATA_URL],
    domain: [`mail.${domain}`],
    updatedAt: [],
    version: [0],
    provider: ['local'],
  };

  const operators = await store.roles.find({ where: { tenantId: null } });
  return {
    tenantId,
    climber,
    held,
    ownRole: roles.climber.id,
    beyond: [roles.finance, roles.chief, ...operators],
    people: Object.fromEntries(Object.entries(people).map(([name, { person }]) => [name, person])),
    candidates,
  };
};
