import { describe, expect, it } from 'vitest';
import { callerAddress, networkOf } from '../../../../demo/server/http/caller-address.ts';
import { check } from '../../../../demo/server/http/checking.ts';
import { languageOf } from '../../../../demo/server/http/accept-language.ts';
import { readHeader } from '../../../../demo/server/http/read-header.ts';
import { searchable } from '../../../../demo/server/store/searchable.ts';
import { textsOf } from '../../../kit/hostile/long-texts.ts';
import { type Place, type TakenPart, TAKEN, shapeOf } from '../../../kit/hostile/places.ts';
import { BLOCKED_MS, blocking } from '../../../kit/hostile/blocking.ts';

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
    it(`is checked for its length first: ${place.path} of ${taken.name}`, () => {
      for (const [what, text] of Object.entries(TEXTS)) {
        const value = place.around(text);
        const { blockedMs, done } = blocking(() => errorsOf(taken, value));
        expect([what, done.length > 0]).toEqual([what, true]);
        expect([what, blockedMs < BLOCKED_MS, blockedMs]).toEqual([what, true, blockedMs]);
      }
    });
});

/** A header holds bytes alone. */
const forwarded = (text: string) =>
  new Request('http://localhost', { headers: { 'x-forwarded-for': encodeURI(text.toWellFormed()) } });

describe('pathological content of texts is bounded, too:', () => {
  const readers: Readonly<Record<string, (text: string) => unknown>> = {
    'what a person is found by': (text) => searchable({ name: text, email: text }),
    'the network of an address': networkOf,
    'the address behind proxies': (text) => callerAddress(forwarded(text), '127.0.0.1', 1),
    'the language of a mail': (text) => languageOf(readHeader(forwarded(text), 'x-forwarded-for')),
  };
  for (const [what, read] of Object.entries(readers))
    it(what, () => {
      for (const [kind, text] of Object.entries(TEXTS)) {
        const { blockedMs } = blocking(() => read(text));
        expect([kind, blockedMs < BLOCKED_MS, blockedMs]).toEqual([kind, true, blockedMs]);
      }
    });
});
