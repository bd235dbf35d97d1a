import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../core/contract/users.ts';
import { zxcvbnStrength } from '../../../demo/server/passwords/password-strength.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { randomFrom } from '../../kit/random.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const STRONG = 'Lantern-kettle-42-orbit';
const anAddress = () => `vera.lindqvist@${crypto.randomUUID().slice(0, 8)}.test`;

describe('a new password', () => {
  let server: TestServer;
  let domain = '';
  beforeAll(async () => {
    server = (await openTestServer()).configured({ limits: ROOMY_LIMITS });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    domain = `${crypto.randomUUID()}.test`;
    await openCompany(server.store, server.acme.roleIds, domain);
  });
  const ada = () => `ada@${domain}`;

  const refused: [password: (email: string) => string, code: string][] = [
    [() => 'Password-2026!', 'passwordTooGuessable'],
    [() => 'Qwerty123456!', 'passwordTooGuessable'],
    [() => 'Tasklane-Tasklane1', 'passwordContainsPersonalData'],
    [(email) => `${email}A1`, 'passwordContainsPersonalData'],
    [() => 'Vera-Lindqvist-1', 'passwordContainsPersonalData'],
    [() => 'Nordlicht-Werke1', 'passwordContainsPersonalData'],
    [() => 'aaaaaaaaaaaaaaaa', 'passwordTooGuessable'],
    [() => '1234567890123456', 'passwordTooGuessable'],
    [() => 'PassWord1234', 'passwordBreached'],
    [() => 'short', 'passwordPolicyNotMet'],
  ];

  /** Everywhere that a person chooses one. */
  const places: Readonly<Record<string, (password: string, email: string) => Promise<string>>> = {
    'at sign-up': async (password, email) => {
      const body = { email, name: 'Vera Lindqvist', companyName: 'Nordlicht Werke', password };
      const { status, errorCode } = await server.browser().call(users.signUp, { body });
      return errorCode ?? String(status);
    },
    'where it is asked beforehand': async (password, email) => {
      const body = { password, words: ['Vera Lindqvist', email, 'Nordlicht Werke'] };
      const { value, status } = await server.browser().call(users.passwordStrength, { body });
      return value.refused ?? String(status);
    },
  };
  for (const [place, choose] of Object.entries(places))
    for (const [make, code] of refused)
      it(`like ${make('own@address')} is refused ${place} with ${code}`, async () => {
        const email = anAddress();
        expect(await choose(make(email), email)).toBe(code);
        expect(await choose(STRONG, email)).toBe('200');
      });

  /** Each way in which a person who has an account chooses one, with the names that are known of them. */
  const known: Readonly<Record<string, (password: string) => Promise<string>>> = {
    'by a reset': async (password) => {
      await server.browser().call(users.resetPassword, { body: { email: ada() } });
      const body = { ...(await server.linkTo(ada())), password };
      const { errorCode, status } = await server.browser().call(users.verifyPasswordReset, { body });
      return errorCode ?? String(status);
    },
    'by a change': async (password) => {
      const browser = await enter(server, ada());
      const body = { password: PASSWORD, newPassword: password };
      const { errorCode, status } = await browser.call(users.changePassword, { body });
      return errorCode ?? String(status);
    },
    'by an activation': async (password) => {
      const email = `new@${domain}`;
      await server.store.transaction((rows) =>
        rows.users.update({ email }, { passwordHash: null, name: 'Ada Lovelace' }),
      );
      await server.browser().call(users.resetActivation, { body: { email } });
      // of an account that no one has confirmed, what its owner says now counts
      const body = { ...(await server.linkTo(email)), password, name: 'Ada Lovelace', companyName: domain };
      const { errorCode, status } = await server.browser().call(users.activate, { body });
      return errorCode ?? String(status);
    },
  };
  for (const [way, choose] of Object.entries(known))
    it(`${way} is checked against the names of person, company and vendor`, async () => {
      for (const own of ['AdaLovelace1', `${domain}1`, 'Tasklane-Tasklane1'])
        expect(await choose(own)).toBe('passwordContainsPersonalData');
      expect(await choose('Password-2026!')).toBe('passwordTooGuessable');
      expect(await choose(STRONG)).toBe('200');
    });

  it('need not mix kinds of characters unless the operator requires it', async () => {
    const password = 'lantern kettle orbit';
    const draft = { email: anAddress(), name: 'Vera Lindqvist', companyName: 'Nordlicht Werke', password };
    const { passwordPolicy } = DEFAULT_CONFIG;
    const strict = server.configured({
      passwordPolicy: {
        ...passwordPolicy,
        allowPassphrases: false,
        optionalTests: { ...passwordPolicy.optionalTests, requireNumbers: true },
      },
    });
    expect((await strict.browser().call(users.signUp, { body: draft })).errorCode).toBe('passwordPolicyNotMet');
    expect((await server.browser().call(users.signUp, { body: draft })).status).toBe(200);
  });

  const ask = async (minScore: number, password: string) => {
    const at = server.configured({ passwordStrength: { minScore } });
    return (await at.browser().call(users.passwordStrength, { body: { password } })).value.refused;
  };
  it('is as strong as the operator asks', async () => {
    expect(await ask(0, 'qwertyqwerty')).toBeUndefined();
    expect(await ask(3, PASSWORD)).toBeUndefined();
    expect(await ask(4, 'Another-pass-9')).toBe('passwordTooGuessable');
  });

  it('is checked in bounded time, whatever it contains', async () => {
    const { guessesLog10 } = zxcvbnStrength();
    const random = randomFrom(7);
    for (const alphabet of ['4@8({[<369&#!1/|0$5+7%2', '1!|l', '()/\\|_[]{}<>', '123', 'aA', 'é̀', '😀'])
      for (let round = 0; round < 5; round += 1) {
        const characters = [...alphabet];
        const make = (length: number) =>
          Array.from({ length }, () => characters[Math.floor(random() * characters.length)]).join('');
        // what comes after the beginning is not looked at
        const begins = make(40);
        const [one, other] = [await guessesLog10(begins, []), await guessesLog10(begins + make(1000), [])];
        expect(other).toBe(one);
      }
  });
});
