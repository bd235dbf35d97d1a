import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../../core/contract/auth.ts';
import { ownAccount } from '../../../../core/contract/own-account.ts';
import { users } from '../../../../core/contract/users.ts';
import { openAccountDeletions } from '../../../../demo/server/own-account/deletion-job.ts';
import { openCompany, PASSWORD } from '../../../kit/company.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import {
  aMembership,
  aPerson,
  aPhone,
  aPicture,
  aTrustedBrowser,
  anApiToken,
  anInviteLink,
  anOauthRecord,
  anSsoConfiguration,
  anSsoIdentity,
} from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const DAY_MS = 86_400_000;

describe('a person’s own account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = (await openTestServer()).configured({
      limits: ROOMY_LIMITS,
      accountDeletion: { enabled: true, graceDays: 14 },
    });
  });
  afterAll(() => server.close());

  const company = async () => {
    const domain = `${crypto.randomUUID()}.test`;
    const { tenantId } = await openCompany(server.store, server.acme.roleIds, domain);
    return { tenantId, ada: `ada@${domain}`, bo: `bo@${domain}` };
  };
  const userOf = async (email: string) => {
    const [user] = await server.store.users.find({ where: { email } });
    if (!user) throw new Error(`There is no ${email}`);
    return user;
  };
  const actionsIn = async (tenantId: string) =>
    (await server.store.audits.find()).filter((row) => row.tenantId === tenantId).map(({ action }) => action);
  const job = () => {
    const { clock, ports } = server;
    return openAccountDeletions({ store: ports.store, clock, log: ports.log, post: ports.post, config: ports.config });
  };

  it('leaves a company for another one of theirs, where the session continues', async () => {
    const [first, second] = [await company(), await company()];
    const bo = await userOf(first.bo);
    const place = aMembership({ tenantId: second.tenantId, userId: bo.id, roleIds: [] });
    await server.store.transaction((rows) => rows.memberships.insert(place));
    const browser = await enter(server, first.bo);
    const other = await enter(server, first.bo);
    const left = await browser.call(ownAccount.leave, { params: { tenantId: first.tenantId } });
    expect(left.value).toEqual({ tenantId: second.tenantId });
    expect((await browser.refresh()).value).toMatchObject({ tenantId: second.tenantId });
    expect((await other.refresh()).status).toBe(401);
    expect((await userOf(first.bo)).tenantId).toBe(second.tenantId);
    expect(await actionsIn(first.tenantId)).toContain('Company left');
    expect((await server.mailsTo(first.bo))[0]?.subject).toContain('You left');
  });

  it('does not leave as the last administrator, or their only company, and reads why beforehand', async () => {
    const [first, second] = [await company(), await company()];
    const ada = await userOf(first.ada);
    const browser = await enter(server, first.ada);
    const leave = () => browser.call(ownAccount.leave, { params: { tenantId: first.tenantId } });
    expect((await leave()).errorCode).toBe('onlyTenant');
    expect((await browser.call(ownAccount.read)).value.leaving.hold).toBe('onlyTenant');
    const place = aMembership({ tenantId: second.tenantId, userId: ada.id, roleIds: [] });
    await server.store.transaction((rows) => rows.memberships.insert(place));
    expect((await leave()).errorCode).toBe('lastAdministrator');
    const { leaving, deletion } = (await browser.call(ownAccount.read)).value;
    expect(leaving.hold).toBe('lastAdministrator');
    expect(deletion.holds).toMatchObject([{ tenantId: first.tenantId, hold: 'lastAdministrator' }]);
    expect((await browser.call(ownAccount.requestDeletion)).errorCode).toBe('lastAdministrator');
  });

  it('tells whether it has a password, and gets its first by a mailed link', async () => {
    const { bo } = await company();
    const browser = await enter(server, bo);
    const hasPassword = async (of = browser) => (await of.call(ownAccount.read)).value.hasPassword;
    expect(await hasPassword()).toBe(true);
    await server.store.transaction((rows) => rows.users.update({ email: bo }, { passwordHash: null }));
    expect(await hasPassword()).toBe(false);

    await browser.call(users.resetPassword, { body: { email: bo } });
    const [mail] = await server.mailsTo(bo);
    expect(mail?.subject).toMatch(/^Set a password for /);
    const link = new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '');
    const [userId, token] = [link.searchParams.get('userId') ?? '', link.searchParams.get('token') ?? ''];
    const password = 'Quiet-harbour-lantern-7';
    const set = await server.browser().call(users.verifyPasswordReset, { body: { userId, token, password } });
    expect(set.status).toBe(200);
    expect((await server.browser().call(auth.login, { body: { email: bo, password } })).status).toBe(200);
    expect(await hasPassword(await enter(server, bo))).toBe(true);
  });

  it('exports what is kept of them, without secrets', async () => {
    const { ada } = await company();
    const user = await userOf(ada);
    await server.store.transaction((rows) =>
      rows.phones.insert(aPhone({ userId: user.id, factor: false, phoneNumber: '+4915155555555' })),
    );
    const browser = await enter(server, ada);
    const { value } = await browser.call(ownAccount.exportData);
    expect(value).toMatchObject({
      profile: { email: ada, hasPassword: true },
      companies: [{ roles: ['Administrator'] }],
      sessions: [{ current: true }],
      phoneNumbers: [{ phoneNumber: '+4915155555555' }],
    });
    expect(JSON.stringify(value)).not.toMatch(/argon2|tokenHash|sealed/);
    expect((await server.mailsTo(ada))[0]?.subject).toContain('exported');
  });

  it('exports a photo, trusted browsers, applications, single sign-on, and invitations from and to them', async () => {
    const [here, there] = [await company(), await company()];
    const { id: userId } = await userOf(here.ada);
    const configuration = anSsoConfiguration({ tenantId: there.tenantId, idpEntityId: 'https://idp.test/metadata' });
    const client = { clientId: 'board', name: 'Board', firstParty: false, redirectUris: ['https://board.test/in'] };
    const live = { expires: new Date(server.clock.now().getTime() + DAY_MS).toISOString() };
    const invitation = { name: 'Invited', searchable: 'invited', ...live };
    await server.store.transaction(async (rows) => {
      await rows.pictures.insert(aPicture({ userId, type: 'image/webp', data: 'UklGRg==' }));
      await rows.trustedBrowsers.insert(aTrustedBrowser({ userId, ...live }));
      const consent = { clientId: 'board', scope: 'openid email' };
      await rows.oauthRecords.insert(anOauthRecord({ userId, kind: 'Consent', details: consent, ...live }));
      const grant = { clientId: 'board', openid: { scope: 'openid' } };
      await rows.oauthRecords.insert(anOauthRecord({ userId, kind: 'Grant', details: grant, ...live }));
      await rows.oauthRecords.insert(anOauthRecord({ userId, kind: 'AccessToken', details: grant, ...live }));
      await rows.ssoConfigurations.insert(configuration);
      const { tenantId, id: configurationId } = configuration;
      await rows.ssoIdentities.insert(anSsoIdentity({ tenantId, userId, configurationId }));
      await rows.memberships.insert(
        aMembership({ tenantId, userId, invitation: { ...invitation, email: here.ada, tokenHash: `to ${userId}` } }),
      );
      const cy = aPerson({ email: `cy@${crypto.randomUUID()}.test`, tenantId: here.tenantId });
      await rows.users.insert(cy);
      const sent = { ...invitation, email: cy.email, tokenHash: `by ${userId}`, invitedBy: userId };
      await rows.memberships.insert(aMembership({ tenantId: here.tenantId, userId: cy.id, invitation: sent }));
      await rows.inviteLinks.insert(anInviteLink({ tenantId: here.tenantId, userId, ...live }));
      const token = { tenantId: here.tenantId, userId, kind: 'personal' as const };
      const [lastUsedAt, lastUsedIp] = [server.clock.now().toISOString(), '203.0.113.7'];
      await rows.apiTokens.insert(anApiToken({ ...token, description: 'Kept', createdAt: '2025-01-01T00:00:00.000Z' }));
      await rows.apiTokens.insert(
        anApiToken({ ...token, description: 'Used', createdAt: lastUsedAt, ...live, lastUsedAt, lastUsedIp }),
      );
    });
    const hosted = server.configured({ limits: ROOMY_LIMITS, hostedLogin: { clients: [client] } });
    const browser = await enter(hosted, here.ada);
    const { value } = await browser.call(ownAccount.exportData);
    expect(value).toMatchObject({
      profile: { photo: 'data:image/webp;base64,UklGRg==' },
      ssoIdentities: [{ type: configuration.type, provider: 'https://idp.test/metadata' }],
      trustedBrowsers: [live],
      applications: [
        { kind: 'consent', clientId: 'board', name: 'Board', scopes: ['openid', 'email'] },
        { kind: 'grant', clientId: 'board', name: 'Board', scopes: ['openid'] },
      ],
      invitationsReceived: [{ email: here.ada, name: 'Invited', ...live }],
      invitationsSent: [{ company: value.companies[0]?.name, ...live }],
      inviteLinks: [{ company: value.companies[0]?.name, ...live }],
      apiTokens: [{ description: 'Kept' }, { description: 'Used', ...live, lastUsedIp: '203.0.113.7' }],
    });
    expect(value.apiTokens.map((token) => Object.keys(token).length)).toEqual([2, 5]);
    expect(value.companies).toHaveLength(1);
    expect(value.invitationsReceived[0]?.company).toBe(value.ssoIdentities[0]?.company);
    expect(JSON.stringify(value)).not.toMatch(/tokenHash|sealed|subjectHash/);
  });

  it('is deleted after the days of grace, with all that is theirs', async () => {
    const { bo, tenantId } = await company();
    const { id } = await userOf(bo);
    const browser = await enter(server, bo);
    const { deleteAt } = (await browser.call(ownAccount.requestDeletion)).value;
    expect(Date.parse(deleteAt) - server.clock.now().getTime()).toBe(14 * DAY_MS);
    expect((await browser.call(ownAccount.read)).value.deletion.deleteAt).toBe(deleteAt);
    server.clock.pass(13 * DAY_MS);
    await job().run();
    expect((await userOf(bo)).id).toBe(id);
    server.clock.pass(2 * DAY_MS);
    expect(await job().run()).toBe(1);
    expect(await server.store.users.count({ id })).toBe(0);
    expect(await server.store.memberships.count({ userId: id })).toBe(0);
    expect(await server.store.sessions.count({ userId: id })).toBe(0);
    expect(await actionsIn(tenantId)).toEqual(
      expect.arrayContaining(['Account deletion requested', 'Account deleted']),
    );
    expect((await server.mailsTo(bo))[0]?.subject).toContain('was deleted');
    const body = { email: bo, password: PASSWORD };
    expect((await server.browser().call(auth.login, { body })).errorCode).toBe('invalidCredentials');
  });

  it('is kept from within, and by the mailed link, which works once', async () => {
    const { bo } = await company();
    const browser = await enter(server, bo);
    expect((await browser.call(ownAccount.cancelDeletion)).status).toBe(404);
    await browser.call(ownAccount.requestDeletion);
    expect((await browser.call(ownAccount.cancelDeletion)).status).toBe(200);
    expect((await browser.call(ownAccount.read)).value.deletion.deleteAt).toBeUndefined();

    await browser.call(ownAccount.requestDeletion);
    const mail = (await server.mailsTo(bo)).find(({ subject }) => subject.includes('will be deleted'));
    const link = new URL(mail?.text.match(/https?:\S+\/account\/keep\S+/)?.[0] ?? '');
    const body = { userId: link.searchParams.get('userId') ?? '', token: link.searchParams.get('token') ?? '' };
    const undo = () => server.browser().call(ownAccount.undoDeletion, { body });
    expect((await undo()).status).toBe(200);
    expect((await undo()).errorCode).toBe('linkAlreadyUsed');
    expect((await browser.call(ownAccount.read)).value.deletion.deleteAt).toBeUndefined();
    server.clock.pass(30 * DAY_MS);
    await job().run();
    expect((await userOf(bo)).email).toBe(bo);
  });

  it('waits where a company would be left without an administrator', async () => {
    const { ada, bo, tenantId } = await company();
    const { id } = await userOf(bo);
    const browser = await enter(server, bo);
    await browser.call(ownAccount.requestDeletion);
    const owner = await userOf(ada);
    await server.store.transaction(async (rows) => {
      const [place] = await rows.memberships.find({ where: { tenantId, userId: owner.id } });
      await rows.memberships.update({ tenantId, userId: id }, { roleIds: place?.roleIds ?? [] });
      await rows.memberships.update({ tenantId, userId: owner.id }, { roleIds: [] });
    });
    server.clock.pass(15 * DAY_MS);
    expect(await job().run()).toBe(0);
    expect(await server.store.users.count({ id })).toBe(1);
  });

  it('is not deleted where the operator does not offer it, or a directory manages it, or long after signing in', async () => {
    const { bo } = await company();
    const browser = await enter(server, bo);
    const closed = server.configured({ accountDeletion: { enabled: false, graceDays: 14 } });
    const there = Object.assign(closed.browser(), { token: browser.token, cookie: browser.cookie });
    expect((await there.call(ownAccount.requestDeletion)).errorCode).toBe('accountDeletionDisabled');
    expect((await there.call(ownAccount.read)).value.deletion.offered).toBe(false);
    await server.store.transaction((rows) => rows.users.update({ email: bo }, { managedBy: 'scim2' }));
    expect((await browser.call(ownAccount.requestDeletion)).errorCode).toBe('resourceReadOnly');
    server.clock.pass(3_600_000);
    await browser.refresh();
    expect((await browser.call(ownAccount.requestDeletion)).errorCode).toBe('stepUpRequired');
    expect((await browser.call(users.me)).value.email).toBe(bo);
  });
});
