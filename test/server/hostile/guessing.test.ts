import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import type { MfaStrategy } from '../../../core/contract/entities/mfa.ts';
import { mfa } from '../../../core/contract/mfa.ts';
import { ownMfa } from '../../../core/contract/own-mfa.ts';
import { phones } from '../../../core/contract/phones.ts';
import { profile } from '../../../core/contract/profile.ts';
import { users } from '../../../core/contract/users.ts';
import { areas } from '../../../demo/server/routes.ts';
import type { Answer, Browser } from '../../kit/browser.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { countingStore } from '../../kit/counting-store.ts';
import { enter } from '../../kit/enter.ts';
import { anApp, challengeIn } from '../../kit/factors.ts';
import { wrongCode } from '../../kit/wrong-code.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

/** Tries that a lock, and a code of its own, allow. */
const LOCK = 10;
const CODE = 5;
const ROUNDS = 3;
const SECOND = 1000;

/** The fields that a person types a secret into. */
const TYPED = new Set(['password', 'code', 'recoveryCode', 'value']);

/** The answers of a call that has looked at what was typed. */
const JUDGED = new Set(['invalidCredentials', 'codeInvalid', 'recoveryCodeInvalid', 'invalidInput', '200']);

type Try = () => Promise<Answer<unknown>>;
interface Guesses {
  wrong: Try[];
  right: Try;
}
interface Guessing {
  /** Number of concurrent guesses that the server may verify before it refuses the rest. */
  allowed: number;
  /** Function that the server calls to verify a guess: `hasher.verify`. */
  judges?: string;
  begin(): Promise<Guesses>;
}

const times = <Value>(count: number, make: (at: number) => Value): Value[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Many tries at one secret, and the right one behind them. */
const overOne = (guess: (right: boolean) => Promise<Answer<unknown>>): Guesses => ({
  wrong: times(29, () => () => guess(false)),
  right: () => guess(true),
});

describe('a secret under concurrent guessing', () => {
  let server: TestServer;
  let asked: string[] = [];
  let domain = '';
  let numbers = 0;
  beforeAll(async () => {
    const strategies: MfaStrategy[] = ['AuthenticatorApp', 'SMS', 'EmailCode'];
    const plain = (await openTestServer()).configured({
      limits: ROOMY_LIMITS,
      otherAuthStrategies: ['Code'],
      secondaryAuthStrategies: [{ strategy: 'SmsCodeV2', isActive: true }],
      mfa: { enforceMFAType: 'DontForce', strategies, rememberDays: 0 },
    });
    const { store, hasher, sealer } = plain.ports;
    server = plain.configured(
      {},
      {
        store: countingStore(store, (question) => void asked.push(question)),
        hasher: {
          ...hasher,
          verify: (kept, password) => {
            asked.push('hasher.verify');
            return hasher.verify(kept, password);
          },
        },
        sealer: {
          ...sealer,
          open: (sealed) => {
            asked.push('sealer.open');
            return sealer.open(sealed);
          },
        },
      },
    );
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    domain = `${crypto.randomUUID()}.test`;
    await openCompany(server.store, server.acme.roleIds, domain);
    numbers += 1;
  });
  const ada = () => `ada@${domain}`;
  const number = () => `+4915113${String(numbers).padStart(6, '0')}`;
  const codeByMail = async () => (await server.mailsTo(ada()))[0]?.text.match(/^\d{6}$/m)?.[0] ?? 'none';
  const codeByPhone = async () => (await server.textsTo(number()))[0]?.text.match(/^\d{6}/)?.[0] ?? 'none';
  const challenge = async (browser: Browser) =>
    challengeIn(await browser.call(auth.login, { body: { email: ada(), password: PASSWORD } }));

  /** An authenticator app and recovery codes of hers. */
  const withApp = async () => {
    const browser = await enter(server, ada());
    const { value } = await browser.call(ownMfa.enrollAuthenticator);
    const app = anApp(value.otpauthUrl, server.clock);
    const kept = await browser.call(ownMfa.verifyNewAuthenticator, { body: { token: app.code() } });
    server.clock.pass(30 * SECOND);
    return { app, browser, codes: kept.value.recoveryCodes ?? [] };
  };
  /** So many challenges, each with as many tries as it allows. */
  const overChallenges = async (
    guess: (at: Awaited<ReturnType<typeof challenge>>, right: boolean) => Promise<Answer<unknown>>,
  ) => {
    const begun: Awaited<ReturnType<typeof challenge>>[] = [];
    while (begun.length < 24) begun.push(await challenge(server.browser()));
    const last = await challenge(server.browser());
    return {
      wrong: begun.flatMap((one) => times(CODE, () => () => guess(one, false))),
      right: () => guess(last, true),
    };
  };
  const deviceOf = ({ mfaDevices }: Awaited<ReturnType<typeof challenge>>) => ({
    deviceId: mfaDevices.authenticators[0]?.id ?? mfaDevices.phones[0]?.id ?? 'none',
  });
  const withPhone = async () => {
    const browser = await enter(server, ada());
    const { value } = await browser.call(ownMfa.enrollSms, { body: { phoneNumber: number() } });
    return { browser, otcToken: value.otcToken, code: await codeByPhone() };
  };

  /** Calls that judge what a person types, or a program makes: how they are guessed at, or why that is of no use. */
  const CALLS: Readonly<Record<string, Guessing | string>> = {
    'auth.login': {
      allowed: LOCK,
      judges: 'hasher.verify',
      begin: async () => ({
        wrong: times(29, (at) => () => server.browser().signIn(ada(), `Guess-${at}`)),
        right: () => server.browser().signIn(ada()),
      }),
    },
    'auth.passwordlessPostlogin': {
      allowed: CODE,
      begin: async () => {
        const browser = server.browser();
        const type = { params: { type: 'code' } };
        await browser.call(auth.passwordlessPrelogin, { ...type, body: { email: ada() } });
        const code = await codeByMail();
        return overOne((right) =>
          browser.call(auth.passwordlessPostlogin, { ...type, body: { token: right ? code : wrongCode(code) } }),
        );
      },
    },
    'mfa.verify': {
      allowed: LOCK,
      judges: 'sealer.open',
      begin: async () => {
        const { app } = await withApp();
        return overChallenges(({ mfaToken }, right) =>
          server.browser().call(mfa.verify, { body: { mfaToken, value: right ? app.code() : wrongCode(app.code()) } }),
        );
      },
    },
    'mfa.verify by recovery code': {
      allowed: LOCK,
      judges: 'recoveryCodes.find',
      begin: async () => {
        const { codes } = await withApp();
        return overChallenges(({ mfaToken }, right) =>
          server.browser().call(mfa.verify, { body: { mfaToken, value: right ? (codes[0] ?? '') : 'WRON-GWRO-NGWR' } }),
        );
      },
    },
    'mfa.verifyAuthenticator': {
      allowed: LOCK,
      judges: 'sealer.open',
      begin: async () => {
        const { app } = await withApp();
        return overChallenges((one, right) => {
          const value = right ? app.code() : wrongCode(app.code());
          const body = { mfaToken: one.mfaToken, value };
          return server.browser().call(mfa.verifyAuthenticator, { params: deviceOf(one), body });
        });
      },
    },
    'mfa.verifyEmailCode': {
      allowed: CODE,
      begin: async () => {
        const browser = await enter(server, ada());
        await server.store.transaction((rows) => rows.users.update({ email: ada() }, { emailFactor: true }));
        const { mfaToken } = await challenge(browser);
        const { value } = await browser.call(mfa.sendEmailCode, { body: { mfaToken } });
        const code = await codeByMail();
        return overOne((right) => {
          const body = { mfaToken, otcToken: value.otcToken, code: right ? code : wrongCode(code) };
          return browser.call(mfa.verifyEmailCode, { body });
        });
      },
    },
    'mfa.verifySms': {
      allowed: CODE,
      begin: async () => {
        const { browser, ...body } = await withPhone();
        await browser.call(ownMfa.verifyNewSms, { body });
        const one = await challenge(server.browser());
        const params = deviceOf(one);
        const { value } = await server.browser().call(mfa.sendSms, { params, body: { mfaToken: one.mfaToken } });
        const code = await codeByPhone();
        const sent = { mfaToken: one.mfaToken, otcToken: value.otcToken };
        return overOne((right) =>
          server.browser().call(mfa.verifySms, { params, body: { ...sent, code: right ? code : wrongCode(code) } }),
        );
      },
    },
    'mfa.verifyNewSms': {
      allowed: CODE,
      begin: async () => {
        const forced = server.configured({ mfa: { enforceMFAType: 'Force', strategies: ['SMS'], rememberDays: 0 } });
        const browser = forced.browser();
        const { mfaToken } = await challenge(browser);
        const { value } = await browser.call(mfa.enrollSms, { body: { mfaToken, phoneNumber: number() } });
        const code = await codeByPhone();
        const sent = { mfaToken, otcToken: value.otcToken };
        return overOne((right) =>
          browser.call(mfa.verifyNewSms, { body: { ...sent, code: right ? code : wrongCode(code) } }),
        );
      },
    },
    'mfa.recover': {
      allowed: LOCK,
      judges: 'recoveryCodes.find',
      begin: async () => {
        const { codes } = await withApp();
        return overOne((right) => {
          const recoveryCode = right ? (codes[0] ?? '') : 'WRON-GWRO-NGWR';
          return server.browser().call(mfa.recover, { body: { email: ada(), recoveryCode } });
        });
      },
    },
    'mfa.verifyNewAuthenticator': 'proves a secret that this call’s own challenge has shown',
    'mfa.enrollAuthenticator': 'takes a token of 256 bits alone',
    'mfa.enrollWebAuthn': 'takes a token of 256 bits alone',
    'mfa.askWebAuthn': 'takes a token of 256 bits alone',
    'mfa.verifyNewWebAuthn': 'is signed',
    'mfa.verifyWebAuthn': 'is signed',
    'ownMfa.verifyNewAuthenticator': 'proves a secret that the same session was shown',
    'ownMfa.verifyNewWebAuthn': 'is signed',
    'ownMfa.removeAuthenticator': {
      allowed: CODE,
      judges: 'sealer.open',
      begin: async () => {
        const { app, browser } = await withApp();
        const { value } = await browser.call(ownMfa.devices);
        const params = { deviceId: value.authenticators[0]?.id ?? 'none' };
        return overOne((right) => {
          const token = right ? app.code() : wrongCode(app.code());
          return browser.call(ownMfa.removeAuthenticator, { params, body: { token } });
        });
      },
    },
    'ownMfa.verifyNewSms': {
      allowed: CODE,
      begin: async () => {
        const { browser, otcToken, code } = await withPhone();
        return overOne((right) =>
          browser.call(ownMfa.verifyNewSms, { body: { otcToken, code: right ? code : wrongCode(code) } }),
        );
      },
    },
    'ownMfa.verifyEnroll': 'proves a secret that the same session was shown',
    'ownMfa.removeWebAuthn': 'is signed',
    'ownMfa.disable': {
      allowed: CODE,
      judges: 'sealer.open',
      begin: async () => {
        const { app, browser } = await withApp();
        return overOne((right) =>
          browser.call(ownMfa.disable, { body: { token: right ? app.code() : wrongCode(app.code()) } }),
        );
      },
    },
    'ownMfa.removeSms': {
      allowed: CODE,
      begin: async () => {
        const { browser, ...body } = await withPhone();
        await browser.call(ownMfa.verifyNewSms, { body });
        const [phone] = (await browser.call(ownMfa.devices)).value.phones;
        const params = { deviceId: phone?.id ?? 'none' };
        const { otcToken } = (await browser.call(ownMfa.askToRemoveSms, { params })).value;
        const code = await codeByPhone();
        return overOne((right) =>
          browser.call(ownMfa.removeSms, { params, body: { otcToken, code: right ? code : wrongCode(code) } }),
        );
      },
    },
    'ownMfa.verifyNewEmail': {
      allowed: CODE,
      begin: async () => {
        const browser = await enter(server, ada());
        const { otcToken } = (await browser.call(ownMfa.enrollEmail)).value;
        const code = (await server.mailsTo(ada()))[0]?.text.match(/^\d{6}$/m)?.[0] ?? '';
        return overOne((right) =>
          browser.call(ownMfa.verifyNewEmail, { body: { otcToken, code: right ? code : wrongCode(code) } }),
        );
      },
    },
    'phones.verify': {
      allowed: CODE,
      begin: async () => {
        const browser = await enter(server, ada());
        const { value } = await browser.call(phones.preverify, { body: { phoneNumber: number() } });
        const code = await codeByPhone();
        return overOne((right) =>
          browser.call(phones.verify, { body: { ...value, code: right ? code : wrongCode(code) } }),
        );
      },
    },
    'phones.verifyReset': {
      allowed: CODE,
      begin: async () => {
        const { value } = await server.browser().call(phones.reset, { body: { email: ada() } });
        const code = await codeByMail();
        return overOne((right) =>
          server.browser().call(phones.verifyReset, { body: { ...value, code: right ? code : wrongCode(code) } }),
        );
      },
    },
    'phones.verifyRemoval': {
      allowed: CODE,
      begin: async () => {
        const browser = await enter(server, ada());
        const added = await browser.call(phones.preverify, { body: { phoneNumber: number() } });
        await browser.call(phones.verify, { body: { ...added.value, code: await codeByPhone() } });
        const { items } = (await browser.call(phones.list, { query: {} })).value;
        const params = { phoneId: items.at(-1)?.id ?? '' };
        const { otcToken } = (await browser.call(phones.remove, { params, query: {} })).value;
        const code = await codeByPhone();
        return overOne((right) =>
          browser.call(phones.verifyRemoval, { params, body: { otcToken, code: right ? code : wrongCode(code) } }),
        );
      },
    },
    'profile.verifyPhone': {
      allowed: CODE,
      begin: async () => {
        const browser = await enter(server, ada());
        const { value } = await browser.call(profile.sendPhoneCode, { body: { phoneNumber: number() } });
        const code = await codeByPhone();
        return overOne((right) =>
          browser.call(profile.verifyPhone, { body: { ...value, code: right ? code : wrongCode(code) } }),
        );
      },
    },
    'profile.readEmailLink': 'takes a token of 256 bits',
    'profile.confirmEmail': 'takes a token of 256 bits',
    'profile.undoEmailChange': 'takes a token of 256 bits',
    'ownAccount.undoDeletion': 'takes a token of 256 bits',
    'users.tokenFor': 'takes no secret',
    'phones.change': 'takes a token of 256 bits',
    'social.postlogin': 'takes the answer to a state of 256 bits',
    'ssoSignIn.samlPostlogin': 'takes what a flow of 256 bits has proved',
    'ssoSignIn.oidcPostlogin': 'takes the answer to a state of 256 bits',
    'ssoSignIn.olderOidcPostlogin': 'takes the answer to a state of 256 bits',
    'socialLinks.add': 'takes the answer to a state of 256 bits',
    'passkeys.postlogin': 'is signed',
    'passkeys.verify': 'is signed',
    'users.changePassword': {
      allowed: LOCK,
      judges: 'hasher.verify',
      begin: async () => {
        const browser = await enter(server, ada());
        return overOne((right) => {
          const body = { password: right ? PASSWORD : 'wrong', newPassword: 'Lantern-kettle-42-orbit' };
          return browser.call(users.changePassword, { body });
        });
      },
    },
    'users.signUp': 'chooses a password',
    'users.passwordStrength': 'is told nothing of any account',
    'users.activationStrategy': 'takes a token of 256 bits',
    'users.activate': 'takes a token of 256 bits, and chooses a password',
    'users.verifyPasswordReset': 'takes a token of 256 bits, and chooses a password',
    'users.unlock': 'takes a token of 256 bits',
    'apiTokens.exchange': 'takes a secret of 256 bits',
    'impersonation.end': 'takes a token of 256 bits',
    'invitations.verifyLink': 'takes a token of 256 bits',
    'invitations.join': 'takes a token of 256 bits',
    'invitations.verify': 'takes a token of 256 bits',
    'invitations.accept': 'takes a token of 256 bits, and chooses a password',
  };

  it('covers every secret that a call verifies', () => {
    const judging = Object.entries(areas).flatMap(([area, routes]) =>
      routes
        .filter(({ rule }) => {
          const { body } = rule.checks as { body?: { entries?: Readonly<Record<string, unknown>> } };
          return rule.limit === 'proof' || Object.keys(body?.entries ?? {}).some((field) => TYPED.has(field));
        })
        .map(({ name }) => `${area}.${name}`),
    );
    const known = Object.keys(CALLS).map((name) => name.split(' ')[0] ?? '');
    expect(judging.toSorted()).toEqual([...new Set(known)].toSorted());
  });

  for (const [name, guessing] of Object.entries(CALLS))
    if (typeof guessing !== 'string')
      it(`is verified ${guessing.allowed} times at most by ${name}, and not even the right one beyond that`, async () => {
        const { wrong, right } = await guessing.begin();
        asked = [];
        const answers = await Promise.all([...wrong, right].map((make) => make()));
        const told = answers.map(({ errorCode, status }) => errorCode ?? String(status));
        const entered = told.at(-1) === '200';
        // a proof of identity resets the tries
        const most = entered ? 2 * guessing.allowed : guessing.allowed;
        expect(told.filter((answer) => JUDGED.has(answer)).length).toBeLessThanOrEqual(most);
        expect(told.filter((answer) => JUDGED.has(answer)).length).toBeGreaterThan(0);
        if (guessing.judges)
          expect(asked.filter((question) => question === guessing.judges).length).toBeLessThanOrEqual(most);
      });

  it('is refused behind 29 wrong ones, in each of three rounds', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `${round}-${crypto.randomUUID()}@${domain}`;
      await server.store.transaction((rows) => rows.users.update({ email: ada() }, { email }));
      const browsers = times(30, () => server.browser());
      asked = [];
      const wrong = browsers.slice(1).map((browser, at) => browser.signIn(email, `Guess-${round}-${at}`));
      await Promise.all(wrong);
      expect(asked.filter((question) => question === 'hasher.verify').length).toBeLessThanOrEqual(LOCK);
      for (let rest = 0; rest < LOCK; rest += 1) await browsers[1]?.signIn(email, 'wrong');
      expect((await browsers[0]?.signIn(email))?.errorCode).toBe('accountLocked');
      await server.store.transaction((rows) => rows.users.update({ email }, { email: ada() }));
    }
  });

  it('is counted per account for second factors too, from however many IP addresses', async () => {
    const few = { times: 3, seconds: 60 };
    const { proof } = ROOMY_LIMITS;
    const { app } = await withApp();
    const unlocked = { enabled: false, maxAttempts: LOCK, lockedMinutes: 60 };
    const strict = server.configured({
      lockoutPolicy: unlocked,
      limits: { ...ROOMY_LIMITS, proof: { ...proof, perAccount: few } },
    });
    const begun = [];
    while (begun.length < 6) begun.push(await challenge(server.browser()));
    const guess = ({ mfaToken }: { mfaToken: string }, value: string) =>
      strict.browser().call(mfa.verify, { body: { mfaToken, value } });
    const answers = await Promise.all(begun.map((one) => guess(one, wrongCode(app.code()))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 429, 429, 429]);
    server.clock.pass(60 * SECOND);
    expect((await guess(await challenge(server.browser()), app.code())).status).toBe(200);
  });

  it('does not lock a person who signs in many times at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(times(29, () => server.browser().signIn(ada())));
      const told = new Set(answers.map(({ errorCode, status }) => errorCode ?? status));
      // a server at its limits asks to come again, by 429 or 503; neither locks anybody
      expect([...told].filter((answer) => answer !== 429 && answer !== 503)).toEqual([200]);
      expect((await server.browser().signIn(ada())).status).toBe(200);
    }
    expect(await server.mailsTo(ada())).toEqual([]);
  });
});
