import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../../demo/server/routes.ts';
import type { Route } from '../../../demo/server/serve.ts';
import { type Input, MATRIX } from './matrix.ts';
import { type Actor, ACTORS, openWorld, type World } from './world.ts';

const calls: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries(areas).flatMap(([area, routes]) => routes.map((route) => [`${area}.${route.name}`, route])),
);

const whoMay = ({ rule }: Route): string => {
  if (rule.who === 'allowed') return rule.permission;
  return rule.who === 'signedIn' ? 'signedIn' : 'anyone';
};

describe('who may make a call', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.server.close());

  it('is said of every call, and of no other', () => {
    expect(Object.keys(calls).toSorted()).toEqual(Object.keys(MATRIX).toSorted());
  });

  for (const [name, { who, answers, input }] of Object.entries(MATRIX)) {
    const route = calls[name];
    describe.runIf(route)(`${name} is open to ${who}`, () => {
      it('by its rule', () => expect(route && whoMay(route)).toBe(who));

      /** The call as an actor makes it, with all it needs there. */
      const prepared = async (actor: Actor) => {
        const browser = await world.browserOf(actor);
        const given: Input = (await input?.(world)) ?? {};
        /** The status; and what it tells a stranger of Acme. */
        return async () => {
          const { status, value } = await browser.call(route!.endpoint, given);
          const marks = actor === 'stranger' && who !== 'anyone' ? await world.marks() : [];
          const told = JSON.stringify(value) ?? '';
          return { actor, status, told: marks.filter((mark) => told.includes(mark)) };
        };
      };
      const answerTo = (actor: Actor) => ({ actor, status: answers[ACTORS.indexOf(actor)], told: [] });
      const isRefused = (actor: Actor) => Number(answerTo(actor).status) >= 400;

      for (const actor of ACTORS.filter((one) => !isRefused(one)))
        it(`and answers ${answerTo(actor).status} to ${actor}`, async () =>
          expect(await (await prepared(actor))()).toEqual(answerTo(actor)));

      const declined = ACTORS.filter(isRefused);
      if (declined.length === 0) return;
      it(`and not to ${declined.join(', ')}, who change nothing`, async () => {
        const tries = [];
        for (const actor of declined) tries.push(await prepared(actor));
        const before = await world.picture();
        const answered = [];
        for (const attempt of tries) answered.push(await attempt());
        expect(answered).toEqual(declined.map(answerTo));
        expect((await world.picture()) === before).toBe(true);
      });
    });
  }
});
