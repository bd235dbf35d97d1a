import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import { mfa } from '../../../core/contract/mfa.ts';
import { mfaPolicies } from '../../../core/contract/mfa-policies.ts';
import { ownMfa } from '../../../core/contract/own-mfa.ts';
import { passkeys } from '../../../core/contract/passkeys.ts';
import { users } from '../../../core/contract/users.ts';
import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { ENFORCE_MFA_TYPES, MFA_STRATEGIES } from '../../../core/contract/entities/mfa.ts';
import type { Writer } from '../../../demo/server/store/store.ts';
import { digest } from '../../../demo/server/keys/secrets.ts';
import { createSealer } from '../../../demo/server/keys/sealer.ts';
import { requiresFactor } from '../../../demo/server/authority/mfa-requirement.ts';
import { anAuthenticatorDevice } from '../../kit/authenticator.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { BY_BOTH, enter } from '../../kit/enter.ts';
import { anApp, type App, challengeIn } from '../../kit/factors.ts';
import { wrongCode } from '../../kit/wrong-code.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { anAuthenticator, anId, anMfaPolicy, aPasskey, aPhone } from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';
import { silentLog } from '../../kit/silent-log.ts';
import { outcomesOf } from '../../kit/outcomes.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

describe('a second factor', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = (await openTestServer()).configured({
      limits: ROOMY_LIMITS,
      otherAuthStrategies: ['Code', 'MagicLink', 'SmsCode'],
      secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: true }],
      lockoutPolicy: { enabled: true, maxAttempts: 12, lockedMinutes: 60 },
      mfa: { enforceMFAType: 'DontForce', strategies: MFA_STRATEGIES, rememberDays: 14 },
    });
  });
  afterAll(() => server.close());

  let domain: string;
  beforeEach(async () => {
    domain = `${crypto.randomUUID()}.test`;
    const { tenantId } = await openCompany(server.store, server.acme.roleIds, domain);
    const policy = anMfaPolicy({ tenantId });
    await server.store.transaction((rows) => rows.mfaPolicies.insert(policy));
  });
  const ada = () => `ada@${domain}`;
  const bo = () => `bo@${domain}`;

  const ask = async (email: string, browser = server.browser()) =>
    challengeIn(await browser.call(auth.login, { body: { email, password: PASSWORD } }));
  const auditsOf = async (email: string) =>
    (await server.store.audits.find({ where: { email }, order: [['createdAt', 'asc']] })).map(({ action }) => action);

  const add = async (email: string, insert: (rows: Writer, userId: UserId) => Promise<unknown>) => {
    const [user] = await server.store.users.find({ where: { email } });
    await server.store.transaction((rows) => insert(rows, user?.id ?? anId()));
  };

  /** Signs in for the first time and sets an app up. */
  const enrol = async (email: string, browser = server.browser()) => {
    const { mfaToken } = await ask(email, browser);
    const { value } = await browser.call(mfa.enrollAuthenticator, { body: { mfaToken } });
    const app = anApp(value.otpauthUrl, server.clock);
    const answer = await browser.call(mfa.verifyNewAuthenticator, { body: { mfaToken, token: app.code() } });
    browser.token = answer.value.accessToken;
    // the step of that code is used
    server.clock.pass(30 * SECOND);
    return { app, answer, browser, value };
  };
  const recoveryCodesIn = ({ value }: Awaited<ReturnType<typeof enrol>>['answer']): string[] =>
    'recoveryCodes' in value ? (value.recoveryCodes ?? []) : [];
  const show = (
    browser: Browser,
    { mfaToken, mfaDevices }: Awaited<ReturnType<typeof ask>>,
    value: string,
    more = {},
  ) =>
    browser.call(mfa.verifyAuthenticator, {
      params: { deviceId: mfaDevices.authenticators[0]?.id ?? 'none' },
      body: { mfaToken, value, ...more },
    });
  const signIn = async (email: string, app: App, browser = server.browser(), more = {}) =>
    show(browser, await ask(email, browser), app.code(), more);

  const useUp = async (email: string, value: string, browser = server.browser()) =>
    browser.call(mfa.verify, { body: { mfaToken: (await ask(email, browser)).mfaToken, value } });
  const send = async (email: string, browser = server.browser()) => {
    const asked = await ask(email, browser);
    const { value, status } = await browser.call(mfa.sendEmailCode, { body: { mfaToken: asked.mfaToken } });
    const [newest] = await server.mailsTo(email);
    return { ...asked, ...value, status, code: newest?.text.match(/^\d{6}$/m)?.[0] ?? '' };
  };
  type Sent = Awaited<ReturnType<typeof send>>;
  const hand = ({ mfaToken, otcToken, code }: Pick<Sent, 'mfaToken' | 'otcToken' | 'code'>) =>
    server.browser().call(mfa.verifyEmailCode, { body: { mfaToken, otcToken, code } });

  it('must be enrolled where the policy forces one, and starts the session', async () => {
    const browser = server.browser();
    const asked = await ask(ada(), browser);
    expect(asked).toMatchObject({ mfaEnrolled: false, mfaStrategies: MFA_STRATEGIES, email: ada() });
    expect([browser.cookie, browser.token]).toEqual([undefined, undefined]);

    const { answer, value } = await enrol(ada(), browser);
    expect(value.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(value.otpauthUrl).toMatch(/^otpauth:\/\/totp\/Tasklane:ada%40/);
    expect(answer).toMatchObject({ status: 200, value: { mfaRequired: false, email: ada() } });
    const codes = recoveryCodesIn(answer);
    expect(codes).toHaveLength(10);
    expect(answer.value).toMatchObject({ recoveryCode: codes[0] });
    expect((await browser.call(users.me)).value).toMatchObject({ email: ada(), mfaEnrolled: true });
    expect((await browser.refresh()).status).toBe(200);
    expect(decodeJwt(browser.token ?? '')).toMatchObject({ amr: ['pwd', 'otp', 'mfa'], acr: expect.any(String) });
    expect(await auditsOf(ada())).toEqual(
      expect.arrayContaining(['Second factor requested', 'Second factor set up', 'Signed in']),
    );
    expect((await server.mailsTo(ada()))[0]?.subject).toContain('verification method added');
  });

  it('comes with distinct recovery codes of at least 112 bits, in readable groups', async () => {
    const { answer } = await enrol(ada());
    const codes = recoveryCodesIn(answer);
    for (const code of codes) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/);
      expect(code.replaceAll('-', '').length * Math.log2(32)).toBeGreaterThanOrEqual(112);
    }
    expect(new Set(codes).size).toBe(10);
  });

  it('accepts a 16-character recovery code from before', async () => {
    const { app } = await enrol(ada());
    const [user] = await server.store.users.find({ where: { email: ada() } });
    const codeHash = await digest(`recovery ${user?.id} 0123456789ABCDEF`);
    const kept = { id: crypto.randomUUID(), userId: user?.id ?? anId(), codeHash, createdAt: user?.createdAt ?? '' };
    await server.store.transaction((rows) => rows.recoveryCodes.insert({ ...kept, usedAt: null }));
    expect(await outcomesOf(useUp(ada(), '0123-4567-89ab-cdef'))).toEqual(['200']);
    expect(await outcomesOf(signIn(ada(), app))).toEqual(['200']);
  });

  it('stores neither secret nor recovery codes in plain text', async () => {
    const { answer, value } = await enrol(ada());
    const kept = JSON.stringify([
      await server.store.authenticators.find(),
      await server.store.recoveryCodes.find(),
      await server.store.challenges.find(),
      await server.store.audits.find(),
    ]);
    const secret = new URL(value.otpauthUrl).searchParams.get('secret') ?? 'none';
    for (const text of [secret, ...recoveryCodesIn(answer)]) expect(kept).not.toContain(text);
  });

  it('sealed with a missing key gives a clear error and a log line; another app still works', async () => {
    const lines: unknown[][] = [];
    const log = { ...silentLog, error: (...line: unknown[]) => void lines.push(line) };
    const sealer = createSealer(['the key that took its place, long enough']);
    const later = server.configured({}, { sealer, log });
    const { app } = await enrol(ada());
    const shown = async () => {
      const browser = later.browser();
      return show(browser, await ask(ada(), browser), app.code());
    };
    const answer = await shown();
    expect([answer.status, answer.errors]).toEqual([503, [expect.stringContaining('its key is missing')]]);
    expect(lines).toEqual([[expect.anything(), expect.stringContaining('FE_SECRET_KEYS lacks the key')]]);

    const [user] = await server.store.users.find({ where: { email: ada() } });
    const [kept] = await server.store.authenticators.find({ where: { userId: user?.id ?? anId() } });
    const sealedSecret = await sealer.seal(await server.ports.sealer.open(kept?.sealedSecret ?? ''));
    const second = anAuthenticator({ userId: user?.id ?? anId(), sealedSecret });
    await server.store.transaction((rows) => rows.authenticators.insert(second));
    const { mfaToken } = await ask(ada(), later.browser());
    expect((await later.browser().call(mfa.verify, { body: { mfaToken, value: app.code() } })).status).toBe(200);
  });

  it('is required at each sign-in, by password, code or link, with masked names', async () => {
    const { app } = await enrol(ada());
    const asked = await ask(ada());
    expect(asked).toMatchObject({ mfaEnrolled: true, mfaStrategies: [], mfaDevices: { phones: [], webauthn: [] } });
    expect((await signIn(ada(), app)).status).toBe(200);
    await server.browser().call(auth.passwordlessPrelogin, { params: { type: 'magiclink' }, body: { email: ada() } });
    const { token } = await server.linkTo(ada());
    const link = { params: { type: 'magiclink' }, body: { token } };
    expect(challengeIn(await server.browser().call(auth.passwordlessPostlogin, link)).mfaEnrolled).toBe(true);
  });

  it('is not required where no policy forces it and no factor is set up', async () => {
    const email = `ada@${crypto.randomUUID()}.test`;
    await openCompany(server.store, server.acme.roleIds, email.slice(4));
    expect((await server.browser().signIn(email)).value.mfaRequired).toBe(false);
  });

  describe('by policy', () => {
    const TABLE = [
      ['DontForce', 'password', false],
      ['Force', 'password', true],
      ['Force', 'sso', true],
      ['ForceExceptSAML', 'password', true],
      ['ForceExceptSAML', 'magicLink', true],
      ['ForceExceptSAML', 'sso', false],
    ] as const;
    for (const [type, by, asked] of TABLE)
      it(`${type} ${asked ? 'asks' : 'does not ask'} after a sign-in by ${by}`, () =>
        expect(requiresFactor(type, by)).toBe(asked));

    describe('on the wire', () => {
      const ways = {
        password: async (email: string) => (await server.browser().signIn(email)).value,
        code: async (email: string) => {
          const browser = server.browser();
          await browser.call(auth.passwordlessPrelogin, { params: { type: 'code' }, body: { email } });
          const [mail] = await server.mailsTo(email);
          const token = mail?.text.match(/^\d{6}$/m)?.[0] ?? '';
          return (await browser.call(auth.passwordlessPostlogin, { params: { type: 'code' }, body: { token } })).value;
        },
        sms: async (email: string) => {
          const phoneNumber = `+4915112${String(Date.now()).slice(-6)}`;
          const own = { phoneNumber, wayIn: phoneNumber, factor: false };
          await add(email, (rows, userId) => rows.phones.insert(aPhone({ userId, ...own })));
          const browser = server.browser();
          const params = { type: 'smscode' };
          await browser.call(auth.passwordlessPrelogin, { params, body: { phoneNumber } });
          const token = (await server.textsTo(phoneNumber))[0]?.text.match(/^\d{6}/)?.[0] ?? '';
          return (await browser.call(auth.passwordlessPostlogin, { params, body: { token } })).value;
        },
        link: async (email: string) => {
          const browser = server.browser();
          await browser.call(auth.passwordlessPrelogin, { params: { type: 'magiclink' }, body: { email } });
          const { token } = await server.linkTo(email);
          return (await browser.call(auth.passwordlessPostlogin, { params: { type: 'magiclink' }, body: { token } }))
            .value;
        },
        // both factors at once; the last, as it is set up on the way
        passkey: async (email: string) => {
          const device = anAuthenticatorDevice();
          const own = await enter(server, email, BY_BOTH);
          const body = device.create((await own.call(passkeys.create)).value);
          expect((await own.call(passkeys.verify, { body })).status).toBe(200);
          const browser = server.browser();
          const asked = (await browser.call(passkeys.prelogin, { body: {} })).value;
          return (await browser.call(passkeys.postlogin, { body: device.get(asked) })).value;
        },
      };
      const SAME: Readonly<Record<string, readonly string[]>> = { 'an inbox': ['code', 'link'], 'a phone': ['sms'] };
      /** Factors that a person has, and how many of them a challenge names after the password. */
      const held = {
        nothing: async () => undefined,
        'an app': (email: string) => enrol(email),
        'an inbox': async (email: string) => hand(await send(email)),
        'a phone': (email: string) => add(email, (rows, userId) => rows.phones.insert(aPhone({ userId }))),
        'a key': (email: string) =>
          add(email, (rows, userId) => rows.passkeys.insert(aPasskey({ userId, factor: true }))),
      };
      for (const [has, setUp] of Object.entries(held))
        for (const enforceMFAType of ENFORCE_MFA_TYPES)
          it(`${enforceMFAType} asks a user with ${has} alike for every sign-in method but a passkey`, async () => {
            await setUp(ada());
            const { tenantId = '' } = (await server.store.users.find({ where: { email: ada() } }))[0] ?? {};
            const where = { tenantId: tenantId as TenantId };
            await server.store.transaction((rows) =>
              rows.mfaPolicies.update(where, { enforceMfaType: enforceMFAType }),
            );
            for (const [by, come] of Object.entries(ways)) {
              // what was the way in is no second factor
              const factors = has === 'nothing' || SAME[has]?.includes(by) ? 0 : 1;
              const answer = await come(ada());
              const told = answer.mfaRequired
                ? { enrolled: answer.mfaEnrolled, factors: Object.values(answer.mfaDevices).flat().length }
                : 'in';
              const asked = by !== 'passkey' && (factors > 0 || enforceMFAType !== 'DontForce');
              expect([by, told]).toEqual([by, asked ? { enrolled: factors > 0, factors } : 'in']);
            }
          });
    });

    it('is the operator’s where it is stricter than the tenant’s', async () => {
      const strict = server.configured({
        mfa: { enforceMFAType: 'ForceExceptSAML', strategies: MFA_STRATEGIES, rememberDays: 0 },
      });
      const email = `ada@${crypto.randomUUID()}.test`;
      await openCompany(server.store, server.acme.roleIds, email.slice(4));
      const login = { body: { email, password: PASSWORD } };
      expect(challengeIn(await strict.browser().call(auth.login, login)).mfaEnrolled).toBe(false);
    });
  });

  describe('of an app', () => {
    it('is accepted one time step around now, and reported as skewed beyond that', async () => {
      const { app } = await enrol(ada());
      const browser = server.browser();
      const at = (offMs: number) => show(browser, asked, app.code(offMs));
      let asked = await ask(ada(), browser);
      expect(await outcomesOf(at(5 * MINUTE))).toEqual(['codeTimeSkewed']);
      expect(await outcomesOf(at(-5 * MINUTE))).toEqual(['codeTimeSkewed']);
      expect((await at(-5 * MINUTE)).errors[0]).toContain('clock');
      expect(await outcomesOf(at(-30 * SECOND))).toEqual(['codeAlreadyUsed']);
      expect(await outcomesOf(at(30 * SECOND))).toEqual(['200']);
      asked = await ask(ada(), browser);
      server.clock.pass(3 * 30 * SECOND);
      expect(await outcomesOf(at(-30 * SECOND))).toEqual(['200']);
    });

    it('that was refused as too early is still refused when its time comes', async () => {
      const { app } = await enrol(ada());
      const asked = await ask(ada());
      const early = app.code(5 * MINUTE);
      expect(await outcomesOf(show(server.browser(), asked, early))).toEqual(['codeTimeSkewed']);
      server.clock.pass(5 * MINUTE);
      expect(await outcomesOf(show(server.browser(), asked, early))).toEqual(['codeAlreadyUsed']);
    });

    it('works once per time step, across challenges and tabs', async () => {
      const { app } = await enrol(ada());
      const asked = [await ask(ada()), await ask(ada())] as const;
      const code = app.code();
      const answers = await outcomesOf(...asked.map((one) => show(server.browser(), one, code)));
      expect(answers.filter((answer) => answer === '200')).toHaveLength(1);
      expect(await outcomesOf(show(server.browser(), await ask(ada()), code))).toEqual(['codeAlreadyUsed']);
    });

    it('allows five attempts per challenge, however many come at once', async () => {
      const { app } = await enrol(ada());
      const asked = await ask(ada());
      const guesses = Array.from({ length: 7 }, () => show(server.browser(), asked, wrongCode(app.code())));
      expect((await outcomesOf(...guesses)).toSorted()).toEqual(
        [
          'codeAttemptsExceeded',
          'codeAttemptsExceeded',
          ...[0, 1, 2, 3, 4].map((left) => (left === 0 ? 'codeAttemptsExceeded' : `codeInvalid ${left}`)),
        ].toSorted(),
      );
      expect(await outcomesOf(show(server.browser(), asked, app.code()))).toEqual(['codeAttemptsExceeded']);
    });

    it('guessed across challenges locks the account, though the password is known', async () => {
      const { app } = await enrol(ada());
      for (let round = 0; round < 3; round += 1) {
        const asked = await ask(ada());
        for (let at = 0; at < 4; at += 1) await show(server.browser(), asked, wrongCode(app.code()));
      }
      expect((await server.browser().call(auth.login, { body: { email: ada(), password: PASSWORD } })).errorCode).toBe(
        'accountLocked',
      );
      expect((await server.mailsTo(ada()))[0]?.subject).toContain('locked');
    });

    it('of another person, or under another person’s challenge, is refused', async () => {
      const [hers, his] = [await enrol(ada()), await enrol(bo())];
      const [forHer, forHim] = [await ask(ada()), await ask(bo())];
      expect(await outcomesOf(show(server.browser(), forHer, his.app.code()))).toEqual(['codeInvalid 4']);
      const crossed = { ...forHer, mfaDevices: forHim.mfaDevices };
      expect(await outcomesOf(show(server.browser(), crossed, his.app.code()))).toEqual(['codeInvalid 3']);
      expect(await outcomesOf(show(server.browser(), forHer, hers.app.code()))).toEqual(['200']);
    });

    it('of another company, or its challenge, is refused here', async () => {
      const theirs = `${crypto.randomUUID()}.test`;
      const { tenantId } = await openCompany(server.store, server.acme.roleIds, theirs);
      await server.store.transaction((rows) => rows.mfaPolicies.insert(anMfaPolicy({ tenantId })));
      const [here, there] = [await enrol(ada()), await enrol(`ada@${theirs}`)];
      const [ours, foreign] = [await ask(ada()), await ask(`ada@${theirs}`)];
      const code = here.app.code();
      const crossed = [
        show(server.browser(), { ...foreign, mfaDevices: ours.mfaDevices }, code),
        show(server.browser(), { ...ours, mfaDevices: foreign.mfaDevices }, there.app.code()),
      ];
      expect(await outcomesOf(...crossed)).toEqual(['codeInvalid 4', 'codeInvalid 4']);
      expect(await outcomesOf(show(server.browser(), ours, code))).toEqual(['200']);
    });

    it('is enrolled by whichever of two tabs is scanned', async () => {
      const browser = server.browser();
      const { mfaToken } = await ask(ada(), browser);
      const first = await browser.call(mfa.enrollAuthenticator, { body: { mfaToken } });
      await browser.call(mfa.enrollAuthenticator, { body: { mfaToken } });
      const token = anApp(first.value.otpauthUrl, server.clock).code();
      const both = [0, 1].map(() => browser.call(mfa.verifyNewAuthenticator, { body: { mfaToken, token } }));
      expect((await outcomesOf(...both)).filter((answer) => answer === '200')).toHaveLength(1);
      expect(await server.store.authenticators.count()).toBeGreaterThan(0);
    });
  });

  describe('its challenge', () => {
    it('ends once it was used or after a quarter of an hour, and a made-up one is refused', async () => {
      const { app } = await enrol(ada());
      const [used, late] = [await ask(ada()), await ask(ada())];
      expect(await outcomesOf(show(server.browser(), used, app.code()))).toEqual(['200']);
      server.clock.pass(30 * SECOND);
      expect(await outcomesOf(show(server.browser(), used, app.code()))).toEqual(['challengeExpired']);
      server.clock.pass(15 * MINUTE);
      expect(await outcomesOf(show(server.browser(), late, app.code()))).toEqual(['challengeExpired']);
      const forged = { ...late, mfaToken: 'x'.repeat(43) };
      expect(await outcomesOf(show(server.browser(), forged, app.code()))).toEqual(['challengeExpired']);
    });

    it('for verification cannot enroll, and vice versa', async () => {
      const { app } = await enrol(ada());
      const { mfaToken } = await ask(ada());
      expect(await outcomesOf(server.browser().call(mfa.enrollAuthenticator, { body: { mfaToken } }))).toEqual([
        'challengeExpired',
      ]);
      const forBo = await ask(bo());
      expect(await outcomesOf(show(server.browser(), forBo, app.code()))).toEqual(['challengeExpired']);
    });

    it('consumes nothing where no session could be started', async () => {
      const { app } = await enrol(ada());
      const { stamper } = server.ports;
      const stamp: typeof stamper.stamp = async (purpose, text) => {
        if (purpose === 'refresh token') throw new Error('No session today');
        return stamper.stamp(purpose, text);
      };
      const failing = server.configured({}, { stamper: { ...stamper, stamp } });
      const asked = await ask(ada());
      expect(await outcomesOf(show(failing.browser(), asked, app.code()))).toEqual(['500']);
      expect(await outcomesOf(show(server.browser(), asked, app.code()))).toEqual(['200']);
    });
  });

  describe('a recovery code', () => {
    it('replaces it once, however it is typed, and its owner gets a mail', async () => {
      const { answer } = await enrol(ada());
      const [, second = ''] = recoveryCodesIn(answer);
      expect(await outcomesOf(useUp(ada(), second.toLowerCase().replaceAll('-', ' ')))).toEqual(['200']);
      expect(await outcomesOf(useUp(ada(), second))).toEqual(['recoveryCodeInvalid']);
      expect((await server.mailsTo(ada()))[0]?.subject).toContain('recovery code');
    });

    it('of another person is wrong', async () => {
      const [, his] = [await enrol(ada()), await enrol(bo())];
      expect(await outcomesOf(useUp(ada(), recoveryCodesIn(his.answer)[0] ?? ''))).toEqual(['recoveryCodeInvalid']);
    });

    it('removes every factor; the next sign-in sets up a new one, and the old codes end', async () => {
      const { answer, browser } = await enrol(ada());
      const [first = '', second = ''] = recoveryCodesIn(answer);
      const recover = (recoveryCode: string, email = ada()) =>
        server.browser().call(mfa.recover, { body: { email, recoveryCode } });
      expect(await outcomesOf(recover('WRON-GWRO-NGWR-ONGW'), recover(first, `unknown@${domain}`))).toEqual([
        'recoveryCodeInvalid',
        'recoveryCodeInvalid',
      ]);
      const both = await outcomesOf(recover(first), recover(first));
      expect(both.toSorted()).toEqual(['200', 'recoveryCodeInvalid']);
      expect((await browser.call(users.me)).errorCode).toBe('sessionEnded');
      expect(await auditsOf(ada())).toContain('Second factors removed by a recovery code');
      expect((await server.mailsTo(ada()))[0]?.subject).toContain('removed');
      expect(await outcomesOf(recover(second))).toEqual(['recoveryCodeInvalid']);
      // also where no policy asks
      await server.store.transaction((rows) => rows.mfaPolicies.remove({}));
      expect((await ask(ada())).mfaEnrolled).toBe(false);
      expect(recoveryCodesIn((await enrol(ada())).answer)).toHaveLength(10);
    });

    it('cannot be guessed forever: the account locks', async () => {
      const { answer } = await enrol(ada());
      const [first = ''] = recoveryCodesIn(answer);
      const guess = (recoveryCode: string) =>
        server.browser().call(mfa.recover, { body: { email: ada(), recoveryCode } });
      const guesses = [];
      while (guesses.length < 14) guesses.push(...(await outcomesOf(guess('WRON-GWRO-NGWR-ONGW'))));
      expect(new Set(guesses)).toEqual(new Set(['recoveryCodeInvalid', 'accountLocked']));
      expect(await outcomesOf(guess(first))).toEqual(['accountLocked']);
    });
  });

  describe('a remembered browser', () => {
    it('skips it until the trust expires, for that person alone', async () => {
      const [hers] = [await enrol(ada()), await enrol(bo())];
      const browser = server.browser();
      const { mfaToken } = await ask(ada(), browser);
      expect((await browser.call(mfaPolicies.rememberDevice, { query: { mfaToken } })).value).toEqual({
        isAllowedToRemember: true,
        mfaDeviceExpiration: 14 * 86_400,
      });
      expect((await signIn(ada(), hers.app, browser, { rememberDevice: true })).status).toBe(200);
      const again = await browser.signIn(ada());
      expect(again.value.mfaRequired).toBe(false);
      expect(decodeJwt(again.value.accessToken)['amr']).toEqual(['pwd', 'rba']);
      expect((await ask(bo(), browser)).mfaRequired).toBe(true);
      expect((await ask(ada(), server.browser())).mfaRequired).toBe(true);
      expect(JSON.stringify(await server.store.trustedBrowsers.find())).not.toContain(browser.trusted);
      server.clock.pass(14 * DAY);
      expect((await ask(ada(), browser)).mfaRequired).toBe(true);
    });

    it('ends with the factors, and is refused when made up', async () => {
      const { app, answer } = await enrol(ada());
      const browser = server.browser();
      await signIn(ada(), app, browser, { rememberDevice: true });
      const [first = ''] = recoveryCodesIn(answer);
      await server.browser().call(mfa.recover, { body: { email: ada(), recoveryCode: first } });
      expect((await ask(ada(), browser)).mfaRequired).toBe(true);
      const forged = server.browser();
      forged.trusted = 'x'.repeat(43);
      await enrol(bo());
      expect((await ask(bo(), forged)).mfaRequired).toBe(true);
    });
  });

  describe('a code by mail', () => {
    it('is enrolled by the first one, and shown with a masked address from then on', async () => {
      const first = await send(ada());
      expect(first.code).toMatch(/^\d{6}$/);
      expect(JSON.stringify(await server.store.challenges.find())).not.toContain(first.code);
      expect(await outcomesOf(hand(first))).toEqual(['200']);
      const again = await send(ada());
      expect(again).toMatchObject({ mfaEnrolled: true, mfaDevices: { emails: [{ email: `a•••@${domain}` }] } });
      expect(await outcomesOf(hand(again))).toEqual(['200']);
    });

    it('is refused when it is wrong, old, used, of another challenge or another person’s', async () => {
      const [first, his] = [await send(ada()), await send(bo())];
      const newer = await send(ada());
      expect(await outcomesOf(hand(first))).toEqual(['codeExpired']);
      expect(await outcomesOf(hand({ ...newer, code: wrongCode(newer.code) }))).toEqual(['codeInvalid 4']);
      expect(await outcomesOf(hand({ ...his, mfaToken: newer.mfaToken }))).toEqual(['codeExpired']);
      const both = await outcomesOf(hand(newer), hand(newer));
      expect(both.filter((answer) => answer === '200')).toHaveLength(1);
      server.clock.pass(5 * MINUTE);
      expect(await outcomesOf(hand(his))).toEqual(['codeExpired']);
    });

    it('allows five attempts, however many come at once', async () => {
      const sent = await send(ada());
      const guesses = await outcomesOf(
        ...Array.from({ length: 8 }, () => hand({ ...sent, code: wrongCode(sent.code) })),
      );
      expect(guesses.filter((guess) => guess.startsWith('codeInvalid')).length).toBe(4);
      expect(await outcomesOf(hand(sent))).toEqual(['codeAttemptsExceeded']);
    });

    it('does not count after a sign-in by mail', async () => {
      expect(await outcomesOf(hand(await send(ada())))).toEqual(['200']);
      await server.browser().call(auth.passwordlessPrelogin, { params: { type: 'magiclink' }, body: { email: ada() } });
      const { token } = await server.linkTo(ada());
      const link = { params: { type: 'magiclink' }, body: { token } };
      const asked = challengeIn(await server.browser().call(auth.passwordlessPostlogin, link));
      expect(asked).toMatchObject({ mfaEnrolled: false, mfaDevices: { emails: [] } });
      expect(asked.mfaStrategies).not.toContain('EmailCode');
    });

    it('is not available to a user who has another factor', async () => {
      await enrol(ada());
      const { mfaToken } = await ask(ada());
      expect(await outcomesOf(server.browser().call(mfa.sendEmailCode, { body: { mfaToken } }))).toEqual([
        'methodDisabled',
      ]);
    });
  });

  it('is set up by a signed-in user in the session where they began, and removed by its holder', async () => {
    const [browser, elsewhere] = [await enter(server, bo(), BY_BOTH), await enter(server, bo(), BY_BOTH)];
    const begun = (await browser.call(ownMfa.enrollAuthenticator)).value;
    const app = anApp(begun.otpauthUrl, server.clock);
    const finish = (at: Browser) => at.call(ownMfa.verifyNewAuthenticator, { body: { token: app.code() } });
    expect(await outcomesOf(finish(elsewhere))).toEqual(['codeInvalid 4']);
    expect((await finish(browser)).value.recoveryCodes).toHaveLength(10);

    const key = anAuthenticatorDevice({ transports: ['usb'] });
    const { webauthnToken, options } = (await browser.call(ownMfa.enrollWebAuthn, { body: {} })).value;
    const body = { deviceType: 'CrossPlatform' as const, webauthnToken, options: key.create(options) };
    expect(await outcomesOf(elsewhere.call(ownMfa.verifyNewWebAuthn, { body }))).toEqual(['challengeExpired']);
    expect((await browser.call(ownMfa.verifyNewWebAuthn, { body })).value).toEqual({});
    const number = { phoneNumber: '+4915177777777' };
    const { otcToken } = (await browser.call(ownMfa.enrollSms, { body: number })).value;
    const code = (await server.textsTo(number.phoneNumber))[0]?.text.slice(0, 6) ?? '';
    expect(await outcomesOf(elsewhere.call(ownMfa.verifyNewSms, { body: { otcToken, code } }))).toEqual([
      'codeExpired',
    ]);
    expect(await outcomesOf(browser.call(ownMfa.verifyNewSms, { body: { otcToken, code } }))).toEqual(['200']);
    const { value } = await browser.call(ownMfa.devices);
    expect(value).toMatchObject({
      authenticators: [{}],
      webauthn: [{ deviceType: 'CrossPlatform' }],
      phones: [number],
    });

    const params = { deviceId: value.authenticators[0]?.id ?? '' };
    const remove = (token: string) => browser.call(ownMfa.removeAuthenticator, { params, body: { token } });
    expect(await outcomesOf(remove(app.code()))).toEqual(['codeAlreadyUsed']);
    server.clock.pass(30 * SECOND);
    const guesses = await outcomesOf(...Array.from({ length: 6 }, () => remove(wrongCode(app.code()))));
    expect(guesses.toSorted()).toEqual([
      'codeAttemptsExceeded',
      'codeAttemptsExceeded',
      'codeAttemptsExceeded',
      ...[1, 2, 3].map((n) => `codeInvalid ${n}`),
    ]);
    expect(await outcomesOf(remove(app.code()))).toEqual(['codeAttemptsExceeded']);
    server.clock.pass(15 * MINUTE);
    await browser.refresh();
    expect(await outcomesOf(remove(app.code()))).toEqual(['200']);
    expect((await server.mailsTo(bo()))[0]?.subject).toContain('method removed');
    expect((await browser.call(ownMfa.devices)).value.authenticators).toEqual([]);
    const audits = await auditsOf(bo());
    expect(audits.filter((action) => action === 'Second factor set up')).toHaveLength(3);
    expect(audits).toEqual(expect.arrayContaining(['Second factor removed', 'Second factor not removed']));
  });

  it('has a policy of the tenant, beside the operator’s', async () => {
    const admin = await enter(server, ada(), BY_BOTH);
    const { value } = await admin.call(mfaPolicies.read);
    expect(value.enforceMFAType).toBe('Force');
    const body = { id: value.id, enforceMFAType: 'ForceExceptSAML' } as const;
    expect((await admin.call(mfaPolicies.update, { body })).value.enforceMFAType).toBe('ForceExceptSAML');
    expect((await admin.call(mfaPolicies.vendor)).value.enforceMFAType).toBe('DontForce');
    const kinds = (await admin.call(mfaPolicies.strategies)).value.strategies;
    expect(kinds.filter(({ isActive }) => isActive).map(({ strategy }) => strategy)).toEqual(MFA_STRATEGIES);
  });
});
