import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mfa } from '../../../core/contract/mfa.ts';
import type { MfaStrategy } from '../../../core/contract/entities/mfa.ts';
import { networkOf } from '../../../demo/server/http/caller-address.ts';
import { flexibleLimiter } from '../../../demo/server/limits/flexible-limiter.ts';
import { DEFAULT_LIMITS } from '../../../demo/server/limits/limits.ts';
import { areas } from '../../../demo/server/routes.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { challengeIn } from '../../kit/factors.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const LOGIN = '/frontegg/identity/resources/auth/v1/user';
const RESET = '/frontegg/identity/resources/users/v1/passwords/reset';
const PRELOGIN = '/frontegg/identity/resources/auth/v2/user/sso/prelogin';
const few = { times: 3, seconds: 60 };
const newEmail = () => `${crypto.randomUUID()}@limits.test`;
const statuses = async (answers: Promise<readonly [number, ...unknown[]]>[]) =>
  (await Promise.all(answers)).map(([status]) => status).toSorted();
const KINDS: readonly MfaStrategy[] = ['AuthenticatorApp', 'WebAuthnPlatform'];
const many = { times: 1000, seconds: 60 };

describe('a rate limit', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
    await openCompany(server.store, server.acme.roleIds, 'limits.test');
  });
  afterAll(() => server.close());

  /** Another node of the same installation, with limits of its own. */
  const node = (perAddress: typeof few, perAccount: typeof few) =>
    server.configured(
      {
        limits: {
          proof: { perAddress, perAccount },
          signIn: { perAddress: many, perAccount: many },
          mail: { perAddress, perAccount },
          sms: { perAddress, perAccount },
          invitation: { perAddress, perAccount, perCompany: many },
          question: { perAddress, perAccount: many },
          recipients: DEFAULT_LIMITS.recipients,
        },
      },
      { limiter: flexibleLimiter(server.ports.store.counters, server.clock) },
    );

  let addresses = 0;
  const anAddress = () => `198.51.100.${(addresses += 1)}`;

  const ask = async (at: TestServer, path: string, body: object, ip: string | null = anAddress()) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await at.serve(new Request(`http://localhost:3000${path}`, init), { ip });
    return [answer.status, answer.headers.get('retry-after'), await answer.json()] as const;
  };
  const wrong = { email: 'ada@limits.test', password: 'wrong' };

  it('counts by IP address on all nodes together, and answers with the time to wait', async () => {
    const nodes = [node(few, many), node(few, many)] as const;
    const ip = anAddress();
    for (const at of [nodes[0], nodes[1], nodes[0]])
      expect((await ask(at, LOGIN, { ...wrong, email: newEmail() }, ip))[0]).toBe(401);
    server.clock.pass(18_500);
    const refused = await ask(nodes[1], LOGIN, { ...wrong, email: newEmail() }, ip);
    expect(refused).toEqual([429, '42', { errors: ['Too many requests'] }]);
    expect((await ask(nodes[1], LOGIN, { ...wrong, email: newEmail() }))[0]).toBe(401);
    server.clock.pass(42_000);
    expect((await ask(nodes[0], LOGIN, { ...wrong, email: newEmail() }, ip))[0]).toBe(401);
  });

  it('counts by account whatever the IP address, for known and unknown accounts alike', async () => {
    const at = node(many, few);
    for (const email of ['bo@limits.test', 'unknown@limits.test']) {
      for (let time = 0; time < few.times; time += 1)
        expect((await ask(at, LOGIN, { email, password: 'wrong' }))[0]).toBe(401);
      expect(await ask(at, LOGIN, { email, password: 'wrong' })).toEqual([
        429,
        '60',
        { errors: ['Too many requests'] },
      ]);
    }
  });

  it('recognizes an account however its email is spelled', async () => {
    const at = node(many, few);
    const spellings = ['Root@limits.test', ' root@LIMITS.test', 'root@limits.test ', 'ROOT@limits.test'];
    const answers = [];
    for (const email of spellings) answers.push((await ask(at, LOGIN, { email, password: 'wrong' }))[0]);
    expect(answers).toEqual([401, 401, 401, 429]);
  });

  it('does not count successful sign-ins', async () => {
    const at = node(few, few);
    const ip = anAddress();
    for (let time = 0; time < 5; time += 1)
      expect((await ask(at, LOGIN, { email: 'ada@limits.test', password: PASSWORD }, ip))[0]).toBe(200);
  });

  it('counts every mail that is requested, so that no one’s inbox is flooded', async () => {
    const at = node(many, few);
    for (const email of ['ada@limits.test', 'unknown-too@limits.test']) {
      const answers = [];
      for (let time = 0; time < 4; time += 1) answers.push((await ask(at, RESET, { email }))[0]);
      expect(answers).toEqual([200, 200, 200, 429]);
    }
    expect(await server.mailsTo('ada@limits.test')).toHaveLength(3);
  });

  /** Calls that change something and are not limited, and why. */
  const UNLIMITED: Readonly<Record<string, string>> = {
    'auth.refresh': 'a page renews every four minutes, and one row is all that it changes',
    'auth.logout': 'takes away',
    'ownAccount.cancelDeletion': 'keeps what there is',
    'ownMfa.removeDevice': 'takes away, and only after a fresh proof',
    'ownMfa.renameDevice': 'writes one row, of the user who is signed in',
    'passkeys.prelogin': 'keeps nothing',
    'passkeys.remove': 'takes away',
    'passkeys.rename': 'writes one row, of the user who is signed in',
    'profile.cancelEmailChange': 'ends what was begun',
    'users.switchTenant': 'writes one row of the audit log, about the user who is signed in',
    'sessions.remove': 'takes away',
    'socialLinks.remove': 'takes away, and only after a fresh proof',
    'sessions.removeAll': 'takes away',
    'users.updateMe': 'writes one row, of the user who is signed in',
  };
  it('is declared for every call that checks a proof, starts something or sends a message', () => {
    const unlimited = Object.entries(areas).flatMap(([area, routes]) =>
      routes
        .filter(({ endpoint, rule }) => endpoint.method !== 'GET' && rule.access !== 'allowed' && !rule.limit)
        .map(({ name }) => `${area}.${name}`),
    );
    expect(unlimited.toSorted()).toEqual(Object.keys(UNLIMITED).toSorted());
  });

  it('counts enrollments within a challenge, though each succeeds', async () => {
    const at = node(many, few).configured({ mfa: { enforceMFAType: 'Force', strategies: KINDS, rememberDays: 0 } });
    const browser = at.browser();
    const { mfaToken } = challengeIn(await browser.signIn('ada@limits.test'));
    const limiter = flexibleLimiter(server.ports.store.counters, server.clock);
    const strict = at.configured(
      { limits: { ...DEFAULT_LIMITS, question: { perAddress: many, perAccount: few } } },
      { limiter },
    );
    for (const call of [mfa.enrollAuthenticator, mfa.enrollWebAuthn]) {
      const answers = [];
      for (let time = 0; time < 4; time += 1)
        answers.push((await strict.browser().call(call, { body: { mfaToken } })).status);
      expect(answers).toEqual([200, 200, 200, 429]);
      server.clock.pass(60_000);
    }
  });

  it('counts lookups, and malformed calls', async () => {
    const at = node(few, many);
    const ip = anAddress();
    const asked = [ask(at, PRELOGIN, { email: 'a@b.test' }, ip), ask(at, PRELOGIN, {}, ip), ask(at, PRELOGIN, {}, ip)];
    expect(await statuses(asked)).toEqual([200, 400, 400]);
    expect((await ask(at, PRELOGIN, { email: 'a@b.test' }, ip))[0]).toBe(429);
  });

  it('counts every one of many requests at once', async () => {
    const at = node({ times: 10, seconds: 60 }, many);
    const ip = anAddress();
    const all = Array.from({ length: 25 }, () => ask(at, PRELOGIN, { email: 'a@b.test' }, ip));
    expect((await statuses(all)).filter((status) => status === 200)).toHaveLength(10);
  });

  it('does not apply without an IP address', async () => {
    const at = node(few, many);
    for (let time = 0; time < 5; time += 1) expect((await ask(at, PRELOGIN, { email: 'a@b.test' }, null))[0]).toBe(200);
  });

  it('uses the defaults where the operator sets none', () => {
    expect(server.ports.config.limits).toEqual(DEFAULT_LIMITS);
  });

  it('is deleted once it has expired', async () => {
    const { counters } = server.ports.store;
    await counters.add('passing', 1, 1000, server.clock.now());
    server.clock.pass(1000);
    expect(await counters.get('passing', server.clock.now())).toBeUndefined();
    expect(await counters.clear(server.clock.now())).toBeGreaterThan(0);
    expect(await counters.clear(server.clock.now())).toBe(0);
  });

  it('is enforced by a node alone once exceeded, where it sheds load', async () => {
    const limiter = flexibleLimiter(server.ports.store.counters, server.clock, { sheds: true });
    const allowance = { times: 1, seconds: 60 };
    expect(await limiter.take('shed', allowance)).toBe(0);
    expect(await limiter.take('shed', allowance)).toBe(60);
    await server.ports.store.counters.remove('limit:shed');
    expect(await limiter.take('shed', allowance)).toBeGreaterThan(0);
  });
});

describe('the network of an address', () => {
  const networks: [address: string, network: string][] = [
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['no address', 'no address'],
  ];
  for (const [address, network] of networks)
    it(`${address} is ${network}`, () => expect(networkOf(address)).toBe(network));
});
