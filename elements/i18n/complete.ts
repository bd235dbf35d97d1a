import type { Incomplete } from './namespaces.ts';

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Messages of an incomplete language over those of English. */
export const complete = <Value>(english: Value, incomplete: Incomplete<Value>): Value => {
  if (!isGroup(english) || !isGroup(incomplete)) return (incomplete ?? english) as Value;
  const given: Readonly<Record<string, unknown>> = incomplete;
  const entries = Object.entries(english).map(([key, value]) => [key, complete(value, given[key] as never)]);
  // each key of English is there again, with a value of its kind
  return Object.fromEntries(entries) as Value;
};
