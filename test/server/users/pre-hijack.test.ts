import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitations } from '../../../core/contract/invitations.ts';
import { members } from '../../../core/contract/members.ts';
import { ownMfa } from '../../../core/contract/own-mfa.ts';
import { users } from '../../../core/contract/users.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany } from '../../kit/company.ts';
import { countingStore } from '../../kit/counting-store.ts';
import { enter } from '../../kit/enter.ts';
import { anApp } from '../../kit/factors.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const THEIRS = 'Stranger-lamp-99-brick';
const OWN = 'Correct-horse-7';

const signUp = (browser: Browser, email: string, password: string, name: string) =>
  browser.call(users.signUp, { body: { email, password, name, companyName: `${name} GmbH` } });
const invite = async (by: Browser, email: string) => (await by.call(members.invite, { body: { email } })).value.id;
const tenantsOf = async (browser: Browser) =>
  (await browser.call(users.tenants)).value.tenants.map(({ name }) => name).toSorted();

describe('an address that a stranger signs up with first', () => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const address = () => `victim${(count += 1)}@corp.test`;
  const signIn = async (email: string, password: string) => (await server.browser().signIn(email, password)).status;

  it('becomes its owner’s by the mailed link with their own password, and the stranger’s password is refused', async () => {
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

  it('requires a password in any browser but the one that signed up', async () => {
    const email = address();
    await signUp(server.browser(), email, THEIRS, 'Eve Stranger');
    const link = await server.linkTo(email);
    const phone = server.browser();
    expect((await phone.call(users.activationStrategy, { query: link })).value.shouldSetPassword).toBe(true);
    expect((await phone.call(users.activate, { body: link })).status).toBe(400);
    expect((await phone.call(users.activate, { body: { ...link, password: OWN } })).status).toBe(200);
    expect([await signIn(email, OWN), await signIn(email, THEIRS)]).toEqual([200, 401]);
  });

  it('gets mails without the name that a stranger typed', async () => {
    const email = address();
    await signUp(server.browser(), email, THEIRS, 'Vic Tim');
    for (const { text } of await server.mailsTo(email)) expect(text).not.toContain('Vic Tim');
  });

  it('loses second factors added since its owner’s last proof when the password is reset', async () => {
    const email = address();
    const browser = server.browser();
    await signUp(browser, email, OWN, 'Vic Tim');
    await browser.call(users.activate, { body: await server.linkTo(email) });
    await browser.signIn(email, OWN);
    server.clock.pass(1);
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
  let ada: Browser;
  let count = 0;
  let asked: string[] = [];
  beforeAll(async () => {
    const opened = await openTestServer();
    await openCompany(opened.store, opened.acme.roleIds, 'globex.test');
    const store = countingStore(opened.ports.store, (question) => asked.push(question));
    server = opened.configured({ limits: ROOMY_LIMITS }, { store });
    ada = await enter(server, 'ada@acme.test');
  });
  afterAll(() => server.close());

  const address = () => `val${(count += 1)}@elsewhere.test`;
  const signedUp = async (email: string) => {
    const val = server.browser();
    const body = { email, name: 'Val Owner', companyName: 'Val GmbH', password: OWN };
    await val.call(users.signUp, { body });
    expect((await val.call(users.activate, { body: await server.linkTo(email) })).status).toBe(200);
    await val.signIn(email, OWN);
    return val;
  };

  it('gets a company of its own when its owner signs up, out of reach of the inviting company', async () => {
    const email = address();
    const userId = await invite(ada, email);
    const val = await signedUp(email);
    expect(await tenantsOf(val)).toEqual(['Val GmbH']);
    const theirs = server.ports.store.scoped({ tenantId: server.acme.tenantId });
    expect(await theirs.users.count({ email })).toBe(0);
    expect((await ada.call(members.resetMfa, { params: { userId } })).status).toBe(404);
    expect((await ada.call(members.read, { params: { userId } })).value).toMatchObject({
      email,
      name: '',
      verified: false,
      activatedForTenant: false,
    });
    expect((await ada.call(members.remove, { params: { userId } })).status).toBe(200);
    expect((await server.browser().signIn(email, OWN)).status).toBe(200);
  });

  it('waits to be accepted, by each company that invited it', async () => {
    const email = address();
    const globex = await enter(server, 'ada@globex.test');
    expect(await invite(globex, email)).toBe(await invite(ada, email));
    const links = (await server.mailsTo(email)).map(
      ({ text }) => new URL(text.match(/https?:\S+/)?.[0] ?? '').searchParams,
    );
    const val = await signedUp(email);
    for (const link of links) {
      const body = { userId: link.get('userId') ?? '', token: link.get('token') ?? '' };
      expect((await val.call(invitations.verify, { body })).value.shouldSetPassword).toBeUndefined();
      expect((await val.call(invitations.accept, { body })).status).toBe(200);
    }
    expect(await tenantsOf(val)).toEqual(['Company at acme.test', 'Company at globex.test', 'Val GmbH']);
  });

  it('gets an account by accepting, and every other invitation stays pending', async () => {
    const email = address();
    const globex = await enter(server, 'ada@globex.test');
    await invite(ada, email);
    const later = await server.linkTo(email);
    await invite(globex, email);
    const val = server.browser();
    const body = { ...(await server.linkTo(email)), password: OWN, name: 'Val Owner' };
    expect((await val.call(invitations.accept, { body })).status).toBe(200);
    const seen = (await globex.call(members.read, { params: { userId: body.userId } })).value;
    expect(seen).toMatchObject({ name: 'Val Owner', verified: true, activatedForTenant: true });
    await val.signIn(email, OWN);
    expect(await tenantsOf(val)).toEqual(['Company at globex.test']);
    expect((await val.call(invitations.accept, { body: later })).status).toBe(200);
    expect(await tenantsOf(val)).toEqual(['Company at acme.test', 'Company at globex.test']);
  });

  it('that signs up here after a stranger did keeps its own company beside the one it accepts', async () => {
    const email = address();
    const val = server.browser();
    await signUp(server.browser(), email, THEIRS, 'Eve Stranger');
    await signUp(val, email, OWN, 'Val Owner');
    await invite(ada, email);
    const body = await server.linkTo(email);
    expect((await val.call(invitations.verify, { body })).value.shouldSetPassword).toBeUndefined();
    expect((await val.call(invitations.accept, { body })).status).toBe(200);
    await val.signIn(email, OWN);
    expect(await tenantsOf(val)).toEqual(['Company at acme.test', 'Val Owner GmbH']);
    expect((await server.browser().signIn(email, THEIRS)).errorCode).toBe('invalidCredentials');
  });

  it('is found by its address where it signed up while being invited', async () => {
    const email = address();
    await invite(ada, email);
    const body = await server.linkTo(email);
    await server.store.transaction((rows) => rows.links.remove({ purpose: 'withdrawn' }));
    const val = await signedUp(email);
    const { id } = (await val.call(users.me)).value;
    expect(id).not.toBe(body.userId);
    expect((await val.call(invitations.accept, { body })).status).toBe(200);
    expect(await tenantsOf(val)).toEqual(['Company at acme.test', 'Val GmbH']);
    expect(await server.store.people.count({ userId: id })).toBe(2);
    expect(await server.store.people.count({ email })).toBe(2);
  });

  it('joins by the link that the company shares, too', async () => {
    const email = address();
    await invite(ada, email);
    const { token } = (await ada.call(invitations.createLink, { body: {} })).value;
    const val = server.browser();
    const body = { email, name: 'Val Owner', password: OWN, invitationToken: token };
    expect((await val.call(users.signUp, { body })).status).toBe(200);
    expect((await val.call(users.activate, { body: await server.linkTo(email) })).status).toBe(200);
    await val.signIn(email, OWN);
    expect(await tenantsOf(val)).toEqual(['Company at acme.test']);
  });

  it('costs the store the same work to invite with and without an account', async () => {
    await openCompany(server.store, server.acme.roleIds, 'initech.test');
    const globex = await enter(server, 'ada@globex.test');
    const workOf = async (email: string) => {
      const work: string[][] = [];
      for (const by of [ada, globex]) {
        // the caller is looked up first, and then known for a while
        await by.call(members.stats);
        asked = [];
        const { status } = await by.call(members.invite, { body: { email, name: 'Sam Doe' } });
        work.push([String(status), ...asked.toSorted()]);
      }
      return work;
    };
    expect(await workOf('bo@initech.test')).toEqual(await workOf(address()));
  });
});
