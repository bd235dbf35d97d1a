import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { FIELD_CODES, fieldFailure, inEnglish, readRule, rule } from '../../../../demo/server/checks/rule.ts';
import { check, CODE_OF_TYPE } from '../../../../demo/server/http/checking.ts';
import { listOf, name, text } from '../../../../demo/server/checks/fields.ts';
import { routes } from '../../../../demo/server/routes.ts';
import { LANGUAGES } from '../../../../elements/i18n/languages.ts';

/** A schema, or one step of a pipe, as far as it is looked into. */
interface Node {
  kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  type: string;
  message?: unknown;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'kind' in value;

/** All schemas and steps below one. */
const nodesOf = (node: Node): Node[] => [
  node,
  ...Object.values(node).flatMap((part) => {
    const parts = typeof part === 'object' && part !== null && !isNode(part) ? Object.values(part) : [part];
    return parts.filter((one) => isNode(one) && one !== node).flatMap((one) => nodesOf(one as Node));
  }),
];

/** Schemas that refuse nothing of their own, but what stands in them does. */
const WRAPPERS = new Set(['exact_optional', 'optional', 'nullable', 'unknown', 'never', 'record']);

const hasCode = ({ kind, type, message }: Node): boolean => {
  if (kind === 'transformation' || kind === 'metadata' || WRAPPERS.has(type)) return true;
  if (typeof message === 'string' && readRule(message)) return true;
  return kind === 'schema' && type in CODE_OF_TYPE;
};

const refused = (schema: v.GenericSchema, value: unknown) => {
  const result = check(schema, value, 'body');
  return result.ok ? undefined : result.failure.body;
};

describe('a refused field', () => {
  for (const { name: call, rule: found } of routes) {
    const { body, query, params } = found.checks as Readonly<Record<string, Node | undefined>>; // whatever the call
    it(`has a code whatever its check: ${call}`, () => {
      const nodes = [body, query, params].flatMap((schema) => (schema ? nodesOf(schema) : []));
      const without = nodes.filter((node) => !hasCode(node)).map(({ type, message }) => `${type}: ${String(message)}`);
      expect(without).toEqual([]);
    });
  }

  it('has path, code and values, beside a sentence each', () => {
    const schema = v.object({
      name: name(),
      tags: listOf(text(3), 2),
      more: v.object({ at: v.number(rule('notNumber')) }),
    });
    expect(refused(schema, { name: 'x'.repeat(101), tags: ['a', 'long!'], more: {} })).toEqual({
      errorCode: 'invalidInput',
      errors: [
        'name: must have at most 100 characters',
        'tags.1: must have at most 3 characters',
        'more.at: is required',
      ],
      fields: [
        fieldFailure('name', 'tooLong', { count: 100 }),
        fieldFailure('tags.1', 'tooLong', { count: 3 }),
        fieldFailure('more.at', 'required'),
      ],
    });
    expect(refused(schema, [])?.fields).toEqual([
      fieldFailure('name', 'required'),
      fieldFailure('tags', 'required'),
      fieldFailure('more', 'required'),
    ]);
    expect(refused(schema, 7)?.fields).toEqual([fieldFailure('body', 'malformed')]);
  });
});

describe('the codes of refused fields', () => {
  const values = {
    count: 2,
    min: 3,
    max: 5,
    megapixels: 50,
    options: ['a', 'b', 'c'],
    other: 'search',
    domain: 'acme.test',
  };

  it('each have an English sentence', () => {
    // of values those that the code has are taken
    const said = FIELD_CODES.map((code) => inEnglish({ path: 'x', code, params: values } as never));
    expect(said.filter((sentence) => !/^x: \S.*\S$/.test(sentence) || sentence.includes('undefined'))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  for (const language of Object.keys(LANGUAGES))
    it(`each have a message in ${language}`, async () => {
      const file: unknown = await import(`../../../../elements/i18n/${language}/ui-more.ts`);
      const { fields } = (file as { messages: { answers: { fields: Record<string, unknown> } } }).messages.answers;
      expect(Object.keys(fields).toSorted()).toEqual(FIELD_CODES.toSorted());
      const said = Object.values(fields).map((one) => (typeof one === 'function' ? String(one(values)) : String(one)));
      expect(said.filter((sentence) => sentence.length < 5 || /[{}]|undefined/.test(sentence))).toEqual([]);
    });
});
