import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import { users } from '../../../core/contract/users.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { leftOf, setUpAll } from '../../kit/sign-in-methods.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { wrongCode } from '../../kit/wrong-code.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';
import { outcomesOf } from '../../kit/outcomes.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const code = { params: { type: 'code' } };
const magiclink = { params: { type: 'magiclink' } };

const enterCode = (browser: Browser, token: string) =>
  browser.call(auth.passwordlessPostlogin, { ...code, body: { token } });
const askLink = (email: string, browser: Browser) =>
  browser.call(auth.passwordlessPrelogin, { ...magiclink, body: { email } });
describe('signing in by mail', () => {
  let server: TestServer;
  beforeAll(async () => {
    const lockoutPolicy = { enabled: true, maxAttempts: 8, lockedMinutes: 60 };
    const otherAuthStrategies = ['Code', 'MagicLink'] as const;
    server = (await openTestServer()).configured({ lockoutPolicy, otherAuthStrategies, limits: ROOMY_LIMITS });
  });
  afterAll(() => server.close());

  let domain: string;
  beforeEach(async () => {
    domain = `${crypto.randomUUID()}.test`;
    await openCompany(server.store, server.acme.roleIds, domain);
  });
  const ada = () => `ada@${domain}`;
  const bo = () => `bo@${domain}`;
  const unknown = () => `unknown@${domain}`;

  const askCode = async (email: string, browser = server.browser()) => {
    expect((await browser.call(auth.passwordlessPrelogin, { ...code, body: { email } })).status).toBe(200);
    return browser;
  };
  const codeTo = async (email: string) => {
    const [newest] = await server.mailsTo(email);
    return newest?.text.match(/^\d{6}$/m)?.[0] ?? '';
  };
  const mailLink = async (email: string) => {
    expect((await askLink(email, server.browser())).status).toBe(200);
    return server.linkTo(email);
  };
  const follow = async (token: string) => {
    const browser = server.browser();
    return browser.call(auth.passwordlessPostlogin, { ...magiclink, body: { token } });
  };
  const auditsOf = async (email: string) => {
    const [user] = await server.store.users.find({ where: { email } });
    const rows = user ? await server.store.audits.find({ where: { userId: user.id } }) : [];
    return rows.map(({ action }) => action);
  };

  it('sends nothing for a password sign-in, and reveals nothing about the address', async () => {
    const params = { type: 'emailandpassword' };
    for (const email of ['ada@acme.test', 'unknown@acme.test']) {
      const before = (await server.mailsTo(email)).length;
      const { status, value } = await server.browser().call(auth.passwordlessPrelogin, { params, body: { email } });
      expect([status, value]).toEqual([200, {}]);
      expect(await server.mailsTo(email)).toHaveLength(before);
    }
    const closed = server.configured({ authStrategy: 'Code', otherAuthStrategies: [] }).browser();
    const refused = await closed.call(auth.passwordlessPrelogin, { params, body: { email: 'ada@acme.test' } });
    expect(refused.errorCode).toBe('methodDisabled');
  });

  describe('a code', () => {
    it('signs in its recipient once, and is stored hashed', async () => {
      const browser = await askCode(ada());
      const sent = await codeTo(ada());
      expect(JSON.stringify(await server.store.links.find())).not.toContain(sent);
      const answer = await enterCode(browser, sent);
      expect(answer).toMatchObject({ status: 200, value: { email: ada(), emailVerified: true, mfaRequired: false } });
      expect(browser.code).toBeUndefined();
      browser.token = answer.value.accessToken;
      expect((await browser.call(users.me)).value.email).toBe(ada());
      expect((await browser.refresh()).status).toBe(200);
      expect((await auditsOf(ada())).toSorted()).toEqual(['Sign-in code requested', 'Signed in']);
      const [session] = await server.store.sessions.find({ where: { userId: answer.value.userId } });
      expect(session?.amr).toEqual(['otp']);
    });

    it('is refused the second time', async () => {
      const browser = await askCode(ada());
      const kept = browser.code;
      const sent = await codeTo(ada());
      await enterCode(browser, sent);
      browser.code = kept;
      expect(await outcomesOf(enterCode(browser, sent))).toEqual(['codeExpired']);
    });

    it('opens one session for two tabs at once', async () => {
      const browser = await askCode(ada());
      const sent = await codeTo(ada());
      const answers = await outcomesOf(enterCode(browser, sent), enterCode(browser, sent));
      expect(answers.toSorted()).toEqual(['200', 'codeExpired']);
    });

    it('allows five attempts, however many come at once, for an unknown address alike', async () => {
      for (const email of [ada(), unknown()]) {
        const browser = await askCode(email);
        const right = await codeTo(email);
        const answers = await outcomesOf(
          ...Array.from({ length: 6 }, () => enterCode(browser, wrongCode(right || '000000'))),
        );
        expect(answers.toSorted()).toEqual([
          'codeAttemptsExceeded',
          'codeAttemptsExceeded',
          'codeInvalid 1',
          'codeInvalid 2',
          'codeInvalid 3',
          'codeInvalid 4',
        ]);
        expect(await outcomesOf(enterCode(browser, right || '000000'))).toEqual(['codeAttemptsExceeded']);
      }
    });

    it('works on every node, and its attempts count on all of them', async () => {
      const browser = await askCode(ada());
      const elsewhere = server.configured({}).browser();
      elsewhere.code = browser.code;
      const right = await codeTo(ada());
      for (const at of [browser, elsewhere, browser, elsewhere]) await enterCode(at, wrongCode(right));
      expect(await outcomesOf(enterCode(elsewhere, right))).toEqual(['200']);
    });

    it('works for five minutes', async () => {
      const [early, late] = [await askCode(ada()), await askCode(bo())];
      const codes = [await codeTo(ada()), await codeTo(bo())] as const;
      server.clock.pass(5 * MINUTE - SECOND);
      expect(await outcomesOf(enterCode(early, codes[0]))).toEqual(['200']);
      server.clock.pass(SECOND);
      expect(await outcomesOf(enterCode(late, codes[1]))).toEqual(['codeExpired']);
    });

    it('of another person is wrong, and so is one requested by another browser', async () => {
      const [hers, his] = [await askCode(ada()), await askCode(bo())];
      const codes = [await codeTo(ada()), await codeTo(bo())] as const;
      expect(await outcomesOf(enterCode(hers, codes[1]))).toEqual(['codeInvalid 4']);
      expect(await outcomesOf(enterCode(await askCode(ada(), server.browser()), codes[0]))).toEqual(['codeInvalid 4']);
      expect(await outcomesOf(enterCode(server.browser(), codes[0]))).toEqual(['codeExpired']);
      expect(await outcomesOf(enterCode(his, codes[1]), enterCode(hers, codes[0]))).toEqual(['200', '200']);
    });

    it('is replaced by a newer one in that browser', async () => {
      const browser = await askCode(ada());
      const first = await codeTo(ada());
      await askCode(ada(), browser);
      expect(await outcomesOf(enterCode(browser, first))).toEqual(['codeInvalid 4']);
      expect(await outcomesOf(enterCode(browser, await codeTo(ada())))).toEqual(['200']);
    });

    it('is not verified for a forged cookie', async () => {
      const browser = await askCode(ada());
      const [id, expires, , stamp] = (browser.code ?? '').split('.');
      browser.code = [id, expires, Buffer.from(bo()).toString('base64url'), stamp].join('.');
      expect(await outcomesOf(enterCode(browser, await codeTo(ada())))).toEqual(['codeExpired']);
    });

    it('guessed repeatedly locks the account for strangers, an unknown one alike', async () => {
      for (const email of [ada(), unknown()]) {
        const answers = [];
        for (const _ of [1, 2]) {
          const browser = await askCode(email);
          const wrong = wrongCode((await codeTo(email)) || '000000');
          for (let at = 0; at < 4; at += 1) answers.push(...(await outcomesOf(enterCode(browser, wrong))));
        }
        expect(answers.slice(0, 7)).not.toContain('accountLocked');
        expect(answers.at(-1)).toBe('accountLocked');
        const browser = await askCode(email);
        expect(await outcomesOf(enterCode(browser, (await codeTo(email)) || '000000'))).toEqual(['accountLocked']);
      }
      expect((await server.mailsTo(ada())).map(({ subject }) => subject)).toContain('Sign-in to Tasklane is locked');
      expect(await server.mailsTo(unknown())).toEqual([]);
    });
  });

  describe('a link', () => {
    it('signs in wherever it is opened, once', async () => {
      const { token, userId } = await mailLink(ada());
      expect(userId).toBe('');
      expect(await follow(token)).toMatchObject({ status: 200, value: { email: ada() } });
      expect(await outcomesOf(follow(token), follow('made-up'))).toEqual(['linkAlreadyUsed', 'linkInvalid']);
    });

    it('opens one session for two tabs at once', async () => {
      const { token } = await mailLink(ada());
      expect((await outcomesOf(follow(token), follow(token))).toSorted()).toEqual(['200', 'linkAlreadyUsed']);
    });

    it('works for fifteen minutes, and only the newest', async () => {
      const [older, newer] = [await mailLink(ada()), await mailLink(ada())];
      server.clock.pass(15 * MINUTE);
      expect(await outcomesOf(follow(older.token), follow(newer.token))).toEqual(['linkExpired', 'linkExpired']);
      const { token } = await mailLink(ada());
      server.clock.pass(15 * MINUTE - SECOND);
      expect(await outcomesOf(follow(newer.token), follow(token))).toEqual(['linkExpired', '200']);
    });

    it('of another purpose is refused', async () => {
      await server.browser().call(users.resetPassword, { body: { email: ada() } });
      expect(await outcomesOf(follow((await server.linkTo(ada())).token))).toEqual(['linkInvalid']);
    });

    it('ends a lock', async () => {
      for (let at = 0; at < 8; at += 1) await server.browser().signIn(ada(), 'wrong');
      expect((await server.browser().signIn(ada())).errorCode).toBe('accountLocked');
      await follow((await mailLink(ada())).token);
      expect((await server.browser().signIn(ada())).status).toBe(200);
    });
  });

  it('confirms the address, and removes what was set up for it before, with its sessions', async () => {
    const email = `new@${domain}`;
    const stranger = await enter(server, email);
    const where = await setUpAll(server.store, email);
    const browser = await askCode(email);
    expect(await enterCode(browser, await codeTo(email))).toMatchObject({
      status: 200,
      value: { emailVerified: true },
    });
    expect((await stranger.call(users.me)).errorCode).toBe('sessionEnded');
    expect((await server.browser().signIn(email)).errorCode).toBe('invalidCredentials');
    expect(await auditsOf(email)).toContain('Email address confirmed');
    expect(await leftOf(server.store, where)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('is not consumed where no session could be started', async () => {
    const { stamper } = server.ports;
    const stamp: typeof stamper.stamp = async (purpose, text) => {
      if (purpose === 'refresh token') throw new Error('No session today');
      return stamper.stamp(purpose, text);
    };
    const failing = server.configured({}, { stamper: { ...stamper, stamp } });
    const email = `new@${domain}`;
    await enter(server, email);
    const browser = await askCode(email);
    const there = failing.browser();
    there.code = browser.code;
    const sent = await codeTo(email);
    const { token } = await mailLink(ada());
    const elsewhere = failing.browser();
    const following = elsewhere.call(auth.passwordlessPostlogin, { ...magiclink, body: { token } });
    expect(await outcomesOf(enterCode(there, sent), following)).toEqual(['500', '500']);
    const [user] = await server.store.users.find({ where: { email } });
    expect(user?.verified).toBe(false);
    expect(await outcomesOf(enterCode(browser, sent), follow(token))).toEqual(['200', '200']);
  });

  it('is limited to the methods that the operator offers', async () => {
    const closed = server.configured({ authStrategy: 'NoLocalAuthentication', otherAuthStrategies: ['MagicLink'] });
    const ask = { ...code, body: { email: ada() } };
    expect((await closed.browser().signIn(ada())).errorCode).toBe('methodDisabled');
    expect((await closed.browser().call(auth.passwordlessPrelogin, ask)).errorCode).toBe('methodDisabled');
    const browser = await askCode(ada());
    const there = closed.browser();
    there.code = browser.code;
    expect(await outcomesOf(enterCode(there, await codeTo(ada())))).toEqual(['methodDisabled']);
    expect((await closed.browser().call(auth.passwordlessPrelogin, { ...ask, ...magiclink })).status).toBe(200);
  });
});
