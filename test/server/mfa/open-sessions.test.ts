import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import type { EnforceMfaType } from '../../../core/contract/entities/mfa.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { impersonation } from '../../../core/contract/impersonation.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { members } from '../../../core/contract/members.ts';
import { mfa } from '../../../core/contract/mfa.ts';
import { mfaPolicies } from '../../../core/contract/mfa-policies.ts';
import { stepUp } from '../../../core/contract/step-up.ts';
import { users } from '../../../core/contract/users.ts';
import { createServer } from '../../../demo/server/app.ts';
import { areas } from '../../../demo/server/routes.ts';
import { OPEN_BEFORE_MFA } from '../../../demo/server/open-before-mfa.ts';
import { announceChanges } from '../../../demo/server/store/announce-changes.ts';
import { type Answer, type Browser, openBrowser } from '../../kit/browser.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { anApp, challengeIn } from '../../kit/factors.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { aMembership } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const asked = (tenantId: TenantId) => ({ status: 403, errorCode: 'stepUpRequired', tenantId });
const told = ({ status, errorCode, tenantId }: Pick<Answer<unknown>, 'status' | 'errorCode' | 'tenantId'>) => ({
  status,
  errorCode,
  tenantId,
});

describe('a policy that forces second factors', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = (await openTestServer()).configured({ limits: ROOMY_LIMITS });
  });
  afterAll(() => server.close());

  let companies = 0;
  /** A company of its own, which asks for nothing yet. */
  const company = async () => {
    const domain = `forces${(companies += 1)}.test`;
    const { tenantId } = await openCompany(server.store, server.acme.roleIds, domain);
    return { tenantId, ada: `ada@${domain}`, bo: `bo@${domain}` };
  };
  let acme: Awaited<ReturnType<typeof company>>;
  beforeEach(async () => {
    acme = await company();
  });
  /** Has its administrator, who is let in by every factor there is, ask everyone for a second one. */
  const force = async ({ ada }: Pick<typeof acme, 'ada'>, enforceMFAType: EnforceMfaType = 'Force') => {
    const admin = await enter(server, ada);
    expect((await admin.call(mfaPolicies.create, { body: { enforceMFAType } })).status).toBe(200);
  };
  const lets = (tenantId: TenantId, type: EnforceMfaType) =>
    server.store.transaction((rows) => rows.mfaPolicies.update({ tenantId }, { enforceMfaType: type }));
  const amrIs = async (browser: Browser, amr: string[]) => {
    const id = decodeJwt(browser.token ?? '')['sid'] as never; // branded where it was made
    await server.store.transaction((rows) => rows.sessions.update({ id }, { amr }));
    server.clock.pass(4 * SECOND);
  };
  const idOf = async (email: string) => {
    const [user] = await server.store.users.find({ where: { email } });
    if (!user) throw new Error(`There is no ${email}`);
    return user.id;
  };
  const belongsTo = async (email: string, tenantId: TenantId) => {
    const place = aMembership({ userId: await idOf(email), tenantId, roleIds: [] });
    await server.store.transaction((rows) => rows.memberships.insert(place));
  };
  /** Signs in as sign-in asks for it now, and sets up an app where one must be. */
  const enterWhole = async (email: string, browser = server.browser(), more = {}) => {
    const login = await browser.call(auth.login, { body: { email, password: PASSWORD, ...more } });
    const { mfaToken, mfaEnrolled } = challengeIn(login);
    expect(mfaEnrolled).toBe(false);
    const { value } = await browser.call(mfa.enrollAuthenticator, { body: { mfaToken } });
    const app = anApp(value.otpauthUrl, server.clock);
    const made = await browser.call(mfa.verifyNewAuthenticator, { body: { mfaToken, token: app.code() } });
    browser.token = made.value.accessToken;
    return { browser, app };
  };

  describe('applies to open sessions', () => {
    it('at the next refresh and call; they stay, and a full sign-in with the factor unlocks them', async () => {
      const bo = await enter(server, acme.bo);
      await force(acme);
      const { cookie } = bo;
      const refused = await bo.call(members.list);
      expect(told(refused)).toEqual(asked(acme.tenantId));
      expect(told(await bo.call(auth.refresh))).toEqual(asked(acme.tenantId));
      expect(told(await bo.call(auth.refresh))).toEqual(asked(acme.tenantId));
      expect(bo.cookie).toBeDefined();
      expect(bo.cookie).not.toBe(cookie);
      await enterWhole(acme.bo, bo);
      expect([(await bo.call(users.me)).status, (await bo.refresh()).status]).toEqual([200, 200]);
      expect(decodeJwt(bo.token ?? '')['amr']).toContain('mfa');
    });

    it('and ends with the policy', async () => {
      const bo = await enter(server, acme.bo);
      await force(acme);
      expect((await bo.call(users.changePassword, { body: { password: 'x', newPassword: 'x' } })).errorCode).toBe(
        'stepUpRequired',
      );
      await lets(acme.tenantId, 'DontForce');
      expect((await bo.refresh()).status).toBe(200);
    });

    it('also where it is the operator’s', async () => {
      const bo = await enter(server, acme.bo);
      const strict = server.configured({ mfa: { ...server.ports.config.mfa, enforceMFAType: 'Force' } });
      const at = Object.assign(strict.browser(), { cookie: bo.cookie, token: bo.token });
      expect(told(await at.call(members.list))).toEqual(asked(acme.tenantId));
      expect(told(await at.call(auth.refresh))).toEqual(asked(acme.tenantId));
    });

    it('at once on the node that saved it, and within 5 seconds on every other', async () => {
      const bo = await enter(server, acme.bo);
      const serve = createServer({ ...server.ports, store: announceChanges(server.ports.store) });
      const other = Object.assign(openBrowser(serve, 'http://localhost:3000'), { token: bo.token, cookie: bo.cookie });
      const answers = async () =>
        Promise.all([bo, other].map(async (at) => (await at.call(users.authorization)).status));
      expect(await answers()).toEqual([200, 200]);
      await force(acme);
      expect(await answers()).toEqual([403, 200]);
      server.clock.pass(5 * SECOND);
      expect(await answers()).toEqual([403, 403]);
    });

    it('and reuse of a refresh token still counts as theft', async () => {
      const bo = await enter(server, acme.bo);
      const stolen = bo.cookie;
      await bo.refresh();
      await force(acme);
      server.clock.pass(MINUTE);
      expect((await Object.assign(server.browser(), { cookie: stolen }).refresh()).errorCode).toBe('sessionEnded');
      expect((await bo.refresh()).errorCode).toBe('sessionEnded');
    });
  });

  describe('applies to a user who comes from another company', () => {
    it('by a link: a password alone does not suffice to join, and signing in by the link asks for the factor', async () => {
      const admin = await enter(server, acme.ada);
      const { value: link } = await admin.call(invitations.createLink);
      await force(acme);
      const stranger = await company();
      const bo = await enter(server, stranger.bo);
      const body = { token: link.token };
      expect(told(await bo.call(invitations.join, { body }))).toEqual(asked(acme.tenantId));
      const where = { tenantId: acme.tenantId, userId: await idOf(stranger.bo) };
      expect(await server.store.memberships.count(where)).toBe(0);
      const { browser } = await enterWhole(stranger.bo, bo, { invitationToken: link.token });
      expect(await server.store.memberships.count(where)).toBe(1);
      const answer = await browser.call(auth.refresh, { body: { tenantId: acme.tenantId } });
      expect(answer.status).toBe(200);
    });

    it('at a switch and a refresh for it; the company without the policy stays open', async () => {
      const stranger = await company();
      const bo = await enter(server, stranger.bo);
      await belongsTo(stranger.bo, acme.tenantId);
      await force(acme);
      const there = { body: { tenantId: acme.tenantId } };
      expect(told(await bo.call(users.switchTenant, there))).toEqual(asked(acme.tenantId));
      expect(told(await bo.call(auth.refresh, there))).toEqual(asked(acme.tenantId));
      expect([(await bo.call(members.list)).status, (await bo.refresh()).status]).toEqual([200, 200]);
    });

    it('and still allows switching back to a company without it', async () => {
      const stranger = await company();
      const bo = await enter(server, stranger.bo);
      await belongsTo(stranger.bo, acme.tenantId);
      await bo.call(users.switchTenant, { body: { tenantId: acme.tenantId } });
      await bo.refresh();
      await force(acme);
      expect((await bo.call(users.authorization)).errorCode).toBe('stepUpRequired');
      expect((await bo.call(users.tenants)).value.tenants.length).toBe(2);
      const back = { body: { tenantId: stranger.tenantId } };
      expect((await bo.call(users.switchTenant, back)).status).toBe(200);
      expect((await bo.refresh()).value.tenantId).toBe(stranger.tenantId);
    });
  });

  describe('is met', () => {
    const PROOFS: [amr: string[], type: EnforceMfaType, isMet: boolean][] = [
      [['pwd'], 'DontForce', true],
      [['pwd'], 'Force', false],
      [['pwd'], 'ForceExceptSAML', false],
      [['otp'], 'Force', false],
      [['otp', 'sms'], 'Force', false],
      [['pwd', 'otp', 'mfa'], 'Force', true],
      [['hwk', 'user', 'mfa'], 'Force', true],
      [['pwd', 'rba'], 'Force', true],
      [['pwd', 'rba'], 'ForceExceptSAML', true],
    ];
    for (const [amr, type, isMet] of PROOFS)
      it(`${isMet ? '' : 'not '}by ${amr.join(' ')} where it says ${type}`, async () => {
        const browser = await enter(server, acme.bo);
        await amrIs(browser, amr);
        await force(acme, type);
        const answer = isMet ? undefined : 'stepUpRequired';
        expect((await browser.call(users.authorization)).errorCode).toBe(answer);
        expect((await browser.refresh()).errorCode).toBe(answer);
      });

    it('by a session that began in a trusted browser', async () => {
      await force(acme);
      const email = acme.bo;
      const first = server.browser();
      const { mfaToken } = challengeIn(await first.call(auth.login, { body: { email, password: PASSWORD } }));
      const { value } = await first.call(mfa.enrollAuthenticator, { body: { mfaToken } });
      const app = anApp(value.otpauthUrl, server.clock);
      const body = { mfaToken, token: app.code(), rememberDevice: true };
      await first.call(mfa.verifyNewAuthenticator, { body });
      const again = Object.assign(server.browser(), { trusted: first.trusted });
      await again.signIn(email);
      expect(decodeJwt(again.token ?? '')['amr']).toEqual(['pwd', 'rba']);
      expect([(await again.call(users.authorization)).status, (await again.refresh()).status]).toEqual([200, 200]);
      // which is no factor shown
      expect((await again.call(stepUp.generate, { body: {} })).value.mfaRequired).toBe(true);
    });
  });

  describe('asks a user without a factor', () => {
    it('to set one up soon after signing in, and not by a mailed code alone', async () => {
      const config = { mfa: { ...server.ports.config.mfa, strategies: ['AuthenticatorApp', 'EmailCode'] as const } };
      const mailing = server.configured(config);
      const bo = await enter(server, acme.bo);
      await force(acme);
      const at = Object.assign(mailing.browser(), { cookie: bo.cookie, token: bo.token });
      const challenge = challengeIn(await at.call(stepUp.generate, { body: {} }));
      expect([challenge.mfaEnrolled, challenge.mfaDevices.emails]).toEqual([false, []]);
      const { mfaToken } = challenge;
      const { value } = await at.call(mfa.enrollAuthenticator, { body: { mfaToken } });
      const app = anApp(value.otpauthUrl, server.clock);
      const made = await at.call(mfa.verifyNewAuthenticator, { body: { mfaToken, token: app.code() } });
      at.token = made.value.accessToken;
      expect([(await at.call(members.list)).status, (await at.refresh()).status]).not.toContain(403);
    });

    it('to sign in again where that was longer ago, so that a stolen session cannot set up a factor', async () => {
      const bo = await enter(server, acme.bo);
      await force(acme);
      server.clock.pass(4 * MINUTE);
      await bo.refresh();
      server.clock.pass(7 * MINUTE);
      await lets(acme.tenantId, 'DontForce');
      await bo.refresh();
      await lets(acme.tenantId, 'Force');
      server.clock.pass(4 * SECOND);
      expect((await bo.call(stepUp.generate, { body: {} })).errorCode).toBe('challengeExpired');
    });
  });

  it('ends the impersonation by an administrator without the factor, who is asked for it in their own session', async () => {
    const sue = `ada@${acme.ada.slice(4)}`;
    const support = server.acme.roleIds['Support'];
    if (!support) throw new Error('There is no such role');
    const where = { userId: await idOf(sue) };
    const roleIds = [support, server.acme.roleIds['Admin']].flatMap((id) => id ?? []);
    await server.store.transaction((rows) => rows.memberships.update(where, { roleIds }));
    const browser = await enter(server, sue);
    const own = browser.token;
    const body = { impersonatedUserId: await idOf(acme.bo) };
    browser.token = (await browser.call(impersonation.begin, { body })).value.accessToken;
    expect((await browser.call(users.me)).status).toBe(200);
    const admin = Object.assign(server.browser(), { token: own });
    expect((await admin.call(mfaPolicies.create, { body: { enforceMFAType: 'Force' } })).status).toBe(200);
    expect((await browser.call(users.me)).errorCode).toBe('sessionEnded');
    expect((await browser.refresh()).errorCode).toBe('stepUpRequired');
    expect(browser.actor).toBeUndefined();
  });

  describe('applies to every call', () => {
    const calls = Object.entries(areas).flatMap(([area, all]) =>
      all.map((route) => ({ name: `${area}.${route.name}`, route })),
    );
    const withSession = calls.filter(({ route: { rule } }) => rule.access === 'signedIn' || rule.access === 'allowed');

    it('with a session, except those with a stated reason', async () => {
      const root = await enter(server, `root@${acme.bo.slice(3)}`);
      await force(acme);
      const answers = await Promise.all(
        withSession.map(async ({ name, route: { endpoint } }) => {
          const { errorCode } = await root.call(
            endpoint as never,
            {
              params: Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, 'x'])),
              ...(endpoint.method === 'GET' ? {} : { body: {} }),
            } as never,
          );
          return [name, errorCode === 'stepUpRequired' ? 'asked' : 'open'];
        }),
      );
      const open = answers.flatMap(([name, what]) => (what === 'open' ? [name] : []));
      expect(open.toSorted()).toEqual(Object.keys(OPEN_BEFORE_MFA).toSorted());
      expect(answers.length).toBeGreaterThan(80);
      for (const reason of Object.values(OPEN_BEFORE_MFA)) expect(reason.length).toBeGreaterThan(20);
    });

    it('under the name of that reason', () => {
      const named = withSession.flatMap(({ name, route: { rule } }) =>
        rule.beforeMfa ? [[name, rule.beforeMfa]] : [],
      );
      expect(named).toEqual(named.map(([name]) => [name, name]));
    });
  });
});
