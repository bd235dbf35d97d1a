import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../core/contract/auth.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { members } from '../../../core/contract/members.ts';
import { phones } from '../../../core/contract/phones.ts';
import { users } from '../../../core/contract/users.ts';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import type { PersonCollection, Records, UserRecord } from '../../../demo/server/store/records.ts';
import type { Readable, Writable } from '../../../demo/server/store/store.ts';
import type { Browser } from '../../kit/browser.ts';
import { enter } from '../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import * as row from '../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

const THEIRS = 'Stranger-lamp-99-brick';
const OWN = 'Correct-horse-7';
const SERVER = join(import.meta.dirname, '../../../demo/server');

/** A way that may be the first to confirm an address: its owner takes it in their own browser. */
type Way = (server: TestServer, browser: Browser, email: string) => Promise<number>;

const codeIn = (text = '') => text.match(/\b\d{6}\b/)?.[0] ?? '';

/** Every way, by the file that confirms by it. */
const WAYS: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  'users/activation.ts': {
    'the link of a sign-up': async (server, browser, email) => {
      const body = { ...(await server.linkTo(email)), password: OWN };
      return (await browser.call(users.activate, { body })).status;
    },
    'a link that was asked for again': async (server, browser, email) => {
      await browser.call(users.resetActivation, { body: { email } });
      const body = { ...(await server.linkTo(email)), password: OWN };
      return (await browser.call(users.activate, { body })).status;
    },
  },
  'auth/passwordless.ts': {
    'a code': async (server, browser, email) => {
      const params = { type: 'code' };
      await browser.call(auth.passwordlessPrelogin, { params, body: { email } });
      const [mail] = await server.mailsTo(email);
      return (await browser.call(auth.passwordlessPostlogin, { params, body: { token: codeIn(mail?.text) } })).status;
    },
    'a magic link': async (server, browser, email) => {
      const params = { type: 'magiclink' };
      await browser.call(auth.passwordlessPrelogin, { params, body: { email } });
      const { token } = await server.linkTo(email);
      return (await browser.call(auth.passwordlessPostlogin, { params, body: { token } })).status;
    },
  },
  'users/password.ts': {
    'a new password': async (server, browser, email) => {
      await browser.call(users.resetPassword, { body: { email } });
      const body = { ...(await server.linkTo(email)), password: OWN };
      return (await browser.call(users.verifyPasswordReset, { body })).status;
    },
  },
  'invitations/mailed.ts': {
    'an invitation': async (server, browser, email) => {
      const ada = await enter(server, 'ada@acme.test');
      await ada.call(members.invite, { body: { email } });
      const body = { ...(await server.linkTo(email)), password: OWN, name: 'Its Owner' };
      return (await browser.call(invitations.accept, { body })).status;
    },
  },
  'phones/reset.ts': {
    'another phone number': async (server, browser, email) => {
      const { value } = await browser.call(phones.reset, { body: { email } });
      const [mail] = await server.mailsTo(email);
      return (await browser.call(phones.verifyReset, { body: { ...value, code: codeIn(mail?.text) } })).status;
    },
  },
};

/** Collections that a stranger can put rows into: memberships are checked separately, and audit entries stay. */
type Collection = Exclude<PersonCollection, 'people' | 'memberships' | 'audits'>;
type Owner = Pick<UserRecord, 'tenantId'> & { userId: UserId };
/** Properties that rows of several collections share. */
type Loose = { id: string; userId: UserId | null; usedAt?: string | null };
type Made = readonly [name: Collection, id: string];

/** A row of each collection whose rows name a person; leaving one out does not compile. */
const ROWS: { readonly [Name in Collection]: (of: Owner) => Records[Name] } = {
  sessions: (of) => row.aSession({ ...of, expires: '2100-01-01T00:00:00.000Z' }),
  links: ({ userId }) =>
    row.aLink({ userId, purpose: 'activation', expires: '2100-01-01T00:00:00.000Z', usedAt: null }),
  passwords: ({ userId }) => row.aPassword({ userId }),
  challenges: ({ userId }) => row.aChallenge({ userId }),
  pictures: ({ userId }) => row.aPicture({ userId }),
  authenticators: ({ userId }) => row.anAuthenticator({ userId }),
  phones: ({ userId }) => row.aPhone({ userId }),
  passkeys: ({ userId }) => row.aPasskey({ userId }),
  recoveryCodes: ({ userId }) => row.aRecoveryCode({ userId }),
  trustedBrowsers: ({ userId }) => row.aTrustedBrowser({ userId }),
  ssoIdentities: (of) => row.anSsoIdentity(of),
  identities: ({ userId }) => row.anIdentity({ userId }),
  apiTokens: (of) => row.anApiToken(of),
  accountDeletions: ({ userId }) => row.anAccountDeletion({ userId }),
  oauthRecords: ({ userId }) => row.anOauthRecord({ userId }),
  inviteLinks: (of) => row.anInviteLink(of),
};
const COLLECTIONS = Object.keys(ROWS) as Collection[]; // its own keys

/** Properties of an account that a stranger cannot have chosen. */
const NOT_CHOSEN: readonly (keyof UserRecord)[] = [
  'id',
  'email',
  'provider',
  'managedBy',
  'superUser',
  'createdAt',
  'searchable',
];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

describe('an address that is confirmed for the first time', () => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = (await openTestServer()).configured({
      limits: ROOMY_LIMITS,
      allowNotVerifiedUsersLogin: true,
      otherAuthStrategies: ['Code', 'MagicLink', 'SmsCode'],
    });
  });
  afterAll(() => server.close());

  /** A person signs up, is in at once, and sets up all that there is; who they are, and in which browser. */
  const settled = async () => {
    const email = `owner${(count += 1)}@corp.test`;
    const browser = server.browser();
    const body = {
      email,
      password: THEIRS,
      name: 'Eve Stranger',
      companyName: 'Eve GmbH',
      metadata: '{"jobTitle":"Eve"}',
    };
    const { value } = await browser.call(users.signUp, { body });
    browser.token = value.authResponse?.accessToken;
    await browser.call(members.invite, { body: { email: `accomplice${count}@corp.test` } });
    const [before] = await server.store.users.find({ where: { email } });
    if (!before) throw new Error('No account was created');
    const made = await server.store.transaction(async (rows) => {
      const changes = { profilePictureUrl: 'data:eve', emailFactor: true, mustEnrol: true, language: 'fr' };
      const more = { lastLogin: before.createdAt, breachedAt: before.createdAt, provenAt: before.createdAt };
      await rows.users.update({ id: before.id }, { ...changes, ...more });
      const ids: Made[] = [];
      for (const name of COLLECTIONS) {
        const fresh: Loose = ROWS[name]({ userId: before.id, tenantId: before.tenantId });
        await (rows[name] as unknown as Writable<Loose>).insert(fresh);
        ids.push([name, fresh.id]);
      }
      return ids;
    });
    server.clock.pass(1000);
    const [stranger] = await server.store.users.find({ where: { email } });
    return { email, browser, made, stranger: stranger ?? before };
  };

  /** Which of the rows still work. */
  const workingOf = async (made: readonly Made[]) => {
    const left: string[] = [];
    for (const [name, id] of made) {
      const found = await (server.store[name] as unknown as Readable<Loose>).get(id);
      if (found && (found.usedAt ?? null) === null) left.push(name);
    }
    return left;
  };

  for (const ways of Object.values(WAYS))
    for (const [name, way] of Object.entries(ways)) {
      it(`by ${name} in another browser loses everything set up before`, async () => {
        const { email, browser, made, stranger } = await settled();
        expect(await way(server, server.browser(), email)).toBe(200);
        const [owner] = await server.store.users.find({ where: { email } });
        expect(owner?.verified).toBe(true);
        const same = Object.entries(stranger).filter(
          ([field, value]) =>
            !NOT_CHOSEN.some((other) => other === field) &&
            JSON.stringify(owner?.[field as keyof UserRecord]) === JSON.stringify(value), // its own keys
        );
        expect(same.filter(([, value]) => value !== null)).toEqual([]);
        expect(owner?.searchable).not.toContain('stranger');
        expect(await workingOf(made)).toEqual([]);
        expect(await server.store.memberships.count({ tenantId: stranger.tenantId })).toBe(0);
        expect(await server.store.tenants.get(stranger.tenantId)).toBeUndefined();
        const [place, ...others] = await server.store.memberships.find({ where: { userId: stranger.id } });
        expect([place?.tenantId, place?.activated, others]).toEqual([owner?.tenantId, true, []]);
        const company = await server.store.tenants.get(owner?.tenantId ?? '');
        expect(company?.name).not.toContain('Eve');
        expect((await browser.call(users.me)).status).toBe(401);
        expect((await browser.refresh()).status).toBe(401);
        expect((await server.browser().signIn(email, THEIRS)).errorCode).toBe('invalidCredentials');
      });

      it(`by ${name} in the browser of the sign-up keeps what was set up there`, async () => {
        const { email, browser, made, stranger } = await settled();
        await server.store.transaction((rows) =>
          rows.users.update({ email }, { provenAt: '2100-01-01T00:00:00.000Z' }),
        );
        const here = server.browser();
        here.signUp = browser.signUp;
        expect(await way(server, here, email)).toBe(200);
        const [owner] = await server.store.users.find({ where: { email } });
        const { name: called, metadata, profilePictureUrl, tenantId } = stranger;
        expect(owner).toMatchObject({ name: called, metadata, profilePictureUrl, tenantId, verified: true });
        const kept = await workingOf(made);
        expect(kept).toEqual(expect.arrayContaining(['authenticators', 'phones', 'passkeys', 'recoveryCodes']));
        expect(await server.store.memberships.count({ tenantId, userId: stranger.id, activated: true })).toBe(1);
      });
    }

  it('keeps the stranger’s company where others belong to it', async () => {
    const { email, stranger } = await settled();
    const accomplice = row.aPerson({ tenantId: stranger.tenantId });
    await server.store.transaction(async (rows) => {
      await rows.users.insert(accomplice);
      await rows.memberships.insert(row.aMembership({ tenantId: stranger.tenantId, userId: accomplice.id }));
    });
    const way = WAYS['users/password.ts']?.['a new password'];
    expect(await way?.(server, server.browser(), email)).toBe(200);
    expect((await server.store.tenants.get(stranger.tenantId))?.name).toBe('Eve GmbH');
    expect(await server.store.memberships.count({ tenantId: stranger.tenantId })).toBe(2);
    expect(await server.store.memberships.count({ tenantId: stranger.tenantId, userId: stranger.id })).toBe(0);
  });

  it('is confirmed by these files only, and written in one place', () => {
    const sources = filesIn(SERVER).map((file) => [file, readFileSync(join(SERVER, file), 'utf8')] as const);
    const confirming = sources.filter(([, text]) => text.includes('confirmAddress(')).map(([file]) => file);
    // by the word of a company's provider: in the test of single sign-on
    expect(confirming.toSorted()).toEqual([...Object.keys(WAYS), 'sso/sign-in-person.ts'].toSorted());
    const writing = sources.filter(([, text]) => /update\([^;]*verified: true/s.test(text)).map(([file]) => file);
    // a change of address is made once both addresses have confirmed it: in the test of that change
    expect(writing).toEqual(['profile/email-links.ts', 'sign-in/confirm-address.ts']);
  });
});
