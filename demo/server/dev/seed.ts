import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../ports.ts';
import type { Writer } from '../store/store.ts';
import { keepRoles } from '../vendor/keep-roles.ts';
import { SEEDED_PASSWORD, SEEDED_PEOPLE, type SeededPerson } from './people.ts';

const tenantOf = async (rows: Writer, { company }: SeededPerson, now: string): Promise<TenantId> => {
  const [kept] = await rows.tenants.find({ where: { name: company }, order: [['createdAt', 'asc']], limit: 1 });
  if (kept) return kept.id;
  const id = crypto.randomUUID() as string as TenantId; // branded where it is made
  const isReseller = company === 'Northwind Resale';
  await rows.tenants.insert({ id, name: company, isReseller, metadata: '{}', createdAt: now, updatedAt: now });
  return id;
};

const add = async (rows: Writer, person: SeededPerson, passwordHash: string, now: string): Promise<void> => {
  const { email, name, superUser = false } = person;
  if ((await rows.users.count({ email })) > 0) return;
  const tenantId = await tenantOf(rows, person, now);
  const roles = await rows.roles.find({ where: { tenantId: null, key: { in: person.roles } } });
  const userId = crypto.randomUUID() as string as UserId; // branded where it is made
  await rows.users.insert({
    id: userId,
    email,
    name,
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
  });
  const roleIds = roles.map(({ id }) => id);
  await rows.memberships.insert({
    id: crypto.randomUUID(),
    tenantId,
    userId,
    roleIds,
    activated: true,
    createdAt: now,
  });
};

/** Puts the seeded companies and people into a store that lacks them; whoever is there already stays as they are. */
export const seed = async ({
  store,
  hasher,
  clock,
  config,
}: Pick<Ports, 'store' | 'hasher' | 'clock' | 'config'>): Promise<void> => {
  await keepRoles(store, config, clock);
  const all = store.reaching({ across: 'seeds' });
  const emails = SEEDED_PEOPLE.map(({ email }) => email);
  const present = new Set((await all.users.find({ where: { email: { in: emails } } })).map(({ email }) => email));
  const missing = SEEDED_PEOPLE.filter(({ email }) => !present.has(email));
  const hashed = await Promise.all(
    missing.map(async (person) => ({ person, hash: await hasher.hash(SEEDED_PASSWORD) })),
  );
  if (hashed.length === 0) return;
  const now = clock.now().toISOString();
  await all.transaction(async (rows) => {
    for (const { person, hash } of hashed) await add(rows, person, hash, now);
  });
};
