import * as fc from 'fast-check';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { Route } from '../../../demo/server/serve.ts';

/** One request as a person would send it who wants the server to break. */
export interface HostileRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Texts that have broken servers before. */
const NASTY = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066',
  '\uffff',
  '\u{10ffff}',
  'Z̸̢͝a',
  'ﬃ'.repeat(99),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  "'; drop table users; --",
  "' or 1=1 --",
  '${7*7}{{7*7}}<%= 7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%00%0d%0aset-cookie: a=b',
  'a\r\nset-cookie: fe-refresh=x',
  '\\u0000\\ud800',
  'NaN',
  'null',
  '-0',
  '1e999',
  '9'.repeat(400),
  'x'.repeat(20_000),
  '00000000-0000-0000-0000-000000000000',
  'ada@acme.test',
  `${'a'.repeat(300)}@acme.test`,
  '"\\"@"@acme.test',
  'ada@[127.0.0.1]',
  'İ@acme.test',
  '0001-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '$argon2id$v=19$m=4294967295,t=4294967295,p=255$YQ$YQ',
] as const;

/** Texts that have broken servers before, and any others. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.uuid() },
);

const odd = fc.oneof(
  fc.constantFrom(null, true, false, 0, -0, -1, 1e308, 5e-324, 2 ** 53, 2 ** 31, -(2 ** 63)),
  fc.constantFrom([], {}, [[]], [null], { toString: 1 }, { valueOf: 1 }, { length: 1e9 }),
);

/** Any JSON, a little deep and with keys of Object.prototype. */
const json: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    hostileText,
    odd,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(hostileText, fc.constantFrom('__proto__', 'constructor', 'prototype')), tie('value'), {
      maxKeys: 4,
      noNullPrototype: false,
    }),
  ),
})).value;

/** Plausible values, as a well-meaning page would send them under such a key. */
const PLAUSIBLE: Readonly<Record<string, unknown>> = {
  email: 'ada@acme.test',
  password: 'Demo-passw0rd-42',
  newPassword: 'Another-passw0rd-43',
  name: 'Ada Lovelace',
  companyName: 'Acme Robotics',
  enabled: true,
  maxAttempts: 5,
  historySize: 4,
  metadata: '{}',
  entityName: 'adminBox',
};

interface Parts {
  entries?: Readonly<Record<string, unknown>>;
}

/** The keys a call looks at, each with what it wants or with anything else; and now and then keys it does not know. */
const keyed = (schema: unknown, values: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> => {
  const { entries = {} } = Object(schema) as Parts; // a schema of an object has its keys here
  const known = Object.fromEntries(
    Object.keys(entries).map((key) => {
      const wanted = PLAUSIBLE[key];
      return [key, wanted === undefined ? values : fc.oneof(fc.constant(wanted), values)];
    }),
  );
  const strange = fc.dictionary(hostileText, values, { maxKeys: 2 });
  return fc
    .tuple(fc.record(known, { requiredKeys: [] }), fc.oneof(fc.constant({}), strange))
    .map(([own, more]) => ({ ...more, ...own }));
};

/** A header holds bytes, and neither NUL nor a new line: a client could not send them. */
const headerSafe = (value: string) =>
  value
    .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?')
    .trim()
    .slice(0, 6000);

const header = hostileText.map(headerSafe);
const headers = fc.record(
  {
    authorization: fc.oneof(
      header,
      header.map((value) => `Bearer ${value}`),
    ),
    cookie: fc.oneof(
      header,
      header.map((value) => `fe-refresh=${value}; fe-device=${value}`),
    ),
    'accept-language': header,
    'user-agent': header,
    'content-type': fc.constantFrom('application/json', 'application/json; charset=x', 'text/plain', '', 'a/b'),
  },
  { requiredKeys: [] },
);

/** Percent-encoded, which half a character cannot be; or as it is, where it makes a path at all. */
const inPath = (value: string): string => encodeURIComponent(value.toWellFormed()) || '%20';

const pathOf = ({ path }: AnyEndpoint, values: readonly string[]): string => {
  let at = 0;
  return path.replaceAll(/\{\w+\}/g, () => inPath(values[at++ % values.length] ?? ''));
};

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Requests to one call: by what it looks at, and by what it does not. */
export const hostileRequests = ({ endpoint, rule }: Route): fc.Arbitrary<HostileRequest> => {
  const { body, query } = rule.checks as { body?: unknown; query?: unknown };
  const asked = keyed(query, hostileText).map((given) => {
    const pairs = Object.entries(given).map(([key, value]) => [key, String(value)].map((part) => part.toWellFormed()));
    return new URLSearchParams(pairs).toString();
  });
  const sent = fc.oneof(
    { weight: 6, arbitrary: keyed(body, json).map((given) => JSON.stringify(given)) },
    { weight: 1, arbitrary: json.map((given) => JSON.stringify(given)) },
    { weight: 1, arbitrary: hostileText },
  );
  return fc
    .record({ params: fc.array(hostileText, { minLength: 1, maxLength: 3 }), asked, sent, headers })
    .map(({ params, asked: queried, sent: given, headers: carried }) => ({
      path: `/frontegg${pathOf(endpoint, params)}?${queried}`,
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...carried },
      body: WRITES.has(endpoint.method) ? given : undefined,
    }));
};
