import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../kit/hostile/places.ts';
import { MATRIX } from '../../kit/authority/matrix.ts';
import { openWorld, type World } from '../../kit/authority/world.ts';

describe('over PostgreSQL, as over memory,', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.server.close());

  for (const [name, route] of CALLS) {
    const { answers = [], input } = MATRIX[name] ?? {};
    const status = answers.at(-1);
    it(`${name} answers ${status} to an administrator`, async () => {
      const browser = await world.browserOf('administrator');
      expect((await browser.call(route.endpoint, (await input?.(world)) ?? {})).status).toBe(status);
    });
  }
});
