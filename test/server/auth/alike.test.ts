import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import { users } from '../../../core/contract/users.ts';
import type { Hasher } from '../../../demo/server/ports.ts';
import { BEAT_MS } from '../../../demo/server/http/even.ts';
import { hasher } from '../../kit/company.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

type Body = (email: string) => object;
type Question = [what: string, call: AnyEndpoint, body: Body, waits: boolean, params?: object];

/** What can be asked about an address by whoever knows nothing else, and whether the answer waits for the beat. */
const QUESTIONS: Question[] = [
  ['signing in', auth.login, (email) => ({ email, password: 'Wrong-guess-1' }), true],
  ['how it signs in', auth.ssoPrelogin, (email) => ({ email, tenantId: null }), false],
  ['a new password', users.resetPassword, (email) => ({ email }), true],
  ['another activation mail', users.resetActivation, (email) => ({ email }), true],
  ['another mail that unlocks', users.resetUnlock, (email) => ({ email }), true],
  ['a code', auth.passwordlessPrelogin, (email) => ({ email }), true, { type: 'code' }],
  ['a link that signs in', auth.passwordlessPrelogin, (email) => ({ email }), true, { type: 'magiclink' }],
  [
    'signing up',
    users.signUp,
    (email) => ({ email, name: 'Somebody', companyName: 'Company', password: 'Never-before-7' }),
    true,
  ],
];

const KNOWN = [
  ['one that has an account', 'ada@acme.test'],
  ['one that is not confirmed yet', 'new@acme.test'],
] as const;

/** What differs from one answer to the next whoever asks. */
const VARYING = new Set(['frontegg-trace-id']);

describe('an address', () => {
  let server: TestServer;
  let hashings = 0;
  /** Hashing is the one work that a beat is too short to hide where many ask at once. */
  const counted: Hasher = {
    hash: (password) => {
      hashings += 1;
      return hasher.hash(password);
    },
    verify: (hash, password) => {
      hashings += 1;
      return hasher.verify(hash, password);
    },
  };
  beforeAll(async () => {
    const config = { limits: ROOMY_LIMITS, otherAuthStrategies: ['Code', 'MagicLink'] } as const;
    server = (await openTestServer()).configured(config, { hasher: counted });
  });
  afterAll(() => server.close());

  const ask = async (call: AnyEndpoint, body: object, params = {}) => {
    const start = performance.now();
    hashings = 0;
    const { status, value, errors, errorCode, headers } = await server.browser().call(call, { body, params });
    const ms = performance.now() - start;
    // ids are made up for an address that has an account
    const ids = JSON.stringify(value).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');
    const told = [...headers].flatMap(([name, text]) =>
      VARYING.has(name) ? [] : [[name, text.replace(/^fe-code=[^;]*/, ({ length }) => `${length} characters`)]],
    );
    return { ms, seen: [hashings, status, ids, errors, errorCode, told] };
  };

  for (const [what, call, body, waits, params] of QUESTIONS)
    for (const [who, email] of KNOWN)
      it(`of ${who} is answered like one that has none, when asked for ${what}`, async () => {
        const [known, unknown] = [
          await ask(call, body(email), params),
          await ask(call, body(`${crypto.randomUUID()}@x.test`.slice(-email.length)), params),
        ];
        expect(known.seen).toEqual(unknown.seen);
        // a timer may be a millisecond early
        if (waits) expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(BEAT_MS - 1);
      });
});
