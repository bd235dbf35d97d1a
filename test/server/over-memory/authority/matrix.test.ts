import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../../../demo/server/routes.ts';
import type { Route } from '../../../../demo/server/serve.ts';
import { IMPERSONATORS_MAY, type Line, MATRIX } from '../../../kit/authority/matrix.ts';
import { type Actor, ACTORS, openWorld, type World } from '../../../kit/authority/world.ts';

const calls: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries(areas).flatMap(([area, routes]) => routes.map((route) => [`${area}.${route.name}`, route])),
);

const whoMay = ({ rule }: Route): string => {
  if (rule.access === 'allowed') return rule.permission;
  return rule.access === 'signedIn' ? 'signedIn' : 'anyone';
};

describe('the access matrix', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.server.close());

  it('has a row for every call, and no other', () => {
    expect(Object.keys(calls).toSorted()).toEqual(Object.keys(MATRIX).toSorted());
  });

  /**
   * A call as an actor makes it, with all it needs there, and a query parameter of the host's own, which a resolver may add
   * to every call.
   */
  const prepared = async (actor: Actor, { endpoint }: Route, { who, input }: Line) => {
    const browser = await world.browserOf(actor);
    const needed = Object((await input?.(world)) ?? {}) as { query?: object };
    const given = { ...needed, query: { ...needed.query, 'host-own': 'x' } };
    /** The status; and what it tells a stranger of Acme. */
    return async () => {
      const { status, value } = await browser.call(endpoint, given);
      const marks = actor === 'stranger' && who !== 'anyone' ? await world.marks() : [];
      const told = JSON.stringify(value) ?? '';
      return { actor, status, told: marks.filter((mark) => told.includes(mark)) };
    };
  };

  describe('holds for API tokens, which', () => {
    const PROGRAMS = [
      { of: 'stranger', as: 'stranger' },
      { of: 'member', as: 'member' },
      { of: 'administrator', as: 'administrator' },
      { of: 'administrator', as: 'administrator', role: 'Admin' },
      // made by an administrator, it may do no more than its own role
      { of: 'administrator', as: 'member', role: 'Member' },
      // with a role of administrators, it may do no more than its maker
      { of: 'member', as: 'member', role: 'Admin' },
    ] as const;
    /** Calls about the session that a program does not have. */
    const SESSION = ['sessions.current'];

    for (const { of, as, ...token } of PROGRAMS) {
      const role = 'role' in token ? token.role : undefined;
      it(`${role ? `have the role ${role} and the ${of} as maker` : `are the ${of}’s own`} may do what the ${as} may, but for calls of people alone`, async () => {
        const own = await openWorld();
        const program = await own.programOf(of, role);
        const wrong = [];
        for (const [name, { who, answers, input }] of Object.entries(MATRIX)) {
          const route = calls[name];
          if (!route || who === 'anyone') continue;
          const { rule, endpoint } = route;
          const usual = answers[ACTORS.indexOf(as)] ?? 0;
          const looks = endpoint.method === 'GET' && role === undefined;
          const closed = rule.access === 'signedIn' ? !looks : 'personsOnly' in rule;
          const inSession = SESSION.includes(name) ? 404 : usual;
          const expected = closed ? [403, usual === 403 ? undefined : 'notAllowedForTokens'] : [inSession];
          const { status, errorCode } = await program.call(endpoint, (await input?.(own)) ?? {});
          const answered = closed ? [status, usual === 403 ? undefined : errorCode] : [status];
          if (String(answered) !== String(expected)) wrong.push({ name, answered, expected });
        }
        expect(wrong).toEqual([]);
        await own.server.close();
      });
    }
  });

  for (const [name, line] of Object.entries(MATRIX)) {
    const route = calls[name];
    if (!route) continue;
    const answers = ACTORS.map((actor, at) => ({ actor, status: line.answers[at] ?? 0, told: [] }));
    describe(`${name} is open to ${line.who}`, () => {
      it('by its rule', () => expect(whoMay(route)).toBe(line.who));

      for (const answer of answers.filter(({ status }) => status < 400))
        it(`and answers ${answer.status} to ${answer.actor}`, async () => {
          const call = await prepared(answer.actor, route, line);
          expect(await call()).toEqual(answer);
        });

      it('and to an impersonator of a member no more than to the member, and changes only what impersonation allows', async () => {
        if (line.who === 'anyone') return;
        const browser = await world.impersonator();
        const given = (await line.input?.(world)) ?? {};
        const before = await world.picture();
        const { status, errorCode } = await browser.call(route.endpoint, given);
        const asMember = line.answers[ACTORS.indexOf('member')] ?? 0;
        const looks = route.endpoint.method === 'GET' || IMPERSONATORS_MAY.includes(name);
        if (name === 'impersonation.end') expect(status).toBe(200);
        else if (looks || asMember === 403) expect([status, errorCode]).toEqual([asMember, errorCode]);
        else expect([status, errorCode]).toEqual([403, 'notAllowedWhileImpersonating']);
        if (status >= 400) expect((await world.picture()) === before).toBe(true);
      });

      const declined = answers.filter(({ status }) => status >= 400);
      if (declined.length === 0) return;
      it(`and not to ${declined.map(({ actor }) => actor).join(', ')}, who change nothing`, async () => {
        const tries = [];
        for (const { actor } of declined) tries.push(await prepared(actor, route, line));
        const before = await world.picture();
        const answered = [];
        for (const attempt of tries) answered.push(await attempt());
        expect(answered).toEqual(declined);
        expect((await world.picture()) === before).toBe(true);
      });
    });
  }
});
