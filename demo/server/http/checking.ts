import { getDotPath, safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { invalid, type Refusal } from '../refusal.ts';

// NUL cannot be kept by PostgreSQL, and half a surrogate pair is no text in any encoding
const isText = (text: string) => !text.includes('\0') && text.isWellFormed();

/** How deep a value may be nested: no call of the contract comes near. */
const DEEPEST = 16;

/** The places in a value that hold what is no text, or lie too deep to be looked at. */
const unreadable = (value: unknown, path: string, depth = 0): string[] => {
  if (typeof value === 'string') return isText(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  if (depth === DEEPEST) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    isText(key) ? unreadable(inner, depth === 0 ? key : `${path}.${key}`, depth + 1) : [path],
  );
};

const sentence = (issue: BaseIssue<unknown>, part: string): string => {
  const path = getDotPath(issue) ?? part;
  return issue.received === 'undefined' ? `${path}: is required` : `${path}: ${issue.message}`;
};

/** The value as its schema makes it, or a sentence for each fault, named by key: `email: must be an email address`. */
export const check = <Value>(
  schema: GenericSchema<unknown, Value>,
  value: unknown,
  part: 'body' | 'query' | 'params',
): Result<Value, Refusal> => {
  const odd = unreadable(value, part);
  if (odd.length > 0) return invalid(odd.map((path) => `${path}: must be readable text`));
  const result = safeParse(schema, value);
  return result.success ? ok(result.output) : invalid(result.issues.map((issue) => sentence(issue, part)));
};
