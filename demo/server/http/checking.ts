import { getDotPath, safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { FieldFailure, PlainFieldCode } from '../../../core/contract/field-failure.ts';
import { fieldFailure, readRule } from '../checks/rule.ts';
import { cutTo, FAULTS_MAX, invalid, type Refusal } from '../refusal.ts';

// NUL cannot be kept by PostgreSQL, and half a surrogate pair is no text in any encoding
const isText = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Depth limit of nested JSON values, far above that of every call of the contract. */
const DEEPEST = 16;

/** Most elements of any list: the contract's own lists are as long or shorter. Ours. */
export const LIST_MAX = 1000;

/** Maximum length of the path of a failure, in characters: the contract's own are shorter. Ours. */
const PATH_CHARACTERS = 100;

/** Truncated path of a failure; its keys are the caller's, of any length. */
export const shortPath = (path: string): string => cutTo(path, PATH_CHARACTERS);

/** First failures that are independent of the schema: unreadable text, nesting depth, length of lists. */
const faultsIn = (value: unknown, part: string): FieldFailure[] => {
  const faults: FieldFailure[] = [];
  // joined only where there is a fault: a key times its children is the square of what was sent
  const trail: (string | number)[] = [];
  const path = () => shortPath(trail.join('.') || part);
  const noteUnreadable = () => void faults.push(fieldFailure(path(), 'notReadable'));
  const look = (inside: unknown): void => {
    if (typeof inside === 'string' && !isText(inside)) return noteUnreadable();
    if (typeof inside !== 'object' || inside === null) return;
    if (trail.length === DEEPEST) return noteUnreadable();
    if (Array.isArray(inside) && inside.length > LIST_MAX)
      return void faults.push(fieldFailure(path(), 'tooMany', { count: LIST_MAX }));
    for (const [key, inner] of Array.isArray(inside) ? inside.entries() : Object.entries(inside)) {
      if (faults.length >= FAULTS_MAX) return;
      if (typeof key === 'string' && !isText(key)) {
        noteUnreadable();
        continue;
      }
      trail.push(key);
      look(inner);
      trail.pop();
    }
  };
  look(value);
  return faults;
};

/** Codes of checks that have no rule of their own, by valibot's type of issue. */
export const CODE_OF_TYPE: Readonly<Record<string, PlainFieldCode>> = {
  object: 'malformed',
  loose_object: 'malformed',
  union: 'malformed',
  literal: 'malformed',
  string: 'notText',
  boolean: 'notBoolean',
  number: 'notNumber',
  array: 'notList',
};

const failureOf = (issue: BaseIssue<unknown>, part: string): FieldFailure => {
  const path = shortPath(getDotPath(issue) ?? part);
  if (issue.received === 'undefined') return fieldFailure(path, 'required');
  const reason = readRule(issue.message) ?? { code: CODE_OF_TYPE[issue.type] ?? 'malformed', params: {} };
  return { path, ...reason } as FieldFailure; // as `rule` paired them
};

/**
 * Validates a value by its schema; returns the parsed value, or the first failures, each with path and code: `email` is
 * `notEmail`. A field is checked up to its first failure, so that a long one costs no more.
 */
export const check = <Value>(
  schema: GenericSchema<unknown, Value>,
  value: unknown,
  part: 'body' | 'query' | 'params',
): Result<Value, Refusal> => {
  const faults = faultsIn(value, part);
  if (faults.length > 0) return invalid(faults);
  const result = safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return ok(result.output);
  return invalid(result.issues.slice(0, FAULTS_MAX).map((issue) => failureOf(issue, part)));
};
