import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../../demo/server/routes.ts';
import type { Route } from '../../../demo/server/serve.ts';
import { MATRIX } from './matrix.ts';
import { ACTORS, openWorld, type World } from './world.ts';

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

      ACTORS.forEach((actor, at) => {
        const expected = answers[at] ?? 0;
        it(`and answers ${expected} to ${actor}`, async () => {
          if (!route) return;
          const browser = await world.browserOf(actor);
          const given = (await input?.(world)) ?? {};
          const before = expected >= 400 ? await world.picture() : '';
          const { status, value } = await browser.call(route.endpoint, given);
          expect(status).toBe(expected);
          if (expected >= 400) expect(await world.picture()).toBe(before);
          if (actor !== 'stranger' || who === 'anyone') return;
          const told = JSON.stringify(value);
          for (const mark of await world.marks()) expect(told).not.toContain(mark);
        });
      });
    });
  }
});
