import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { users } from '../../../core/contract/users.ts';
import type { Browser } from '../../kit/browser.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const HOUR = 3_600_000;
const PASSWORD = 'Correct-horse-7';

describe('confirming an address', () => {
  let server: TestServer;
  let here: Browser;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  /** Someone who has signed up, with the link mailed to them. */
  const newcomer = async () => {
    const email = `${crypto.randomUUID()}@new.test`;
    const body = { email, name: 'Grace Hopper', companyName: 'Compilers', password: PASSWORD };
    here = server.browser();
    await here.call(users.signUp, { body });
    return { email, link: await server.linkTo(email) };
  };
  /** In the browser that signed up last. */
  const activate = (body: { userId: string; token: string; password?: string }) => here.call(users.activate, { body });
  const again = (email: string) => server.browser().call(users.resetActivation, { body: { email } });
  const forgetPassword = (email: string) =>
    server.store.transaction((rows) => rows.users.update({ email }, { passwordHash: null }));

  it('lets the account sign in, and is audited', async () => {
    const { email, link } = await newcomer();
    expect(await activate(link)).toMatchObject({ status: 200, value: {} });
    expect((await server.browser().signIn(email, PASSWORD)).value.emailVerified).toBe(true);
    const [person] = await server.store.users.find({ where: { email } });
    const actions = await server.store.audits.find({ where: { tenantId: person!.tenantId } });
    expect(actions.map(({ action }) => action)).toContain('Email address confirmed');
    expect(await server.store.memberships.count({ userId: person!.id, activated: true })).toBe(1);
  });

  it('signs in the browser that signed up', async () => {
    const { email, link } = await newcomer();
    const { value } = await activate(link);
    expect(value).toMatchObject({ email, emailVerified: true, mfaRequired: false });
    expect((await here.call(auth.refresh, { body: { tenantId: null } })).value).toMatchObject({ email });
    const [person] = await server.store.users.find({ where: { email } });
    const signedIn = await server.store.audits.find({ where: { tenantId: person!.tenantId, action: 'Signed in' } });
    expect(signedIn.map(({ details }) => details)).toEqual([{ by: 'magicLink' }]);
  });

  it('signs in no other browser, and answers with the confirmed email', async () => {
    const { email, link } = await newcomer();
    const elsewhere = server.browser();
    const body = { ...link, password: 'Chosen-later-9', name: 'Grace Hopper', companyName: 'Compilers' };
    expect(await elsewhere.call(users.activate, { body })).toMatchObject({ status: 200, value: { email } });
    expect((await elsewhere.call(auth.refresh, { body: { tenantId: null } })).status).toBe(401);
    expect((await here.call(auth.refresh, { body: { tenantId: null } })).status).toBe(401);
  });

  it('asks for a second factor first where one must be set up', async () => {
    const { link } = await newcomer();
    await server.store.transaction((rows) => rows.users.update({ id: link.userId as UserId }, { mustEnrol: true }));
    expect((await activate(link)).value).toMatchObject({ mfaRequired: true, mfaEnrolled: false });
    expect((await here.call(auth.refresh, { body: { tenantId: null } })).status).toBe(401);
  });

  it('works once', async () => {
    const { link } = await newcomer();
    await activate(link);
    expect(await activate(link)).toMatchObject({ status: 400, errorCode: 'linkAlreadyUsed' });
  });

  it('works once for two concurrent calls', async () => {
    const { link } = await newcomer();
    const answers = await Promise.all([activate(link), activate(link)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('works for 24 hours', async () => {
    const [early, late] = [await newcomer(), await newcomer()];
    server.clock.pass(24 * HOUR - 1);
    expect((await activate({ ...early.link, password: PASSWORD })).status).toBe(200);
    server.clock.pass(1);
    expect(await activate(late.link)).toMatchObject({ status: 400, errorCode: 'linkExpired' });
  });

  it('refuses a link that is made up, or belongs to another account', async () => {
    const { link } = await newcomer();
    const others = [
      { ...link, token: 'made-up' },
      { ...link, userId: crypto.randomUUID() },
      { ...link, userId: 'not a uuid' },
    ];
    for (const other of others) expect(await activate(other)).toMatchObject({ status: 400, errorCode: 'linkInvalid' });
    await server.browser().call(users.resetPassword, { body: { email: 'ada@acme.test' } });
    expect((await activate(await server.linkTo('ada@acme.test'))).errorCode).toBe('linkInvalid');
  });

  it('does not happen by opening the link: mail scanners do that, too', async () => {
    const { link } = await newcomer();
    for (let look = 0; look < 2; look += 1) {
      const { status, value } = await here.call(users.activationStrategy, { query: link });
      expect([status, value]).toEqual([200, { shouldSetPassword: false }]);
    }
    expect((await activate(link)).status).toBe(200);
    expect((await server.browser().call(users.activationStrategy, { query: link })).errorCode).toBe('linkAlreadyUsed');
  });

  it('requires a password where the person has none, by the policy, and keeps the link until it is set', async () => {
    const { email, link } = await newcomer();
    await forgetPassword(email);
    expect((await here.call(users.activationStrategy, { query: link })).value.shouldSetPassword).toBe(true);
    expect(await activate(link)).toMatchObject({ status: 400, errors: ['password: is required'] });
    expect((await activate({ ...link, password: 'weak' })).errorCode).toBe('passwordPolicyNotMet');
    expect((await activate({ ...link, password: 'Chosen-later-9' })).status).toBe(200);
    expect((await server.browser().signIn(email, 'Chosen-later-9')).status).toBe(200);
  });

  it('does not change an existing password', async () => {
    const { email, link } = await newcomer();
    await activate({ ...link, password: 'Slipped-in-9' });
    expect((await server.browser().signIn(email, 'Slipped-in-9')).errorCode).toBe('invalidCredentials');
    expect((await server.browser().signIn(email, PASSWORD)).status).toBe(200);
  });

  describe('asking for the link again', () => {
    it('mails a fresh one, and the older one ends', async () => {
      const { email, link } = await newcomer();
      server.clock.pass(1000);
      await again(email);
      expect((await activate(link)).errorCode).toBe('linkExpired');
      expect((await activate(await server.linkTo(email))).status).toBe(200);
    });

    it('is answered alike for every address, and mails only accounts that wait for activation', async () => {
      const before = (await server.mailsTo('ada@acme.test')).length;
      for (const email of ['new@acme.test', 'ada@acme.test', 'unknown@acme.test'])
        expect(await again(email)).toMatchObject({ status: 200, value: {} });
      expect((await server.mailsTo('ada@acme.test')).length).toBe(before);
      expect(await server.mailsTo('unknown@acme.test')).toEqual([]);
      expect(await server.mailsTo('new@acme.test')).toHaveLength(1);
    });
  });
});
