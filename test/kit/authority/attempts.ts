import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { Route } from '../../../demo/server/serve.ts';

/** Input of a call. */
export interface Attempt {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** Values tried for a field, by its name: any by which a caller could hope to gain authority. */
export type Candidates = Readonly<Record<string, readonly unknown[]>>;

/** Of a schema, what says which values fit; a check of any kind has some of these. */
interface Shape {
  type?: string;
  entries?: Readonly<Record<string, Shape>>;
  wrapped?: Shape;
  item?: Shape;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly { type?: string }[];
}

const bare = (shape: Shape): Shape => (shape.wrapped ? bare(shape.wrapped) : shape);
const isOptional = ({ type }: Shape): boolean => type === 'exact_optional' || type === 'optional';

/** The keys that schemas have in common names for, whatever call they are of. */
const valuesOf = (name: string, shape: Shape, candidates: Candidates): readonly unknown[] => {
  const known = candidates[name];
  const { type, item, options, literal, entries } = bare(shape);
  if (type === 'boolean') return [true, false];
  if (type === 'object') return objectsOf(entries ?? {}, candidates);
  if (known) return known;
  if (type === 'array') return item ? valuesOf(name, item, candidates).map((value) => [value]) : [];
  if (type === 'literal') return [literal];
  if (type === 'picklist') return options ?? [];
  if (type === 'number') return [0, 600];
  // what is named by its id may be what a person climbs by
  if (bare(shape).pipe?.some((check) => check.type === 'uuid')) throw new Error(`Say which ids are tried for ${name}`);
  if (type === 'string') return ['text'];
  return [];
};

const product = (fields: readonly (readonly [string, readonly unknown[]])[]): Record<string, unknown>[] =>
  fields.reduce<Record<string, unknown>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

/** All that an object must have in every combination; and beside one of these each thing that it may have, and all of them. */
const objectsOf = (
  entries: Readonly<Record<string, Shape>>,
  candidates: Candidates,
): readonly Record<string, unknown>[] => {
  const named = Object.entries(entries).map(
    ([name, shape]) => [name, valuesOf(name, shape, candidates), isOptional(shape)] as const,
  );
  const must = product(named.flatMap(([name, values, optional]) => (optional ? [] : [[name, values] as const])));
  const may = named.filter(([, , optional]) => optional);
  const [first = {}] = must;
  const all = Object.fromEntries(may.flatMap(([name, values]) => (values.length > 0 ? [[name, values[0]]] : [])));
  return [
    ...must,
    ...may.flatMap(([name, values]) => must.flatMap((base) => values.map((value) => ({ ...base, [name]: value })))),
    ...(may.length > 1 ? [{ ...first, ...all }] : []),
  ];
};

/** Bodies of a schema, or of each that it takes instead. */
const bodiesOf = ({ type, options, entries }: Shape, candidates: Candidates): readonly Record<string, unknown>[] =>
  type === 'union'
    ? ((options ?? []) as readonly Shape[]).flatMap((option) => bodiesOf(bare(option), candidates)) // a union's are schemas
    : objectsOf(entries ?? {}, candidates);

/** A call with whatever its checks let through of the candidates: made from its schemas alone, so a new call has its own. */
export const attemptsAt = ({ endpoint, rule }: Route, candidates: Candidates): Attempt[] => {
  const { params, query, body } = rule.checks as Readonly<Record<'params' | 'query' | 'body', Shape | undefined>>;
  const parts = [
    ['params', params ? objectsOf(bare(params).entries ?? {}, candidates) : pathNames(endpoint, candidates)],
    ['query', query ? objectsOf(bare(query).entries ?? {}, candidates) : [{}]],
    ['body', body ? bodiesOf(bare(body), candidates) : [undefined]],
  ] as const;
  return product(parts) as Attempt[]; // of these three parts
};

const pathNames = ({ path }: AnyEndpoint, candidates: Candidates): readonly Record<string, unknown>[] =>
  product([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, candidates[name] ?? ['text']] as const));
