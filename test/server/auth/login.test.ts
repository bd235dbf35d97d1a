import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeJwt } from 'jose';
import { auth } from '../../../core/contract/auth.ts';
import { users } from '../../../core/contract/users.ts';
import { flexibleLimiter } from '../../../demo/server/limits/flexible-limiter.ts';
import type { Store } from '../../../demo/server/store/store.ts';
import { RESPONSE_TIME_STEP_MS } from '../../../demo/server/http/pad-response-time.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

describe('signing in by password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const audits = () => server.store.audits.find({ where: { tenantId: server.acme.tenantId } });

  it('answers with a token that grants what the person may see', async () => {
    const browser = server.browser();
    const { status, value } = await browser.signIn('ada@acme.test');
    expect([status, value.email, value.tenantId, value.expiresIn, value.mfaRequired, value.emailVerified]).toEqual([
      200,
      'ada@acme.test',
      server.acme.tenantId,
      300,
      false,
      true,
    ]);
    expect((await browser.call(users.me)).value.name).toBe('Ada Lovelace');
  });

  it('names the person in the token, and keeps the refresh token out of the answer', async () => {
    const { value } = await server.browser().signIn('ada@acme.test');
    expect(decodeJwt(value.accessToken)).toMatchObject({
      sub: value.userId,
      tenantId: server.acme.tenantId,
      email: 'ada@acme.test',
      email_verified: true,
      roles: ['Admin'],
      aud: 'demo',
    });
    expect('refreshToken' in value).toBe(false);
  });

  it('keeps the refresh token where scripts cannot read it', async () => {
    const { headers } = await server.browser().signIn('ada@acme.test');
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^fe-refresh=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  });

  it('works ten times at once for one account, without a transaction retry', async () => {
    const { ports } = server;
    const runs = { asked: 0, done: 0 };
    const scoped: Store['scoped'] = (reach) => {
      const rows = ports.store.scoped(reach);
      return {
        ...rows,
        transaction: (work, isolation) => {
          runs.asked += 1;
          return rows.transaction((inside) => {
            runs.done += 1;
            return work(inside);
          }, isolation);
        },
      };
    };
    const store: Store = { ...ports.store, scoped };
    const limiter = flexibleLimiter(store.counters, server.clock);
    const counted = server.configured({ limits: ROOMY_LIMITS }, { store, limiter });
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => counted.browser().signIn('bo@acme.test')));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    }
    expect(runs.done).toBe(runs.asked);
    expect(runs.asked).toBeGreaterThanOrEqual(50);
  });

  it('takes the address in any case and with spaces around it', async () => {
    expect((await server.browser().signIn('  ADA@Acme.Test ')).status).toBe(200);
  });

  it('stores the time of the sign-in, and is audited', async () => {
    server.clock.pass(1000);
    const { value } = await server.browser().signIn('bo@acme.test');
    const now = server.clock.now().toISOString();
    expect((await server.store.users.get(value.userId))?.lastLogin).toBe(now);
    const rows = (await audits()).filter(({ createdAt }) => createdAt === now);
    expect(rows).toMatchObject([{ action: 'Signed in', email: 'bo@acme.test', ip: '192.0.2.7' }]);
  });

  describe('does not distinguish a wrong password from an unknown address', () => {
    const attempts = [
      ['a wrong password', 'ada@acme.test'],
      ['an unknown address', 'unknown@acme.test'],
      ['an unconfirmed address with a wrong password', 'new@acme.test'],
    ] as const;
    for (const [what, email] of attempts)
      it(`with ${what}`, async () => {
        const { status, errors, errorCode, headers } = await server.browser().signIn(email, 'wrong');
        expect([status, errors, errorCode]).toEqual([401, ['Incorrect email or password'], 'invalidCredentials']);
        expect(headers.getSetCookie()).toEqual([]);
      });

    it('not even by time: both are padded to the same step', async () => {
      for (const email of ['ada@acme.test', 'unknown@acme.test']) {
        const start = performance.now();
        await server.browser().signIn(email, 'wrong');
        // a timer may be a millisecond early
        expect(performance.now() - start).toBeGreaterThanOrEqual(RESPONSE_TIME_STEP_MS - 1);
      }
    });
  });

  it('audits a failed attempt', async () => {
    server.clock.pass(1000);
    await server.browser().signIn('ada@acme.test', 'wrong');
    const now = server.clock.now().toISOString();
    const rows = (await audits()).filter(({ createdAt }) => createdAt === now);
    expect(rows).toMatchObject([{ action: 'Sign-in failed', email: 'ada@acme.test', severity: 'Warning' }]);
  });

  it('reveals that the address is unconfirmed only with the right password', async () => {
    const { status, errorCode } = await server.browser().signIn('new@acme.test');
    expect([status, errorCode]).toEqual([403, 'emailNotVerified']);
  });

  it('accepts an unconfirmed address where the operator allows it', async () => {
    const lenient = server.configured({ allowNotVerifiedUsersLogin: true });
    const { status, value } = await lenient.browser().signIn('new@acme.test');
    expect([status, value.emailVerified]).toEqual([200, false]);
  });

  it('names the fields that are missing or invalid', async () => {
    // the compiler would refuse this body
    const body = { email: 'ada', password: undefined } as unknown as { email: string; password: string };
    const { status, errors, errorCode } = await server.browser().call(auth.login, { body });
    expect([status, errors, errorCode]).toEqual([
      400,
      ['email: must be an email address', 'password: is required'],
      'invalidInput',
    ]);
  });
});
