import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOTP } from 'otpauth';
import { auth } from '../../../core/contract/auth.ts';
import type { RoleId } from '../../../core/contract/entities/ids.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { members } from '../../../core/contract/members.ts';
import { mfa } from '../../../core/contract/mfa.ts';
import { users } from '../../../core/contract/users.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany, PASSWORD } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { flexibleLimiter } from '../../../demo/server/limits/flexible-limiter.ts';
import { challengeIn } from '../../kit/factors.ts';
import { anAuthenticator, anId } from '../../kit/rows.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const NEW_PASSWORD = 'Never-before-99';

/** The companies a person belongs to. */
const tenantsOf = async (browser: Browser) => (await browser.call(users.tenants)).value.tenants.map(({ name }) => name);

const listed = async (by: Browser, query: object = {}) => (await by.call(invitations.list, { query })).value.items;

const emails = async (by: Browser, query: object = {}) => (await listed(by, query)).map(({ email }) => email);

describe('invitations', () => {
  let server: TestServer;
  let ada: Browser;
  let member: RoleId;
  let count = 0;
  beforeAll(async () => {
    server = (await openTestServer()).configured({ limits: ROOMY_LIMITS });
    await openCompany(server.store, server.acme.roleIds, 'globex.test');
    const { tenantId } = server.acme;
    await server.store.transaction((rows) => rows.tenants.update({ id: tenantId }, { name: 'Acme Robotics' }));
    ada = await enter(server, 'ada@acme.test');
    member = server.acme.roleIds['Member'] ?? anId<RoleId>();
  });
  afterAll(() => server.close());

  const address = () => `guest${(count += 1)}@new.test`;
  const invite = (body: object) => ada.call(members.invite, { body: { email: address(), ...body } });
  /** A person of another company. */
  const guest = async () => {
    count += 1;
    const domain = `other${count}.test`;
    await openCompany(server.store, server.acme.roleIds, domain);
    return `bo@${domain}`;
  };
  const signedIn = async (email: string, password?: string) => {
    const browser = server.browser();
    await browser.signIn(email, password);
    return browser;
  };

  /** All that an administrator comes to know of a person they invite, whether or not the address has an account. */
  const seen = async (email: string) => {
    const { value } = await invite({ email, name: 'Sam Guest', phone: '+4915112345678' });
    const params = { userId: value.id };
    const about = await Promise.all([
      ada.call(members.read, { params }),
      ada.call(members.sessions, { params }),
      ada.call(members.devices, { params }),
      ada.call(members.activity, { params }),
    ]);
    const done = [];
    for (const call of [members.resetMfa, members.lock, members.unlock, members.resend, members.remove])
      done.push(await ada.call(call, { params }));
    const told = await server.store.audits.find({
      where: { tenantId: server.acme.tenantId, action: 'Person removed' },
    });
    const log = told.filter(({ details }) => details['email'] === email).map(({ details }) => details);
    const answers = [...about, ...done].map(({ status, errors, value: given }) => ({ status, errors, given }));
    return JSON.stringify({ value, answers, log }).replaceAll(value.id, 'id').replaceAll(email, 'email');
  };

  /** An invitation with its mailed link and its copied one. */
  const copied = async (email: string, body: object = {}) => {
    const { value } = await invite({ email, ...body });
    const params = { userId: value.id };
    const { value: link } = await ada.call(invitations.copyLink, { params });
    return { params, link, mailed: await server.linkTo(email) };
  };
  const verifyLink = (token: string) => server.browser().call(invitations.verifyLink, { body: { token } });

  /** A company of its own, its administrator signed in. */
  const company = async () => {
    count += 1;
    const domain = `listed${count}.test`;
    await openCompany(server.store, server.acme.roleIds, domain);
    return enter(server, `ada@${domain}`);
  };

  describe('in the company’s list', () => {
    it('have state, sender, expiry and phone', async () => {
      const by = await company();
      const email = address();
      const phone = '+4915112345678';
      await by.call(members.invite, { body: { email, name: 'Gia', phone } });
      const sentAt = server.clock.now().toISOString();
      const [before] = await listed(by);
      expect(before).toMatchObject({ email, name: 'Gia', phone, state: 'sent', sentAt, isLocked: false });
      expect(before?.invitedBy?.name).toBe('Ada Lovelace');
      expect(before).not.toHaveProperty('openedAt');
      const link = await server.linkTo(email);
      for (let at = 0; at < 2; at += 1) {
        await server.browser().call(invitations.verify, { body: link });
        server.clock.pass(1000);
      }
      expect(await listed(by)).toMatchObject([{ state: 'opened', openedAt: sentAt, expires: before?.expires }]);
      expect((await by.call(members.list, { query: { search: 'gia' } })).value.items).toMatchObject([{ phone }]);
      await server.store.transaction(async (rows) => {
        const [place] = await rows.memberships.find({ where: { userId: before?.userId ?? anId() } });
        const invitation = place?.invitation && { ...place.invitation, expires: server.clock.now().toISOString() };
        if (invitation) await rows.memberships.update({ id: place.id }, { invitation });
      });
      expect(await listed(by)).toMatchObject([{ state: 'expired' }]);
      await by.call(members.resend, { params: { userId: before?.userId ?? anId() } });
      const again = server.clock.now().toISOString();
      expect(await listed(by)).toMatchObject([{ state: 'sent', sentAt: again, phone }]);
      const body = { ...(await server.linkTo(email)), password: NEW_PASSWORD };
      expect((await server.browser().call(invitations.accept, { body })).status).toBe(200);
      expect(await listed(by)).toEqual([]);
      expect((await by.call(members.list, { query: { search: 'gia' } })).value.items).toMatchObject([{ phone }]);
    });

    it('are revoked, and restored within a minute with their link', async () => {
      const [by, other] = [await company(), await company()];
      const email = address();
      const { value } = await by.call(members.invite, { body: { email, name: 'Gia', phone: '+4915112345678' } });
      const params = { userId: value.id };
      const link = await server.linkTo(email);
      const before = await listed(by);
      expect((await other.call(invitations.revoke, { params })).status).toBe(404);
      const { undo } = (await by.call(invitations.revoke, { params })).value;
      expect(await listed(by)).toEqual([]);
      expect((await server.browser().call(invitations.verify, { body: link })).errorCode).toBe('linkInvalid');
      const restore = (browser: Browser, text = undo) => browser.call(invitations.restore, { body: { undo: text } });
      for (const [browser, text] of [
        [other, undo],
        [by, `${undo}x`],
      ] as const)
        expect((await restore(browser, text)).status).toBe(404);
      expect((await restore(by)).value).toMatchObject({ email, phone: '+4915112345678', state: 'sent' });
      expect(await listed(by)).toEqual(before.map((one) => ({ ...one, version: one.version + 1 })));
      expect((await restore(by)).errorCode).toBe('alreadyMember');
      expect((await server.browser().call(invitations.verify, { body: link })).status).toBe(200);
      const again = (await by.call(invitations.revoke, { params })).value;
      server.clock.pass(60_000);
      expect((await restore(by, again.undo)).status).toBe(404);
      const bo = (await by.call(members.list, { query: { search: 'bo member' } })).value.items[0];
      expect((await by.call(invitations.revoke, { params: { userId: bo?.id ?? anId() } })).status).toBe(404);
    });

    it('are searched, filtered, sorted and paged', async () => {
      const by = await company();
      const [first, second, third] = [`c${address()}`, `a${address()}`, `b${address()}`];
      for (const email of [first, second, third]) {
        await by.call(members.invite, { body: { email, name: email === second ? 'Émile' : 'Zoe' } });
        server.clock.pass(1000);
      }
      await server.browser().call(invitations.verify, { body: await server.linkTo(third) });
      expect(await emails(by)).toEqual([third, second, first]);
      expect(await emails(by, { sortBy: 'expires', sortDirection: 'asc' })).toEqual([first, second, third]);
      expect(await emails(by, { sortBy: 'email', sortDirection: 'asc' })).toEqual([second, third, first]);
      expect(await emails(by, { search: 'emile' })).toEqual([second]);
      expect(await emails(by, { state: 'opened' })).toEqual([third]);
      expect(await emails(by, { state: 'sent' })).toEqual([second, first]);
      expect(await emails(by, { state: 'expired' })).toEqual([]);
      expect(await emails(by, { invitedBy: anId() })).toEqual([]);
      expect(await emails(by, { userId: (await listed(by))[2]?.userId })).toEqual([first]);
      const page = await by.call(invitations.list, { query: { pageSize: 2, pageOffset: 1 } });
      expect(page.value).toMatchObject({ items: [{ email: first }], totalItems: 3, totalPages: 2 });
    });
  });

  const phoneAsked = (phoneNumberField: 'mandatory' | false) =>
    server.configured({
      limits: ROOMY_LIMITS,
      metadata: { adminBox: { navigation: { users: { inviteDialog: { phoneNumberField } } } } },
    });

  it('need the phone number where the operator requires it, and refuse it where hidden', async () => {
    const phone = '+4915112345678';
    const by = phoneAsked('mandatory').browser();
    await by.signIn('ada@acme.test');
    expect((await by.call(members.invite, { body: { email: address() } })).errors).toEqual(['phone: is required']);
    expect((await by.call(members.invite, { body: { email: address(), phone } })).status).toBe(200);
    const [lacking, full] = [address(), address()];
    const many = await by.call(members.inviteMany, { body: { users: [{ email: lacking }, { email: full, phone }] } });
    expect(many.value.invited).toMatchObject([{ email: full, phone }]);
    expect(many.value.refused).toMatchObject([{ email: lacking, fields: [{ path: 'phone', code: 'required' }] }]);
    const without = phoneAsked(false).browser();
    await without.signIn('ada@acme.test');
    expect((await without.call(members.invite, { body: { email: address(), phone } })).status).toBe(400);
    expect((await without.call(members.invite, { body: { email: address() } })).status).toBe(200);
  });

  describe('of a person without an account', () => {
    it('lead to an account in the company by one mail', async () => {
      const email = address();
      const { value } = await invite({
        email,
        name: 'Gia Guest',
        phone: '+4915112345678',
        roleIds: [member],
        provider: 'local',
      });
      expect(value).toMatchObject({
        email,
        name: 'Gia Guest',
        roleIds: [member],
        activatedForTenant: false,
        verified: false,
      });
      const [mail] = await server.mailsTo(email);
      expect(mail?.subject).toBe('Join Acme Robotics');
      const link = await server.linkTo(email);
      expect(link.userId).toBe(value.id);
      const browser = server.browser();
      expect(await server.store.users.count({ email })).toBe(0);
      expect((await browser.call(invitations.verify, { body: link })).value).toMatchObject({
        name: 'Acme Robotics',
        email,
        shouldSetName: true,
        shouldSetPassword: true,
      });
      expect((await browser.call(invitations.accept, { body: link })).errors).toEqual(['password: is required']);
      const choice = { ...link, password: NEW_PASSWORD, name: 'Gia Chosen' };
      expect((await browser.call(invitations.accept, { body: { ...choice, password: 'weak' } })).errorCode).toBe(
        'passwordPolicyNotMet',
      );
      expect((await browser.call(invitations.accept, { body: choice })).status).toBe(200);
      expect((await browser.call(invitations.accept, { body: choice })).errorCode).toBe('linkAlreadyUsed');
      const gia = await signedIn(email, NEW_PASSWORD);
      expect(await tenantsOf(gia)).toEqual(['Acme Robotics']);
      const seen = await ada.call(members.read, { params: { userId: value.id } });
      expect(seen.value).toMatchObject({
        name: 'Gia Chosen',
        verified: true,
        activatedForTenant: true,
        metadata: '{"phoneNumber":"+4915112345678"}',
      });
    });

    it('give the default roles unless others are chosen', async () => {
      expect((await invite({})).value.roleIds).toEqual([member]);
      expect((await invite({ roleIds: [server.acme.roleIds['Support']] })).errorCode).toBe('insufficientPrivilege');
      expect((await invite({ roleIds: [anId()] })).errors).toEqual(['roleIds: has one that there is not']);
    });

    it('need at least one role where permissions decide', async () => {
      const users = [{ email: address() }];
      const none: RoleId[] = [''] as string[] as RoleId[]; // the wire's empty text is no id
      for (const answer of [
        await invite({ roleIds: [''] }),
        await invite({ roleIds: [] }),
        await ada.call(members.inviteMany, { body: { users, roleIds: none } }),
      ])
        expect([answer.status, answer.errors]).toEqual([400, ['roleIds: must name one at least']]);
      const lenient = server.configured({ limits: ROOMY_LIMITS, forcePermissions: false }).browser();
      const there = Object.assign(lenient, { token: ada.token });
      const alone = await there.call(members.invite, { body: { email: address(), roleIds: none } });
      expect(alone.value.roleIds).toEqual([]);
      const many = await there.call(members.inviteMany, { body: { users, roleIds: none } });
      expect(many.value.invited.map(({ roleIds }) => roleIds)).toEqual([[]]);
    });

    it('are not sent twice', async () => {
      const email = address();
      const answers = await Promise.all([invite({ email }), invite({ email: email.toUpperCase() })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await invite({ email })).errorCode).toBe('alreadyMember');
      expect((await invite({ email: 'bo@acme.test' })).errorCode).toBe('alreadyMember');
    });

    it('are sent again, and the previous link ends', async () => {
      const email = address();
      const { value } = await invite({ email });
      const before = await server.linkTo(email);
      expect((await ada.call(members.resend, { params: { userId: value.id } })).status).toBe(200);
      expect((await ada.call(members.resendAll, { body: { email } })).status).toBe(200);
      expect(await server.mailsTo(email)).toHaveLength(3);
      const verify = (body: typeof before) => server.browser().call(invitations.verify, { body });
      expect((await verify(before)).errorCode).toBe('linkInvalid');
      expect((await verify(await server.linkTo(email))).status).toBe(200);
      const bo = (await ada.call(members.list, { query: { search: 'bo member' } })).value.items[0];
      expect((await ada.call(members.resend, { params: { userId: bo?.id ?? '' } })).errors).toEqual([
        'Invitation not found',
      ]);
    });
  });

  describe('of a person with an account', () => {
    it('reveal and change nothing of theirs before they accept', async () => {
      const email = await guest();
      const { value } = await invite({ email, name: 'Sam Guest', roleIds: [member] });
      expect(value).toMatchObject({
        email,
        name: 'Sam Guest',
        verified: false,
        activatedForTenant: false,
        mfaEnabled: false,
      });
      const bo = await signedIn(email);
      expect(await tenantsOf(bo)).toHaveLength(1);
      const into = { body: { tenantId: server.acme.tenantId } };
      expect((await bo.call(users.switchTenant, into)).status).toBe(404);
      // nor can the company do anything to their account
      const params = { userId: value.id };
      expect((await ada.call(members.resetMfa, { params })).status).toBe(404);
      expect(JSON.stringify((await ada.call(members.read, { params })).value)).not.toContain('Bo Member');

      const link = await server.linkTo(email);
      expect((await server.mailsTo(email))[0]?.text).toContain('/account/invitation/accept?');
      const verify = () => server.browser().call(invitations.verify, { body: link });
      const [{ value: seen }, now] = [await verify(), server.clock.now().getTime()];
      expect(seen).toMatchObject({ ...into.body, name: 'Acme Robotics', email, invitedBy: 'Ada Lovelace' });
      expect(Date.parse(seen.expires) - now).toBe(168 * 3_600_000);
      expect((await server.browser().call(invitations.accept, { body: link })).status).toBe(200);
      expect((await server.browser().call(invitations.accept, { body: link })).errorCode).toBe('linkAlreadyUsed');
      expect((await verify()).errorCode).toBe('linkAlreadyUsed');
      expect(await tenantsOf(bo)).toHaveLength(2);
      expect((await bo.call(users.switchTenant, into)).status).toBe(200);
      expect((await ada.call(members.read, { params })).value).toMatchObject({
        name: 'Bo Member',
        verified: true,
        activatedForTenant: true,
      });
    });

    it('look in every answer like those of a person without an account', async () => {
      expect(await seen(await guest())).toBe(await seen(address()));
    });

    it('are revoked without loss', async () => {
      const email = await guest();
      const { value } = await invite({ email });
      const link = await server.linkTo(email);
      expect((await server.browser().call(invitations.verify, { body: link })).status).toBe(200);
      expect((await ada.call(members.remove, { params: { userId: value.id } })).status).toBe(200);
      expect((await server.browser().call(invitations.verify, { body: link })).errorCode).toBe('linkInvalid');
      expect((await server.browser().call(invitations.accept, { body: link })).errorCode).toBe('linkInvalid');
      expect((await signedIn(email)).token).toBeDefined();
    });

    it('work for a week, for the invited person alone, and once for concurrent calls', async () => {
      const email = await guest();
      await invite({ email });
      const link = await server.linkTo(email);
      const accept = (body: typeof link) => server.browser().call(invitations.accept, { body });
      expect((await accept({ ...link, userId: anId() })).errorCode).toBe('linkInvalid');
      expect((await accept({ ...link, token: 'x'.repeat(43) })).errorCode).toBe('linkInvalid');
      server.clock.pass(169 * 3_600_000);
      for (const call of [invitations.accept, invitations.verify])
        expect((await server.browser().call(call, { body: link })).errorCode).toBe('linkExpired');
      ada = await enter(server, 'ada@acme.test');
      expect((await server.browser().call(invitations.reset, { body: { email } })).status).toBe(200);
      const fresh = await server.linkTo(email);
      const answers = await Promise.all([accept(fresh), accept(fresh)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    });

    it('confirm an address that a stranger signed up with, and remove the stranger’s sign-in methods', async () => {
      const email = address();
      const body = { email, name: 'A Stranger', companyName: 'Stranger', password: NEW_PASSWORD };
      await server.browser().call(users.signUp, { body });
      await invite({ email });
      const accept = { ...(await server.linkTo(email)), password: 'Chosen-now-77', name: 'Its Owner' };
      expect((await server.browser().call(invitations.verify, { body: accept })).value.shouldSetPassword).toBe(true);
      expect((await server.browser().call(invitations.accept, { body: accept })).status).toBe(200);
      expect((await server.browser().signIn(email, NEW_PASSWORD)).errorCode).toBe('invalidCredentials');
      const owner = await signedIn(email, 'Chosen-now-77');
      expect((await owner.call(users.me)).value.name).toBe('Its Owner');
      expect(await tenantsOf(owner)).toEqual(['Acme Robotics']);
    });
  });

  describe('by the copied link of one', () => {
    it('are read with address and sender, are opened, and end with the mailed link', async () => {
      const email = address();
      const { params, link, mailed } = await copied(email);
      const copy = () => ada.call(invitations.copyLink, { params });
      expect((await copy()).value).toEqual(link);
      const row = { tenantId: server.acme.tenantId, action: 'Invitation link copied' };
      const told = await server.store.audits.find({ where: row });
      expect(told.filter(({ details }) => details['email'] === email)).toHaveLength(2);
      expect((await verifyLink(link.token)).value).toEqual({
        name: 'Acme Robotics',
        email,
        expires: link.expires,
        invitedBy: 'Ada Lovelace',
      });
      const listedNow = (await listed(ada, { search: email }))[0];
      expect(listedNow).toMatchObject({ state: 'opened', expires: link.expires });
      expect((await server.browser().call(invitations.verify, { body: mailed })).status).toBe(200);
      const { undo } = (await ada.call(invitations.revoke, { params })).value;
      expect((await verifyLink(link.token)).errorCode).toBe('linkInvalid');
      await ada.call(invitations.restore, { body: { undo } });
      expect((await verifyLink(link.token)).status).toBe(200);
      expect((await verifyLink(`${link.token.slice(0, -1)}x`)).errorCode).toBe('linkInvalid');
      await ada.call(members.resend, { params });
      expect((await verifyLink(link.token)).errorCode).toBe('linkInvalid');
      const fresh = (await copy()).value;
      expect(fresh.token).not.toBe(link.token);
      server.clock.pass(169 * 3_600_000);
      ada = await enter(server, 'ada@acme.test');
      expect((await verifyLink(fresh.token)).errorCode).toBe('linkExpired');
      expect((await copy()).errorCode).toBe('linkExpired');
    });

    it('are not copied for another company, for a member, or with a role that the caller cannot give', async () => {
      const email = address();
      const { params } = await copied(email);
      const copy = (by: Browser, userId = params.userId) => by.call(invitations.copyLink, { params: { userId } });
      expect((await copy(await company())).status).toBe(404);
      const bo = (await ada.call(members.list, { query: { search: 'bo member' } })).value.items[0];
      expect((await copy(ada, bo?.id)).errors).toEqual(['Invitation not found']);
      const support = server.acme.roleIds['Support'] ?? anId<RoleId>();
      await server.store.transaction((rows) => rows.memberships.update(params, { roleIds: [support] }));
      expect((await copy(ada)).errorCode).toBe('insufficientPrivilege');
    });

    it('are accepted by the account of the address alone, once', async () => {
      const email = await guest();
      const { link, mailed } = await copied(email, { roleIds: [member] });
      const body = { token: link.token };
      const stranger = await signedIn(await guest());
      expect((await stranger.call(invitations.join, { body })).errorCode).toBe('linkInvalid');
      const bo = await signedIn(email);
      const answers = await Promise.all([bo.call(invitations.join, { body }), bo.call(invitations.join, { body })]);
      for (const { value } of answers) expect(value).toEqual({ tenantId: server.acme.tenantId });
      expect(await tenantsOf(bo)).toHaveLength(2);
      const { id: userId } = (await bo.call(users.me)).value;
      const accepted = { tenantId: server.acme.tenantId, userId, action: 'Invitation accepted' };
      expect(await server.store.audits.count(accepted)).toBe(1);
      expect((await verifyLink(link.token)).errorCode).toBe('linkAlreadyUsed');
      expect((await stranger.call(invitations.join, { body })).errorCode).toBe('linkAlreadyUsed');
      expect((await server.browser().call(invitations.accept, { body: mailed })).errorCode).toBe('linkAlreadyUsed');
      expect((await ada.call(members.read, { params: { userId } })).value.rolesIds).toEqual([member]);
    });

    it('are accepted by signing in with it, and nothing stored is the token', async () => {
      const email = await guest();
      const { link } = await copied(email);
      const [bo] = await server.store.users.find({ where: { email } });
      const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
      const app = anAuthenticator({ userId: bo?.id ?? anId(), sealedSecret: await server.ports.sealer.seal(secret) });
      await server.store.transaction((rows) => rows.authenticators.insert(app));
      const browser = server.browser();
      const login = { email, password: PASSWORD, invitationToken: link.token };
      const { mfaToken } = challengeIn(await browser.call(auth.login, { body: login }));
      expect(JSON.stringify(await server.store.challenges.find())).not.toContain(link.token);
      const value = new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() });
      expect((await browser.call(mfa.verify, { body: { mfaToken, value } })).status).toBe(200);
      const belongs = { tenantId: server.acme.tenantId, userId: app.userId, invitation: null };
      expect(await server.store.memberships.count(belongs)).toBe(1);
    });

    it.each([
      ['the same browser', true],
      ['another browser', false],
    ])('are accepted by signing up with the address, confirmed in %s', async (_, isSame) => {
      const email = address();
      const { link, params } = await copied(email, { roleIds: [member] });
      const signUp = { name: 'Gia Guest', password: NEW_PASSWORD, invitationToken: link.token };
      const browser = server.browser();
      const other = await browser.call(users.signUp, { body: { ...signUp, email: address() } });
      expect(other.errors).toEqual(['email: cannot be changed here']);
      expect((await browser.call(users.signUp, { body: { ...signUp, email } })).value.shouldActivate).toBe(true);
      expect((await server.browser().signIn(email, NEW_PASSWORD)).errorCode).toBe('emailNotVerified');
      expect((await verifyLink(link.token)).errorCode).toBe('linkAlreadyUsed');
      expect(JSON.stringify(await server.store.challenges.find())).not.toContain(link.token);
      const [confirmed, query] = [isSame ? browser : server.browser(), await server.linkTo(email)];
      const asked = (await confirmed.call(users.activationStrategy, { query })).value;
      if (!isSame) expect(asked).toMatchObject({ company: 'Acme Robotics', shouldSetCompany: false });
      const password = isSame ? {} : { password: NEW_PASSWORD, name: 'Gia Guest' };
      expect((await confirmed.call(users.activate, { body: { ...query, ...password } })).status).toBe(200);
      expect(await tenantsOf(await signedIn(email, NEW_PASSWORD))).toEqual(['Acme Robotics']);
      expect((await ada.call(members.read, { params })).value).toMatchObject({
        verified: true,
        activatedForTenant: true,
        rolesIds: [member],
      });
    });
  });

  it('in bulk are answered one by one', async () => {
    const [fresh, other] = [address(), await guest()];
    const people = [fresh, 'bo@acme.test', 'no address', other, fresh.toUpperCase()].map((email) => ({ email }));
    const { value } = await ada.call(members.inviteMany, { body: { users: people, roleIds: [member] } });
    expect(value.invited.map(({ email }) => email)).toEqual([fresh, other]);
    expect(value.refused.map(({ email, errorCode }) => [email, errorCode])).toEqual([
      ['bo@acme.test', 'alreadyMember'],
      ['no address', 'invalidInput'],
      [fresh.toUpperCase(), 'alreadyMember'],
    ]);
    const rateLimited = Array.from({ length: 51 }, () => ({ email: address() }));
    expect((await ada.call(members.inviteMany, { body: { users: rateLimited } })).status).toBe(400);
  });

  it('are checked before they are sent: members, open invitations, and all others', async () => {
    const [fresh, pending] = [address(), address()];
    await invite({ email: pending });
    const emails = ['Bo@acme.test', fresh, pending, 'no address', await guest()];
    const { value } = await ada.call(members.checkInvitees, { body: { emails } });
    expect(value.known.toSorted((one, other) => (one.email < other.email ? -1 : 1))).toEqual([
      { email: 'bo@acme.test', pending: false },
      { email: pending, pending: true },
    ]);
  });

  it('in bulk are refused one by one where an address or name has control characters', async () => {
    const [fresh, other, last] = [address(), address(), address()];
    const people = [
      { email: `\u200b${fresh}` },
      { email: other, name: 'Ada\u202eLovelace' },
      { email: last, name: 'Ada Lovelace' },
    ];
    const { value } = await ada.call(members.inviteMany, { body: { users: people } });
    expect(value.invited.map(({ email }) => email)).toEqual([last]);
    expect(value.refused).toEqual([
      {
        email: `\u200b${fresh}`,
        errors: ['email: must be an email address'],
        errorCode: 'invalidInput',
        fields: [{ path: 'email', code: 'notEmail', params: {} }],
      },
      {
        email: other,
        errors: ['name: must not have control characters'],
        errorCode: 'invalidInput',
        fields: [{ path: 'name', code: 'controlCharacters', params: {} }],
      },
    ]);
  });

  it('are limited per hour and company, however many are in a call', async () => {
    const roomy = ROOMY_LIMITS.invitation;
    const invitation = { ...roomy, perCompany: { times: 2, seconds: 3600 } };
    const limiter = flexibleLimiter(server.ports.store.counters, server.clock);
    const strict = server.configured({ limits: { ...ROOMY_LIMITS, invitation } }, { limiter });
    await openCompany(server.store, server.acme.roleIds, 'writes.test');
    const tokenOf = async () => ({ token: (await enter(server, 'ada@writes.test')).token });
    const there = Object.assign(strict.browser(), await tokenOf());
    const many = () =>
      there.call(members.inviteMany, {
        body: { users: [address(), address(), address()].map((email) => ({ email })) },
      });
    const { invited, refused } = (await many()).value;
    expect([invited.length, refused.map(({ errorCode }) => errorCode)]).toEqual([2, ['rateLimited']]);
    expect((await there.call(members.invite, { body: { email: address() } })).status).toBe(429);
    server.clock.pass(3_600_000);
    ada = await enter(server, 'ada@acme.test');
    Object.assign(there, await tokenOf());
    expect((await there.call(members.invite, { body: { email: address() } })).status).toBe(200);
  });

  it('are resent with the same answer whether there is one or not', async () => {
    for (const email of ['unknown@nowhere.test', 'bo@acme.test']) {
      const answer = await server.browser().call(invitations.reset, { body: { email } });
      expect([answer.status, answer.value]).toEqual([200, {}]);
    }
    expect(await server.mailsTo('unknown@nowhere.test')).toEqual([]);
  });

  describe('by a link', () => {
    it('work for 43200 minutes by default, with one link per company', async () => {
      expect((await ada.call(invitations.link)).errors).toEqual(['Invitation link not found']);
      const { value: first } = await ada.call(invitations.createLink, { body: {} });
      expect(Date.parse(first.expires) - server.clock.now().getTime()).toBe(43_200 * 60_000);
      expect(first.shouldSendEmail).toBe(false);
      expect((await ada.call(invitations.link)).value).toEqual(first);
      const { value: changed } = await ada.call(invitations.changeLink, {
        body: { expiresInMinutes: 1430, shouldSendEmail: true },
      });
      expect(changed).toMatchObject({ id: first.id, token: first.token, shouldSendEmail: true });
      expect(Date.parse(changed.expires) - server.clock.now().getTime()).toBe(1430 * 60_000);
      const { value: second } = await ada.call(invitations.createLink, { body: { shouldSendEmail: true } });
      const verify = (token: string) => server.browser().call(invitations.verifyLink, { body: { token } });
      expect((await verify(first.token)).errorCode).toBe('linkInvalid');
      expect((await verify(second.token)).value).toEqual({ name: 'Acme Robotics', expires: second.expires });
      expect((await ada.call(invitations.removeLink)).status).toBe(200);
      expect((await verify(second.token)).errorCode).toBe('linkInvalid');
      expect((await ada.call(invitations.removeLink)).status).toBe(404);
    });

    it('are joined by signing up, with a mail to the link’s creator and without a new company', async () => {
      const { token } = (await ada.call(invitations.createLink, { body: { shouldSendEmail: true } })).value;
      const email = address();
      const before = await server.store.tenants.count();
      const told = (await server.mailsTo('ada@acme.test')).length;
      const body = { email, name: 'Joy Joiner', password: NEW_PASSWORD, invitationToken: token };
      const closed = server.configured({ allowSignups: false });
      expect((await closed.browser().call(users.signUp, { body })).status).toBe(200);
      expect(await server.store.tenants.count()).toBe(before);
      const confirmed = { ...(await server.linkTo(email)), password: NEW_PASSWORD };
      const asked = await server.browser().call(users.activationStrategy, { query: await server.linkTo(email) });
      expect(asked.value).toMatchObject({ company: 'Acme Robotics', shouldSetCompany: false, shouldSetName: true });
      await server.browser().call(users.activate, { body: confirmed });
      const joy = await signedIn(email, NEW_PASSWORD);
      expect(await tenantsOf(joy)).toEqual(['Acme Robotics']);
      expect((await joy.call(users.me)).value.roleIds).toEqual([member]);
      const mails = await server.mailsTo('ada@acme.test');
      expect([mails.length, mails[0]?.subject]).toEqual([told + 1, 'Someone joined Acme Robotics']);
      const odd = await server
        .browser()
        .call(users.signUp, { body: { ...body, email: address(), invitationToken: 'none' } });
      expect(odd.errorCode).toBe('linkInvalid');
      const draft = { email: address(), name: 'Joy Joiner', password: NEW_PASSWORD };
      const alone = await server.browser().call(users.signUp, { body: draft });
      expect(alone.errors).toEqual(['companyName: is required']);
    });

    it('are joined by a signed-in user once, and not after they expire', async () => {
      const { token } = (await ada.call(invitations.createLink, { body: { expiresInMinutes: 60 } })).value;
      const email = await guest();
      const bo = await signedIn(email);
      const join = () => bo.call(invitations.join, { body: { token } });
      const answers = await Promise.all([join(), join()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[0]?.value).toEqual({ tenantId: server.acme.tenantId });
      expect(await tenantsOf(bo)).toHaveLength(2);
      const { id } = (await bo.call(users.me)).value;
      const row = { tenantId: server.acme.tenantId, userId: id, action: 'Joined by invitation link' };
      expect(await server.store.audits.count(row)).toBe(1);
      server.clock.pass(61 * 60_000);
      const late = await enter(server, await guest());
      expect((await late.call(invitations.join, { body: { token } })).errorCode).toBe('linkExpired');
      ada = await enter(server, 'ada@acme.test');
    });

    it('are joined by signing in with it, after all required factors', async () => {
      const { token: invitationToken } = (await ada.call(invitations.createLink, { body: {} })).value;
      const email = await guest();
      const login = (token: string) =>
        server.browser().call(auth.login, { body: { email, password: PASSWORD, invitationToken: token } });
      const [bo] = await server.store.users.find({ where: { email } });
      const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
      const app = anAuthenticator({ userId: bo?.id ?? anId(), sealedSecret: await server.ports.sealer.seal(secret) });
      await server.store.transaction((rows) => rows.authenticators.insert(app));
      const belongs = () => server.store.memberships.count({ tenantId: server.acme.tenantId, userId: app.userId });
      const asked = challengeIn(await login(invitationToken));
      expect(await belongs()).toBe(0);
      expect(JSON.stringify(await server.store.challenges.find())).not.toContain(invitationToken);
      const value = new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() });
      const browser = server.browser();
      const proved = await browser.call(mfa.verify, { body: { mfaToken: asked.mfaToken, value } });
      if (proved.value.mfaRequired) throw new Error('A second factor is asked for again');
      expect(await belongs()).toBe(1);
      expect(await tenantsOf(Object.assign(browser, { token: proved.value.accessToken }))).toHaveLength(2);
      await server.store.transaction((rows) => rows.authenticators.remove({ userId: app.userId }));
      // over or made up, it keeps no one from signing in
      expect((await login('none')).status).toBe(200);
    });

    it('exist only where the operator allows them', async () => {
      const { token } = (await ada.call(invitations.createLink, { body: {} })).value;
      expect((await ada.call(invitations.configuration)).value).toEqual({
        tenantInvitationsAllowed: true,
        invitationHours: server.ports.config.links.invitationHours,
        emailsEnabled: true,
      });
      const closed = server.configured({ tenantInvitationsAllowed: false });
      const there = Object.assign(closed.browser(), { token: ada.token });
      expect((await there.call(invitations.configuration)).value.tenantInvitationsAllowed).toBe(false);
      expect((await there.call(invitations.createLink, { body: {} })).status).toBe(403);
      expect((await there.call(invitations.verifyLink, { body: { token } })).errorCode).toBe('linkInvalid');
    });

    it('are kept sealed', async () => {
      const { token } = (await ada.call(invitations.createLink, { body: {} })).value;
      expect(JSON.stringify(await server.store.inviteLinks.find())).not.toContain(token);
    });
  });
});
