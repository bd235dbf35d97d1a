import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../../core/contract/auth.ts';
import type { EmailDomainConfig, RestrictionType } from '../../../../core/contract/entities/email-domain.ts';
import { emailDomains } from '../../../../core/contract/email-domains.ts';
import { invitations } from '../../../../core/contract/invitations.ts';
import { members } from '../../../../core/contract/members.ts';
import { users } from '../../../../core/contract/users.ts';
import { commonPublicDomains } from '../../../../demo/server/email-domains/common-public-domains.ts';
import { publicDomainList } from '../../../../demo/server/email-domains/public-domains.ts';
import type { Browser } from '../../../kit/browser.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { anEmailDomainRestriction } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const PASSWORD = 'Never-before-62-Domains';
const OFF: EmailDomainConfig = { active: false, blockPublicDomains: false, listType: 'BLOCK' };

const reason = (code: string, domain: string) => [
  403,
  'emailDomainNotAllowed',
  { path: 'email', code, params: { domain } },
];

describe('email domain restrictions', () => {
  let server: TestServer;
  let ada: Browser;
  let count = 0;

  beforeAll(async () => {
    server = (await openTestServer()).configured({ limits: ROOMY_LIMITS });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.store.transaction(async (rows) => {
      await rows.emailDomainConfigs.remove({ tenantId: server.acme.tenantId });
      await rows.emailDomainRestrictions.remove({ tenantId: server.acme.tenantId });
    });
    ada = await enter(server, 'ada@acme.test');
  });

  const at = (domain: string) => `guest-${(count += 1)}@${domain}`;
  const save = (config: Partial<EmailDomainConfig>) =>
    ada.call(emailDomains.saveConfig, { body: { active: true, ...config } });
  const add = (domain: string, type: RestrictionType) => ada.call(emailDomains.create, { body: { domain, type } });
  const block = async (domain: string) => {
    await add(domain, 'BLOCK');
    await save({ listType: 'BLOCK' });
  };
  const listed = async () => (await ada.call(emailDomains.list)).value.items.map(({ domain }) => domain);
  const invite = (email: string) => ada.call(members.invite, { body: { email } });
  const because = async (email: string) => {
    const { status, errorCode, fields } = await invite(email);
    return status === 200 ? 200 : [status, errorCode, ...fields];
  };
  const linkToken = async () => (await ada.call(invitations.createLink, { body: {} })).value.token;
  /** Signs up with a company of one's own, and in. */
  const personAt = async (domain: string) => {
    const email = at(domain);
    const body = { email, name: 'Val Else', companyName: 'Val GmbH', password: PASSWORD };
    await server.browser().call(users.signUp, { body });
    const confirmed = { ...(await server.linkTo(email)), password: PASSWORD };
    await server.browser().call(users.activate, { body: confirmed });
    const browser = server.browser();
    await browser.signIn(email, PASSWORD);
    return { email, browser };
  };
  const isMember = async (email: string) => {
    const people = await server.store.people.find({ where: { email, tenantId: server.acme.tenantId } });
    return people.some(({ activated }) => activated);
  };

  describe('as they are kept', () => {
    it('refuse none until they are saved and active', async () => {
      expect((await ada.call(emailDomains.config)).value).toEqual(OFF);
      await add('blocked.test', 'BLOCK');
      expect((await invite(at('blocked.test'))).status).toBe(200);
      await save({ active: false, listType: 'ALLOW', blockPublicDomains: true });
      expect((await invite(at('gmail.com'))).status).toBe(200);
    });

    it('keep what a save leaves out, and take the list’s type by its older name', async () => {
      await save({ blockPublicDomains: true, listType: 'ALLOW' });
      const older = await ada.call(emailDomains.saveConfig, { body: { active: true, type: 'BLOCK' } });
      expect(older.value).toEqual({ active: true, blockPublicDomains: true, listType: 'BLOCK' });
      expect((await save({ active: false })).value).toEqual({ ...older.value, active: false });
      const both = { active: true, listType: 'ALLOW', type: 'BLOCK' } as const;
      const refused = await ada.call(emailDomains.saveConfig, { body: both });
      expect(refused.fields).toEqual([{ path: 'type', code: 'notTogether', params: { other: 'listType' } }]);
    });

    it('list the domains of the configured type; all of them where nothing is configured', async () => {
      await add('in.test', 'ALLOW');
      await add('out.test', 'BLOCK');
      expect(await listed()).toEqual(['in.test', 'out.test']);
      await save({ listType: 'ALLOW' });
      expect(await listed()).toEqual(['in.test']);
      await save({ listType: 'BLOCK' });
      expect(await listed()).toEqual(['out.test']);
    });

    it('take a domain in lower case and ASCII, once on each list', async () => {
      const { value } = await add(' Bücher.Test ', 'BLOCK');
      expect(value).toEqual({ id: value.id, domain: 'xn--bcher-kva.test', type: 'BLOCK' });
      expect((await add('bücher.test', 'BLOCK')).fields).toEqual([{ path: 'domain', code: 'givenTwice', params: {} }]);
      expect((await add('bücher.test', 'ALLOW')).status).toBe(200);
      await ada.call(emailDomains.remove, { params: { id: value.id } });
      expect((await ada.call(emailDomains.remove, { params: { id: value.id } })).status).toBe(404);
      expect((await add('bücher.test', 'BLOCK')).status).toBe(200);
    });

    const wrong = ['no domain', 'localhost', 'ada@acme.test', 'https://acme.test', '*.acme.test', '192.0.2.1', ''];
    for (const domain of wrong)
      it(`refuse “${domain}” as a domain`, async () => {
        const refused = await add(domain, 'BLOCK');
        expect([refused.status, refused.fields[0]?.path]).toEqual([400, 'domain']);
      });

    it('take a thousand domains', async () => {
      const { tenantId } = server.acme;
      const rows = Array.from({ length: 1000 }, () => anEmailDomainRestriction({ tenantId }));
      await server.store.transaction(async (all) => {
        for (const one of rows) await all.emailDomainRestrictions.insert(one);
      });
      expect((await add('more.test', 'ALLOW')).fields).toEqual([
        { path: 'domain', code: 'tooMany', params: { count: 1000 } },
      ]);
    });
  });

  describe('tell why an address is refused', () => {
    it('that is of a blocked domain', async () => {
      await block('blocked.test');
      expect(await because(at('blocked.test'))).toEqual(reason('domainBlocked', 'blocked.test'));
      // exactly this domain
      expect(await because(at('mail.blocked.test'))).toBe(200);
      expect(await because(at('notblocked.test'))).toBe(200);
    });

    it('that is of no allowed domain', async () => {
      await add('in.test', 'ALLOW');
      await add('in.test', 'BLOCK');
      await save({ listType: 'ALLOW' });
      expect(await because(at('out.test'))).toEqual(reason('domainNotListed', 'out.test'));
      expect(await because(at('mail.in.test'))).toEqual(reason('domainNotListed', 'mail.in.test'));
      expect(await because(at('IN.test'))).toBe(200);
    });

    it('that is of a public email service, on whatever list it stands', async () => {
      await add('gmail.com', 'ALLOW');
      await save({ listType: 'ALLOW', blockPublicDomains: true });
      expect(await because(at('gmail.com'))).toEqual(reason('domainPublic', 'gmail.com'));
      await save({ listType: 'BLOCK', blockPublicDomains: true });
      expect(await because(at('fastmail.com'))).toEqual(reason('domainPublic', 'fastmail.com'));
      expect(await because(at('company.test'))).toBe(200);
    });

    it('in any script', async () => {
      await block('bücher.test');
      expect(await because(at('bücher.test'))).toEqual(reason('domainBlocked', 'xn--bcher-kva.test'));
    });

    it('one by one in bulk, and before anything is sent', async () => {
      await block('blocked.test');
      const [good, bad] = [at('good.test'), at('blocked.test')];
      const fields = [{ path: 'email', code: 'domainBlocked', params: { domain: 'blocked.test' } }];
      const emails = [good, bad.toUpperCase(), 'no address', 'bo@acme.test'];
      expect((await ada.call(members.checkInvitees, { body: { emails } })).value).toEqual({
        known: [{ email: 'bo@acme.test', pending: false }],
        refused: [{ email: bad, fields }],
      });
      const body = { users: [{ email: good }, { email: bad }] };
      const { value } = await ada.call(members.inviteMany, { body });
      expect(value.invited.map(({ email }) => email)).toEqual([good]);
      expect(value.refused).toMatchObject([{ email: bad, errorCode: 'emailDomainNotAllowed', fields }]);
    });
  });

  describe('keep out', () => {
    it('people who sign up by the company’s link, with an account or without one', async () => {
      const invitationToken = await linkToken();
      const known = await personAt('blocked.test');
      await block('blocked.test');
      const signUp = (email: string) =>
        server
          .browser()
          .call(users.signUp, { body: { email, name: 'Sy Stranger', password: PASSWORD, invitationToken } });
      const [ofKnown, ofUnknown] = [await signUp(known.email), await signUp(at('blocked.test'))];
      expect(ofUnknown.errorCode).toBe('emailDomainNotAllowed');
      expect([ofKnown.status, ofKnown.errors, ofKnown.fields]).toEqual([
        ofUnknown.status,
        ofUnknown.errors,
        ofUnknown.fields,
      ]);
      expect((await signUp(at('good.test'))).status).toBe(200);
    });

    it('people who join by the company’s link, at once or at their next sign-in, which is one without it', async () => {
      const token = await linkToken();
      const { email, browser } = await personAt('blocked.test');
      await block('blocked.test');
      expect((await browser.call(invitations.join, { body: { token } })).errorCode).toBe('emailDomainNotAllowed');
      const body = { email, password: PASSWORD, invitationToken: token };
      expect((await server.browser().call(auth.login, { body })).status).toBe(200);
      expect(await isMember(email)).toBe(false);
    });

    it('people who were invited before, by the mailed link and by the copied one, until the domain is allowed again', async () => {
      const email = at('blocked.test');
      const { value: guest } = await invite(email);
      const mailed = await server.linkTo(email);
      const params = { userId: guest.id };
      const copied = (await ada.call(invitations.copyLink, { params })).value.token;
      await block('blocked.test');
      const anyone = server.browser();
      const accepting = { ...mailed, password: PASSWORD, name: 'In Vited' };
      const refused = [
        await anyone.call(invitations.verify, { body: mailed }),
        await anyone.call(invitations.accept, { body: accepting }),
        await anyone.call(invitations.verifyLink, { body: { token: copied } }),
        await anyone.call(users.signUp, { body: { ...accepting, email, invitationToken: copied } }),
        await ada.call(members.resend, { params }),
        await ada.call(members.resendAll, { body: { email } }),
      ];
      expect(refused.map(({ errorCode }) => errorCode)).toEqual(refused.map(() => 'emailDomainNotAllowed'));
      await save({ active: false });
      expect((await anyone.call(invitations.accept, { body: accepting })).status).toBe(200);
      expect(await isMember(email)).toBe(true);
    });

    it('people whose revoked invitation would be restored', async () => {
      const { value: guest } = await invite(at('blocked.test'));
      const { value: revoked } = await ada.call(invitations.revoke, { params: { userId: guest.id } });
      await block('blocked.test');
      const back = await ada.call(invitations.restore, { body: { undo: revoked.undo } });
      expect(back.errorCode).toBe('emailDomainNotAllowed');
    });

    it('people who confirm a sign-up by the link in another browser: they begin with a company of their own', async () => {
      const email = at('blocked.test');
      const body = { email, name: 'Sy Stranger', password: PASSWORD, invitationToken: await linkToken() };
      await server.browser().call(users.signUp, { body });
      await block('blocked.test');
      const confirmed = { ...(await server.linkTo(email)), password: PASSWORD };
      expect((await server.browser().call(users.activate, { body: confirmed })).status).toBe(200);
      expect(await isMember(email)).toBe(false);
    });

    it('no members', async () => {
      await add('elsewhere.test', 'ALLOW');
      await save({ listType: 'ALLOW' });
      expect((await server.browser().signIn('bo@acme.test')).status).toBe(200);
      expect((await ada.refresh()).status).toBe(200);
    });

    it('no people of another company', async () => {
      await block('blocked.test');
      expect((await personAt('blocked.test')).browser.token).toBeDefined();
    });
  });

  it('know public services: thousands in a server, the largest ones in a preview', async () => {
    const list = publicDomainList();
    const large = ['gmail.com', 'outlook.com', 'yahoo.co.jp', 'qq.com', 'gmx.net', 'laposte.net', 'walla.co.il'];
    for (const domain of [...large, 'duck.com', 'tuta.com'])
      expect([domain, await list.has(domain)]).toEqual([domain, true]);
    for (const domain of ['acme.test', 'microsoft.com', 'google.com', 'company.com'])
      expect([domain, await list.has(domain)]).toEqual([domain, false]);
    expect([await commonPublicDomains.has('gmail.com'), await commonPublicDomains.has('acme.test')]).toEqual([
      true,
      false,
    ]);
  });
});
