import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import { mfa } from '../../../core/contract/mfa.ts';
import { phones } from '../../../core/contract/phones.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import { users } from '../../../core/contract/users.ts';
import type { Hasher } from '../../../demo/server/ports.ts';
import { RESPONSE_TIME_STEP_MS } from '../../../demo/server/http/pad-response-time.ts';
import { flexibleLimiter } from '../../../demo/server/limits/flexible-limiter.ts';
import { hasher } from '../../kit/company.ts';
import { countingStore } from '../../kit/counting-store.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { aPhone } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

type Body = (email: string) => object;
type Question = [what: string, call: AnyEndpoint, body: Body, waits: boolean, params?: object];

/**
 * Requests that read more from the store for one address than for the other, which is allowed: an account can be opened
 * for a new address alone, and the difference is small beside the password's hash and within the padded response time.
 */
const UNEQUAL = new Set(['signing up']);

/** Requests about an address by a caller who knows nothing else, and whether the response time is padded. */
const QUESTIONS: Question[] = [
  ['signing in', auth.login, (email) => ({ email, password: 'Wrong-guess-1' }), true],
  ['how it signs in', auth.ssoPrelogin, (email) => ({ email, tenantId: null }), false],
  ['a new password', users.resetPassword, (email) => ({ email }), true],
  ['another activation mail', users.resetActivation, (email) => ({ email }), true],
  ['another mail that unlocks', users.resetUnlock, (email) => ({ email }), true],
  ['a code', auth.passwordlessPrelogin, (email) => ({ email }), true, { type: 'code' }],
  ['a link that signs in', auth.passwordlessPrelogin, (email) => ({ email }), true, { type: 'magiclink' }],
  ['a code by text message', auth.passwordlessPrelogin, (email) => ({ email }), true, { type: 'smscode' }],
  ['another phone number', phones.reset, (email) => ({ email }), true],
  ['starting over by a recovery code', mfa.recover, (email) => ({ email, recoveryCode: 'WRON-GWRO-NGWR-ONGW' }), true],
  [
    'signing up',
    users.signUp,
    (email) => ({ email, name: 'Sam Doe', companyName: 'Company', password: 'Never-before-7' }),
    true,
  ],
];

const KNOWN = [
  ['one that has an account', 'ada@acme.test'],
  ['one that is not confirmed yet', 'new@acme.test'],
] as const;

/** Headers that differ between any two answers. */
const VARYING = new Set(['frontegg-trace-id']);

describe('an address', () => {
  let server: TestServer;
  let hashings = 0;
  let asked: string[] = [];
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
    const config = { limits: ROOMY_LIMITS, otherAuthStrategies: ['Code', 'MagicLink', 'SmsCode'] } as const;
    const opened = await openTestServer();
    const known = await opened.store.users.find({ where: { email: { in: KNOWN.map(([, email]) => email) } } });
    await opened.store.transaction(async (rows) => {
      for (const [at, { id: userId }] of known.entries()) {
        const number = `+491511234567${at}`;
        await rows.phones.insert(aPhone({ userId, factor: false, phoneNumber: number, wayIn: number }));
      }
    });
    const store = countingStore(opened.ports.store, (question) => asked.push(question));
    const limiter = flexibleLimiter(store.counters, opened.clock);
    server = opened.configured(config, { hasher: counted, store, limiter });
  });
  afterAll(() => server.close());

  const ask = async (call: AnyEndpoint, body: object, params = {}, browser = server.browser()) => {
    const start = performance.now();
    hashings = 0;
    asked = [];
    const { status, value, errors, errorCode, headers } = await browser.call(call, { body, params });
    const ms = performance.now() - start;
    // ids are made up for an address that has an account, and tokens for everyone
    const ids = JSON.stringify(value).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|"[\w-]{43}"/g, 'id');
    const told = [...headers].flatMap(([name, text]) =>
      VARYING.has(name)
        ? []
        : [[name, text.replace(/^fe-(code|sign-up)=[^;]*/, ({ length }) => `${length} characters`)]],
    );
    return { ms, seen: [hashings, status, ids, errors, errorCode, told], asked: asked.toSorted() };
  };

  for (const [what, call, body, waits, params] of QUESTIONS)
    for (const [who, email] of KNOWN)
      it(`of ${who} is answered like an unknown one by ${what}`, async () => {
        const [known, unknown] = [
          await ask(call, body(email), params),
          await ask(call, body(`${crypto.randomUUID()}@x.test`.slice(-email.length)), params),
        ];
        expect(known.seen).toEqual(unknown.seen);
        expect(known.asked).not.toEqual([]);
        if (!UNEQUAL.has(what)) expect(known.asked).toEqual(unknown.asked);
        // a timer may be a millisecond early
        if (waits) expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(RESPONSE_TIME_STEP_MS - 1);
      });

  const guess = async (email: string) => {
    const browser = server.browser();
    await browser.call(auth.passwordlessPrelogin, { params: { type: 'code' }, body: { email } });
    return ask(auth.passwordlessPostlogin, { token: '000000' }, { type: 'code' }, browser);
  };

  it('is answered alike to a guessed code, whether one was mailed or not', async () => {
    const [known, unknown] = [await guess('bo@acme.test'), await guess('no@acme.test')];
    expect([known.seen, known.asked]).toEqual([unknown.seen, unknown.asked]);
    expect(known.asked).toContain('audits.insert');
  });

  it('with a phone is answered alike to a guessed code, locked or not', async () => {
    const [ada] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
    const [phone] = await server.store.phones.find({ where: { ...(ada && { userId: ada.id }) } });
    const guess = async (named: object) => {
      const browser = server.browser();
      const sms = { type: 'smscode' };
      await browser.call(auth.passwordlessPrelogin, { params: sms, body: named });
      const { seen, asked: by } = await ask(auth.passwordlessPostlogin, { token: '000000' }, sms, browser);
      return [seen, by];
    };
    const times = server.ports.config.lockoutPolicy.maxAttempts;
    const pairs = [
      [{ email: 'ada@acme.test' }, { email: 'no@phone.test' }],
      [{ phoneNumber: phone?.wayIn }, { phoneNumber: '+4915100000000' }],
      [{ userId: ada?.id }, { userId: crypto.randomUUID() }],
    ] as const;
    for (const [known, unknown] of pairs) expect(await guess(known)).toEqual(await guess(unknown));
    for (const email of ['ada@acme.test', 'no@phone.test'])
      for (let time = 0; time < times; time += 1)
        await server.browser().call(auth.login, { body: { email, password: 'Wrong-guess-1' } });
    for (const [known, unknown] of pairs) expect(await guess(known)).toEqual(await guess(unknown));
  });

  it('that is locked is answered alike, and so is the failure that locks it', async () => {
    const email = 'root@acme.test';
    const other = 'toor@acme.test';
    const times = server.ports.config.lockoutPolicy.maxAttempts;
    for (let time = 0; time <= times; time += 1) {
      const body = { password: 'Wrong-guess-1' };
      const known = await ask(auth.login, { ...body, email });
      const unknown = await ask(auth.login, { ...body, email: other });
      expect([known.seen, known.asked]).toEqual([unknown.seen, unknown.asked]);
      if (time === times - 1) expect(known.asked).toContain('outbox.insert');
    }
    const [known, unknown] = [await ask(users.resetUnlock, { email }), await ask(users.resetUnlock, { email: other })];
    expect([known.seen, known.asked]).toEqual([unknown.seen, unknown.asked]);
  });
});
