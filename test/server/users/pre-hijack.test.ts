import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../../../core/contract/members.ts';
import { ownMfa } from '../../../core/contract/own-mfa.ts';
import { users } from '../../../core/contract/users.ts';
import type { Browser } from '../../kit/browser.ts';
import { enter } from '../../kit/enter.ts';
import { anApp } from '../../kit/factors.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const THEIRS = 'Stranger-pass-99';
const OWN = 'Correct-horse-7';

describe('an address that a stranger signs up with first', () => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const address = () => `victim${(count += 1)}@corp.test`;
  const signUp = (browser: Browser, email: string, password: string, name: string) =>
    browser.call(users.signUp, { body: { email, password, name, companyName: `${name} GmbH` } });
  const signIn = async (email: string, password: string) => (await server.browser().signIn(email, password)).status;

  it('is its owner’s by the mailed link, with the password of their own sign-up, and the stranger’s opens nothing', async () => {
    const email = address();
    const owner = server.browser();
    await signUp(server.browser(), email, THEIRS, 'Eve Stranger');
    await signUp(owner, email, OWN, 'Vic Tim');
    const link = await server.linkTo(email);
    expect((await owner.call(users.activationStrategy, { query: link })).value.shouldSetPassword).toBe(false);
    expect((await owner.call(users.activate, { body: link })).status).toBe(200);
    expect([await signIn(email, OWN), await signIn(email, THEIRS)]).toEqual([200, 401]);
    await owner.signIn(email, OWN);
    const { value } = await owner.call(users.me);
    expect(value.name).toBe('Vic Tim');
    expect((await owner.call(users.tenants)).value.tenants.map(({ name }) => name)).toEqual(['Vic Tim GmbH']);
  });

  it('asks for a password in any browser but the one that signed up', async () => {
    const email = address();
    await signUp(server.browser(), email, THEIRS, 'Eve Stranger');
    const link = await server.linkTo(email);
    const phone = server.browser();
    expect((await phone.call(users.activationStrategy, { query: link })).value.shouldSetPassword).toBe(true);
    expect((await phone.call(users.activate, { body: link })).status).toBe(400);
    expect((await phone.call(users.activate, { body: { ...link, password: OWN } })).status).toBe(200);
    expect([await signIn(email, OWN), await signIn(email, THEIRS)]).toEqual([200, 401]);
  });

  it('is mailed without a name that a stranger may have typed', async () => {
    const email = address();
    await signUp(server.browser(), email, THEIRS, 'Vic Tim');
    for (const { text } of await server.mailsTo(email)) expect(text).not.toContain('Vic Tim');
  });

  it('keeps no second factor that was added since its owner last proved who they are, once they have forgotten the password', async () => {
    const email = address();
    const browser = server.browser();
    await signUp(browser, email, OWN, 'Vic Tim');
    await browser.call(users.activate, { body: await server.linkTo(email) });
    await browser.signIn(email, OWN);
    const { otpauthUrl } = (await browser.call(ownMfa.enrollAuthenticator)).value;
    const app = anApp(otpauthUrl, server.clock);
    expect((await browser.call(ownMfa.verifyNewAuthenticator, { body: { token: app.code() } })).status).toBe(200);
    const owner = server.browser();
    await owner.call(users.resetPassword, { body: { email } });
    const body = { ...(await server.linkTo(email)), password: 'Brand-new-pass-1' };
    expect((await owner.call(users.verifyPasswordReset, { body })).status).toBe(200);
    const answer = await owner.signIn(email, 'Brand-new-pass-1');
    expect(answer.value).toMatchObject({ mfaRequired: false });
  });
});

describe('an address that a company has invited', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it('opens a company of its own where its owner signs up, and the company that invited reaches nothing of it', async () => {
    const email = 'val@elsewhere.test';
    const ada = await enter(server, 'ada@acme.test');
    const invited = await ada.call(members.invite, { body: { email, name: 'Val' } });
    const val = server.browser();
    const body = { email, name: 'Val Owner', companyName: 'Val GmbH', password: OWN };
    await val.call(users.signUp, { body });
    expect((await val.call(users.activate, { body: await server.linkTo(email) })).status).toBe(200);
    await val.signIn(email, OWN);
    expect((await val.call(users.tenants)).value.tenants.map(({ name }) => name)).toEqual(['Val GmbH']);
    expect((await ada.call(members.remove, { params: { userId: invited.value.id } })).status).toBe(200);
    expect((await server.browser().signIn(email, OWN)).status).toBe(200);
  });
});
