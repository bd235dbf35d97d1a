import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import { mfa } from '../../../core/contract/mfa.ts';
import { stepUp } from '../../../core/contract/step-up.ts';
import { users } from '../../../core/contract/users.ts';
import type { MfaStrategy } from '../../../core/contract/entities/mfa.ts';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { anApp, challengeIn } from '../../kit/factors.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import * as row from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const SECOND = 1000;

/** A person in whose account a passkey has been put. */
interface Case {
  server: TestServer;
  email: string;
  userId: UserId;
}
type Happening = (about: Case) => Promise<void>;

const codeIn = (text = '') => text.match(/\b\d{6}\b/)?.[0] ?? '';

const byLink: Happening = async ({ server, email }) => {
  const params = { type: 'magiclink' };
  await server.browser().call(auth.passwordlessPrelogin, { params, body: { email } });
  const { token } = await server.linkTo(email);
  const { status } = await server.browser().call(auth.passwordlessPostlogin, { params, body: { token } });
  expect(status).toBe(200);
};

const byPassword: Happening = async ({ server, email }) => {
  expect((await server.browser().signIn(email)).status).toBe(200);
};

/** Signs in by a link in the mail, and by an app that was set up before. */
const byLinkAndApp: Happening = async ({ server, email, userId }) => {
  const createdAt = '2020-01-01T00:00:00.000Z';
  const app = row.anAuthenticator({ userId, createdAt, sealedSecret: await server.ports.sealer.seal(SECRET) });
  await server.store.transaction((rows) => rows.authenticators.insert(app));
  const params = { type: 'magiclink' };
  await server.browser().call(auth.passwordlessPrelogin, { params, body: { email } });
  const { token } = await server.linkTo(email);
  const browser = server.browser();
  const { mfaToken } = challengeIn(await browser.call(auth.passwordlessPostlogin, { params, body: { token } }));
  const value = new TOTP({ secret: SECRET }).generate({ timestamp: server.clock.now().getTime() });
  expect((await browser.call(mfa.verify, { body: { mfaToken, value } })).status).toBe(200);
};

/** Signs in where a second factor is forced, and sets one up on the way. */
const bySettingUp: Happening = async ({ server, email }) => {
  const forced = server.configured({ mfa: { ...server.ports.config.mfa, enforceMFAType: 'Force' } });
  const browser = forced.browser();
  const { mfaToken } = challengeIn(await browser.call(auth.login, { body: { email, password: PASSWORD } }));
  const { otpauthUrl } = (await browser.call(mfa.enrollAuthenticator, { body: { mfaToken } })).value;
  server.clock.pass(SECOND);
  const token = anApp(otpauthUrl, server.clock).code();
  expect((await browser.call(mfa.verifyNewAuthenticator, { body: { mfaToken, token } })).status).toBe(200);
};

const byChangingPassword: Happening = async ({ server, email }) => {
  const browser = server.browser();
  await browser.signIn(email);
  const body = { password: PASSWORD, newPassword: 'Chosen-in-between-1' };
  expect((await browser.call(users.changePassword, { body })).status).toBe(200);
};

/** Puts it there in a session, which then steps up by a mailed code. */
const bySteppingUpByMail: Happening = async ({ server, email, userId }) => {
  const browser = server.browser();
  await browser.signIn(email);
  server.clock.pass(SECOND);
  const changes = { createdAt: server.clock.now().toISOString() };
  await server.store.transaction((rows) => rows.passkeys.update({ userId }, changes));
  server.clock.pass(SECOND);
  const { mfaToken } = challengeIn(await browser.call(stepUp.generate, { body: {} }));
  const { otcToken = '' } = (await browser.call(mfa.sendEmailCode, { body: { mfaToken } })).value;
  const [mail] = await server.mailsTo(email);
  const body = { mfaToken, otcToken, code: codeIn(mail?.text) };
  expect((await browser.call(mfa.verifyEmailCode, { body })).status).toBe(200);
};

/** Events between the setting up and the reset, and the factors removed with it. */
const CASES: [what: string, happens: Happening, goes: string[]][] = [
  ['nothing has happened', async () => undefined, ['passkey']],
  ['a sign-in by password', byPassword, []],
  ['a sign-in by a mailed link', byLink, ['passkey']],
  ['a sign-in by a mailed link and a second factor', byLinkAndApp, []],
  ['a sign-in that set a second factor up', bySettingUp, ['authenticator', 'recoveryCodes']],
  ['a change of the password in use', byChangingPassword, []],
  ['a step-up by a mailed code', bySteppingUpByMail, ['passkey']],
];

describe('a sign-in method or factor of an account', () => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    const opened = await openTestServer();
    const strategies: MfaStrategy[] = ['AuthenticatorApp', 'EmailCode'];
    const offered = { ...opened.ports.config.mfa, strategies };
    server = opened.configured({ limits: ROOMY_LIMITS, otherAuthStrategies: ['MagicLink'], mfa: offered });
  });
  afterAll(() => server.close());

  for (const [what, happens, goes] of CASES)
    it(`${goes.length === 0 ? 'survives' : `is removed (${goes.join(', ')}) by`} a password reset after ${what}`, async () => {
      const domain = `recent${(count += 1)}.test`;
      await openCompany(server.store, server.acme.roleIds, domain);
      const email = `ada@${domain}`;
      await byPassword({ server, email, userId: row.anId() });
      const [ada] = await server.store.users.find({ where: { email } });
      if (!ada) throw new Error('Ada is not there');
      server.clock.pass(SECOND);
      const passkey = { userId: ada.id, factor: false, createdAt: server.clock.now().toISOString() };
      await server.store.transaction((rows) => rows.passkeys.insert(row.aPasskey(passkey)));
      server.clock.pass(SECOND);
      await happens({ server, email, userId: ada.id });
      server.clock.pass(SECOND);

      const browser = server.browser();
      await browser.call(users.resetPassword, { body: { email } });
      const body = { ...(await server.linkTo(email)), password: 'Brand-new-pass-1' };
      const { value } = await browser.call(users.verifyPasswordReset, { body });
      expect(value.removed.map(({ type }) => type)).toEqual(goes);
      const left = await server.store.passkeys.count({ userId: ada.id });
      expect(left).toBe(goes.includes('passkey') ? 0 : 1);
      const told = (await server.mailsTo(email)).map(({ subject }) => subject);
      const subject = 'Some Tasklane sign-in methods were removed';
      expect(told.includes(subject)).toBe(goes.length > 0);
      const written = { userId: ada.id, action: 'Sign-in methods removed by a password reset' };
      expect(await server.store.audits.count(written)).toBe(goes.length > 0 ? 1 : 0);
    });
});
