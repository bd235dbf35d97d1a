import { describe, expect, it } from 'vitest';
import { BODY_BYTES } from '../../../../core/contract/limits.ts';
import { check, LIST_MAX } from '../../../../demo/server/http/checking.ts';
import { FAULTS_MAX } from '../../../../demo/server/refusal.ts';
import { BLOCKED_MS, blocking } from '../../../kit/hostile/blocking.ts';
import { actionsOf, type Place, shapeOf, TAKEN } from '../../../kit/hostile/places.ts';

const LENGTH = 1_000_000;
const ID = '00000000-0000-4000-8000-000000000000';

const filled = (item: unknown): unknown[] => Array.from({ length: LENGTH }, () => item);

/** Lists of a million. */
const LISTS: Readonly<Record<string, unknown[]>> = {
  numbers: filled(1),
  nulls: filled(null),
  'empty lists': filled([]),
  'empty objects': filled({}),
  'objects that are no people': filled({ email: 7, name: [], phone: {} }),
  'empty texts': filled(''),
  'unreadable texts': filled('\0'),
  ids: filled(ID),
};

const isList = ({ schema }: Place) => shapeOf(schema).type === 'array';
const isObject = ({ schema }: Place) => shapeOf(schema).entries !== undefined;
const placesThat = (are: (place: Place) => boolean) =>
  TAKEN.flatMap((taken) => taken.places.filter(are).map((place) => ({ taken, place })));

const most = ({ schema }: Place): number =>
  Number(actionsOf(schema).find(({ type }) => type === 'max_length')?.requirement ?? Infinity);

describe('a list in the input of a call', () => {
  const lists = placesThat(isList);

  it('is found', () => expect(lists.length).toBeGreaterThan(8));

  for (const { taken, place } of lists) {
    it(`has a maximum length that fits the body: ${place.path} of ${taken.name}`, () => {
      const { bodyBytes = BODY_BYTES } = taken.route.rule;
      expect(most(place)).toBeLessThanOrEqual(LIST_MAX);
      const longest = place.around(Array.from({ length: most(place) }, () => ID));
      expect(Buffer.byteLength(JSON.stringify(longest))).toBeLessThan(bodyBytes);
    });

    it(`is counted before its elements are checked: ${place.path} of ${taken.name}`, () => {
      for (const [what, list] of Object.entries(LISTS)) {
        const value = place.around(list);
        const { blockedMs, done } = blocking(() => check(taken.schema, value, taken.part));
        const errors = done.ok ? [] : done.failure.body.errors;
        expect([what, errors.length > 0, errors.length <= FAULTS_MAX]).toEqual([what, true, true]);
        expect([what, blockedMs < BLOCKED_MS, blockedMs]).toEqual([what, true, blockedMs]);
      }
    });
  }
});

describe('a list in place of another value', () => {
  for (const { taken, place } of placesThat(isObject))
    it(`is declined at once: ${place.path || 'all'} of ${taken.name}`, () => {
      for (const [what, list] of Object.entries(LISTS)) {
        const value = place.around(list);
        const { blockedMs, done } = blocking(() => check(taken.schema, value, taken.part));
        const errors = done.ok ? [] : done.failure.body.errors;
        expect([what, errors.length <= FAULTS_MAX, blockedMs < BLOCKED_MS, blockedMs]).toEqual([
          what,
          true,
          true,
          blockedMs,
        ]);
      }
    });
});
