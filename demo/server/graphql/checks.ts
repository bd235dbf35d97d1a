import * as v from 'valibot';
import { isSoundCondition } from '../../../core/contract/flag.ts';
import { DESCRIPTION_MAX } from '../../../core/contract/limits.ts';
import { id, listOf, paragraph, text, title } from '../checks/fields.ts';
import { rule } from '../checks/rule.ts';

/** Lengths and numbers of what a tenant can write. Ours. */
const CONDITIONS_MAX = 20;
const VARIANTS_MAX = 10;
const HEADLINE_MAX = 200;
const BODY_MAX = 2000;
const EXTERNAL_MAX = 200;
const VALUES_MAX = 100;
const VALUE_CHARACTERS = 200;
const VISITOR_MAX = 200;
const ATTRIBUTES_MAX = 50;
/** Page of a list. Ours. */
export const FIRST_MAX = 100;
const OFFSET_MAX = 10_000;
export const SEARCH_MAX = 200;

/** Value of a condition: the fields that operations know. */
const value = v.strictObject({
  list: v.exactOptional(listOf(text(VALUE_CHARACTERS), VALUES_MAX)),
  number: v.exactOptional(v.number(rule('notNumber'))),
  boolean: v.exactOptional(v.boolean(rule('notBoolean'))),
  date: v.exactOptional(text(40)),
  start: v.exactOptional(v.union([v.number(), text(40)])),
  end: v.exactOptional(v.union([v.number(), text(40)])),
});

const condition = v.pipe(
  v.object({ attribute: text(VALUE_CHARACTERS, 1), op: text(50, 1), negate: v.boolean(), value }),
  // Ours: no patterns, whose evaluation a tenant could make take minutes
  v.check((written) => written.op !== 'matches' && isSoundCondition(written), rule('malformed')),
);

const conditions = listOf(condition, CONDITIONS_MAX);

const share = v.pipe(
  v.number(rule('notNumber')),
  v.integer(rule('notInteger')),
  v.minValue(0, rule('tooSmall', { min: 0 })),
  v.maxValue(100, rule('tooLarge', { max: 100 })),
);

const variant = v.object({
  id: v.nullish(id<string>()),
  name: title(),
  share,
  headline: text(HEADLINE_MAX),
  body: paragraph(BODY_MAX),
});

const external = v.nullish(
  v.object({ id: text(EXTERNAL_MAX, 1), aliasedTo: v.nullish(text(EXTERNAL_MAX), null) }),
  null,
);

const hasOnce = (ids: readonly unknown[]) => new Set(ids).size === ids.length;

/** Checks of an experience. */
export const experienceInput = v.object({
  name: title(),
  description: paragraph(DESCRIPTION_MAX),
  audienceId: v.nullish(id<string>(), null),
  sourceId: v.nullish(id<string>(), null),
  environment: external,
  branch: external,
  variants: v.pipe(
    listOf(variant, VARIANTS_MAX, 1),
    v.check(
      (variants) => variants.reduce((sum, one) => sum + one.share, 0) === 100,
      rule('outOfRange', { min: 100, max: 100 }),
    ),
    v.check((variants) => hasOnce(variants.flatMap((one) => one.id ?? [])), rule('givenTwice')),
  ),
  rules: conditions,
});
export type ExperienceInput = v.InferOutput<typeof experienceInput>;

/** Checks of an audience. */
export const audienceInput = v.object({ name: title(), description: paragraph(DESCRIPTION_MAX), conditions });

/** Checks of a visit. */
export const visitInput = v.object({
  experienceId: id<string>(),
  visitorId: text(VISITOR_MAX, 1),
  attributes: v.nullish(
    v.pipe(
      v.record(text(VALUE_CHARACTERS), v.union([text(500), v.number(), v.boolean()])),
      v.check((given) => Object.keys(given).length <= ATTRIBUTES_MAX, rule('tooMany', { count: ATTRIBUTES_MAX })),
    ),
    {},
  ),
});

/** Checks of the name of one row with its version. */
export const versioned = v.object({ id: id<string>(), version: v.pipe(v.number(), v.integer(), v.minValue(0)) });

const whole = (most: number) =>
  v.pipe(v.number(), v.minValue(0, rule('tooSmall', { min: 0 })), v.maxValue(most, rule('tooLarge', { max: most })));

/** Checks of a page. */
export const page = v.object({
  search: v.nullish(text(SEARCH_MAX)),
  status: v.nullish(v.array(v.picklist(['DRAFT', 'PUBLISHED', 'PAUSED', 'ARCHIVED']))),
  first: v.nullish(whole(FIRST_MAX), 20),
  offset: v.nullish(whole(OFFSET_MAX), 0),
});

/** Checks of the events of one experience or all. */
export const eventsPage = v.object({ experienceId: v.nullish(id<string>()), first: v.nullish(whole(FIRST_MAX), 20) });
