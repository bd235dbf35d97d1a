import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleId } from '../../../core/contract/entities/ids.ts';
import type { ScopedRows } from '../../../demo/server/store/store.ts';
import { UniqueViolation } from '../../../demo/server/store/store.ts';
import { openTestStore, type TestStore } from '../../kit/test-store.ts';
import { aKey, aLink, aMembership, anAudit, anId, anOutboxMail, aPerson, aRole, aSession } from '../../kit/rows.ts';

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const MINUTE = 60_000;
const at = (ms: number) => new Date(Date.parse('2026-01-01T00:00:00.000Z') + ms);
const key = () => crypto.randomUUID();

describe('the store', () => {
  let test: TestStore;
  let store: ScopedRows;
  beforeAll(async () => {
    test = await openTestStore();
    store = test.rows;
  });
  afterAll(() => test.close());

  describe('keeps rows', () => {
    it('as they were given', async () => {
      const given = [
        aPerson(),
        anAudit({ details: { group: 'g', names: ['a_b', 'cD'], deep: { oneTwo: null } } }),
        aKey(),
        aSession(),
      ] as const;
      const [person, audit, key, session] = given;
      await store.transaction(async (rows) => {
        await rows.users.insert(person);
        await rows.audits.insert(audit);
        await rows.keys.insert(key);
        await rows.sessions.insert(session);
      });
      expect(await store.users.get(person.id)).toEqual(person);
      expect(await store.audits.get(audit.id)).toEqual(audit);
      expect(await store.keys.get(key.id)).toEqual(key);
      expect(await store.sessions.get(session.id)).toEqual(session);
    });

    it('of every collection, with roles, links, mails and places in a tenant', async () => {
      const rows = { roles: aRole(), links: aLink(), outbox: anOutboxMail(), memberships: aMembership() };
      const inserted = await store.transaction(async (kept) => ({
        roles: await kept.roles.insert(rows.roles),
        links: await kept.links.insert(rows.links),
        outbox: await kept.outbox.insert(rows.outbox),
        memberships: await kept.memberships.insert(rows.memberships),
      }));
      expect(inserted).toEqual(rows);
    });

    it('as copies of the given objects', async () => {
      const list = ['one'];
      const audit = anAudit({ details: { list } });
      await store.transaction((rows) => rows.audits.insert(audit));
      list.push('two');
      const first = await store.audits.get(audit.id);
      Object.assign(first ?? {}, { details: 'spoilt' });
      expect((await store.audits.get(audit.id))?.details).toEqual({ list: ['one'] });
    });
  });

  describe('finds rows', () => {
    const mark = crypto.randomUUID();
    const people = [
      aPerson({ name: mark, email: `b-${mark}@x.test`, lastLogin: null, verified: true }),
      aPerson({ name: mark, email: `a-${mark}@x.test`, lastLogin: '2026-01-02T00:00:00.000Z', verified: false }),
      aPerson({ name: mark, email: `C-${mark}@x.test`, lastLogin: '2026-01-01T00:00:00.500Z', verified: false }),
    ] as const;
    const [b, a, c] = people;
    beforeAll(() =>
      store.transaction(async (rows) => void (await Promise.all(people.map((person) => rows.users.insert(person))))),
    );

    const cases: [
      title: string,
      where: Parameters<ScopedRows['users']['find']>[0],
      found: readonly { id: string }[],
    ][] = [
      ['by equality', { where: { name: mark, verified: true } }, [b]],
      ['by what is absent', { where: { name: mark, lastLogin: null } }, [b]],
      ['by what is there', { where: { name: mark, lastLogin: { not: null } }, order: [['email', 'asc']] }, [c, a]],
      [
        'that are not something',
        { where: { name: mark, email: { not: a.email } }, order: [['email', 'desc']] },
        [b, c],
      ],
      [
        'that are not a moment, the absent among them',
        { where: { name: mark, lastLogin: { not: a.lastLogin } }, order: [['email', 'asc']] },
        [c, b],
      ],
      [
        'among a list',
        { where: { email: { in: [a.email, c.email, 'unknown@x.test'] } }, order: [['email', 'desc']] },
        [a, c],
      ],
      [
        'among a list, the absent never among them',
        { where: { name: mark, lastLogin: { in: [null, a.lastLogin] as string[] } } },
        [a],
      ],
      ['by a part of a text', { where: { name: mark, email: { contains: mark.slice(3, 9) }, verified: true } }, [b]],
      ['by a part of a text as it is written', { where: { name: mark, email: { contains: '_' } } }, []],
      ['among an empty list', { where: { email: { in: [] } } }, []],
      ['before a moment', { where: { name: mark, lastLogin: { before: '2026-01-02T00:00:00.000Z' } } }, [c]],
      ['after a moment', { where: { name: mark, lastLogin: { after: '2026-01-01T00:00:00.500Z' } } }, [a]],
      ['in the order of code points', { where: { name: mark }, order: [['email', 'asc']] }, [c, a, b]],
      ['with the absent last', { where: { name: mark }, order: [['lastLogin', 'asc']] }, [c, a, b]],
      ['with the absent first when turned round', { where: { name: mark }, order: [['lastLogin', 'desc']] }, [b, a, c]],
      [
        'by several orders',
        {
          where: { name: mark },
          order: [
            ['verified', 'asc'],
            ['email', 'desc'],
          ],
        },
        [a, c, b],
      ],
      ['by the page', { where: { name: mark }, order: [['email', 'asc']], limit: 1, offset: 1 }, [a]],
      [
        'by many conditions at once',
        {
          where: {
            lastLogin: { not: null },
            profilePictureUrl: null,
            name: mark,
            verified: { not: true },
            email: { in: ['a\0b', a.email, c.email] },
          },
          order: [['email', 'asc']],
          limit: 1,
          offset: 1,
        },
        [a],
      ],
      ['by nothing that is no id', { where: { id: 'me' as typeof a.id } }, []],
      ['by no text with a zero byte', { where: { email: 'a\0b' } }, []],
    ];
    for (const [title, question, found] of cases)
      it(`${title}, and again`, async () => {
        // a store may know the form of a question that comes again
        for (const asked of [question, question]) expect(ids(await store.users.find(asked))).toEqual(ids(found));
      });

    it('and counts them along the way where they are few', async () => {
      const question = { where: { name: { contains: mark } }, order: [['email', 'asc']], limit: 1 } as const;
      const few = async (offset: number, most: number) => {
        const found = await store.users.few({ ...question, offset }, most);
        return found && [found.total, found.rows];
      };
      for (const _ of ['once', 'again']) expect(await few(1, 3)).toEqual([3, [a]]);
      expect(await few(7, 3)).toEqual([3, []]);
      expect(await few(0, 2)).toBeUndefined();
      const none = await store.users.few({ where: { name: { contains: `no ${mark}` } }, limit: 1, offset: 0 }, 3);
      expect(none).toEqual({ rows: [], total: 0 });
    });

    it('in a stable order by default', async () => {
      const found = ids(await store.users.find({ where: { name: mark } }));
      expect(found).toEqual(ids(people).toSorted());
    });

    it('by an id in a list column', async () => {
      const [one, two] = [anId<RoleId>(), anId<RoleId>()];
      const places = [[one, two], [two], []].map((roleIds) => aMembership({ roleIds }));
      await test.rows.transaction(async (rows) => {
        for (const place of places) await rows.memberships.insert(place);
      });
      const holding = async (...overlaps: RoleId[]) => {
        const found = await test.rows.memberships.find({ where: { roleIds: { overlaps } } });
        return found.map(({ id }) => id).toSorted();
      };
      expect(await holding(one)).toEqual([places[0]?.id]);
      expect(await holding(two)).toEqual([places[0]?.id, places[1]?.id].toSorted());
      expect(await holding('none' as RoleId, one)).toEqual([places[0]?.id]);
      expect([await holding('none' as RoleId), await holding()]).toEqual([[], []]);
    });

    it('and counts them', async () => {
      expect(await store.users.count({ name: mark })).toBe(3);
      expect(await store.users.count({ name: mark, verified: true })).toBe(1);
    });

    it('and finds nothing for a malformed id', async () => {
      expect(await store.users.get('me')).toBeUndefined();
      expect(await store.users.get(crypto.randomUUID())).toBeUndefined();
    });

    it('but refuses a condition that is undefined', async () => {
      const where = { email: undefined } as unknown as { email: string }; // what an untyped caller could do
      await expect(async () => store.users.find({ where })).rejects.toThrow('The condition on email is undefined');
    });
  });

  describe('changes rows', () => {
    it('that match, and returns them', async () => {
      const session = aSession({ generation: 3 });
      await store.transaction((rows) => rows.sessions.insert(session));
      const changes = { generation: 4, previousHash: session.tokenHash };
      const changed = await store.transaction((rows) =>
        rows.sessions.update({ id: session.id, generation: 3 }, changes),
      );
      expect(changed).toEqual([{ ...session, ...changes }]);
      expect(await store.sessions.get(session.id)).toEqual(changed[0]);
    });

    it('for one of many concurrent compare-and-sets', async () => {
      const session = aSession({ generation: 1 });
      await store.transaction((rows) => rows.sessions.insert(session));
      const rotate = () =>
        store.transaction((rows) => rows.sessions.update({ id: session.id, generation: 1 }, { generation: 2 }));
      const won = await Promise.all(Array.from({ length: 8 }, rotate));
      expect(won.flat()).toHaveLength(1);
    });

    it('and removes them, returning their number', async () => {
      const userId = aPerson().id;
      const links = [aLink({ userId }), aLink({ userId }), aLink()] as const;
      await store.transaction(async (rows) => {
        for (const link of links) await rows.links.insert(link);
      });
      expect(await store.transaction((rows) => rows.links.remove({ userId }))).toBe(2);
      expect(await store.links.get(links[2].id)).toEqual(links[2]);
    });
  });

  describe('enforces unique keys', () => {
    it('against a second insert', async () => {
      const first = aPerson();
      await store.transaction((rows) => rows.users.insert(first));
      const second = store.transaction((rows) => rows.users.insert(aPerson({ email: first.email })));
      await expect(second).rejects.toThrow(UniqueViolation);
    });

    it('against concurrent inserts', async () => {
      const email = `${crypto.randomUUID()}@x.test`;
      const join = () => store.transaction((rows) => rows.users.insert(aPerson({ email })));
      const results = await Promise.allSettled([join(), join(), join()]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(UniqueViolation);
    });

    it('of an id', async () => {
      const person = aPerson();
      const twice = store.transaction(async (rows) => {
        await rows.users.insert(person);
        await rows.users.insert({ ...person, email: `${crypto.randomUUID()}@x.test` });
      });
      await expect(twice).rejects.toThrow(UniqueViolation);
    });

    it('of roles that every tenant has', async () => {
      const role = aRole({ tenantId: null });
      await store.transaction((rows) => rows.roles.insert(role));
      const second = store.transaction((rows) => rows.roles.insert(aRole({ tenantId: null, key: role.key })));
      await expect(second).rejects.toThrow(UniqueViolation);
      await store.transaction((rows) => rows.roles.insert(aRole({ key: role.key })));
    });

    it('when a row is changed', async () => {
      const [one, two] = [aPerson(), aPerson()];
      await store.transaction(async (rows) => {
        await rows.users.insert(one);
        await rows.users.insert(two);
      });
      const change = store.transaction((rows) => rows.users.update({ id: two.id }, { email: one.email }));
      await expect(change).rejects.toThrow(UniqueViolation);
      await store.transaction((rows) => rows.users.update({ id: two.id }, { email: two.email, name: 'Same address' }));
    });
  });

  describe('in a transaction', () => {
    it('shows writes inside, and outside only after commit', async () => {
      const person = aPerson();
      await store.transaction(async (rows) => {
        await rows.users.insert(person);
        expect(await rows.users.get(person.id)).toEqual(person);
        expect(await store.users.get(person.id)).toBeUndefined();
      });
      expect(await store.users.get(person.id)).toEqual(person);
    });

    it('leaves nothing behind when the work throws', async () => {
      const person = aPerson();
      const work = store.transaction(async (rows) => {
        await rows.users.insert(person);
        throw new Error('changed my mind');
      });
      await expect(work).rejects.toThrow('changed my mind');
      expect(await store.users.get(person.id)).toBeUndefined();
    });

    it('rolls back after a violation, even one that the work swallows', async () => {
      const [first, other] = [aPerson(), aPerson()];
      await store.transaction((rows) => rows.users.insert(first));
      const work = store.transaction(async (rows) => {
        await rows.users.insert(other);
        await rows.users.insert(aPerson({ email: first.email })).catch(() => undefined);
      });
      await expect(work).rejects.toThrow(UniqueViolation);
      expect(await store.users.get(other.id)).toBeUndefined();
    });

    it('includes concurrent statements, and none of them when one fails', async () => {
      const [taken, ...others] = [aPerson(), aPerson(), aPerson(), aPerson()];
      await store.transaction((rows) => rows.users.insert(taken));
      const together = store.transaction(async (rows) => {
        const twice = aPerson({ email: taken.email });
        await Promise.all([twice, ...others].map((person) => rows.users.insert(person)));
      });
      await expect(together).rejects.toThrow(UniqueViolation);
      const left = others.map(({ id }) => id);
      expect(await store.users.count({ id: { in: left } })).toBe(0);

      await store.transaction(
        async (rows) => void (await Promise.all(others.map((person) => rows.users.insert(person)))),
      );
      expect(await store.users.count({ id: { in: left } })).toBe(3);
    });

    it('is serializable: of two that read before they write, only one writes', async () => {
      const tenantId = aSession().tenantId;
      const enter = () =>
        store.transaction(async (rows) => {
          if ((await rows.sessions.count({ tenantId })) === 0) await rows.sessions.insert(aSession({ tenantId }));
        });
      await Promise.all(Array.from({ length: 5 }, enter));
      expect(await store.sessions.count({ tenantId })).toBe(1);
    });
  });

  it('is ready', async () => expect(await test.store.ready()).toBe(true));

  describe('counts', () => {
    it('within a window that starts with the first call', async () => {
      const [{ counters }, name] = [test.store, key()];
      expect(await counters.add(name, 2, MINUTE, at(0))).toEqual({ points: 2, expires: at(MINUTE).toISOString() });
      expect(await counters.add(name, 3, MINUTE, at(30_000))).toEqual({ points: 5, expires: at(MINUTE).toISOString() });
      expect(await counters.get(name, at(MINUTE - 1))).toMatchObject({ points: 5 });
      expect(await counters.get(name, at(MINUTE))).toBeUndefined();
      expect(await counters.add(name, 1, MINUTE, at(MINUTE))).toEqual({
        points: 1,
        expires: at(2 * MINUTE).toISOString(),
      });
    });

    it('down to zero, to a value, and not at all once removed', async () => {
      const [{ counters }, name] = [test.store, key()];
      await counters.add(name, 2, MINUTE, at(0));
      expect(await counters.add(name, -5, MINUTE, at(0))).toMatchObject({ points: 0 });
      expect(await counters.set(name, 7, MINUTE, at(10))).toEqual({
        points: 7,
        expires: at(MINUTE + 10).toISOString(),
      });
      await counters.remove(name);
      expect(await counters.get(name, at(0))).toBeUndefined();
    });

    it('from the start where a window began before the clock was set back', async () => {
      const [{ counters }, name] = [test.store, key()];
      await counters.add(name, 5, MINUTE, at(24 * 60 * MINUTE));
      expect(await counters.add(name, 1, MINUTE, at(0))).toEqual({ points: 1, expires: at(MINUTE).toISOString() });
    });

    it('several keys at once, and deletes those whose window is over', async () => {
      const [{ counters }, over, open] = [test.store, key(), key()];
      await counters.add(over, 1, MINUTE, at(0));
      await counters.add(open, 2, 3 * MINUTE, at(0));
      const found = await counters.several([over, open, key()], at(2 * MINUTE));
      expect([...found]).toEqual([[open, { points: 2, expires: at(3 * MINUTE).toISOString() }]]);
      expect(await counters.clear(at(2 * MINUTE))).toBeGreaterThanOrEqual(1);
      expect(await counters.several([over], at(0))).toEqual(new Map());
      expect(await counters.get(open, at(0))).toMatchObject({ points: 2 });
    });
  });
});
