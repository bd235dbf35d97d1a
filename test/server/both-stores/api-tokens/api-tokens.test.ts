import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTokens, personalTokens, tenantTokens } from '../../../../core/contract/api-tokens.ts';
import { members } from '../../../../core/contract/members.ts';
import { roles } from '../../../../core/contract/roles.ts';
import { sessions } from '../../../../core/contract/sessions.ts';
import { users } from '../../../../core/contract/users.ts';
import type { RoleId } from '../../../../core/contract/entities/ids.ts';
import { createServer } from '../../../../demo/server/app.ts';
import { openExpiryNotices } from '../../../../demo/server/api-tokens/expiry-notices.ts';
import { openHousekeeping } from '../../../../demo/server/jobs/housekeeping.ts';
import { isApiTokenSecret, newApiTokenSecret } from '../../../../demo/server/keys/api-token-secret.ts';
import { announceChanges } from '../../../../demo/server/store/announce-changes.ts';
import { type Browser, openBrowser } from '../../../kit/browser.ts';
import { countingStore } from '../../../kit/counting-store.ts';
import { enter } from '../../../kit/enter.ts';
import * as row from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';
import { silentLog } from '../../../kit/silent-log.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY_MINUTES = 1440;
const DAY = DAY_MINUTES * MINUTE;

const seesPeople = async (browser: Browser) => (await browser.call(members.list, { query: { pageSize: 1 } })).status;
const seesRoles = async (browser: Browser) => (await browser.call(roles.list)).status;

describe('an API token', () => {
  let server: TestServer;
  /** The same server where the operator has chosen access tokens. */
  let direct: TestServer;
  let ada: Browser;
  beforeAll(async () => {
    server = await openTestServer();
    direct = server.configured({ machineToMachineAuthStrategy: 'AccessToken' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    // longer than anything is remembered
    server.clock.pass(10 * SECOND);
    ada = await enter(server, 'ada@acme.test');
  });

  const roleOf = (key: string) => server.acme.roleIds[key] as RoleId;
  const program = (token: string | undefined, at = server) => Object.assign(at.browser(), { token });

  /** An access token of the tenant with these roles. */
  const tenantToken = async (...keys: string[]) => {
    const made = await program(ada.token, direct).call(tenantTokens.createAccess, {
      body: { description: 'Import', roleIds: keys.map(roleOf) },
    });
    expect(made.status).toBe(200);
    return made.value;
  };
  /** A personal access token of a person. */
  const personalToken = async (email: string, expiresInMinutes?: number) => {
    const browser = program((await enter(server, email)).token, direct);
    const made = await browser.call(personalTokens.createAccess, {
      body: { description: 'Laptop', ...(expiresInMinutes && { expiresInMinutes }) },
    });
    expect(made.status).toBe(200);
    return made.value;
  };
  const exchange = async (clientId: string, secret: string | undefined) =>
    server.browser().call(apiTokens.exchange, { body: { clientId, secret: secret ?? '' } });

  /** Asks the token endpoint, as a client of OAuth does. */
  const askFor = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    server.serve(
      new Request('http://localhost:3000/frontegg/oauth/token', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ grant_type: 'client_credentials', ...fields }),
      }),
      { ip: '192.0.2.7' },
    );

  it('of client credentials is exchanged for an access token that calls as its owner', async () => {
    const { value } = await ada.call(personalTokens.createClient, { body: { description: 'CI' } });
    expect(isApiTokenSecret(value.secret ?? '')).toBe(true);
    const { value: token } = await exchange(value.clientId, value.secret);
    expect(token.expiresIn).toBe(300);
    const me = await program(token.accessToken).call(users.me);
    expect([me.status, me.value.email]).toEqual([200, 'ada@acme.test']);
    expect((await exchange(value.clientId, newApiTokenSecret('client'))).errorCode).toBe('invalidCredentials');
    expect((await exchange(crypto.randomUUID(), value.secret)).errorCode).toBe('invalidCredentials');
  });

  it('of client credentials is exchanged at the token endpoint, too, as OAuth has it', async () => {
    const { value } = await ada.call(personalTokens.createClient, { body: { description: 'CI' } });
    const credentials = { client_id: value.clientId, client_secret: value.secret ?? '' };
    const basic = { authorization: `Basic ${btoa(`${value.clientId}:${value.secret}`)}` };
    for (const answer of [await askFor(credentials), await askFor({}, basic)]) {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const { access_token: token, ...rest } = (await answer.json()) as { access_token: string };
      expect(rest).toEqual({ token_type: 'Bearer', expires_in: 300 });
      expect((await program(token).call(users.me)).value.email).toBe('ada@acme.test');
    }
    const refused = await askFor({ ...credentials, client_secret: newApiTokenSecret('client') });
    expect([refused.status, await refused.json()]).toMatchObject([401, { error: 'invalid_client' }]);
    const other = await askFor({ grant_type: 'password' });
    expect([other.status, await other.json()]).toMatchObject([400, { error: 'unsupported_grant_type' }]);
  });

  it('of the type that the operator has not chosen is not created', async () => {
    const body = { description: 'CI' };
    expect((await ada.call(personalTokens.createAccess, { body })).errorCode).toBe('methodDisabled');
    const other = program(ada.token, direct);
    expect((await other.call(personalTokens.createClient, { body })).errorCode).toBe('methodDisabled');
  });

  it('is not created, nor works, where the operator has none', async () => {
    const { secret } = await personalToken('ada@acme.test');
    const without = server.configured({ apiTokensEnabled: false });
    expect(await seesPeople(program(secret, without))).toBe(401);
    const made = await program(ada.token, without).call(personalTokens.createClient, { body: { description: 'CI' } });
    expect(made.errorCode).toBe('methodDisabled');
  });

  it('is stored as a hash, and found in leaks by its prefix and checksum', async () => {
    const { id, secret = '' } = await personalToken('ada@acme.test');
    expect(secret).toMatch(/^fe_pat_[0-9A-Za-z]{49}$/);
    const stored = JSON.stringify(await server.store.apiTokens.get(id));
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(secret.slice(12));
    expect(JSON.stringify(await server.store.audits.find())).not.toContain(secret.slice(12));
  });

  it('with a wrong checksum is refused without a question to the store', async () => {
    const { secret = '' } = await personalToken('ada@acme.test');
    const asked: string[] = [];
    const store = countingStore(server.ports.store, (question) => void asked.push(question));
    const node = server.configured({}, { store });
    const wrong = `${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`;
    expect(await seesPeople(program(wrong, node))).toBe(401);
    expect(asked).toEqual([]);
    expect(await seesPeople(program(secret, node))).toBe(200);
  });

  it('of a tenant has its own roles, and of these what its maker has at the time of the call', async () => {
    const { secret } = await tenantToken('ReadOnly');
    expect([await seesPeople(program(secret)), await seesRoles(program(secret))]).toEqual([200, 200]);
    const invite = await program(secret).call(members.invite, { body: { email: 'new-one@acme.test', roleIds: [] } });
    expect(invite.status).toBe(403);
    const [maker] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
    const change = (roleIds: RoleId[]) =>
      server.store.transaction((rows) => rows.memberships.update({ userId: maker!.id }, { roleIds }));
    await change([roleOf('Member')]);
    server.clock.pass(4 * SECOND);
    expect([await seesPeople(program(secret)), await seesRoles(program(secret))]).toEqual([200, 403]);
    await change([roleOf('Admin')]);
  });

  it('stops while its maker is locked out, and is listed as stopped', async () => {
    const { secret, id } = await tenantToken('ReadOnly');
    const [maker] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
    const lock = (locked: boolean) =>
      server.store.transaction((rows) => rows.memberships.update({ userId: maker!.id }, { locked }));
    await lock(true);
    const root = await enter(server, 'root@acme.test');
    const listed = await root.call(tenantTokens.page, { query: { _limit: 200 } });
    expect(listed.value.items.find((token) => token.id === id)?.status).toBe('stopped');
    expect(await seesPeople(program(secret))).toBe(401);
    await lock(false);
  });

  it('of a person dies with their place in the company', async () => {
    const email = 'leaver@acme.test';
    const person = row.aPerson({ email, tenantId: server.acme.tenantId });
    await server.store.transaction(async (rows) => {
      await rows.users.insert(person);
      const place = { tenantId: server.acme.tenantId, userId: person.id, roleIds: [roleOf('Member')] };
      await rows.memberships.insert(row.aMembership(place));
    });
    const { secret, id } = await personalToken(email);
    expect(await seesPeople(program(secret))).toBe(200);
    expect((await ada.call(members.remove, { params: { userId: person.id } })).status).toBe(200);
    expect(await seesPeople(program(secret))).toBe(401);
    expect(await server.store.apiTokens.get(id)).toBeUndefined();
  });

  it('that was deleted is refused at once, and within 5 seconds on another node', async () => {
    const { secret, id } = await tenantToken('ReadOnly');
    const serve = createServer({ ...server.ports, store: announceChanges(server.ports.store) });
    const elsewhere = Object.assign(openBrowser(serve, 'http://localhost:3000'), { token: secret });
    expect([await seesPeople(program(secret)), await seesPeople(elsewhere)]).toEqual([200, 200]);
    expect((await ada.call(tenantTokens.removeAccess, { params: { tokenId: id } })).status).toBe(200);
    expect(await seesPeople(program(secret))).toBe(401);
    server.clock.pass(5 * SECOND);
    expect(await seesPeople(elsewhere)).toBe(401);
  });

  it('takes the access tokens with it that were exchanged for it', async () => {
    const body = { description: 'CI', roleIds: [roleOf('ReadOnly')] };
    const { value } = await ada.call(tenantTokens.createClient, { body });
    const { accessToken } = (await exchange(value.clientId, value.secret)).value;
    expect(await seesPeople(program(accessToken))).toBe(200);
    await ada.call(tenantTokens.removeClient, { params: { tokenId: value.clientId } });
    expect(await seesPeople(program(accessToken))).toBe(401);
    expect((await exchange(value.clientId, value.secret)).errorCode).toBe('invalidCredentials');
  });

  it('ends when it expires, in every cache', async () => {
    const { secret } = await personalToken('bo@acme.test', 2);
    server.clock.pass(2 * MINUTE - SECOND);
    expect(await seesPeople(program(secret))).toBe(200);
    server.clock.pass(SECOND);
    expect(await seesPeople(program(secret))).toBe(401);
  });

  it('that is rotated gets its lifetime again, and both secrets work for the overlap', async () => {
    const body = { description: 'CI', roleIds: [roleOf('ReadOnly')], expiresInMinutes: 30 * DAY_MINUTES };
    const { value: made } = await ada.call(tenantTokens.createClient, { body });
    const old = (await exchange(made.clientId, made.secret)).value.accessToken;
    server.clock.pass(MINUTE);
    const params = { tokenId: made.clientId };
    const { value: rotated } = await ada.call(tenantTokens.rotate, { params, body: { overlapMinutes: 2 } });
    expect(Date.parse(rotated.expires ?? '') - server.clock.now().getTime()).toBe(30 * DAY);
    const works = async (secret: string | undefined) => (await exchange(made.clientId, secret)).status;
    expect([await works(made.secret), await works(rotated.secret), await seesPeople(program(old))]).toEqual([
      200, 200, 200,
    ]);
    server.clock.pass(2 * MINUTE);
    expect([await works(made.secret), await works(rotated.secret), await seesPeople(program(old))]).toEqual([
      401, 200, 401,
    ]);
    // without an overlap, the access tokens of the last secret die with it
    const leaked = (await exchange(made.clientId, rotated.secret)).value.accessToken;
    await ada.call(tenantTokens.rotate, { params, body: {} });
    expect([await works(rotated.secret), await seesPeople(program(leaked))]).toEqual([401, 401]);
  });

  it('cannot make or rotate another, nor touch what is its person’s alone', async () => {
    const { secret } = await personalToken('ada@acme.test');
    const browser = program(secret);
    const body = { description: 'Another', roleIds: [roleOf('ReadOnly')] };
    expect((await browser.call(tenantTokens.createClient, { body })).errorCode).toBe('notAllowedForTokens');
    expect((await browser.call(sessions.removeAll)).errorCode).toBe('notAllowedForTokens');
    expect((await browser.call(personalTokens.page)).errorCode).toBe('notAllowedForTokens');
  });

  it('is named in what it writes into the audit log, beside its maker', async () => {
    const { secret, id } = await tenantToken('Admin');
    const email = `${crypto.randomUUID()}@acme.test`;
    const invited = await program(secret).call(members.invite, { body: { email, roleIds: [roleOf('Member')] } });
    expect(invited.status).toBe(200);
    const written = await server.store.audits.find({ where: { action: 'Person invited' } });
    const [audit] = written.filter(({ details }) => details['apiToken'] === id);
    expect(audit).toMatchObject({ email: 'ada@acme.test', severity: 'Info' });
  });

  it('says when and from where it was used, within a minute', async () => {
    const { secret, id } = await tenantToken('ReadOnly');
    const used = async () => {
      const { lastUsedAt, lastUsedIp } = (await server.store.apiTokens.get(id))!;
      return { lastUsedAt, lastUsedIp };
    };
    const first = server.clock.now().toISOString();
    await seesPeople(program(secret));
    expect(await used()).toEqual({ lastUsedAt: first, lastUsedIp: '192.0.2.7' });
    server.clock.pass(MINUTE - SECOND);
    await seesPeople(program(secret));
    expect((await used()).lastUsedAt).toBe(first);
    // a call that is answered from the cache records nothing
    server.clock.pass(4 * SECOND);
    await seesPeople(program(secret));
    expect((await used()).lastUsedAt).toBe(server.clock.now().toISOString());
    const listed = await ada.call(tenantTokens.page, { query: { _sortBy: 'lastUsedAt', _limit: 1 } });
    expect(listed.value.items[0]).toMatchObject({ id, status: 'active', createdBy: { email: 'ada@acme.test' } });
  });

  it('is found by a part of its description, and sorted', async () => {
    const personal = program((await enter(server, 'bo@acme.test')).token, direct);
    for (const description of ['Zürich backup', 'almond sync', 'zurich restore'])
      await personal.call(personalTokens.createAccess, { body: { description } });
    const bo = await enter(server, 'bo@acme.test');
    const asked = async (query: object) => {
      const { value } = await bo.call(personalTokens.page, { query });
      return [value._metadata.totalItems, value.items.map(({ description }) => description)];
    };
    expect(await asked({ _filter: 'ZURICH', _sortBy: 'description' })).toEqual([
      2,
      ['Zürich backup', 'zurich restore'],
    ]);
    expect(await asked({ _filter: 'almond' })).toEqual([1, ['almond sync']]);
    expect((await asked({ _sortBy: 'description', _limit: 1 }))[1]).toEqual(['almond sync']);
  });

  it('tells its maker once by mail before it expires', async () => {
    const email = 'bo@acme.test';
    const { ports, clock } = server;
    await personalToken(email, 30 * DAY_MINUTES);
    await personalToken(email, DAY_MINUTES);
    const notices = openExpiryNotices({ ...ports, log: silentLog });
    const told = async () => {
      await notices.run();
      return (await server.mailsTo(email)).filter(({ subject }) => subject.includes('expires soon')).length;
    };
    clock.pass(22 * DAY + MINUTE);
    expect(await told()).toBe(0);
    clock.pass(DAY);
    expect(await told()).toBe(1);
    clock.pass(DAY);
    expect(await told()).toBe(1);
    const [mail] = await server.mailsTo(email);
    expect(mail?.text).toContain('Laptop');
    await openHousekeeping({ ...ports, log: silentLog }).run();
    expect(await server.store.apiTokens.count({ description: 'Laptop' })).toBeGreaterThan(0);
  });
});
