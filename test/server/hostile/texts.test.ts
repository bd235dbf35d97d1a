import { describe, expect, it } from 'vitest';
import { check } from '../../../demo/server/http/checking.ts';
import { textsOf } from './long-texts.ts';
import { type Place, type TakenPart, TAKEN, shapeOf } from './places.ts';
import { blocking } from './blocking.ts';

/** Far beyond what any body carries: what is quadratic takes seconds, what looks at the length first takes none. */
const LENGTH = 1_000_000;

const TEXTS = textsOf(LENGTH);

const isText = ({ schema }: Place) => shapeOf(schema).type === 'string';

const fields = TAKEN.flatMap((taken) => taken.places.filter(isText).map((place) => ({ taken, place })));

const errorsOf = ({ schema, part }: TakenPart, value: unknown): string[] => {
  const result = check(schema, value, part);
  return result.ok ? [] : result.failure.body.errors;
};

describe('a text field', () => {
  it('is found in every kind of call', () => expect(fields.length).toBeGreaterThan(150));

  for (const { taken, place } of fields)
    it(`is judged by its length before all else: ${place.path} of ${taken.name}`, () => {
      for (const [what, text] of Object.entries(TEXTS)) {
        const value = place.around(text);
        const { blockedMs, done } = blocking(() => errorsOf(taken, value));
        expect([what, done.length > 0]).toEqual([what, true]);
        expect([what, blockedMs < 200, blockedMs]).toEqual([what, true, blockedMs]);
      }
    });
});
