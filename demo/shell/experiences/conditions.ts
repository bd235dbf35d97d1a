import type { Condition } from './operations.ts';

/** Words of an operation, as it is and negated. Source: product.md#feature-flags. */
const OPERATIONS: Readonly<Record<string, readonly [plain: string, negated: string]>> = {
  in_list: ['is', 'is not'],
  starts_with: ['starts with', 'does not start with'],
  ends_with: ['ends with', 'does not end with'],
  contains: ['contains', 'does not contain'],
  matches: ['matches', 'does not match'],
  equal: ['is', 'is not'],
  greater_than: ['is more than', 'is not more than'],
  greater_than_equal: ['is at least', 'is less than'],
  lower_than: ['is less than', 'is at least'],
  lower_than_equal: ['is at most', 'is more than'],
  between_numeric: ['is between', 'is not between'],
  is: ['is', 'is not'],
  on: ['is on', 'is not on'],
  on_or_after: ['is on or after', 'is before'],
  on_or_before: ['is on or before', 'is after'],
  between_date: ['is between', 'is not between'],
};

const either = new Intl.ListFormat('en', { type: 'disjunction' });

const valueText = ({ value }: Condition): string => {
  const { list, start, end, boolean } = value;
  if (Array.isArray(list)) return either.format(list.map(String));
  if (start !== undefined && end !== undefined) return `${String(start)} and ${String(end)}`;
  if (typeof boolean === 'boolean') return boolean ? 'true' : 'false';
  return String(Object.values(value)[0] ?? '');
};

/** Sentence of a condition: "country is DE, AT, or CH". */
export const conditionText = (condition: Condition): string => {
  const [plain, negated] = OPERATIONS[condition.op] ?? [condition.op, `not ${condition.op}`];
  return `${condition.attribute} ${condition.negate ? negated : plain} ${valueText(condition)}`;
};

/** Value of an attribute that meets a condition, for a visitor to try; undefined where none is obvious. */
const sampleOf = ({ op, negate, value }: Condition): unknown => {
  if (negate) return undefined;
  const { list, number, boolean, start, date } = value;
  if (Array.isArray(list)) return list[0];
  if (typeof boolean === 'boolean') return boolean;
  if (typeof number === 'number') {
    if (op === 'greater_than') return number + 1;
    return op === 'lower_than' ? number - 1 : number;
  }
  return start ?? date;
};

/** Attributes of a visitor who meets the conditions, as far as they can be guessed. */
export const sampleAttributes = (conditions: readonly Condition[]): Record<string, unknown> =>
  Object.fromEntries(
    conditions.flatMap((condition) => {
      const value = sampleOf(condition);
      return value === undefined ? [] : [[condition.attribute, value]];
    }),
  );
