import { describe, expect, it } from 'vitest';
import { addressOf, queryOf } from '../../../core/client/address.ts';
import { createClient } from '../../../core/client/client.ts';
import { GENERIC, readAnswer } from '../../../core/client/read-answer.ts';
import type { WireAnswer, WireRequest } from '../../../core/transport.ts';
import { auth } from '../../../core/contract/auth.ts';
import { configurations } from '../../../core/contract/configurations.ts';
import { under } from '../../../core/contract/endpoint.ts';
import { metadata } from '../../../core/contract/metadata.ts';
import { users } from '../../../core/contract/users.ts';
import type { ContextOptions } from '../../../core/options.ts';
import { messageOf } from '../../../core/browser/developer/problems.ts';
import { openPage } from '../kit/page.ts';

const answer = (status: number, body = '', rest: Partial<WireAnswer> = {}): WireAnswer => ({
  status,
  statusText: '',
  headers: {},
  body,
  ...rest,
});

describe('an address', () => {
  const cases: [base: ContextOptions['baseUrl'], prefix: string | undefined, address: string][] = [
    ['https://api.test', undefined, 'https://api.test/frontegg/flags'],
    ['https://api.test/', undefined, 'https://api.test/frontegg/flags'],
    ['https://api.test/frontegg', undefined, 'https://api.test/frontegg/flags'],
    ['https://api.test/frontegg/', undefined, 'https://api.test/frontegg/flags'],
    ['https://api.test/a', 'id', 'https://api.test/a/id/flags'],
    ['https://api.test', '', 'https://api.test/flags'],
    [(url) => `https://eu.test${url === '/flags' ? '/x' : ''}`, undefined, 'https://eu.test/x/frontegg/flags'],
  ];
  for (const [baseUrl, urlPrefix, address] of cases)
    it(`is ${address} for ${String(baseUrl)} and prefix ${urlPrefix ?? 'by default'}`, () =>
      expect(addressOf({ baseUrl, ...(urlPrefix === undefined ? {} : { urlPrefix }) }, '/flags')).toBe(address));

  it('is unchanged when absolute', () =>
    expect(addressOf({ baseUrl: 'https://api.test' }, 'https://other.test/x')).toBe('https://other.test/x'));

  it('encodes objects as JSON and omits undefined values', () =>
    expect(queryOf({ a: 1, b: { c: [1] }, d: undefined, e: '' }, [{ key: 'f', value: 'g h' }])).toBe(
      `?a=1&b=${encodeURIComponent('{"c":[1]}').replaceAll('%20', '+')}&e=&f=g+h`,
    ));
});

const PAGE = { headers: { 'content-type': 'text/html; charset=utf-8' } };

const verdicts: [title: string, given: WireAnswer, kind: string | undefined, expected: unknown][] = [
  ['its JSON', answer(200, '{"a":1}'), undefined, { a: 1 }],
  ['an empty object for no body', answer(200), undefined, {}],
  ['an empty object for what is no JSON', answer(201, 'OK'), undefined, {}],
  ['null for null', answer(200, 'null'), undefined, null],
  ['no service for a web page', answer(200, '<!doctype html>', PAGE), 'serviceMissing', GENERIC],
  ['no service for a call that nothing knows', answer(404, '', PAGE), 'serviceMissing', GENERIC],
  ['no service for a call that nothing knows, and says nothing of', answer(404), 'serviceMissing', GENERIC],
  ['no service for a method that nothing takes', answer(405, 'x'), 'serviceMissing', GENERIC],
  ['no service for a method that nothing has', answer(501, '<html>', PAGE), 'serviceMissing', GENERIC],
  ['a server in trouble for the page that a proxy shows then', answer(502, '<html>', PAGE), 'serverError', GENERIC],
  ['that it is not there for a refusal of our own', answer(404, '{"errors":["x"]}'), 'notFound', 'x'],
  ["the protocol's text for 413", answer(413, '{"errors":["x"]}'), 'tooLarge', 'Error request is too large'],
  ['the joined errors', answer(400, '{"errors":["One","Two"]}'), 'badRequest', 'One, Two'],
  ['a JSON text as it is', answer(409, '"Taken"'), 'conflict', 'Taken'],
  [
    'the status for other JSON',
    answer(404, '{"x":1}', { statusText: 'Not Found' }),
    'notFound',
    'Error 404 - Not Found',
  ],
  [
    'the status for a JSON null',
    answer(502, 'null', { statusText: 'Bad Gateway' }),
    'serverError',
    'Error 502 - Bad Gateway',
  ],
  [
    'the generic text for what is no JSON',
    answer(500, '<html>'),
    'serverError',
    "We're facing some difficulties, Please try again",
  ],
  ['the generic text for no body', answer(503), 'serverError', "We're facing some difficulties, Please try again"],
  [
    "the server's own kind",
    answer(401, '{"errors":["No"],"errorCode":"invalidCredentials"}'),
    'invalidCredentials',
    'No',
  ],
  [
    "the status' kind for a code it does not know",
    answer(429, '{"errors":["No"],"errorCode":"ER-01239"}'),
    'rateLimited',
    'No',
  ],
];

describe('an answer', () => {
  for (const [title, given, kind, expected] of verdicts)
    it(`gives ${title}`, () => {
      const result = readAnswer(given);
      expect(result.ok ? undefined : result.failure.kind).toBe(kind);
      expect(result.ok ? result.value : result.failure.message).toEqual(expected);
    });

  it('keeps the trace id of a failure', () =>
    expect(readAnswer(answer(400, '{}', { headers: { 'frontegg-trace-id': 't1' } }))).toMatchObject({
      failure: { traceId: 't1' },
    }));
});

const open = (context: Partial<ContextOptions> = {}, answers: (WireAnswer | Error)[] = [], held = 'token-1') => {
  const sent: WireRequest[] = [];
  const words: string[] = [];
  const redirects: string[] = [];
  let token: string | undefined = held;
  let renewals = 0;
  const client = createClient({
    context: { baseUrl: 'https://api.test', ...context },
    transport: async () => async (request) => {
      sent.push(request);
      const reply = answers.shift() ?? answer(200, '{}');
      if (reply instanceof Error) throw reply;
      return reply;
    },
    token: () => token,
    renew: async () => {
      renewals += 1;
      token = 'token-2';
      return true;
    },
    prove: async () => false,
    redirect: async (url) => {
      redirects.push(url);
      return { kind: 'cancelled', message: '' };
    },
    page: {
      ...openPage('https://app.test/'),
      log: (level, text) => void words.push(`${level}: ${text}`),
      advise: (problem) => void words.push(messageOf(problem)),
    },
  });
  return { client, sent, words, redirects, renewals: () => renewals };
};

const hints: [what: string, reply: WireAnswer | Error, base: string, said: RegExp | undefined][] = [
  [
    'whose origin is refused',
    answer(403, '{"errors":["x"],"errorCode":"originNotAllowed"}'),
    'https://api.test',
    /Add "https:\/\/app\.test" to `origins`/,
  ],
  [
    'that reaches another server',
    answer(404, '', PAGE),
    'https://app.test',
    /no fe server answers there \(404\).*`base-url`/,
  ],
  [
    'that the web page of a development server answers',
    answer(200, '<!doctype html>', PAGE),
    'https://app.test',
    /no fe server answers there \(200\).*pass `\/frontegg` on/,
  ],
  [
    'that another origin does not answer',
    new Error('Network Error'),
    'https://api.test',
    /"https:\/\/app\.test" among its `origins`/,
  ],
  ["that the page's own server does not answer", new Error('Network Error'), 'https://app.test', undefined],
  ['that is refused for itself', answer(403, '{"errors":["x"]}'), 'https://api.test', undefined],
];

describe("the developer's console", () => {
  for (const [what, reply, baseUrl, said] of hints)
    it(`has ${said ? 'one hint for' : 'no hint for'} a call ${what}`, async () => {
      const { client, words } = open({ baseUrl }, [reply, reply]);
      await client.call(auth.login, { body: { email: 'a', password: 'b' } });
      await client.call(auth.login, { body: { email: 'a', password: 'b' } });
      expect(words).toEqual(said ? [expect.stringMatching(said)] : []);
      if (said) expect(words[0]).toMatch(/^POST https:\/\/\w+\.test\/frontegg\/\S+: /);
    });
});

describe('a call', () => {
  it("has the token, the host's headers and query, and credentials", async () => {
    const { client, sent } = open({
      metadataHeaders: { framework: 'react', fronteggSdkVersion: 'fe@1' },
      tenantResolver: async () => ({ tenant: 'acme' }),
      additionalHeadersResolver: async () => [{ key: 'x-own', value: '1' }],
      additionalQueryParamsResolver: () => [{ key: 'own', value: '2' }],
    });
    await client.call(metadata.read, { query: { entityName: 'adminBox' } }, { source: 'admin-portal' });
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://api.test/frontegg/metadata?entityName=adminBox&own=2',
      credentials: 'include',
      headers: {
        'Content-Type': 'application/json',
        Authorization: 'Bearer token-1',
        'frontegg-source': 'admin-portal',
        'x-frontegg-framework': 'react',
        'x-frontegg-sdk': 'fe@1',
        'frontegg-login-alias': 'acme',
        'x-own': '1',
      },
    });
    expect(sent[0]?.body).toBeUndefined();
  });

  it('omits headers without a value', async () => {
    const { client, sent } = open({ tenantResolver: () => ({ tenant: null }), requestCredentials: 'omit' }, [], '');
    await client.call(configurations.public, {});
    expect(sent[0]).toMatchObject({ headers: { 'Content-Type': 'application/json' }, credentials: 'omit' });
    expect(Object.keys(sent[0]?.headers ?? {})).toEqual(['Content-Type']);
  });

  it('uses the host’s tokenResolver', async () => {
    const { client, sent } = open({ tokenResolver: async () => 'host' });
    await client.call(users.me, {});
    expect(sent[0]?.headers['Authorization']).toBe('Bearer host');
  });

  it('sends a token of its own verbatim', async () => {
    const { client, sent } = open();
    await client.call(users.me, {}, { jwt: 'raw' });
    expect(sent[0]?.headers['Authorization']).toBe('raw');
  });

  it("leaves a form's content type to the browser", async () => {
    const { client, sent } = open();
    const upload = under('/team').put('/image').form<{ image: Blob }>();
    await client.call(upload, { body: { image: new Blob(['a photo']) } });
    expect(sent[0]?.body).toBeInstanceOf(FormData);
    expect(sent[0]?.headers['Content-Type']).toBeUndefined();
  });

  it('encodes its path parameters', async () => {
    const { client, sent } = open();
    await client.call(under('/roles').del('/{id}'), { params: { id: 'a/b?c' } });
    expect(sent[0]?.url).toBe('https://api.test/frontegg/roles/a%2Fb%3Fc');
  });

  it('is offline without an answer, and cancelled when the caller aborted', async () => {
    const { client } = open({}, [new TypeError('Failed to fetch')]);
    expect(await client.call(users.me, {})).toMatchObject({ failure: { kind: 'offline', message: 'Failed to fetch' } });
    const gone = AbortSignal.abort();
    expect(await client.call(users.me, {}, { signal: gone })).toMatchObject({ failure: { kind: 'cancelled' } });
  });

  it('ends at once when the caller aborts, whatever the transport does', async () => {
    const leaving = new AbortController();
    const client = createClient({
      context: { baseUrl: 'https://api.test' },
      token: () => undefined,
      page: openPage(),
      renew: async () => false,
      prove: async () => false,
      redirect: async () => ({ kind: 'cancelled', message: '' }),
      transport: async () => () => new Promise(() => undefined),
    });
    const result = client.call(users.me, {}, { signal: leaving.signal });
    leaving.abort();
    expect(await result).toMatchObject({ failure: { kind: 'cancelled' } });
  });
});

describe('a call whose answer is no JSON', () => {
  const files = under('/audits');
  const read = files.get('/note').returnsText();
  const saved = files.post('/export/{kind}').query<{ outputFileName?: string }>().returnsFile();
  const CSV = { 'content-type': 'text/csv' };
  const save = (given: WireAnswer, query: { outputFileName?: string } = {}) => {
    const opened = open({}, [given]);
    return { ...opened, result: opened.client.call(saved, { params: { kind: 'csv' }, query }) };
  };

  it('gives text as it is, JSON too', async () => {
    for (const text of ['Hello', '{"a":1}', '']) {
      const { client, sent } = open({}, [answer(200, text)]);
      expect(await client.call(read, {})).toEqual({ ok: true, value: text });
      expect(sent[0]).not.toHaveProperty('answers');
    }
  });

  it('gives a file with its bytes and type', async () => {
    const bytes = new Uint8Array([0x25, 0x50, 0xff, 0]);
    const file = new Blob([bytes], { type: 'application/pdf' });
    const { result, sent } = save(answer(200, '', { file }));
    const done = await result;
    if (!done.ok) throw new Error(done.failure.message);
    expect(sent[0]?.answers).toBe('file');
    expect(new Uint8Array(await done.value.blob.arrayBuffer())).toEqual(bytes);
    expect(done.value.blob.type).toBe('application/pdf');
  });

  it('makes a file of text where the transport gives no bytes', async () => {
    const done = await save(answer(200, 'a,b\n', { headers: CSV })).result;
    if (!done.ok) throw new Error(done.failure.message);
    expect([await done.value.blob.text(), done.value.blob.type]).toEqual(['a,b\n', 'text/csv']);
  });

  const names: [disposition: string | undefined, name: string, wanted?: string][] = [
    [undefined, 'output'],
    [undefined, 'audits.csv', 'audits.csv'],
    ['attachment', 'audits.csv', 'audits.csv'],
    ['attachment; filename="people.csv"', 'people.csv', 'audits.csv'],
    ['attachment; filename=people.csv; size=4', 'people.csv'],
    ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
    ["attachment; filename=plain.csv; filename*=UTF-8''%D7%A0%D7%95%D7%A2%D7%9D.csv", 'נועם.csv'],
    ["attachment; filename=plain.csv; filename*=UTF-8''%FF", 'plain.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\x.csv"', 'x.csv'],
    ['attachment; filename="a\u0000\n.csv"', 'a.csv'],
    ['attachment; filename="/"', 'output', 'audits.csv'],
  ];
  for (const [disposition, name, outputFileName] of names)
    it(`names it ${name} for ${disposition} and ${outputFileName}`, async () => {
      const headers = { ...CSV, ...(disposition !== undefined && { 'content-disposition': disposition }) };
      const { result } = save(answer(200, '', { headers }), outputFileName === undefined ? {} : { outputFileName });
      expect(await result).toMatchObject({ ok: true, value: { name } });
    });

  it('fails as any other, and takes no web page for a file', async () => {
    const refused = answer(403, '{"errors":["No"],"errorCode":"insufficientPrivilege"}');
    expect(await save(refused).result).toMatchObject({ failure: { kind: 'insufficientPrivilege', message: 'No' } });
    expect(await save(answer(500, '<html>')).result).toMatchObject({ failure: { message: GENERIC } });
    expect(await save(answer(200, '<html>', PAGE)).result).toMatchObject({ failure: { kind: 'serviceMissing' } });
    const download = { ...PAGE.headers, 'content-disposition': 'attachment; filename=a.html' };
    expect(await save(answer(200, '<html>', { headers: download })).result).toMatchObject({
      value: { name: 'a.html' },
    });
    const { client } = open({}, [answer(413, '')]);
    expect(await client.call(read, {})).toMatchObject({ failure: { message: 'Error request is too large' } });
  });
});

describe('a redirect', () => {
  const forms: [string, WireAnswer][] = [
    ['a 302', answer(302, 'https://idp.test/x')],
    ['200 with fe-status 302', answer(200, 'https://idp.test/x\n', { headers: { 'fe-status': '302' } })],
  ];
  for (const [form, given] of forms)
    it(`is taken from ${form}`, async () => {
      const { client, redirects } = open({}, [given]);
      expect(await client.call(users.me, {})).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
      expect(redirects).toEqual(['https://idp.test/x']);
    });
});

describe('a refused token', () => {
  const refused = answer(401, '{"errors":["Unauthorized"]}');

  it('is refreshed once and the call repeated', async () => {
    const { client, sent, renewals } = open({}, [refused, answer(200, '{"id":"u"}')]);
    expect(await client.call(users.me, {})).toEqual({ ok: true, value: { id: 'u' } });
    expect(sent.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(renewals()).toBe(1);
  });

  it('is not refreshed a second time', async () => {
    const { client, sent, renewals } = open({}, [refused, refused]);
    expect(await client.call(users.me, {})).toMatchObject({ failure: { kind: 'unauthorized' } });
    expect([sent.length, renewals()]).toEqual([2, 1]);
  });

  const notMended: [string, (client: ReturnType<typeof open>['client']) => Promise<unknown>, string?][] = [
    ['the refresh itself', (client) => client.call(auth.refresh, { body: {} })],
    ['a login', (client) => client.call(auth.login, { body: { email: '', password: '' } })],
    ["a token of the caller's own", (client) => client.call(users.me, {}, { jwt: 'raw' })],
    ['a call without a token', (client) => client.call(users.me, {}), ''],
  ];
  for (const [what, call, token] of notMended)
    it(`is not refreshed for ${what}`, async () => {
      const { client, renewals } = open({}, [refused], token);
      await call(client);
      expect(renewals()).toBe(0);
    });

  it('is not refreshed for a wrong password', async () => {
    const { client, renewals } = open({}, [answer(401, '{"errors":["No"],"errorCode":"invalidCredentials"}')]);
    await client.call(users.changePassword, { body: { password: 'a', newPassword: 'b' } });
    expect(renewals()).toBe(0);
  });
});

describe("a failure's log", () => {
  const logs: [level: 'warn' | 'error' | undefined, status: number, words: string[]][] = [
    ['warn', 404, ['warn: GET https://api.test/frontegg/identity/resources/users/v2/me: Error 404 - ']],
    ['warn', 500, ['error: GET https://api.test/frontegg/identity/resources/users/v2/me: Error 500 - ']],
    ['error', 404, []],
    ['error', 500, ['error: GET https://api.test/frontegg/identity/resources/users/v2/me: Error 500 - ']],
    [undefined, 500, ['error: GET https://api.test/frontegg/identity/resources/users/v2/me: Error 500 - ']],
    ['warn', 503, []],
  ];
  for (const [logLevel, status, expected] of logs)
    it(`at level ${logLevel ?? 'by default'} has ${expected.length} lines for ${status}`, async () => {
      const { client, words } = open(logLevel ? { logLevel } : {}, [answer(status, '{}')]);
      await client.call(users.me, {});
      expect(words).toEqual(expected);
    });

  it('never has the query', async () => {
    const { client, words } = open({ logLevel: 'warn' }, [answer(400, '{}')]);
    await client.call(users.activationStrategy, { query: { userId: 'u', token: 'secret' } });
    expect(words.join()).not.toContain('secret');
  });
});
