import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignUpResponse } from '../../../core/contract/entities/auth.ts';
import { configurations } from '../../../core/contract/configurations.ts';
import { users, type SignUpDraft } from '../../../core/contract/users.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
import type { Answer } from '../../kit/browser.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const draft = (fields: Partial<SignUpDraft> = {}): SignUpDraft => ({
  email: `${crypto.randomUUID()}@new.test`,
  name: 'Grace Hopper',
  companyName: 'Compilers',
  password: 'Correct-horse-7',
  ...fields,
});

const shapeOf = ({ value, status }: Answer<SignUpResponse>) => [status, Object.keys(value).toSorted()];

const noPaper = () => Promise.reject(new Error('no paper'));

describe('signing up', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const signUp = (body: SignUpDraft, on = server) => on.browser().call(users.signUp, { body });
  const personAt = async (email: string) => (await server.store.users.find({ where: { email } }))[0];

  it('creates a company with its first person as administrator, unconfirmed', async () => {
    const body = draft({ metadata: '{"jobTitle":"Admiral"}' });
    const { status, value } = await signUp(body);
    const person = await personAt(body.email);
    expect([status, value]).toEqual([200, { shouldActivate: true, userId: person?.id, tenantId: person?.tenantId }]);
    expect(person).toMatchObject({ name: 'Grace Hopper', verified: false, metadata: body.metadata, provider: 'local' });
    const tenant = person && (await server.store.tenants.get(person.tenantId));
    expect(tenant?.name).toBe('Compilers');
    const places = await server.store.memberships.find({ where: { tenantId: person?.tenantId ?? tenant!.id } });
    expect(places).toMatchObject([{ roleIds: [server.acme.roleIds['Admin']], activated: false }]);
    expect(await server.store.audits.find({ where: { tenantId: tenant!.id } })).toMatchObject([
      { action: 'Signed up' },
    ]);
  });

  it('stores the password as an argon2id hash only', async () => {
    const body = draft();
    await signUp(body);
    expect((await personAt(body.email))?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
  });

  it('mails a link that confirms the address, and refuses sign-in before that', async () => {
    const body = draft();
    await signUp(body);
    expect((await server.browser().signIn(body.email, body.password)).errorCode).toBe('emailNotVerified');
    expect((await server.linkTo(body.email)).userId).toBe((await personAt(body.email))?.id);
  });

  it('keeps the address in lower case and one Unicode form', async () => {
    await signUp(draft({ email: ' ZOE\u0308@New.Test ' }));
    expect(await personAt('zo\u00eb@new.test')).toBeDefined();
  });

  it('ignores phone number, roles and flags in the body of a sign-up', async () => {
    const body = draft();
    const asked = { ...body, roleIds: [server.acme.roleIds['Support']], superUser: true, verified: true };
    await signUp(asked);
    const person = await personAt(body.email);
    expect([person?.superUser, person?.verified]).toEqual([false, false]);
  });

  const refusals: [what: string, fields: Partial<SignUpDraft>, code: string][] = [
    ['a short password', { password: 'Sh0rt-pw' }, 'passwordPolicyNotMet'],
    ['a password that is easy to guess', { password: 'Password-2026!' }, 'passwordTooGuessable'],
    ['a password longer than the policy allows', { password: `Aa1-${'xy'.repeat(70)}` }, 'passwordPolicyNotMet'],
    ['an address that is none', { email: 'grace' }, 'invalidInput'],
    ['a short name', { name: '  Al  ' }, 'invalidInput'],
    ['a short company name', { companyName: 'Io' }, 'invalidInput'],
    ['metadata that is not JSON', { metadata: '{' }, 'invalidInput'],
  ];
  for (const [what, fields, code] of refusals)
    it(`refuses ${what} with ${code}, and stores nothing`, async () => {
      const body = draft(fields);
      const { status, errorCode } = await signUp(body);
      expect([status, errorCode]).toEqual([400, code]);
      expect(await personAt(body.email)).toBeUndefined();
    });

  it('refuses a password known from breaches', async () => {
    const { passwordPolicy } = DEFAULT_CONFIG;
    const lenient = server.configured({ passwordPolicy: { ...passwordPolicy, minOptionalTestsToPass: 0 } });
    const { status, errorCode } = await signUp(draft({ password: 'PassWord1234' }), lenient);
    expect([status, errorCode]).toEqual([400, 'passwordBreached']);
  });

  it('requires a password only where people sign in by one', async () => {
    const { password: _, ...bare } = draft();
    expect(await signUp(bare)).toMatchObject({ status: 400, errors: ['password: is required'] });
    const byCode = server.configured({ authStrategy: 'Code' });
    expect((await signUp(draft({ email: bare.email }), byCode)).status).toBe(200);
    expect((await personAt(bare.email))?.passwordHash).toBeNull();
    const { userId = '', token = '' } = await server.linkTo(bare.email);
    const query = { userId, token };
    const asked = await byCode.browser().call(users.activationStrategy, { query });
    expect(asked.value.shouldSetPassword).toBe(false);
    expect((await byCode.browser().call(users.activate, { body: query })).status).toBe(200);
  });

  it('is disabled where only SSO is offered', async () => {
    const closed = server.configured({ authStrategy: 'NoLocalAuthentication' });
    expect((await signUp(draft(), closed)).errorCode).toBe('signUpsDisabled');
    expect((await closed.browser().call(configurations.public)).value.allowSignups).toBe(false);
  });

  it('is refused where the operator disabled it', async () => {
    const { status, errorCode } = await signUp(draft(), server.configured({ allowSignups: false }));
    expect([status, errorCode]).toEqual([403, 'signUpsDisabled']);
  });

  describe('with an address that has an account', () => {
    it('answers as for a new one, with ids of the same kind', async () => {
      const [known, fresh] = [await signUp(draft({ email: 'ada@acme.test' })), await signUp(draft())];
      expect(shapeOf(known)).toEqual(shapeOf(fresh));
      expect(known.value.userId).not.toBe((await personAt('ada@acme.test'))?.id);
      const cookies = [known, fresh].map(({ headers }) =>
        headers.getSetCookie().map((set) => set.replace(/=[^;]*/, '')),
      );
      expect(cookies[0]).toEqual(cookies[1]);
    });

    it('changes nothing about it, and mails its owner', async () => {
      const before = await personAt('bo@acme.test');
      await signUp(draft({ email: 'bo@acme.test', name: 'Bo Double' }));
      expect(await personAt('bo@acme.test')).toEqual(before);
      const [mail] = await server.mailsTo('bo@acme.test');
      expect(mail?.text).not.toMatch(/activate/);
      expect(mail?.subject).toBeDefined();
    });

    it('mails a second link where it is unconfirmed, and each confirms its own sign-up’s data', async () => {
      for (const first of [true, false]) {
        const one = draft({ password: 'Umbrella-one-48-kiln', name: 'Name One', companyName: 'Company One' });
        const two = draft({
          email: one.email,
          password: 'Umbrella-two-48-kiln',
          name: 'Name Two',
          companyName: 'Company Two',
        });
        const browser = server.browser();
        const links = [];
        for (const body of [one, two]) {
          await browser.call(users.signUp, { body });
          links.push(await server.linkTo(one.email));
          server.clock.pass(1000);
        }
        const [said, other] = first ? [one, two] : [two, one];
        const [link, late] = first ? links : links.toReversed();
        expect((await browser.call(users.activate, { body: link ?? links[0]! })).status).toBe(200);
        expect((await browser.call(users.activate, { body: late ?? links[0]! })).errorCode).toBe('linkAlreadyUsed');
        expect((await server.browser().signIn(one.email, other.password)).errorCode).toBe('invalidCredentials');
        await browser.signIn(one.email, said.password);
        expect((await browser.call(users.me)).value.name).toBe(said.name);
        const { tenants } = (await browser.call(users.tenants)).value;
        expect(tenants.map(({ name }) => name)).toEqual([said.companyName]);
      }
    });

    it('creates one account for two concurrent sign-ups, and answers both alike', async () => {
      const body = draft();
      const answers = await Promise.all([signUp(body), signUp(body)]);
      expect(answers.map(({ status, value }) => [status, value.shouldActivate])).toEqual([
        [200, true],
        [200, true],
      ]);
      expect(await server.store.users.count({ email: body.email })).toBe(1);
    });
  });

  describe('without confirmation', () => {
    it('signs in at once', async () => {
      const browser = server.configured({ allowNotVerifiedUsersLogin: true }).browser();
      const { value } = await browser.call(users.signUp, { body: draft() });
      expect([value.shouldActivate, value.authResponse?.emailVerified]).toEqual([false, false]);
      browser.token = value.authResponse?.accessToken;
      expect((await browser.call(users.me)).value.roles.map(({ key }) => key)).toEqual(['Admin']);
      expect((await browser.refresh()).status).toBe(200);
    });

    it('says that an address is taken', async () => {
      const lenient = server.configured({ allowNotVerifiedUsersLogin: true });
      const { status, errorCode } = await signUp(draft({ email: 'ada@acme.test' }), lenient);
      expect([status, errorCode]).toEqual([409, 'emailTaken']);
    });
  });

  it('stores nothing where one part fails', async () => {
    const body = draft();
    const tenants = await server.store.tenants.count();
    const { post: whole } = server.ports;
    const post: typeof whole = { ...whole, within: (rows) => ({ ...whole.within(rows), activation: noPaper }) };
    expect((await signUp(body, server.configured({}, { post }))).status).toBe(500);
    expect(await personAt(body.email)).toBeUndefined();
    expect(await server.store.tenants.count()).toBe(tenants);
  });
});
