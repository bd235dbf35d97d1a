import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../../core/contract/failure.ts';
import { pageHasher } from '../../../../demo/server/hasher/page-hasher.ts';
import type { Log } from '../../../../demo/server/ports.ts';
import { areas } from '../../../../demo/server/routes.ts';
import type { Browser } from '../../../kit/browser.ts';
import { PASSWORD } from '../../../kit/company.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS, UNCAPPED_SESSIONS } from '../../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';
import { hostileRequests, type HostileRequest } from '../../../kit/hostile/hostile-input.ts';
import { fieldFailure } from '../../../../demo/server/checks/refusals.ts';

/** How many requests each call gets from each caller: so many rounds of so many at once. `FE_FUZZ=100` goes deeper. */
const ROUNDS = Number(process.env['FE_FUZZ'] ?? 1);
const AT_ONCE = 5;

const silent = () => undefined;

/** No one, a member, an administrator and a super user. */
const CALLERS = [undefined, 'bo@acme.test', 'ada@acme.test', 'root@acme.test'] as const;

const refusal = v.strictObject({
  errors: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty()),
  errorCode: v.exactOptional(v.picklist(ERROR_CODES)),
  attemptsLeft: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  declineCode: v.exactOptional(v.string()),
  maxAge: v.exactOptional(v.number()),
  fields: v.exactOptional(v.pipe(v.array(fieldFailure), v.nonEmpty(), v.maxLength(20))),
});

describe('random input to', () => {
  let server: TestServer;
  let broken: unknown[] = [];
  beforeAll(async () => {
    const log: Log = { info: silent, warn: silent, error: (fields) => void broken.push(fields) };
    const hasher = pageHasher();
    server = (await openTestServer()).configured(
      { limits: ROOMY_LIMITS, sessions: UNCAPPED_SESSIONS },
      { log, hasher },
    );
    const passwordHash = await hasher.hash(PASSWORD);
    await server.store.transaction((rows) => rows.users.update({}, { passwordHash }));
  });
  beforeEach(() => {
    broken = [];
  });
  afterAll(() => server.close());

  const send = async (browser: Browser | undefined, { path, method, headers, body }: HostileRequest) => {
    const own = browser && { authorization: `Bearer ${browser.token}`, cookie: `fe-refresh=${browser.cookie}` };
    const init = { method, headers: { ...headers, ...own }, ...(body !== undefined && { body }) };
    return server.serve(new Request(`http://localhost:3000${path}`, init), { ip: '192.0.2.9' });
  };

  const calls = Object.entries(areas).flatMap(([area, routes]) =>
    routes.map((route) => [`${area}.${route.name}`, route] as const),
  );
  for (const [name, route] of calls)
    it(`${name} is answered, and never with a fault of ours`, async () => {
      const { answer: schema } = route.rule.checks as { answer?: v.GenericSchema };
      const batch = fc.array(hostileRequests(route), { minLength: AT_ONCE, maxLength: AT_ONCE });
      const property = fc.asyncProperty(batch, async (requests) => {
        const browsers = await Promise.all(CALLERS.map((email) => (email ? enter(server, email) : undefined)));
        const sent = browsers.flatMap((browser) => requests.map((request) => send(browser, request)));
        for (const answer of await Promise.all(sent)) {
          const value: unknown = await answer.json();
          expect(broken).toEqual([]);
          expect(answer.status).toBeLessThan(500);
          if (answer.status === 200) expect(schema ? v.is(schema, value) : value).toBeTruthy();
          else {
            const { errors, fields = errors } = v.parse(refusal, value);
            expect(fields).toHaveLength(errors.length);
          }
        }
      });
      // where it fails, its seed makes it fail again
      await fc.assert(property, { numRuns: ROUNDS, endOnFailure: true });
    });

  it('any of them leaves Object.prototype unchanged', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
