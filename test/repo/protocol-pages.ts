import { readFileSync } from 'node:fs';
import { ERROR_CODES } from '../../core/contract/failure.ts';
import * as limits from '../../core/contract/limits.ts';
import { openApiDocument, schemaIn, type Operation, type Parameter } from '../../demo/server/openapi/document.ts';
import type { JsonSchema } from '../../demo/server/openapi/schemas.ts';
import { refuse } from '../../demo/server/refusal.ts';
import { areas } from '../../demo/server/routes.ts';
import { CONFORMANCE as CHECKS } from '../kit/federation/conformance.ts';
import { markdownTable } from '../kit/markdown-table.ts';
import { FIELD_CODES, inEnglish } from '../../demo/server/checks/rule.ts';

const document = openApiDocument(areas);

const code = (text: string) => (text === '' ? '' : `\`${text}\``);
const anchor = (name: string) => name.toLowerCase();

/** Type as a cell shows it; a named one leads to its table. `page` is where that stands, seen from the cell. */
const typeText = (schema: JsonSchema, page: string): string => {
  const { $ref, type, format, anyOf, items } = schema;
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? '';
    return `[${name}](${page}#${anchor(name)})`;
  }
  if (schema.enum) return schema.enum.map((value) => code(String(value))).join(' or ');
  if (schema.const !== undefined) return code(String(schema.const));
  if (anyOf) return anyOf.map((one) => typeText(one, page)).join(' or ');
  if (items) return `list of ${typeText(items, page)}`;
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, one]) => `${code(name)} ${typeText(one, page)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return format ?? type ?? 'any';
};

const fieldsText = (schema: JsonSchema | undefined): string =>
  Object.keys(schema?.properties ?? {})
    .map((name) => code(schema?.required?.includes(name) ? name : `${name}?`))
    .join(', ');

const parametersText = (parameters: readonly Parameter[] = []): string =>
  parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required }) => code(required ? name : `${name}?`))
    .join(', ');

const answerText = ({ responses }: Operation): string => {
  const done = responses[200];
  if (!done || '$ref' in done) return '';
  const schema = schemaIn(done);
  const isEmpty = schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0;
  return isEmpty ? '' : typeText(schema, 'entities.md');
};

const bodyText = ({ requestBody }: Operation): string => fieldsText(requestBody && schemaIn(requestBody));

const made = (title: string, text: string): string => `# ${title}

${text} This page is made from the code: \`npx vitest run --project repo test/repo/protocol.test.ts -u\`.`;

const CALLS = made(
  'Calls',
  'Every call that the server answers, by area. A name with `?` may be left out. Paths are below the prefix; the rules of all calls are in the [overview](README.md), what an area means on its own page.',
);

/** Page with a table of calls for each area. */
export const callsPage = (): string => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = document.tags.map(({ name }) => {
    const rows = operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ path, method, operation }) => [
        code(operation.operationId.split('.').at(-1) ?? ''),
        code(`${method.toUpperCase()} ${path}`),
        accessText(operation),
        [parametersText(operation.parameters), bodyText(operation)].filter((text) => text !== '').join('; '),
        answerText(operation),
      ]);
    return `## ${name}\n\n${markdownTable(['call', 'request', 'open to', 'query; body', 'answer'], rows)}`;
  });
  return `${[CALLS, ...sections].join('\n\n')}\n`;
};

const accessText = ({ security, description }: Operation): string => {
  const permission = description.match(/`([^`]+)`/)?.[1];
  if (permission) return code(permission);
  return security.length > 0 ? 'signed in' : 'anyone';
};

const ENTITIES = made(
  'Entities',
  'Everything with a name of its own that calls take and answer. Ids are UUIDs, moments ISO 8601 in UTC.',
);

/** Page with a table of fields for each named schema. */
export const entitiesPage = (): string => {
  // the converter names each by its schema
  const schemas = document.components.schemas as Readonly<Record<string, JsonSchema>>;
  const sections = Object.entries(schemas)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, schema]) => {
      if (!schema.properties) return `## ${name}\n\n${typeText(schema, '')}`;
      const rows = Object.entries(schema.properties).map(([field, type]) => [
        code(field),
        typeText(type, ''),
        schema.required?.includes(field) ? 'always' : '',
      ]);
      return `## ${name}\n\n${markdownTable(['field', 'type', 'present'], rows)}`;
    });
  return `${[ENTITIES, ...sections].join('\n\n')}\n`;
};

const ERRORS = made(
  'Error codes',
  'A refusal may carry `errorCode` beside its `errors` ([failures](README.md#failures)). Texts are the server’s own, in English, for logs; screens choose messages by code.',
);

/** Values of refused fields, each shown by its name. */
const PARAMS = { count: '‹count›', min: '‹min›', max: '‹max›', options: ['‹options›'], other: '‹other›' };

const FIELDS =
  'Codes in `fields`, beside `invalidInput`. The text stands in `errors` behind the path of the field: `name: must have at most 100 characters`.';

/** Page with every error code, its status and its text. */
export const errorsPage = (): string => {
  const rows = ERROR_CODES.map((name) => {
    if (name === 'invalidInput') return [code(name), '400', 'A sentence for each field that is not valid'];
    const { failure } = refuse(name) as { failure: { status: number; body: { errors: string[] } } }; // it never succeeds
    return [code(name), String(failure.status), failure.body.errors.join(' ')];
  });
  const fields = FIELD_CODES.map((name) => {
    const text = inEnglish({ path: '', code: name, params: PARAMS } as never).replace(/^: /, ''); // it takes those it has
    const params = Object.keys(PARAMS).filter((param) => text.includes(`‹${param}›`));
    return [code(name), params.map(code).join(', '), text];
  });
  return `${ERRORS}\n\n${markdownTable(['code', 'status', 'text'], rows)}\n\n## Fields\n\n${FIELDS}\n\n${markdownTable(['code', 'params', 'text'], fields)}\n`;
};

const LIMITS = made(
  'Limits',
  'Bounds, numbers and patterns that pages and server both know, from `core/contract/limits.ts`. The times that screens keep are in [timing](../product.md#timing), allowances for callers in [server.md](../server.md).',
);

/** Page with every constant of the contract, its value and its comment. */
export const limitsPage = (): string => {
  const source = readFileSync('core/contract/limits.ts', 'utf8');
  const values = new Map<string, unknown>(Object.entries(limits));
  let meaning = '';
  const rows: string[][] = [];
  for (const [, comment, name] of source.matchAll(/\/\*\*([\s\S]*?)\*\/|^export const (\w+)/gm)) {
    if (comment !== undefined)
      meaning = comment
        .replaceAll(/\s*\n\s*\* ?/g, ' ')
        .replace(/ (Source: |Ours: |Ours\.).*$/, '')
        .trim();
    if (name !== undefined) rows.push([code(name), code(String(values.get(name))), meaning]);
  }
  return `${LIMITS}\n\n${markdownTable(['constant', 'value', 'meaning'], rows)}\n`;
};

const CONFORMANCE = made(
  'Conformance',
  `[Hosted login](hosted-login.md) is tried by strict third parties, openid-client and oauth4webapi, through a browser without
scripts, in \`test/server/federation/conformance-*.test.ts\`. Names that begin with \`oidcc-\` are those of the public
conformance suite of the OpenID Foundation, whose basic, configuration and sign-out plans are covered so far as a client can run
them; its own server has not been asked. \`FE_ROUNDS=20\` runs each check twenty times.`,
);

/** Page of the checks of hosted login. */
export const conformancePage = (): string =>
  [
    CONFORMANCE,
    ...CHECKS.map(({ title, checks }) => {
      const rows = Object.entries(checks).map(([name, [outcome, what]]) => [
        name.startsWith('oidcc-') ? code(name) : name,
        outcome,
        what,
      ]);
      return `## ${title}\n\n${markdownTable(['check', 'outcome', 'what'], rows)}`;
    }),
  ].join('\n\n') + '\n';
