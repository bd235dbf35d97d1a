import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configurations } from '../../../core/contract/configurations.ts';
import { users } from '../../../core/contract/users.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const MINUTE = 60_000;
const MAX = 3;

const answersTo = async (browser: Browser, email: string, ...passwords: (string | undefined)[]) => {
  const answers = [];
  for (const password of passwords) {
    const { status, errorCode } = await browser.signIn(email, password);
    answers.push(errorCode ?? status);
  }
  return answers;
};

describe('an account under password guessing', () => {
  let server: TestServer;
  beforeAll(async () => {
    const lockoutPolicy = { enabled: true, maxAttempts: MAX, lockedMinutes: 60 };
    server = (await openTestServer()).configured({ lockoutPolicy, limits: ROOMY_LIMITS });
  });
  afterAll(() => server.close());

  let domain: string;
  beforeEach(async () => {
    domain = `${crypto.randomUUID()}.test`;
    await openCompany(server.store, server.acme.roleIds, domain);
  });
  const ada = () => `ada@${domain}`;
  const unknown = () => `unknown@${domain}`;

  const guess = (email: string, times = MAX, browser = server.browser()) =>
    answersTo(browser, email, ...Array.from({ length: times }, (_, at) => `Guess-${at}`));
  /** Answers to failures that lock silently, and to those after that lock. */
  const answersAround = async (email: string) => {
    const before = await guess(email, 2);
    server.clock.pass(60 * MINUTE);
    return [...before, ...(await guess(email, MAX))];
  };
  const auditsOf = async (action: string) => {
    const [user] = await server.store.users.find({ where: { email: ada() } });
    return server.store.audits.find({ where: { action, ...(user && { userId: user.id }) } });
  };

  describe('is locked', () => {
    it('after the policy’s number of failures, and an unknown account alike', async () => {
      for (const email of [ada(), unknown()])
        expect(await guess(email, MAX + 1)).toEqual([
          'invalidCredentials',
          'invalidCredentials',
          'accountLocked',
          'accountLocked',
        ]);
    });

    it('for the right password too', async () => {
      await guess(ada());
      expect(await answersTo(server.browser(), ada(), undefined)).toEqual(['accountLocked']);
    });

    it('and mails its owner once', async () => {
      await guess(ada(), MAX + 3);
      const mails = await server.mailsTo(ada());
      expect(mails.map(({ subject }) => subject)).toEqual(['Sign-in to Tasklane is locked']);
      expect(await auditsOf('Account locked')).toMatchObject([{ severity: 'Warning', ip: '192.0.2.7' }]);
      expect(await auditsOf('Sign-in failed')).toHaveLength(MAX + 3);
      await guess(unknown(), MAX + 3);
      expect(await server.mailsTo(unknown())).toEqual([]);
    });

    it('once, however many guess at once', async () => {
      await Promise.all(Array.from({ length: 3 * MAX }, () => guess(ada(), 1)));
      expect(await server.mailsTo(ada())).toHaveLength(1);
      expect(await auditsOf('Account locked')).toHaveLength(1);
    });

    it('on every node', async () => {
      const other = server.configured({});
      await guess(ada(), MAX - 1);
      await guess(ada(), 1, other.browser());
      expect(await answersTo(server.browser(), ada(), undefined)).toEqual(['accountLocked']);
    });

    it('for an hour', async () => {
      await guess(ada());
      server.clock.pass(60 * MINUTE - 1000);
      expect(await answersTo(server.browser(), ada(), undefined)).toEqual(['accountLocked']);
      server.clock.pass(1000);
      expect(await answersTo(server.browser(), ada(), 'wrong', undefined)).toEqual(['invalidCredentials', 200]);
    });

    it('not by failures with a success between them', async () => {
      const tries = ['wrong', 'wrong', undefined, 'wrong', 'wrong', undefined];
      const answers = [];
      for (const password of tries) answers.push(...(await answersTo(server.browser(), ada(), password)));
      expect(answers.filter((answer) => answer === 200)).toHaveLength(2);
    });

    it('never, where the policy is off', async () => {
      const lockoutPolicy = { enabled: false, maxAttempts: MAX, lockedMinutes: 60 };
      const lenient = server.configured({ lockoutPolicy });
      expect(new Set(await guess(ada(), MAX + 2, lenient.browser()))).toEqual(new Set(['invalidCredentials']));
    });
  });

  describe('with a tenant that locks sooner than the operator', () => {
    beforeEach(async () => {
      const administrator = await enter(server, ada());
      await administrator.call(configurations.createLockoutPolicy, { body: { enabled: true, maxAttempts: 2 } });
    });

    it('is locked silently: strangers get the answers of an unknown account', async () => {
      const known = await answersTo(server.browser(), ada(), 'wrong', 'wrong', undefined, undefined);
      const unregistered = await answersTo(server.browser(), unknown(), 'wrong', 'wrong', 'wrong', 'wrong');
      expect(known).toEqual(unregistered);
      expect(known).toEqual(['invalidCredentials', 'invalidCredentials', 'accountLocked', 'accountLocked']);
      expect(await server.mailsTo(ada())).toHaveLength(1);
    });

    it('is reported after the same failures as an unknown account, also once a silent lock is over', async () => {
      const known = await answersAround(ada());
      expect(known).toEqual(await answersAround(unknown()));
      expect(known.slice(2)).toEqual(['accountLocked', 'accountLocked', 'accountLocked']);
    });

    it('is locked silently for an hour, and each time again', async () => {
      for (let time = 1; time <= 2; time += 1) {
        await guess(ada(), 2);
        server.clock.pass(60 * MINUTE);
        expect(await answersTo(server.browser(), ada(), undefined)).toEqual([200]);
        expect(await auditsOf('Account locked')).toHaveLength(time);
      }
    });

    it('mails its owner once for each lock, silent or not', async () => {
      await guess(ada(), 2);
      server.clock.pass(60 * MINUTE);
      await guess(ada(), MAX);
      expect(await server.mailsTo(ada())).toHaveLength(2);
      server.clock.pass(60 * MINUTE);
      expect(await answersTo(server.browser(), ada(), undefined)).toEqual([200]);
    });

    it('is unlocked by the mail of a silent lock', async () => {
      await guess(ada(), 2);
      await server.browser().call(users.unlock, { body: await server.linkTo(ada()) });
      expect(await answersTo(server.browser(), ada(), 'wrong', undefined)).toEqual(['invalidCredentials', 200]);
    });

    it('does not lock later because the tenant asks for less', async () => {
      const administrator = await enter(server, ada());
      await administrator.call(configurations.createLockoutPolicy, { body: { enabled: false, maxAttempts: 50 } });
      expect((await guess(ada())).at(-1)).toBe('accountLocked');
    });
  });

  describe('still admits its owner', () => {
    it('in a browser they have signed in with before', async () => {
      const own = server.browser();
      await own.signIn(ada());
      await guess(ada(), 2 * MAX);
      expect(await answersTo(own, ada(), 'mistyped', undefined)).toEqual(['invalidCredentials', 200]);
    });

    it('for failures that are counted separately', async () => {
      const own = server.browser();
      await own.signIn(ada());
      expect((await guess(ada(), MAX, own)).at(-1)).toBe('accountLocked');
      expect(await answersTo(server.browser(), ada(), undefined)).toEqual([200]);
    });

    it('but not in one with a forged mark', async () => {
      const own = server.browser();
      await own.signIn(ada());
      const [id = '', marks = '', stamp = ''] = (own.device ?? '').split('.');
      const forgeries = [
        `${id}.${marks}.${stamp.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
        `${id}.${marks}`,
        'x',
      ];
      await guess(ada());
      for (const device of forgeries) {
        const browser = Object.assign(server.browser(), { device });
        expect(await answersTo(browser, ada(), undefined)).toEqual(['accountLocked']);
      }
    });

    it('nor in one marked for another account', async () => {
      const theirs = server.browser();
      await theirs.signIn(`bo@${domain}`);
      await guess(ada());
      expect(await answersTo(theirs, ada(), undefined)).toEqual(['accountLocked']);
    });

    it('in one shared by several people', async () => {
      const shared = server.browser();
      for (const email of [ada(), `bo@${domain}`, `root@${domain}`]) await shared.signIn(email);
      await guess(ada());
      await guess(`bo@${domain}`);
      expect(await answersTo(shared, ada(), undefined)).toEqual([200]);
      expect(await answersTo(shared, `bo@${domain}`, undefined)).toEqual([200]);
    });

    it('by a cookie that scripts cannot read and that lasts', async () => {
      const { headers } = await server.browser().signIn(ada());
      const cookie = headers.getSetCookie().find((set) => set.startsWith('fe-device='));
      expect(cookie).toMatch(/^fe-device=[\w.~-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
      const expires = new Date(/Expires=([^;]+)/.exec(cookie ?? '')?.[1] ?? '');
      expect(expires.getTime() - server.clock.now().getTime()).toBeGreaterThan(399 * 24 * 60 * MINUTE);
    });
  });

  describe('is unlocked', () => {
    it('by the link in the mail, which works once', async () => {
      await guess(ada());
      const body = await server.linkTo(ada());
      const browser = server.browser();
      expect((await browser.call(users.unlock, { body })).status).toBe(200);
      expect((await browser.call(users.unlock, { body })).errorCode).toBe('linkAlreadyUsed');
      expect(await answersTo(server.browser(), ada(), undefined)).toEqual([200]);
      expect(await auditsOf('Account unlocked')).toMatchObject([{ severity: 'Success' }]);
    });

    it('for the browser that opened the link, even if the guessing continues', async () => {
      await guess(ada());
      const browser = server.browser();
      await browser.call(users.unlock, { body: await server.linkTo(ada()) });
      await guess(ada(), 2 * MAX);
      expect(await answersTo(browser, ada(), undefined)).toEqual([200]);
    });

    it('by no other link', async () => {
      const browser = server.browser();
      await browser.call(users.resetPassword, { body: { email: ada() } });
      const reset = await server.linkTo(ada());
      expect((await browser.call(users.unlock, { body: reset })).errorCode).toBe('linkInvalid');
      await guess(ada());
      const body = await server.linkTo(ada());
      server.clock.pass(61 * MINUTE);
      expect((await browser.call(users.unlock, { body })).errorCode).toBe('linkExpired');
    });

    it('by a new password', async () => {
      await guess(ada());
      const browser = server.browser();
      await browser.call(users.resetPassword, { body: { email: ada() } });
      const link = await server.linkTo(ada());
      await browser.call(users.verifyPasswordReset, { body: { ...link, password: 'Another-pass-9' } });
      expect(await answersTo(server.browser(), ada(), 'Another-pass-9')).toEqual([200]);
    });

    it('and the mail is sent again to a locked account only', async () => {
      const ask = async (email: string) => (await server.browser().call(users.resetUnlock, { body: { email } })).status;
      expect([await ask(ada()), await ask(unknown())]).toEqual([200, 200]);
      expect(await server.mailsTo(ada())).toEqual([]);
      await guess(ada());
      expect(await ask(ada())).toBe(200);
      expect(await server.mailsTo(ada())).toHaveLength(2);
      const { status } = await server.browser().call(users.unlock, { body: await server.linkTo(ada()) });
      expect(status).toBe(200);
    });
  });

  it('has bounds for its policy', async () => {
    const administrator = await enter(server, ada());
    const save = async (enabled: boolean, maxAttempts: number) =>
      (await administrator.call(configurations.createLockoutPolicy, { body: { enabled, maxAttempts } })).errors;
    expect(await save(true, 0)).toEqual(['maxAttempts: must be at least 1']);
    expect(await save(true, 101)).toEqual(['maxAttempts: must be at most 100']);
    expect(await save(false, 0)).toEqual([]);
    expect((await administrator.call(configurations.lockoutPolicy)).value).toMatchObject({ enabled: false });
    const vendor = (await administrator.call(configurations.vendorLockoutPolicy)).value;
    expect(vendor).toMatchObject({ enabled: true, maxAttempts: MAX });
  });
});
