import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import { HEAD_BYTES } from '../../../demo/server/http/read-header.ts';
import type { Route } from '../../../demo/server/serve.ts';
import { textsOf } from './long-texts.ts';
import { placesIn, schemaIn, shapeOf } from './places.ts';

const bytesOf = (text: string) => Buffer.byteLength(text);

/** So many of a unit as fit into so many bytes of JSON. */
const many = <Item>(item: (at: number) => Item, bytes: number): Item[] => {
  const count = Math.floor(bytes / (bytesOf(JSON.stringify(item(9999))) + 1));
  return Array.from({ length: Math.max(1, count) }, (_, at) => item(at));
};

const keyed = <Item>(items: readonly Item[], keyOf: (at: number) => string) =>
  Object.fromEntries(items.map((item, at) => [keyOf(at), item]));

/** An object whose one key and many children share its size: each fault's path times each fault. */
const longKey = (bytes: number) => {
  const children = many(() => '\0', bytes / 4);
  return { ['K'.repeat(Math.floor(bytes / 2))]: keyed(children, (at) => `${at}`) };
};

/** Values that fill so many bytes, of every shape there is. */
const valuesOf = (bytes: number): Readonly<Record<string, unknown>> => ({
  'a long key': longKey(bytes),
  'a list of numbers': many(() => 1, bytes),
  'a list of objects': many(() => ({}), bytes),
  'a list of unreadable texts': many(() => '\0', bytes),
  'a list of ids': many(() => '00000000-0000-4000-8000-000000000000', bytes),
  'a list of lists': many(() => [], bytes),
  'many keys': keyed(
    many(() => 0, bytes / 4),
    (at) => `k${at}`,
  ),
  'many unreadable keys': keyed(
    many(() => 0, bytes / 10),
    (at) => `\0${at}`,
  ),
});

const deep = (open: string, close: string, bytes: number) => {
  const depth = Math.floor(bytes / (open.length + close.length + 1));
  return open.repeat(depth) + close.repeat(depth);
};

/** As long as a body may be, to the byte: spaces mean nothing after JSON. */
const filled = (json: string, bytes: number) => json + ' '.repeat(Math.max(0, bytes - bytesOf(json)));

/** Bytes reserved for the request around a value. */
const AROUND = 300;

const fits =
  (bytes: number) =>
  (value: unknown): value is unknown =>
    bytesOf(JSON.stringify(value)) <= bytes;

/** A text cut to what fits where it is escaped. */
const cut = (text: string, bytes: number): string => {
  const share = bytes / Math.max(bytes, bytesOf(JSON.stringify(text)));
  return text.slice(0, Math.floor(text.length * share)).toWellFormed();
};

/** Bodies of the full size that a call takes, of every shape, and with everything at every place it looks at. */
export const fullBodies = (route: Route, bytes: number): [what: string, body: string][] => {
  const schema = schemaIn(route, 'body');
  if (!schema) return [];
  const inside = bytes - AROUND;
  // what JSON can be has no say in a form
  if (route.endpoint.takes === 'form')
    return [
      ['a part without end', '--part\r\n\r\n'],
      ['many parts', '--part\r\n\r\n'.repeat(inside / 12)],
      ['no part', '-'.repeat(inside)],
    ].map(([what = '', body = '']) => [what, filled(body, bytes)]);
  const values = Object.entries(valuesOf(inside));
  const texts = Object.entries(textsOf(inside)).map(([what, text]) => [what, cut(text, inside)] as const);
  const placed = placesIn(schema).flatMap(({ path, schema: at, around }) =>
    [...values, ...(shapeOf(at).type === 'string' ? texts : [])].map(
      ([what, value]) => [`${what} at ${path || 'the top'}`, around(value)] as const,
    ),
  );
  const bodies = placed.filter(([, value]) => fits(bytes)(value)).map(([what, value]) => [what, JSON.stringify(value)]);
  return [
    ...bodies,
    ['lists in lists', deep('[', ']', inside)],
    ['objects in objects', deep('{"a":', '}', inside).replace('}', '1}')],
    ['one key many times', `{${'"email":"a@b.test",'.repeat(Math.floor(inside / 19))}"password":7}`],
    ['a number without end', `{"email":${'9'.repeat(inside)}}`],
    ['a text alone', JSON.stringify('x'.repeat(inside))],
    ['no JSON', '{'.repeat(inside)],
  ].map(([what = '', body = '']) => [what, filled(body, bytes)]);
};

/** Size of a full request head, with some of the limit left for a token. */
const FULL_HEAD_BYTES = HEAD_BYTES - 3_000;

const encoded = (text: string) => {
  const share = FULL_HEAD_BYTES / Math.max(FULL_HEAD_BYTES, encodeURIComponent(text.toWellFormed()).length);
  return encodeURIComponent(text.slice(0, Math.floor(text.length * share)).toWellFormed());
};

const pathWith = ({ path }: AnyEndpoint, value: string) => path.replaceAll(/\{\w+\}/g, value);

const ID = '00000000-0000-4000-8000-000000000000';

/** The path of a call about something there might be. */
export const plainPath = (route: Route): string => {
  const params = schemaIn(route, 'params');
  const { entries = {} } = params ? shapeOf(params) : {};
  return route.endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = entries[name];
    const [first] = (schema && shapeOf(schema).options) ?? [];
    return typeof first === 'string' ? first : ID;
  });
};

/** Addresses of the full size, by query and by path. */
export const fullAddresses = (route: Route): [what: string, path: string][] => {
  const plain = plainPath(route);
  const texts = Object.entries(textsOf(FULL_HEAD_BYTES)).map(([what, text]) => [what, encoded(text)] as const);
  const query = schemaIn(route, 'query');
  const keys = Object.keys((query && shapeOf(query).entries) ?? {});
  return [
    ['many keys', `${plain}?${many((at) => `k${at}=`, FULL_HEAD_BYTES).join('&')}`],
    ['one key many times', `${plain}?${many(() => 'k=', FULL_HEAD_BYTES).join('&')}`],
    ['many keys twice', `${plain}?${many((at) => `k${at >> 1}`, FULL_HEAD_BYTES).join('&')}`],
    ['a long key', `${plain}?${'k'.repeat(FULL_HEAD_BYTES / 2)}=&${'k'.repeat(FULL_HEAD_BYTES / 2)}=`],
    ...keys.flatMap((key) =>
      texts.map(([what, text]): [string, string] => [`${what} at ${key}`, `${plain}?${key}=${text}`]),
    ),
    ...(plain === route.endpoint.path
      ? []
      : texts.map(([what, text]): [string, string] => [`${what} in the path`, pathWith(route.endpoint, text)])),
  ];
};

const headerTexts = (length: number): string[] => [
  ...Object.values(textsOf(length)).filter((text) => !/[^\u0020-\u007e]/.test(text)),
  'a;q=1,'.repeat(length / 6),
  ','.repeat(length),
  ';'.repeat(length),
  '='.repeat(length),
  'fe-refresh='.repeat(length / 11),
  'fe-refresh=a;'.repeat(length / 13),
  '%25'.repeat(length / 3),
  'a.'.repeat(length / 2),
  `Bearer ${' '.repeat(length - 8)}a`,
];

/** The headers that are read, each so long. */
export const headersOf = (length: number): [what: string, headers: Readonly<Record<string, string>>][] =>
  ['authorization', 'cookie', 'accept-language', 'x-forwarded-for', 'user-agent', 'origin', 'content-type'].flatMap(
    (name) =>
      headerTexts(length).map((text): [string, Record<string, string>] => {
        const value = name === 'cookie' ? `fe-refresh=${text}; fe-device=${text}`.slice(0, length) : text;
        return [`${name}: ${value.slice(0, 30)}`, { [name]: value }];
      }),
  );

/** They, at their full size. */
export const FULL_HEADERS = headersOf(FULL_HEAD_BYTES);
