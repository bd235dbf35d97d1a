import type { GroupId, RoleId, SessionId, TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { keepWithdrawnId } from '../sign-in/withdrawn-invitations.ts';
import type { Ports } from '../ports.ts';
import type { GroupRecord } from '../store/records.ts';
import { newTenant } from '../store/new-tenant.ts';
import { searchable } from '../store/searchable.ts';
import type { Writer } from '../store/store.ts';
import { type Colleague, type ColleagueGroup, COLLEAGUES, GROUPS, SUB_ACCOUNTS } from './colleagues.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Age of a last visit, in hours, up to which a colleague gets a live session. */
const IN_HOURS = 24;
const WEEK_MS = 7 * DAY_MS;

const AUDITOR = ['users', 'roles', 'groups', 'audits', 'securityPolicy'].map((area) => `fe.secure.read.${area}`);
const BROWSERS = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
];

/** Portrait of a few lines, as a data URL. */
const portrait = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="hsl(${hue} 70% 88%)" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="7" fill="hsl(${hue} 50% 38%)"/><path fill="hsl(${hue} 50% 38%)" d="M6 40c0-9 6-14 14-14s14 5 14 14z"/></svg>`,
  )}`;

// ids are branded where they are made
const newId = <Id extends string>(): Id => crypto.randomUUID() as string as Id;

interface Company {
  tenantId: TenantId;
  domain: string;
  roles: ReadonlyMap<string, RoleId>;
  groups: ReadonlyMap<string, GroupId>;
  passwordHash: string | null;
  invitedBy: UserId;
  now: Date;
}

const addAuditor = async (rows: Writer, tenantId: TenantId, createdAt: string): Promise<void> => {
  if ((await rows.roles.count({ tenantId, key: 'Auditor' })) > 0) return;
  const permissions = await rows.permissions.find({ where: { key: { in: AUDITOR } } });
  await rows.roles.insert({
    id: newId<RoleId>(),
    tenantId,
    key: 'Auditor',
    name: 'Auditor',
    description: 'Reads what was done, and by whom.',
    isDefault: false,
    level: 3,
    permissionIds: permissions.map(({ id }) => id),
    createdAt,
    updatedAt: createdAt,
  });
};

const addGroup = async (
  rows: Writer,
  { tenantId, roles }: Pick<Company, 'tenantId' | 'roles'>,
  { name, color, description, role, scim2 }: ColleagueGroup,
  createdAt: string,
): Promise<void> => {
  const auditor = role && roles.get(role);
  const group: GroupRecord = {
    id: newId<GroupId>(),
    tenantId,
    name,
    color,
    description: description ?? null,
    metadata: null,
    managedBy: scim2 ? 'scim2' : 'frontegg',
    roleIds: auditor ? [auditor] : [],
    createdAt,
    updatedAt: createdAt,
  };
  await rows.groups.insert(group);
};

/** Inserts a colleague with their membership, session and audit log entry. */
const addColleague = async (rows: Writer, company: Company, person: Colleague, at: number): Promise<void> => {
  const { tenantId, domain, now } = company;
  const email = `${person.address}@${domain}`;
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const createdAt = ago(person.joinedDaysAgo * DAY_MS);
  const { seenHoursAgo: seen, name, provider = 'local' } = person;
  const role = company.roles.get(person.role);
  const userId = newId<UserId>();
  const invite = () => ({
    email,
    name,
    searchable: searchable({ name, email }),
    // hash of no existing token
    tokenHash: newId(),
    sentAt: createdAt,
    // one invited more than a week ago has not come in time
    expires: new Date(Date.parse(createdAt) + WEEK_MS).toISOString(),
    ...(at % 2 === 0 && { openedAt: ago(HOUR_MS) }),
    invitedBy: company.invitedBy,
  });
  await rows.memberships.insert({
    id: newId(),
    tenantId,
    userId,
    roleIds: role ? [role] : [],
    phone: seen === undefined ? `+1415555${String(100 + at).padStart(4, '0')}` : null,
    groupIds: person.groups.flatMap((group) => company.groups.get(group) ?? []),
    activated: seen !== undefined,
    locked: person.is === 'locked',
    invitation: seen === undefined ? invite() : null,
    version: 0,
    subAccountAccess: false,
    createdAt,
  });
  // a pending invitation has no account
  if (seen === undefined) return keepWithdrawnId(rows, { clock: { now: () => now } }, { userId, email });
  const lastLogin = ago(seen * HOUR_MS);
  await rows.users.insert({
    id: userId,
    email,
    name,
    searchable: searchable({ name, email }),
    passwordHash: provider === 'local' ? company.passwordHash : null,
    verified: true,
    superUser: false,
    provider,
    managedBy: person.is === 'directory' ? 'scim2' : 'frontegg',
    profilePictureUrl: person.hue === undefined ? null : portrait(person.hue),
    metadata: JSON.stringify({ jobTitle: person.jobTitle }),
    language: 'en',
    tenantId,
    createdAt,
    updatedAt: createdAt,
    lastLogin,
    emailFactor: person.secondFactor === true,
    mustEnrol: false,
    provenAt: lastLogin,
    breachedAt: person.is === 'breached' ? ago(3 * DAY_MS) : null,
  });
  const from = { ip: `203.0.113.${10 + at}`, userAgent: BROWSERS[at % BROWSERS.length] ?? null };
  const audit = { id: newId<string>(), tenantId, userId, email, severity: 'Info' as const, createdAt: lastLogin };
  await rows.audits.insert({ ...audit, ...from, action: 'Signed in', details: { by: 'password' } });
  if (seen > IN_HOURS) return;
  await rows.sessions.insert({
    id: newId<SessionId>(),
    tenantId,
    userId,
    // hash of no existing token
    tokenHash: newId(),
    previousHash: null,
    successorSalt: null,
    browser: null,
    renewedBy: null,
    generation: 0,
    rotatedAt: lastLogin,
    amr: ['pwd'],
    authenticatedAt: lastLogin,
    steppedUpAt: null,
    actor: null,
    ipAddress: from.ip,
    userAgent: from.userAgent,
    createdAt: lastLogin,
    expires: new Date(now.getTime() + WEEK_MS).toISOString(),
    endedAt: null,
  });
};

/** Adds sub-tenants, each with its people. */
const addSubAccounts = async (rows: Writer, of: Omit<Company, 'tenantId' | 'domain'>): Promise<void> => {
  const createdAt = new Date(of.now.getTime() - 600 * DAY_MS).toISOString();
  for (const { name, below, domain, people } of SUB_ACCOUNTS) {
    const [parent] = await rows.tenants.find({ where: { name: below }, order: [['createdAt', 'asc']], limit: 1 });
    if (!parent) continue;
    const id = newId<TenantId>();
    await rows.tenants.insert(newTenant({ id, name, createdAt }, parent));
    for (const [at, person] of people.entries()) await addColleague(rows, { ...of, tenantId: id, domain }, person, at);
  }
};

/** Seeds more people into Acme Robotics, with groups, roles and sub-tenants; idempotent. */
export const seedColleagues = async ({ store, clock }: Pick<Ports, 'store' | 'clock'>): Promise<void> => {
  const now = clock.now();
  await store.scoped({ across: 'seeds' }).transaction(async (rows) => {
    const [ada] = await rows.users.find({ where: { email: 'ada@acme.test' } });
    const known = await rows.users.count({ email: { in: COLLEAGUES.map(({ address }) => `${address}@acme.test`) } });
    if (!ada || known > 0) return;
    const { tenantId, passwordHash } = ada;
    const created = new Date(now.getTime() - 1000 * DAY_MS).toISOString();
    await addAuditor(rows, tenantId, created);
    const byKey = await rows.roles.find();
    const roles = new Map(
      byKey.filter((role) => (role.tenantId ?? tenantId) === tenantId).map(({ key, id }) => [key, id] as const),
    );
    for (const group of GROUPS) await addGroup(rows, { tenantId, roles }, group, created);
    const groups = new Map(
      (await rows.groups.find({ where: { tenantId } })).map(({ name, id }) => [name, id] as const),
    );
    const company = { tenantId, domain: 'acme.test', roles, groups, passwordHash, invitedBy: ada.id, now };
    for (const [at, person] of COLLEAGUES.entries()) await addColleague(rows, company, person, at);
    await addSubAccounts(rows, { roles, groups: new Map(), passwordHash, invitedBy: ada.id, now });
  });
};
