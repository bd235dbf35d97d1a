import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../../core/contract/auth.ts';
import { members } from '../../../../core/contract/members.ts';
import { ownMfa } from '../../../../core/contract/own-mfa.ts';
import { users } from '../../../../core/contract/users.ts';
import { DEFAULT_LIMITS } from '../../../../demo/server/limits/limits.ts';
import type { Mailing } from '../../../../demo/server/mail/mailing.ts';
import { countRecipients, EXCESS } from '../../../../demo/server/mail/recipient-limits.ts';
import { openCompany } from '../../../kit/company.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { aPerson } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const HOUR_MS = 3_600_000;
const MOST = DEFAULT_LIMITS.recipients.mail.times;
const SENDS = 20;
const RECIPIENTS = { ...ROOMY_LIMITS, recipients: DEFAULT_LIMITS.recipients };

const times = <Value>(count: number, make: (at: number) => Value): Value[] =>
  Array.from({ length: count }, (_, at) => make(at));

describe('the limit of messages to one recipient', () => {
  let server: TestServer;
  let domain = '';
  let numbers = 0;
  beforeAll(async () => {
    server = (await openTestServer()).configured({
      limits: RECIPIENTS,
      otherAuthStrategies: ['MagicLink'],
      secondaryAuthStrategies: [{ strategy: 'SmsCodeV2', isActive: true }],
      mfa: { enforceMFAType: 'DontForce', strategies: ['SMS', 'EmailCode'], rememberDays: 0 },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    domain = `${crypto.randomUUID()}.test`;
    await openCompany(server.store, server.acme.roleIds, domain);
    numbers += 1;
    // what was counted for all is over
    server.clock.pass(24 * HOUR_MS);
  });
  const ada = () => `ada@${domain}`;
  const number = () => `+4915114${String(numbers).padStart(6, '0')}`;

  /** Sends something of each kind. */
  const SEND: Readonly<Record<keyof Mailing, (mail: Mailing, email: string, phoneNumber: string) => Promise<void>>> = {
    activation: (mail, email) => mail.activation(aPerson({ email }), 'token'),
    passwordReset: (mail, email) => mail.passwordReset(aPerson({ email }), 'token'),
    firstPassword: (mail, email) => mail.firstPassword(aPerson({ email }), 'token'),
    passwordBreached: (mail, email) => mail.passwordBreached(aPerson({ email }), 'token'),
    accountLocked: (mail, email) => mail.accountLocked(aPerson({ email }), 'token'),
    signInCode: (mail, email) => mail.signInCode(aPerson({ email }), '123456'),
    magicLink: (mail, email) => mail.magicLink(aPerson({ email }), 'token'),
    signInText: (mail, _, phoneNumber) => mail.signInText({ phoneNumber, language: 'en' }, '123456'),
    smsCode: (mail, _, phoneNumber) => mail.smsCode({ phoneNumber, language: 'en' }, '123456'),
    confirmationCode: (mail, email) => mail.confirmationCode(aPerson({ email }), '123456'),
    phoneResetCode: (mail, email) => mail.phoneResetCode(aPerson({ email }), '123456'),
    invitation: (mail, email) => mail.invitation(aPerson({ email }), 'Acme', 'token'),
    invitationAgain: (mail, email) => mail.invitationAgain(aPerson({ email }), 'Acme', 'token'),
    signUpAttempt: (mail, email) => mail.signUpAttempt(aPerson({ email })),
    personJoined: (mail, email) => mail.personJoined(aPerson({ email }), 'Acme'),
    factorAdded: (mail, email) => mail.factorAdded(aPerson({ email })),
    factorRemoved: (mail, email) => mail.factorRemoved(aPerson({ email })),
    recoveryCodeUsed: (mail, email) => mail.recoveryCodeUsed(aPerson({ email })),
    factorsRemoved: (mail, email) => mail.factorsRemoved(aPerson({ email })),
    factorsReset: (mail, email) => mail.factorsReset(aPerson({ email })),
    recentWaysRemoved: (mail, email) => mail.recentWaysRemoved(aPerson({ email })),
    emailChangeFrom: (mail, email) => mail.emailChangeFrom(aPerson({ email }), { token: 'token', to: 'new@acme.test' }),
    emailChangeTo: (mail, email) => mail.emailChangeTo(aPerson({ email }), 'token'),
    emailChangeTaken: (mail, email) => mail.emailChangeTaken(aPerson({ email })),
    emailChanged: (mail, email) => mail.emailChanged(aPerson({ email }), { token: 'token', to: 'new@acme.test' }),
    emailChangeUndone: (mail, email) => mail.emailChangeUndone(aPerson({ email })),
    phoneChanged: (mail, email) => mail.phoneChanged(aPerson({ email })),
    companyLeft: (mail, email) => mail.companyLeft(aPerson({ email }), 'Acme'),
    dataExported: (mail, email) => mail.dataExported(aPerson({ email })),
    deletionRequested: (mail, email) =>
      mail.deletionRequested(aPerson({ email }), 'token', { at: '2026-02-01T00:00:00.000Z' }),
    deletionCanceled: (mail, email) => mail.deletionCanceled(aPerson({ email })),
    accountDeleted: (mail, email) => mail.accountDeleted(aPerson({ email })),
    passwordChanged: (mail, email) => mail.passwordChanged(aPerson({ email })),
    sessionCopied: (mail, email) => mail.sessionCopied(aPerson({ email })),
    tokenExpiring: (mail, email) =>
      mail.tokenExpiring(aPerson({ email }), 'Acme', { token: 'CI', at: '2026-02-01T00:00:00.000Z' }),
    billing: (mail, email) => mail.billing('subscriptionEnded', aPerson({ email }), 'Acme', { plan: 'Growth' }),
  };
  const kinds = Object.keys(SEND) as (keyof Mailing)[]; // a literal table has no other keys

  /** One transaction of one call of one node. */
  const send = async (kind: keyof Mailing, at = server, fails = false): Promise<void> => {
    const recipients = countRecipients(at.ports);
    let kept = false;
    try {
      await server.store.transaction(async (rows) => {
        recipients.begin();
        await SEND[kind](at.ports.post.within(rows, recipients), ada(), number());
        if (fails) throw new Error('undone');
      });
      kept = true;
    } finally {
      await recipients.end(kept);
    }
  };
  const sentOf = async () => (await server.mailsTo(ada())).length + (await server.textsTo(number())).length;

  for (const kind of kinds)
    it(`is ${MOST} of ${kind} in an hour, however many nodes send ${SENDS} at once`, async () => {
      const nodes = [server, server.configured({})];
      await Promise.allSettled(times(SENDS, (at) => send(kind, nodes[at % 2])));
      expect(await sentOf()).toBe(MOST);
      server.clock.pass(HOUR_MS);
      // of a notice one more stands for the rest
      expect(await sentOf()).toBe(EXCESS[kind].excess === 'delayed' ? MOST + 1 : MOST);
      await send(kind);
      expect(await sentOf()).toBeGreaterThan(MOST);
    });

  for (const kind of kinds.filter((one) => EXCESS[one].excess === 'delayed'))
    it(`still lets ${kind} through when every other kind has reached its limit`, async () => {
      for (const other of kinds.filter((one) => one !== kind))
        await Promise.allSettled(times(MOST + 1, () => send(other)));
      const before = await sentOf();
      await send(kind);
      expect(await sentOf()).toBe(before + 1);
    });

  const ask = async (phoneNumber: string) => {
    const statuses = [];
    for (let at = 0; at < MOST + 1; at += 1) {
      const body = { phoneNumber };
      statuses.push(
        (await server.browser().call(auth.passwordlessPrelogin, { params: { type: 'smscode' }, body })).status,
      );
    }
    return statuses;
  };
  const strict = (
    recipients: Partial<typeof DEFAULT_LIMITS.recipients>,
    smsCountries: readonly string[] | null = null,
  ) =>
    server.configured({
      limits: { ...RECIPIENTS, recipients: { ...DEFAULT_LIMITS.recipients, ...recipients } },
      smsCountries,
    });
  const setUp = async (at: TestServer, phoneNumber: string) => {
    const browser = await enter(at, ada());
    const { status, errorCode } = await browser.call(ownMfa.enrollSms, { body: { phoneNumber } });
    return errorCode ?? status;
  };

  it('does not count a transaction that was rolled back', async () => {
    await Promise.allSettled(times(SENDS, () => send('smsCode', server, true)));
    await send('smsCode');
    expect(await sentOf()).toBe(1);
    await Promise.allSettled(times(SENDS, () => send('smsCode')));
    expect(await sentOf()).toBe(MOST);
  });

  it('counts a retried transaction once', async () => {
    const recipients = countRecipients(server.ports);
    for (let round = 0; round < SENDS; round += 1) {
      recipients.begin();
      expect(await recipients.text('smsCode', number())).toEqual({ inSeconds: 0 });
    }
    await recipients.end(true);
    await Promise.allSettled(times(SENDS, () => send('smsCode')));
    expect(await sentOf()).toBe(MOST - 1);
  });

  it('is 5 mails for repeated invitations, after which the administrator must wait', async () => {
    const invitee = `victim@${domain}`;
    const statuses: number[] = [];
    const companies = await Promise.all(
      times(4, async (at) => {
        const other = `${at}.${domain}`;
        await openCompany(server.store, server.acme.roleIds, other);
        return enter(server, `ada@${other}`);
      }),
    );
    for (const browser of companies) {
      const { value } = await browser.call(members.invite, { body: { email: invitee } });
      for (let again = 0; again < 15; again += 1) {
        const params = { userId: value.id ?? 'none' };
        statuses.push((await browser.call(members.resend, { params })).status);
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(MOST - 1);
    expect(new Set(statuses.slice(MOST))).toEqual(new Set([429, 400]));
    expect(await server.mailsTo(invitee)).toHaveLength(MOST);
  });

  it('is 5 texts to a phone that four accounts enroll', async () => {
    const answers = [];
    for (const name of ['ada', 'bo', 'root', 'new']) {
      const browser = await enter(server, `${name}@${domain}`);
      const body = { phoneNumber: number() };
      for (let again = 0; again < 6; again += 1) answers.push(await browser.call(ownMfa.enrollSms, { body }));
    }
    expect(answers.map(({ status }) => status)).toEqual([...times(MOST, () => 200), ...times(19, () => 429)]);
    expect(await server.textsTo(number())).toHaveLength(MOST);
  });

  it('is 10 texts a day', async () => {
    for (let hour = 0; hour < 4; hour += 1) {
      await Promise.allSettled(times(MOST + 1, () => send('smsCode')));
      server.clock.pass(HOUR_MS);
    }
    expect(await sentOf()).toBe(10);
  });

  it('is invisible to the caller, with and without an account, and the last link still works', async () => {
    const reset = (email: string) => server.browser().call(users.resetPassword, { body: { email } });
    const answersOf = async (email: string) => {
      const answers = [];
      for (let at = 0; at < MOST + 3; at += 1) {
        const { status, value } = await reset(email);
        answers.push([status, value]);
      }
      return answers;
    };
    expect(await answersOf(ada())).toEqual(await answersOf(`unknown@${domain}`));
    expect(await server.mailsTo(ada())).toHaveLength(MOST);
    const body = { ...(await server.linkTo(ada())), password: 'Lantern-kettle-42-orbit' };
    expect((await server.browser().call(users.verifyPasswordReset, { body })).status).toBe(200);
  });

  it('is invisible to the caller for sign-in texts', async () => {
    expect(new Set([...(await ask(number())), ...(await ask('+4915119999999'))])).toEqual(new Set([200]));
  });

  describe('by text', () => {
    it('has a limit per country', async () => {
      const at = strict({ textsPerCountry: { times: 2, seconds: 3600 } });
      const german = times(3, (one) => `+49151150000${one}${numbers}`);
      const answers = [];
      for (const phoneNumber of german) answers.push(await setUp(at, phoneNumber));
      expect(answers).toEqual([200, 200, 429]);
      expect(await setUp(at, '+447400123456')).toBe(200);
    });

    it('has a global limit', async () => {
      const at = strict({ textsInAll: { times: 2, seconds: 3600 } });
      const answers = [];
      for (const phoneNumber of ['+4915115000071', '+447400123458', '+12025550143', '+33612345678'])
        answers.push(await setUp(at, phoneNumber));
      expect(answers).toEqual([200, 200, 429, 429]);
    });

    it('goes only to the countries that the operator lists', async () => {
      const at = strict({}, ['DE', 'GB']);
      const to = ['+4915115000081', '+447400123457', '+12025550144', '+99999999999'];
      const answers = [];
      for (const phoneNumber of to) answers.push(await setUp(at, phoneNumber));
      expect(answers).toEqual([200, 200, 'smsUnavailable', 'smsUnavailable']);
    });
  });
});
