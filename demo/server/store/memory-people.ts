import type { AnyRow } from './conditions.ts';
import type { InvitationColumns } from './records.ts';

type Table = ReadonlyMap<string, AnyRow>;

/** Source collections of `people` rows: a change there updates the derived row. */
const SOURCES = new Set(['users', 'memberships', 'authenticators', 'phones', 'passkeys', 'roles']);

const some = (table: Table | undefined, test: (row: AnyRow) => boolean): boolean =>
  [...(table?.values() ?? [])].some(test);

const NEVER = '1970-01-01T00:00:00.000Z';

/** Sort key of the most powerful role of a membership; without a role, after all. */
const roleOrder = (tables: ReadonlyMap<string, Table>, place: AnyRow): string => {
  const ids = place['roleIds'] as string[]; // as memberships are kept
  const keys = ids.flatMap((id) => {
    const role = tables.get('roles')?.get(id);
    return role ? [`${String(role['level']).padStart(10, '0')} ${String(role['name'])}`] : [];
  });
  return keys.reduce((least, key) => (key < least ? key : least), '~');
};

/** Derived row of a person; for a pending invitation, with the tenant's own data only. */
const personOf = (tables: ReadonlyMap<string, Table>, place: AnyRow, user: AnyRow | undefined): AnyRow => {
  const invitation = place['invitation'] as InvitationColumns | null; // as memberships are kept
  const { email, name, searchable } = invitation ?? (user as unknown as InvitationColumns); // both have these
  const userId = place['userId'];
  const isOfUser = (row: AnyRow) => row['userId'] === userId;
  const factors =
    user?.['emailFactor'] === true ||
    some(tables.get('authenticators'), isOfUser) ||
    some(tables.get('phones'), (row) => isOfUser(row) && row['factor'] === true && row['verified'] === true) ||
    some(tables.get('passkeys'), (row) => isOfUser(row) && row['factor'] === true);
  const joined = String(place['createdAt']);
  const last = user?.['lastLogin'];
  const day = typeof last === 'string' ? `${last.slice(0, 10)}T00:00:00.000Z` : joined;
  const isMember = invitation === null && user !== undefined;
  return {
    id: place.id,
    tenantId: place['tenantId'],
    userId,
    email,
    name,
    searchable,
    verified: isMember && user['verified'],
    provider: isMember ? user['provider'] : 'local',
    mfaEnrolled: isMember && factors,
    breachedAt: isMember ? user['breachedAt'] : null,
    activeAt: isMember && day > joined ? day : joined,
    activated: place['activated'],
    pending: !isMember,
    locked: place['locked'],
    superUser: isMember && user['superUser'],
    roleIds: place['roleIds'],
    groupIds: place['groupIds'],
    version: place['version'],
    createdAt: joined,
    seenAt: isMember && typeof last === 'string' ? `${last.slice(0, 16)}:00.000Z` : NEVER,
    roleOrder: roleOrder(tables, place),
    phone: place['phone'],
    invitedAt: invitation && (invitation.sentAt ?? joined),
    invitedUntil: invitation?.expires ?? null,
    openedAt: invitation?.openedAt ?? null,
    invitedBy: invitation?.invitedBy ?? null,
  };
};

/** Updates the lists of people after a change, as triggers do in PostgreSQL. */
export const followPeople = (tables: Map<string, Table>, changed: string, rows: readonly AnyRow[]): void => {
  if (!SOURCES.has(changed)) return;
  const holders = (role: AnyRow) =>
    [...(tables.get('memberships')?.values() ?? [])]
      .filter((place) => (place['roleIds'] as string[]).includes(role.id)) // as memberships are kept
      .map((place) => place['userId']);
  const ids = new Set(
    changed === 'roles' ? rows.flatMap(holders) : rows.map((row) => (changed === 'users' ? row.id : row['userId'])),
  );
  const people = new Map([...(tables.get('people') ?? [])].filter(([, person]) => !ids.has(person['userId'])));
  for (const place of tables.get('memberships')?.values() ?? []) {
    if (!ids.has(place['userId'])) continue;
    const user = tables.get('users')?.get(String(place['userId']));
    // an invited person can have no account
    if (user || place['invitation'] !== null) people.set(place.id, personOf(tables, place, user));
  }
  tables.set('people', people);
};
