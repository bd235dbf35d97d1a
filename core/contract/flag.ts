import type { Flag, FlagCondition, FlagRule } from './entities/entitlement.ts';

/** Attributes of the person a flag is evaluated for, by name. */
export type FlagAttributes = Readonly<Record<string, unknown>>;

type Value = Readonly<Record<string, unknown>>;

/** Tells whether an attribute passes; one that is absent or of another kind does not. */
type Test = (given: unknown) => boolean;

/** Makes a test out of a condition's value; undefined where the value does not fit the operation. */
type Operation = (value: Value) => Test | undefined;

const textOf = (given: unknown): string | undefined =>
  typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean' ? String(given) : undefined;

const numberOf = (given: unknown): number | undefined =>
  typeof given === 'number' && Number.isFinite(given) ? given : undefined;

/** A moment in milliseconds. */
const momentOf = (given: unknown): number | undefined =>
  typeof given === 'string' || typeof given === 'number' || given instanceof Date
    ? numberOf(new Date(given).getTime())
    : undefined;

const isTexts = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((item) => typeof item === 'string');

const texts =
  (test: (given: string, item: string) => boolean): Operation =>
  ({ list }) =>
    isTexts(list)
      ? (given) => {
          const text = textOf(given);
          return text !== undefined && list.some((item) => test(text, item));
        }
      : undefined;

const matches: Operation = ({ string }) => {
  if (typeof string !== 'string') return undefined;
  try {
    const pattern = new RegExp(string);
    return (given) => {
      const text = textOf(given);
      return text !== undefined && pattern.test(text);
    };
  } catch {
    return undefined;
  }
};

type Read = (given: unknown) => number | undefined;

const against =
  (read: Read, name: 'number' | 'date', test: (given: number, wanted: number) => boolean): Operation =>
  (value) => {
    const wanted = read(value[name]);
    if (wanted === undefined) return undefined;
    return (given) => {
      const known = read(given);
      return known !== undefined && test(known, wanted);
    };
  };

/** Ours: a range that ends before it begins is none. */
const between =
  (read: Read): Operation =>
  (value) => {
    const [start, end] = [read(value['start']), read(value['end'])];
    if (start === undefined || end === undefined || start > end) return undefined;
    return (given) => {
      const known = read(given);
      return known !== undefined && known >= start && known <= end;
    };
  };

const number = (test: (given: number, wanted: number) => boolean) => against(numberOf, 'number', test);
const date = (test: (given: number, wanted: number) => boolean) => against(momentOf, 'date', test);

/** Every operation there is. Source: product.md#flag-evaluation. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  in_list: texts((given, item) => given === item),
  starts_with: texts((given, item) => given.startsWith(item)),
  ends_with: texts((given, item) => given.endsWith(item)),
  contains: texts((given, item) => given.includes(item)),
  matches,
  equal: number((given, wanted) => given === wanted),
  greater_than: number((given, wanted) => given > wanted),
  greater_than_equal: number((given, wanted) => given >= wanted),
  lower_than: number((given, wanted) => given < wanted),
  lower_than_equal: number((given, wanted) => given <= wanted),
  between_numeric: between(numberOf),
  is: ({ boolean }) => (typeof boolean === 'boolean' ? (given) => given === boolean : undefined),
  on: date((given, wanted) => given === wanted),
  on_or_after: date((given, wanted) => given >= wanted),
  on_or_before: date((given, wanted) => given <= wanted),
  between_date: between(momentOf),
};

/**
 * Whether a condition holds. A value that does not fit the operation makes it false, negated or not; so does, ours, an
 * unknown operation. An attribute that is absent or of another kind does not pass, and `negate` turns that round.
 */
const holds = (condition: FlagCondition, attributes: FlagAttributes): boolean => {
  const { attribute, op, value, negate } = Object(condition) as FlagCondition; // as it came over the wire
  const test = Object.hasOwn(OPERATIONS, op) ? OPERATIONS[op]?.(Object(value) as Value) : undefined;
  if (!test) return false;
  const given = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined;
  return test(given) !== (negate === true);
};

/**
 * Whether a condition can hold at all: there is its operation, and its value fits it.
 * Source: product.md#flag-evaluation.
 */
export const isSoundCondition = ({ op, value }: Pick<FlagCondition, 'op' | 'value'>): boolean =>
  Object.hasOwn(OPERATIONS, op) && OPERATIONS[op]?.(value) !== undefined;

const applies = (rule: FlagRule, attributes: FlagAttributes): boolean => {
  const { conditions, conditionLogic = 'and' } = Object(rule) as FlagRule; // as it came over the wire
  return (
    conditionLogic === 'and' &&
    Array.isArray(conditions) &&
    conditions.every((condition) => holds(condition, attributes))
  );
};

/** The treatment rules give: that of the first that applies, else the default. Source: product.md#flag-evaluation. */
export const evaluateRules = (
  { rules, defaultTreatment }: { rules?: FlagRule[]; defaultTreatment: string },
  attributes: FlagAttributes,
): string =>
  (Array.isArray(rules) ? rules : []).find((rule) => applies(rule, attributes))?.treatment ?? defaultTreatment;

/** The treatment a flag gives: off, else what its rules give. Source: product.md#flag-evaluation. */
export const evaluateFlag = (flag: Flag, attributes: FlagAttributes): string =>
  flag.on === true ? evaluateRules(flag, attributes) : flag.offTreatment;
