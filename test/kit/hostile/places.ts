import type { GenericSchema } from 'valibot';
import { areas } from '../../../demo/server/routes.ts';
import type { Route } from '../../../demo/server/serve.ts';

/** A place in what a call takes, found from its schema. */
export interface Place {
  /** As faults name it: `users.0.email`. */
  path: string;
  schema: GenericSchema;
  /** Builds the body that has a value at this place, with nothing beside it. */
  around(value: unknown): unknown;
}

/** Properties of valibot's schemas; each schema has some of them. */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, GenericSchema>>;
  wrapped?: GenericSchema;
  item?: GenericSchema;
  /** Of a union schemas, of a picklist texts. */
  options?: readonly (GenericSchema | string)[];
  pipe?: readonly Action[];
}

/** One of the things that a schema does in turn. */
interface Action {
  type: string;
  requirement?: unknown;
  description?: unknown;
  pipe?: readonly Action[];
}

/** A schema, to be looked into. */
export const shapeOf = (schema: GenericSchema): Shape => schema as unknown as Shape; // its type tells none of this

/** All that a schema does with a value, in turn. */
export const actionsOf = (schema: GenericSchema): Action[] => {
  const flat = (action: Action): Action[] =>
    action.pipe?.flatMap((inner) => (inner === action ? [] : flat(inner))) ?? [action];
  return flat(shapeOf(schema));
};

const below = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** Every place in what a schema takes, itself first. */
export const placesIn = (schema: GenericSchema, path = '', around: Place['around'] = (value) => value): Place[] => {
  const { entries, wrapped, item, options } = shapeOf(schema);
  if (wrapped) return placesIn(wrapped, path, around);
  const here = { path, schema, around };
  if (entries)
    return [
      here,
      ...Object.entries(entries).flatMap(([key, inner]) =>
        placesIn(inner, below(path, key), (value) => around({ [key]: value })),
      ),
    ];
  if (item) return [here, ...placesIn(item, below(path, '0'), (value) => around([value]))];
  const inner = options?.filter((option) => typeof option === 'object') ?? [];
  if (inner.length > 0) return inner.flatMap((option) => placesIn(option, path, around));
  return [here];
};

/** The parts of a call in which something is sent. */
export const PARTS = ['params', 'query', 'body'] as const;
export type Part = (typeof PARTS)[number];

/** Every call, by area and name. */
export const CALLS: readonly (readonly [name: string, route: Route])[] = Object.entries(areas).flatMap(
  ([area, routes]) => routes.map((route) => [`${area}.${route.name}`, route] as const),
);

/** The schema of a part of a call, where it has that part. */
export const schemaIn = ({ rule }: Route, part: Part): GenericSchema | undefined =>
  (rule.checks as Readonly<Partial<Record<Part, GenericSchema>>>)[part]; // whatever the call

/** A part of a call, with all its places. */
export interface TakenPart {
  /** `auth.login, body`. */
  name: string;
  part: Part;
  route: Route;
  schema: GenericSchema;
  places: readonly Place[];
}

/** Every part of every call. */
export const TAKEN: readonly TakenPart[] = CALLS.flatMap(([name, route]) =>
  PARTS.flatMap((part) => {
    const schema = schemaIn(route, part);
    return schema ? [{ name: `${name}, ${part}`, part, route, schema, places: placesIn(schema) }] : [];
  }),
);
