import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../ports.ts';
import { newTenant } from '../store/new-tenant.ts';
import { searchable } from '../store/searchable.ts';
import type { Writer } from '../store/store.ts';
import { keepRoles } from '../roles/keep-roles.ts';
import { ACME_PLANS } from './plans.ts';
import { SEEDED_PASSWORD, SEEDED_PEOPLE, type SeededPerson } from './people.ts';

const tenantOf = async (
  rows: Writer,
  company: string,
  now: string,
  parentId: TenantId | null = null,
): Promise<TenantId> => {
  const [kept] = await rows.tenants.find({ where: { name: company }, order: [['createdAt', 'asc']], limit: 1 });
  if (kept) return kept.id;
  const id = crypto.randomUUID() as string as TenantId; // branded where it is made
  const isReseller = company === 'Northwind Resale';
  const parent = parentId ? await rows.tenants.get(parentId) : undefined;
  const type = isReseller ? 'reseller' : 'customer';
  await rows.tenants.insert(newTenant({ id, name: company, isReseller, type, createdAt: now }, parent));
  return id;
};

const add = async (rows: Writer, person: SeededPerson, passwordHash: string, now: string): Promise<void> => {
  const { email, name, company, alsoIn = [], superUser = false, entersBelow = false } = person;
  if ((await rows.users.count({ email })) > 0) return;
  const tenantId = await tenantOf(rows, company, now);
  const roles = await rows.roles.find({ where: { tenantId: null, key: { in: person.roles } } });
  const userId = crypto.randomUUID() as string as UserId; // branded where it is made
  await rows.users.insert({
    id: userId,
    email,
    name,
    searchable: searchable({ name, email }),
    passwordHash,
    verified: true,
    superUser,
    provider: 'local',
    managedBy: 'frontegg',
    profilePictureUrl: null,
    metadata: '{}',
    language: 'en',
    tenantId,
    createdAt: now,
    updatedAt: now,
    lastLogin: null,
    emailFactor: false,
    mustEnrol: false,
    breachedAt: null,
    provenAt: null,
  });
  const roleIds = roles.map(({ id }) => id);
  const companies = [tenantId];
  for (const other of alsoIn) companies.push(await tenantOf(rows, other, now, tenantId));
  for (const place of companies)
    await rows.memberships.insert({
      id: crypto.randomUUID(),
      tenantId: place,
      userId,
      roleIds,
      phone: null,
      groupIds: [],
      activated: true,
      locked: false,
      invitation: null,
      version: 0,
      subAccountAccess: entersBelow && place === tenantId,
      createdAt: now,
    });
};

/** Grants Acme Robotics its plans, those that the operator has, unless it has any. */
const givePlans = async (rows: Writer, { plans }: Ports['config'], createdAt: string): Promise<void> => {
  const known = ACME_PLANS.filter(({ planKey }) => plans.some(({ key }) => key === planKey));
  const [acme] = await rows.tenants.find({ where: { name: 'Acme Robotics' }, order: [['createdAt', 'asc']], limit: 1 });
  if (!acme || known.length === 0 || (await rows.tenantPlans.count({ tenantId: acme.id })) > 0) return;
  for (const plan of known)
    await rows.tenantPlans.insert({ ...plan, id: crypto.randomUUID(), tenantId: acme.id, createdAt });
};

/** Seeds companies and people into a store that lacks them; idempotent: existing ones are unchanged. */
export const seed = async ({
  store,
  hasher,
  clock,
  config,
}: Pick<Ports, 'store' | 'hasher' | 'clock' | 'config'>): Promise<void> => {
  await keepRoles(store, config, clock);
  const all = store.scoped({ across: 'seeds' });
  const emails = SEEDED_PEOPLE.map(({ email }) => email);
  const present = new Set((await all.users.find({ where: { email: { in: emails } } })).map(({ email }) => email));
  const missing = SEEDED_PEOPLE.filter(({ email }) => !present.has(email));
  const hashed = await Promise.all(
    missing.map(async (person) => ({ person, hash: await hasher.hash(SEEDED_PASSWORD) })),
  );
  const now = clock.now().toISOString();
  if (hashed.length > 0)
    await all.transaction(async (rows) => {
      for (const { person, hash } of hashed) await add(rows, person, hash, now);
    });
  await all.transaction((rows) => givePlans(rows, config, now));
};
