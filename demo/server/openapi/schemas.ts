import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as accounts from '../checks/accounts.ts';
import * as billing from '../checks/billing.ts';
import * as entities from '../checks/entities.ts';
import * as entitlements from '../checks/entitlements.ts';
import * as people from '../checks/people.ts';
import * as policies from '../checks/policies.ts';
import { fieldFailure } from '../checks/refusals.ts';
import type { Route } from '../serve.ts';

/** JSON Schema 2020-12, in the subset that is read here. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The schemas that have a name of their own: `User`, `PasswordConfig`. */
const NAMED: Record<string, GenericSchema> = Object.fromEntries(
  Object.entries({ ...entities, ...people, ...policies, ...entitlements, ...billing, ...accounts, fieldFailure }).map(
    ([name, schema]) => [capital(name), schema],
  ),
);

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  // transformations beyond JSON Schema, as trimming and lower case, are not documented
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** The named schemas, for the document's components. */
export const entitySchemas = () => toJsonSchemaDefs(NAMED, CONFIG);

const convert = (schema: GenericSchema | undefined, typeMode: 'input' | 'output'): JsonSchema | undefined => {
  if (!schema) return undefined;
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, { ...CONFIG, typeMode, definitions: NAMED });
  // the converter's own type knows every keyword there is
  return converted as JsonSchema;
};

type Part = 'body' | 'query' | 'params' | 'answer';

/** The schemas of a call: what it takes as it is sent, what it answers as it is received. */
export const schemaOf = ({ rule }: Route): Partial<Record<Part, JsonSchema>> => {
  const checks = rule.checks as Readonly<Partial<Record<Part, GenericSchema>>>; // whatever the call
  const parts: [Part, JsonSchema | undefined][] = [
    ['body', convert(checks.body, 'input')],
    ['query', convert(checks.query, 'input')],
    ['params', convert(checks.params, 'input')],
    ['answer', convert(checks.answer, 'output')],
  ];
  return Object.fromEntries(parts.filter(([, schema]) => schema));
};
