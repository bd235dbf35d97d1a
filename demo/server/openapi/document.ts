import { ERROR_CODES } from '../../../core/contract/failure.ts';
import { BODY_BYTES } from '../../../core/contract/limits.ts';
import { DEFAULT_PREFIX } from '../../../core/contract/paths.ts';
import type { Route } from '../serve.ts';
import { entitySchemas, schemaOf, type JsonSchema } from './schemas.ts';

/** A parameter in the path or the query. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

type MediaType = 'application/json' | 'multipart/form-data' | 'text/plain';

interface Content {
  content: { readonly [Type in MediaType]?: { schema: JsonSchema } };
}

/** Schema of a body or an answer, whatever its media type. */
export const schemaIn = ({ content }: Content): JsonSchema => Object.values(content)[0]?.schema ?? {};

/** Operation of the OpenAPI document. */
export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: Content & { required: boolean; description: string };
  responses: Readonly<Record<string, (Content & { description: string }) | { $ref: string }>>;
  security: Readonly<Record<string, string[]>>[];
}

/** An OpenAPI 3.1 document, as far as this product needs one. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: Readonly<Record<'schemas' | 'responses' | 'securitySchemes', Readonly<Record<string, unknown>>>>;
}

/** `verifyPasswordReset` in words. */
const wordsOf = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, ' $&').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const json = (schema: JsonSchema): Content => ({ content: { 'application/json': { schema } } });

/** Form, whose fields without a schema of their own are files. Source: OpenAPI 3.1 "Special Considerations for multipart". */
const form = (schema: JsonSchema): Content => {
  const fields = Object.entries(schema.properties ?? {});
  const files = fields.map(([name, field]) => [name, field.type ? field : { type: 'string', format: 'binary' }]);
  return { content: { 'multipart/form-data': { schema: { ...schema, properties: Object.fromEntries(files) } } } };
};

const parametersOf = (place: Parameter['in'], schema: JsonSchema | undefined): Parameter[] =>
  Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: schema?.required?.includes(name) ?? false,
    schema: property,
  }));

const whoMay = ({ rule }: Route): string => {
  switch (rule.access) {
    case 'anyone':
    case 'crossTenant':
      return 'Open to all callers.';
    case 'signedIn':
      return 'Open to callers who are signed in.';
    case 'allowed':
      return `Open to callers with \`${rule.permission}\`, and to super users.`;
  }
};

const sizeOf = ({ rule: { bodyBytes = BODY_BYTES } }: Route): string => `At most ${bodyBytes / 1024} kB.`;

const REFUSAL = { $ref: '#/components/responses/Refusal' };

const operationOf = (area: string, route: Route): Operation => {
  const { body, query, params, answer } = schemaOf(route);
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)];
  const bodyOf = route.endpoint.takes === 'form' ? form : json;
  const answerOf = (schema: JsonSchema): Content =>
    route.endpoint.answers === 'text' ? { content: { 'text/plain': { schema } } } : json(schema);
  const closed = route.rule.access === 'signedIn' || route.rule.access === 'allowed';
  return {
    operationId: `${area}.${route.name}`,
    summary: wordsOf(route.name),
    description: whoMay(route),
    tags: [area],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { description: sizeOf(route), required: (body.required?.length ?? 0) > 0, ...bodyOf(body) },
    }),
    responses: {
      200: { description: 'Done.', ...answerOf(answer ?? { type: 'object', additionalProperties: false }) },
      ...((parameters.length > 0 || body) && { 400: REFUSAL }),
      ...(closed && { 401: REFUSAL }),
      ...(route.rule.access === 'allowed' && { 403: REFUSAL }),
      ...(body && { 413: REFUSAL }),
      default: REFUSAL,
    },
    security: closed ? [{ accessToken: [] }] : [],
  };
};

const refusal: JsonSchema = {
  type: 'object',
  properties: {
    errors: { type: 'array', items: { type: 'string' }, minItems: 1 },
    errorCode: { type: 'string', enum: [...ERROR_CODES] },
    attemptsLeft: { type: 'integer' },
    declineCode: { type: 'string' },
    email: { type: 'string' },
    fields: { type: 'array', items: { $ref: '#/components/schemas/FieldFailure' } },
  },
  required: ['errors'],
};

/** OpenAPI document, generated from the contract and its checks. Source: OpenAPI 3.1. */
export const openApiDocument = (areas: Readonly<Record<string, readonly Route[]>>): OpenApiDocument => {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [area, routes] of Object.entries(areas))
    for (const route of routes) {
      const { method, path } = route.endpoint;
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(area, route) };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Identity and account administration',
      version: '1',
      description:
        'A success answers 200. Everything else answers a list of `errors`, with `errorCode` where a program can tell more by it, and `fields` where input was refused: the path, code and values of each. The refresh token is a cookie that scripts cannot read.',
    },
    // from where the document itself is
    servers: [{ url: `/${DEFAULT_PREFIX}` }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...entitySchemas(), Refusal: refusal },
      responses: {
        Refusal: { description: 'The call was declined.', ...json({ $ref: '#/components/schemas/Refusal' }) },
      },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
