import * as v from 'valibot';
import { ADDRESS_PATTERN } from '../../../core/contract/address.ts';
import { EMAIL_MAX, NAME_MAX, NAME_MIN, PHONE_PATTERN } from '../../../core/contract/limits.ts';
import { areLines, isLine, isVisible, withoutControls } from './characters.ts';
import { rule } from './rule.ts';

/** Maximum length of a secret text, in characters: far above any password policy. */
const SECRET_MAX = 1024;

/** Factor by which a sent text can exceed its stored length: surrounding spaces and decomposed letters are normalized. Ours. */
const TYPED_FACTOR = 4;

const atLeast = (count: number) => rule('tooShort', { count });
const atMost = (count: number) => rule('tooLong', { count });

/** Text of a bounded length and of any characters. */
const anyText = (longest: number, shortest = 0) =>
  v.pipe(v.string(rule('notText')), v.minLength(shortest, atLeast(shortest)), v.maxLength(longest, atMost(longest)));

/** OpenAPI description of texts that can have control characters. */
export const ANY_CHARACTERS = 'Any characters.';
/** Raw text of a bounded length, for texts that are not shown, or are validated later. */
export const rawText = (longest: number, shortest = 0) =>
  v.pipe(anyText(longest, shortest), v.description(ANY_CHARACTERS));

const NO_CONTROLS = rule('controlCharacters');

/** A line of text of a bounded length. */
export const text = (longest: number, shortest = 0) => v.pipe(anyText(longest, shortest), v.check(isLine, NO_CONTROLS));

/** Lines of text of a bounded length. */
export const paragraph = (longest: number) =>
  v.pipe(anyText(longest), v.check(areLines, rule('lineControlCharacters')));

/** Search term. Control characters are accepted, as in pasted text; stored texts have none. */
export const searchText = (longest: number) => v.pipe(anyText(longest), v.transform(withoutControls));

/**
 * Text that is normalized before it is stored: its length is checked before, as normalizing can take quadratic time,
 * and after.
 */
const typed = (longest: number) =>
  v.pipe(v.string(rule('notText')), v.maxLength(longest * TYPED_FACTOR, atMost(longest)));

/** Name that a company gives to one of its resources, trimmed. */
export const title = () =>
  v.pipe(
    typed(NAME_MAX),
    v.trim(),
    v.check(isVisible, rule('empty')),
    v.maxLength(NAME_MAX, atMost(NAME_MAX)),
    v.check(isLine, NO_CONTROLS),
  );

/** A person's or company's name, without the spaces around it. */
export const name = () => v.pipe(title(), v.minLength(NAME_MIN, atLeast(NAME_MIN)));

/** An email address as it is kept: lower case, Unicode NFC. Source: demo/server/store/records.ts. */
export const email = () =>
  v.pipe(
    typed(EMAIL_MAX),
    v.trim(),
    v.normalize('NFC'),
    v.toLowerCase(),
    v.maxLength(EMAIL_MAX, atMost(EMAIL_MAX)),
    v.regex(ADDRESS_PATTERN, rule('notEmail')),
  );

/** A phone number, with its country. Source: E.164. */
export const phoneNumber = () =>
  v.pipe(
    text(40),
    v.transform((number) => number.replaceAll(/[\s().-]/g, '')),
    v.regex(PHONE_PATTERN, rule('notPhoneNumber')),
  );

/** A password or token as it was typed or mailed. */
export const secret = () => rawText(SECRET_MAX, 1);

/** JSON text of an object, up to 10 000 characters. */
export const jsonText = () =>
  v.pipe(
    rawText(10_000),
    v.check((value) => {
      try {
        const parsed: unknown = JSON.parse(value);
        return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
      } catch {
        return false;
      }
    }, rule('notJsonObject')),
  );

/** Enumeration check: one of these texts. */
export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, rule('notOneOf', { options: [...options] }));

const UUID_CHARACTERS = 36;

/** Id check; ids are branded where data enters. */
export const id = <Id extends string>() =>
  v.pipe(
    v.string(rule('notText')),
    v.length(UUID_CHARACTERS, rule('notId')),
    v.uuid(rule('notId')),
  ) as unknown as v.GenericSchema<string, Id>;

/** Timestamp in ISO 8601. */
export const moment = () => v.pipe(v.string(), v.isoTimestamp());

/** Timestamp in a request. */
export const givenMoment = () => v.pipe(text(40), v.isoTimestamp(rule('notMoment')));

/** List with a maximum length, checked before its elements: valibot's `array` checks all of these first. */
export const listOf = <Item extends v.GenericSchema>(item: Item, most: number, least = 0) => {
  const elements = v.array(item, rule('notList'));
  const [tooFew, tooMany] = [rule('tooFew', { count: least }), rule('tooMany', { count: most })];
  const counted = v.pipe(
    v.custom<unknown[]>(Array.isArray, rule('notList')),
    v.minLength(least, tooFew),
    v.maxLength(most, tooMany),
    elements,
  );
  // readers of the schema, such as the OpenAPI document, see the one that has its elements
  return { ...v.pipe(elements, v.minLength(least, tooFew), v.maxLength(most, tooMany)), '~run': counted['~run'] };
};
