import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Flag, FlagCondition } from '../../../core/contract/entities/entitlement.ts';
import { evaluateFlag } from '../../../core/contract/flag.ts';

/** A flag that gives `hit` where all conditions hold. */
const flagOf = (...conditions: FlagCondition[]): Flag => ({
  on: true,
  offTreatment: 'off',
  defaultTreatment: 'miss',
  rules: [{ conditionLogic: 'and', conditions, treatment: 'hit' }],
});

const condition = (op: string, value: object, negate = false): FlagCondition => ({
  attribute: 'a',
  op,
  value: { ...value },
  negate,
});

const hits = (op: string, value: object, given: unknown, negate = false) =>
  evaluateFlag(flagOf(condition(op, value, negate)), { a: given }) === 'hit';

const JAN = '2026-01-01T00:00:00.000Z';
const FEB = '2026-02-01T00:00:00.000Z';
const MAR = '2026-03-01T00:00:00.000Z';

const operations: [op: string, value: object, passes: unknown[], fails: unknown[]][] = [
  ['in_list', { list: ['pro', 'max'] }, ['pro', 'max'], ['free', 'PRO', '', 'promax']],
  ['in_list', { list: ['5', 'true'] }, [5, true, '5'], [50, false]],
  ['in_list', { list: [] }, [], ['pro', '']],
  ['starts_with', { list: ['ada', 'bo'] }, ['ada@acme.test', 'bo'], ['Ada', 'xada', '']],
  ['ends_with', { list: ['@acme.test'] }, ['ada@acme.test'], ['ada@acme.test.evil', 'acme.test']],
  ['contains', { list: ['acme', 'globex'] }, ['x-acme-y', 'globex'], ['ACME', '']],
  ['matches', { string: '^a.c$' }, ['abc', 'axc'], ['abcd', 'xabc', '']],
  ['matches', { string: '' }, ['anything', ''], []],
  ['equal', { number: 5 }, [5, 5.0], [4, 6]],
  ['equal', { number: 0 }, [0, -0], [1]],
  ['greater_than', { number: 5 }, [6, 5.01], [5, -6]],
  ['greater_than_equal', { number: 5 }, [5, 6], [4.99]],
  ['lower_than', { number: 5 }, [4, -1], [5, 6]],
  ['lower_than_equal', { number: 5 }, [5, 4], [5.01]],
  ['between_numeric', { start: 1, end: 3 }, [1, 2, 3], [0.99, 3.01]],
  ['between_numeric', { start: 2, end: 2 }, [2], [1, 3]],
  ['is', { boolean: true }, [true], [false]],
  ['is', { boolean: false }, [false], [true]],
  ['on', { date: FEB }, [FEB, new Date(FEB), Date.parse(FEB), '2026-02-01T01:00:00+01:00'], [JAN, MAR]],
  ['on_or_after', { date: FEB }, [FEB, MAR], [JAN]],
  ['on_or_before', { date: FEB }, [FEB, JAN], [MAR]],
  ['between_date', { start: JAN, end: FEB }, [JAN, '2026-01-15', FEB], [MAR, '2025-12-31']],
  ['between_date', { start: Date.parse(JAN), end: Date.parse(FEB) }, ['2026-01-15'], [MAR]],
];

describe('a condition', () => {
  for (const [op, value, passes, fails] of operations)
    it(`${op} ${JSON.stringify(value)} is true for matching values, and negated for others`, () => {
      for (const given of passes)
        expect([given, hits(op, value, given), hits(op, value, given, true)]).toEqual([given, true, false]);
      for (const given of fails)
        expect([given, hits(op, value, given), hits(op, value, given, true)]).toEqual([given, false, true]);
    });

  const TEXTS = ['in_list', 'starts_with', 'ends_with', 'contains'];
  const NUMBERS = ['equal', 'greater_than', 'greater_than_equal', 'lower_than', 'lower_than_equal'];
  const DATES = ['on', 'on_or_after', 'on_or_before'];
  const unfit: [ops: string[], values: unknown[], given: unknown][] = [
    [
      TEXTS,
      [{}, null, { list: 'pro' }, { list: null }, { list: [1] }, { list: ['pro', 2] }, { string: 'pro' }, 'pro'],
      'pro',
    ],
    [['matches'], [{}, null, { string: '(' }, { string: '[' }, { string: 5 }, { string: null }, { list: ['a'] }], '('],
    [
      NUMBERS,
      [
        {},
        null,
        { number: '5' },
        { number: null },
        { number: Number.NaN },
        { number: Number.POSITIVE_INFINITY },
        { boolean: true },
      ],
      5,
    ],
    [
      ['between_numeric'],
      [{}, { start: 1 }, { end: 9 }, { start: '1', end: '9' }, { start: 9, end: 1 }, { number: 5 }],
      5,
    ],
    [['is'], [{}, null, { boolean: 'true' }, { boolean: 1 }, { boolean: null }], true],
    [
      DATES,
      [{}, null, { date: 'soon' }, { date: '' }, { date: null }, { date: true }, { date: {} }, { date: Number.NaN }],
      FEB,
    ],
    [
      ['between_date'],
      [
        {},
        { start: JAN },
        { end: MAR },
        { start: 'x', end: MAR },
        { start: MAR, end: JAN },
        { start: null, end: null },
      ],
      FEB,
    ],
    [['unknown', '', '__proto__', 'constructor', 'toString', 'hasOwnProperty'], [{ list: ['pro'] }], 'pro'],
  ];
  for (const [ops, values, given] of unfit)
    for (const op of ops)
      it(`${op || 'without an operation'} with an invalid value is false, negated or not`, () => {
        for (const value of values)
          expect([value, hits(op, value as object, given), hits(op, value as object, given, true)]).toEqual([
            value,
            false,
            false,
          ]);
      });

  const otherKinds: [op: string, value: object, givens: unknown[]][] = [
    ['in_list', { list: ['x'] }, [null, undefined, {}, [], ['x'], Symbol('x')]],
    ['matches', { string: 'x' }, [null, undefined, {}, ['x']]],
    ['equal', { number: 5 }, ['5', null, undefined, true, Number.NaN, new Date(5)]],
    ['is', { boolean: true }, ['true', 1, null, undefined]],
    ['on', { date: FEB }, [null, undefined, true, {}, 'never', Number.NaN]],
  ];
  for (const [op, value, givens] of otherKinds)
    it(`${op} does not hold for an attribute of another kind, and negated it does`, () => {
      for (const given of givens) expect([hits(op, value, given), hits(op, value, given, true)]).toEqual([false, true]);
    });

  it('does not hold for an absent attribute, or one of Object.prototype, and negated it does', () => {
    for (const attribute of ['b', '__proto__', 'constructor', 'toString', ''])
      for (const [op, value] of operations) {
        const asked = { ...condition(op, value), attribute };
        expect(evaluateFlag(flagOf(asked), { a: 'x' })).toBe('miss');
        expect(evaluateFlag(flagOf({ ...asked, negate: true }), { a: 'x' })).toBe('hit');
      }
  });

  it('is false for an attribute that a script added to Object.prototype', () => {
    const everything = Object.prototype as { given?: string };
    Object.defineProperty(everything, 'given', { value: 'x', configurable: true });
    const asked = { ...condition('in_list', { list: ['x'] }), attribute: 'given' };
    const treatment = evaluateFlag(flagOf(asked), {});
    delete everything.given;
    expect(treatment).toBe('miss');
  });
});

const time = (one: unknown) =>
  typeof one === 'string' || typeof one === 'number' || one instanceof Date ? new Date(one).valueOf() : Number.NaN;
const isNumber = (one: unknown): one is number => typeof one === 'number' && Number.isFinite(one);
const within = (low: number, at: number, high: number) => low <= at && at <= high;

/** Operation of a condition, said again in another way: undefined for a value that does not fit. */
const again = ({ op, value }: FlagCondition, given: unknown): boolean | undefined => {
  const { list, string, number, boolean, date, start, end } = value as Record<string, unknown>;
  const text = ['string', 'number', 'boolean'].includes(typeof given) ? `${given as string}` : undefined;
  if (['in_list', 'starts_with', 'ends_with', 'contains'].includes(op)) {
    if (!Array.isArray(list) || list.some((item) => typeof item !== 'string')) return undefined;
    const items: string[] = list;
    if (text === undefined) return false;
    if (op === 'in_list') return items.includes(text);
    if (op === 'starts_with') return items.some((item) => text.slice(0, item.length) === item);
    if (op === 'ends_with') return items.some((item) => item === '' || text.slice(-item.length) === item);
    return items.some((item) => text.indexOf(item) >= 0);
  }
  if (op === 'matches') return typeof string === 'string' ? text !== undefined && text.search(string) >= 0 : undefined;
  if (op === 'is') return typeof boolean === 'boolean' ? Object.is(given, boolean) : undefined;
  if (op === 'between_numeric')
    return isNumber(start) && isNumber(end) && start <= end ? isNumber(given) && within(start, given, end) : undefined;
  if (op === 'between_date') return time(start) <= time(end) ? within(time(start), time(given), time(end)) : undefined;
  const dated = op.startsWith('on');
  const wanted = dated ? time(date) : isNumber(number) ? number : Number.NaN;
  if (Number.isNaN(wanted)) return undefined;
  const asked = dated ? time(given) : isNumber(given) ? given : Number.NaN;
  switch (op) {
    case 'equal':
    case 'on':
      return asked === wanted;
    case 'greater_than':
      return asked > wanted;
    case 'greater_than_equal':
    case 'on_or_after':
      return asked >= wanted;
    case 'lower_than':
      return asked < wanted;
    case 'lower_than_equal':
    case 'on_or_before':
      return asked <= wanted;
    default:
      return undefined;
  }
};

/** Verdict of a second evaluator on one condition. */
const secondOpinion = (one: FlagCondition, known: Readonly<Record<string, unknown>>): boolean => {
  const passes = again(one, Object.hasOwn(known, one.attribute) ? known[one.attribute] : undefined);
  return passes === undefined ? false : one.negate ? !passes : passes;
};

describe('a flag', () => {
  const yes = condition('is', { boolean: true });
  const no = condition('is', { boolean: false });
  const given = { a: true };

  it('that is off gives its off treatment, regardless of rules', () =>
    expect(evaluateFlag({ ...flagOf(yes), on: false }, given)).toBe('off'));
  it('without rules gives its default', () =>
    expect(evaluateFlag({ on: true, offTreatment: 'off', defaultTreatment: 'miss' }, given)).toBe('miss'));
  it('gives the treatment of the first rule whose conditions all hold', () => {
    const rules = [
      { conditions: [yes, no], treatment: 'first' },
      { conditions: [yes, yes], treatment: 'second' },
      { conditions: [yes], treatment: 'third' },
    ];
    expect(evaluateFlag({ ...flagOf(), rules }, given)).toBe('second');
  });
  it('applies a rule without conditions to every user', () => expect(evaluateFlag(flagOf(), {})).toBe('hit'));
  it('supports no logic but and', () => {
    const rules = [{ conditionLogic: 'or' as 'and', conditions: [yes, no], treatment: 'hit' }];
    expect(evaluateFlag({ ...flagOf(), rules }, given)).toBe('miss');
  });

  const conditions = fc.record({
    attribute: fc.constantFrom('a', 'b', 'c'),
    op: fc.constantFrom(...operations.map(([op]) => op), 'unknown'),
    negate: fc.boolean(),
    value: fc.oneof(...operations.map(([, value]) => fc.constant({ ...value })), fc.constant({})),
  });
  const rules = fc.array(fc.record({ conditions: fc.array(conditions, { maxLength: 3 }), treatment: fc.string() }), {
    maxLength: 4,
  });
  const attributes = fc.dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(FEB)),
  );

  it('equals the evaluation of each condition in turn', () =>
    fc.assert(
      fc.property(rules, attributes, (list, known) => {
        const holds = (one: FlagCondition) => evaluateFlag(flagOf(one), known) === 'hit';
        const first = list.find((rule) => rule.conditions.every(holds));
        expect(evaluateFlag({ ...flagOf(), rules: list }, known)).toBe(first ? first.treatment : 'miss');
      }),
    ));

  it('holds a sound condition or its negation, whatever the attribute is', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...operations),
        fc.dictionary(fc.constantFrom('a', 'b'), fc.anything()),
        (row, known) => {
          const [op, value] = row;
          const verdicts = [false, true].map((negate) => evaluateFlag(flagOf(condition(op, value, negate)), known));
          expect(verdicts.toSorted()).toEqual(['hit', 'miss']);
        },
      ),
    ));

  it('equals a second evaluator, over absent and ill-typed attributes', () =>
    fc.assert(
      fc.property(
        conditions,
        fc.dictionary(
          fc.constantFrom('a', 'b', 'c'),
          fc.oneof(fc.anything(), fc.constantFrom('pro', 5, true, FEB, JAN)),
        ),
        (one, known) => {
          expect(evaluateFlag(flagOf(one), known) === 'hit').toBe(secondOpinion(one, known));
        },
      ),
      { numRuns: 2000 },
    ));

  it('never satisfies both a condition and its negation', () =>
    fc.assert(
      fc.property(conditions, attributes, (one, known) => {
        const both = flagOf(one, { ...one, negate: !one.negate });
        expect(evaluateFlag(both, known)).toBe('miss');
      }),
    ));

  it('of any shape gives one of its treatments, without throwing', () =>
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.jsonValue(),
        fc.constantFrom('in_list', 'matches', 'on', 'equal'),
        (anything, value, op) => {
          const broken: unknown[] = [
            { ...flagOf(), rules: anything },
            { ...flagOf(), rules: [anything] },
            { ...flagOf(), rules: [{ conditions: anything, treatment: 'hit' }] },
            { ...flagOf(), rules: [{ conditions: [anything], treatment: 'hit' }] },
            { ...flagOf(), rules: [{ conditions: [{ attribute: 'a', op, value }], treatment: 'hit' }] },
          ];
          for (const flag of broken) expect(() => evaluateFlag(flag as Flag, { a: anything })).not.toThrow();
        },
      ),
      { numRuns: 200 },
    ));
});
