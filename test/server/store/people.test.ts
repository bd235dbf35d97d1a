import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleId, UserId } from '../../../core/contract/entities/ids.ts';
import type { PersonRecord, InvitationColumns } from '../../../demo/server/store/records.ts';
import type { Writer } from '../../../demo/server/store/store.ts';
import { aMembership, anAuthenticator, anId, aPasskey, aPerson, aPhone, aRole } from '../../kit/rows.ts';
import { openTestStore, type TestStore } from '../../kit/test-store.ts';

const JOINED = '2026-01-31T12:00:00.000Z';
const INVITATION: InvitationColumns = {
  email: 'bo@acme.test',
  name: 'Bo',
  searchable: 'bo bo@acme.test',
  expires: '2026-02-07T12:00:00.000Z',
  sentAt: '2026-02-01T12:00:00.000Z',
  openedAt: '2026-02-02T12:00:00.000Z',
  tokenHash: 'hash',
  invitedBy: anId<UserId>(),
};

/** Derived rows of people: by triggers in PostgreSQL, by `memory-people.ts` in memory; both from the same changes. */
describe('the list of people', () => {
  let test: TestStore;
  beforeAll(async () => {
    test = await openTestStore();
  });
  afterAll(() => test.close());

  /** A member, and their row in the list after a change. */
  const member = async (
    fields: { user?: Parameters<typeof aPerson>[0]; place?: Parameters<typeof aMembership>[0] } = {},
  ) => {
    const user = aPerson({ name: 'Bo Brandt', ...fields.user });
    const place = aMembership({ userId: user.id, roleIds: [], createdAt: JOINED, ...fields.place });
    await test.rows.transaction(async (rows) => {
      await rows.users.insert(user);
      await rows.memberships.insert(place);
    });
    const listed = () => test.rows.people.get(place.id);
    const after = async (change: (rows: Writer, userId: UserId) => Promise<unknown>): Promise<PersonRecord> => {
      await test.rows.transaction((rows) => change(rows, user.id));
      const person = await listed();
      if (!person) throw new Error('the list has no such row');
      return person;
    };
    return { user, place, listed, after };
  };

  it('has a row of each membership, with the account’s own data', async () => {
    const { user, place, listed } = await member({ user: { superUser: true, breachedAt: '2026-01-30T12:00:00.000Z' } });
    expect(await listed()).toMatchObject({
      id: place.id,
      tenantId: place.tenantId,
      userId: user.id,
      email: user.email,
      name: 'Bo Brandt',
      searchable: user.searchable,
      verified: true,
      provider: 'local',
      mfaEnrolled: false,
      breachedAt: '2026-01-30T12:00:00.000Z',
      superUser: true,
      pending: false,
      locked: false,
      roleOrder: '~',
      activeAt: JOINED,
      seenAt: '1970-01-01T00:00:00.000Z',
      invitedAt: null,
      invitedUntil: null,
    });
  });

  it('says of a pending person only what the tenant has said', async () => {
    const { listed } = await member({
      user: { superUser: true, emailFactor: true, lastLogin: '2026-02-03T12:00:00.000Z' },
      place: { invitation: INVITATION },
    });
    expect(await listed()).toMatchObject({
      email: 'bo@acme.test',
      name: 'Bo',
      searchable: 'bo bo@acme.test',
      verified: false,
      provider: 'local',
      mfaEnrolled: false,
      breachedAt: null,
      superUser: false,
      pending: true,
      activeAt: JOINED,
      seenAt: '1970-01-01T00:00:00.000Z',
      invitedAt: '2026-02-01T12:00:00.000Z',
      invitedUntil: '2026-02-07T12:00:00.000Z',
      openedAt: '2026-02-02T12:00:00.000Z',
      invitedBy: INVITATION.invitedBy,
    });
  });

  it('has an invited person without an account, and loses them with the membership', async () => {
    const place = aMembership({ invitation: INVITATION });
    await test.rows.transaction((rows) => rows.memberships.insert(place));
    expect(await test.rows.people.get(place.id)).toMatchObject({ pending: true, email: 'bo@acme.test' });
    await test.rows.transaction((rows) => rows.memberships.remove({ id: place.id }));
    expect(await test.rows.people.get(place.id)).toBeUndefined();
  });

  it('follows an account', async () => {
    const { user, after } = await member();
    const changes = { name: 'Bo Berg', verified: false, lastLogin: '2026-02-03T12:34:56.789Z' };
    expect(await after((rows) => rows.users.update({ id: user.id }, changes))).toMatchObject({
      name: 'Bo Berg',
      verified: false,
      activeAt: '2026-02-03T00:00:00.000Z',
      seenAt: '2026-02-03T12:34:00.000Z',
    });
  });

  const factors: [of: string, add: (rows: Writer, userId: UserId) => Promise<unknown>, isFactor: boolean][] = [
    ['an authenticator app', (rows, userId) => rows.authenticators.insert(anAuthenticator({ userId })), true],
    ['a verified phone', (rows, userId) => rows.phones.insert(aPhone({ userId })), true],
    ['an unverified phone', (rows, userId) => rows.phones.insert(aPhone({ userId, verified: false })), false],
    ['a phone to sign in by', (rows, userId) => rows.phones.insert(aPhone({ userId, factor: false })), false],
    ['a security key', (rows, userId) => rows.passkeys.insert(aPasskey({ userId, factor: true })), true],
    ['a passkey to sign in by', (rows, userId) => rows.passkeys.insert(aPasskey({ userId })), false],
    ['codes by email', (rows, id) => rows.users.update({ id }, { emailFactor: true }), true],
  ];
  it.each(factors)('knows of %s whether it is a second factor', async (_, add, isFactor) => {
    const { after } = await member();
    expect(await after(add)).toMatchObject({ mfaEnrolled: isFactor });
  });

  it('loses a second factor that is removed', async () => {
    const { after } = await member();
    await after((rows, userId) => rows.authenticators.insert(anAuthenticator({ userId })));
    const person = await after((rows, userId) => rows.authenticators.remove({ userId }));
    expect(person).toMatchObject({ mfaEnrolled: false });
  });

  it('is ordered by the most powerful role, which it follows', async () => {
    const [high, low] = [aRole({ level: 1, name: 'Admin' }), aRole({ level: 20, name: 'Reader' })];
    await test.rows.transaction(async (rows) => {
      await rows.roles.insert(high);
      await rows.roles.insert(low);
    });
    const roleIds: RoleId[] = [low.id, high.id, anId<RoleId>()];
    const { after } = await member({ place: { roleIds } });
    const shown = await after((rows) => rows.roles.update({ id: high.id }, { name: 'Owner' }));
    expect(shown).toMatchObject({ roleIds, roleOrder: '0000000001 Owner' });
    const without = await after((rows, userId) => rows.memberships.update({ userId }, { roleIds: [low.id] }));
    expect(without).toMatchObject({ roleOrder: '0000000020 Reader' });
  });

  it('follows a membership', async () => {
    const { place, after } = await member();
    const changes = { locked: true, version: 3, phone: '+4915112345678' };
    expect(await after((rows) => rows.memberships.update({ id: place.id }, changes))).toMatchObject(changes);
  });
});
