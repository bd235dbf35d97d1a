import * as v from 'valibot';
import { PAGE_SIZE_MAX } from '../../../core/contract/limits.ts';
import { searchText, text } from './fields.ts';
import { rule } from './rule.ts';

/** Largest offset of a page, and longest time in a query. Ours. */
const LATEST = 1_000_000;
const LONGEST_SECONDS = 3_153_600_000;

const whole = (least: number, most: number) => {
  const range = rule('outOfRange', { min: least, max: most });
  return v.pipe(
    v.string(range),
    v.regex(/^\d{1,10}$/, range),
    v.transform(Number),
    v.minValue(least, range),
    v.maxValue(most, range),
  );
};

/** `true` or `false` in a query. */
export const flag = v.pipe(
  v.picklist(['true', 'false'], rule('notBoolean')),
  v.transform((word) => word === 'true'),
);
export const size = whole(1, PAGE_SIZE_MAX);
export const offset = whole(0, LATEST);
export const seconds = whole(1, LONGEST_SECONDS);

/** Comma-separated ids, at most as many as a page has. */
export const idList = v.pipe(text(PAGE_SIZE_MAX * 37), v.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/, rule('notIdList')));
/** Splits a list of ids, which are branded where data enters. */
export const idsOf = <Id extends string>(list: string): Id[] => list.split(',') as Id[];

/** Part of a name or an address. */
export const searchTerm = searchText(200);
