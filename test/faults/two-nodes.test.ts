import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, dataFolder } from '../kit/built-server.ts';
import { type MailSink, openMailSink } from '../kit/faults/mail-sink.ts';
import { startNode } from '../kit/faults/node.ts';
import { sessionOf, VISITORS_PASSWORD, type Visitor, visit } from '../kit/faults/visitor.ts';
import { newDatabase, testServer } from '../kit/test-store.ts';

const SESSIONS = '/frontegg/identity/resources/users/sessions/v1';
const IDENTITY = '/frontegg/identity/resources';
const SIGN_UP = `${IDENTITY}/users/v1/signUp`;
const INVITES = `${IDENTITY}/tenants/invites/v1/user`;
const MFA_POLICY = `${IDENTITY}/configurations/v1/mfa-policy`;
const MEMBERS = '/frontegg/team/resources/members/v1';
const ROLES = `${IDENTITY}/roles/v1`;
const FAILURES = 5;
/** Within which what one node ends is seen by every other, in milliseconds. Source: architecture.md#server. */
const BOUND_MS = 5000;
/** How long an end may take that is not timed here, but by a clock that tests move. */
const PATIENCE = { timeout: 60_000, interval: 100 };
/** Sign-up signs in at once; everyone here has one address, which a limit of its own tells apart by account. */
const CONFIG = {
  allowNotVerifiedUsersLogin: true,
  lockoutPolicy: { enabled: true, maxAttempts: FAILURES, lockedMinutes: 60 },
  limits: {
    proof: { perAddress: { times: 1000, seconds: 60 } },
    mail: { perAddress: { times: 1000, seconds: 60 }, perAccount: { times: 4, seconds: 3600 } },
  },
};

const statuses = async (visitors: readonly Visitor[]) =>
  Promise.all(visitors.map(async (visitor) => (await visitor.me()).status));

/** Asks a node until it answers otherwise than it did, as it has to answer whatever it is asked after 5 s. */
const seen = async (what: string, ask: () => Promise<{ status: number }>, status: number) => {
  const from = performance.now();
  const ms = () => Math.round(performance.now() - from);
  for (let askedMs = 0; (await ask()).status !== status; askedMs = ms()) {
    expect(askedMs, what).toBeLessThan(BOUND_MS);
    await pause(50);
  }
  process.stdout.write(`${what}: seen by the other node after ${ms()} ms\n`);
};

describe('two nodes on one database', () => {
  const { folder, remove } = dataFolder();
  const agent = new Agent({ keepAlive: true });
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let sink: MailSink;
  let nodes: BuiltServer[];
  let rows: Client;
  let people = 0;

  beforeAll(async () => {
    database = await newDatabase(testServer() ?? '');
    sink = await openMailSink();
    const setting = { databaseUrl: database.url, smtpUrl: sink.url, folder, config: CONFIG };
    // both at once, on tables and keys that are not there yet
    nodes = await Promise.all([startNode(setting), startNode(setting)]);
    await Promise.all(nodes.map((node) => node.ready()));
    rows = new Client({ connectionString: database.url });
    await rows.connect();
    await rows.query("set fe.across = 'tests'");
  });
  afterAll(async () => {
    agent.destroy();
    await rows.end();
    await Promise.all(nodes.map((node) => node.stop()));
    await sink.close();
    await database.drop();
    remove();
  });

  /** The same browser, as each node sees it. */
  const atBoth = (visitor: Visitor): [Visitor, Visitor] => {
    const [one, other] = nodes.map(({ url }) => {
      const seen = visit(() => url, agent);
      return Object.assign(seen, { cookie: visitor.cookie, token: visitor.token });
    });
    if (!one || !other) throw new Error('There are not two nodes');
    return [one, other];
  };
  const newcomer = async () => {
    people += 1;
    const email = `n${people}@nodes.test`;
    const [visitor] = atBoth(visit(() => '', agent));
    const answer = await visitor.signUp(email);
    expect(answer.status).toBe(200);
    return { email, userId: answer.body.userId as string, visitor, both: atBoth(visitor) };
  };

  it('publish one set of keys, and accept each other’s tokens', async () => {
    const published = await Promise.all(
      nodes.map(async ({ url }) => (await fetch(`${url}/.well-known/jwks.json`)).json()),
    );
    expect(published[0]).toEqual(published[1]);
    expect(published[0].keys).toHaveLength(1);
    const { both } = await newcomer();
    expect(await statuses(both)).toEqual([200, 200]);
  });

  it('give tabs that refresh at once on different nodes the same successor', async () => {
    const { both } = await newcomer();
    for (let round = 0; round < 5; round += 1) {
      const before = both[0].cookie;
      const answers = await Promise.all(both.map((tab) => tab.refresh()));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(both[0].cookie).toBe(both[1].cookie);
      if (round === 0) expect(both[0].cookie).not.toBe(before);
    }
  });

  // what a node believes takes its time to go: these wait for it together
  it.concurrent('both know a token that is two renewals old, and end its session everywhere', async ({ expect }) => {
    const strict = await Promise.all(
      [0, 1].map(() =>
        startNode({
          databaseUrl: database.url,
          smtpUrl: sink.url,
          folder,
          config: CONFIG,
          env: { REFRESH_GRACE_MS: '0' },
        }),
      ),
    );
    await Promise.all(strict.map((node) => node.ready()));
    try {
      const { visitor } = await newcomer();
      const [one, other] = strict.map(({ url }) =>
        Object.assign(
          visit(() => url, agent),
          { cookie: visitor.cookie, token: visitor.token },
        ),
      ) as [Visitor, Visitor];
      const stolen = one.cookie;
      await one.refresh();
      other.cookie = one.cookie;
      await other.refresh();
      expect(await statuses([one, other])).toEqual([200, 200]);
      other.cookie = stolen;
      expect((await other.refresh()).status).toBe(401);
      await expect.poll(() => statuses([one, other]), PATIENCE).toEqual([401, 401]);
    } finally {
      await Promise.all(strict.map((node) => node.stop()));
    }
  });

  const ends: [what: string, end: (at: Visitor, userId: string) => Promise<{ status: number }>][] = [
    ['a sign-out', (at) => at.logout()],
    ['an administrator’s revocation', (at, userId) => at.ask('POST', `${SESSIONS}/revoke`, { userId })],
  ];
  for (const [what, end] of ends)
    it.concurrent(`both see ${what}, whichever was told`, async ({ expect }) => {
      const { both, userId } = await newcomer();
      // both believe it now
      expect(await statuses(both)).toEqual([200, 200]);
      expect((await end(both[1], userId)).status).toBe(200);
      expect(await statuses([both[1]])).toEqual([401]);
      await expect.poll(() => statuses([both[0]]), PATIENCE).toEqual([401]);
    });

  /** A company with a person in it beside its founder, whom its administrator has made one too, as each node sees both. */
  const pair = async () => {
    const admin = await newcomer();
    const { body: link } = await admin.both[0].ask('POST', INVITES, {});
    people += 1;
    const [joining] = atBoth(visit(() => '', agent));
    const joined = await joining.ask('POST', SIGN_UP, {
      email: `n${people}@nodes.test`,
      name: 'Kim',
      password: VISITORS_PASSWORD,
      invitationToken: link.token,
    });
    expect(joined.status).toBe(200);
    const userId = joined.body.userId as string;
    const { body: roles } = await admin.both[0].ask('GET', ROLES);
    const role = (roles as { id: string; key: string }[]).find(({ key }) => key === 'Admin');
    const give = async (roleIds: readonly (string | undefined)[]) =>
      expect((await admin.both[0].ask('PUT', MEMBERS, { id: userId, roleIds })).status).toBe(200);
    await give([role?.id]);
    return { admin, userId, member: atBoth(joining), give };
  };

  it('both notice within 5 s that a user lost a role', async () => {
    const { member, give } = await pair();
    const list = () => member[1].ask('GET', MEMBERS);
    expect((await list()).status).toBe(200);
    await give(['']);
    await seen('A role that was taken away', list, 403);
  });

  it('both notice within 5 s that an idle session ended', async () => {
    const { member } = await pair();
    const list = () => member[1].ask('GET', MEMBERS);
    expect((await list()).status).toBe(200);
    // the shortest rule there is takes ten minutes: as though they had passed
    const idle = "update sessions set expires = now(), rotated_at = now() - interval '10 minutes' where id = $1";
    expect((await rows.query(idle, [sessionOf(member[1].token)])).rowCount).toBe(1);
    await seen('An idle end', list, 401);
  });

  it('both notice within 5 s that a company forces a second factor', async () => {
    const { admin, member } = await pair();
    const list = () => member[1].ask('GET', MEMBERS);
    expect((await list()).status).toBe(200);
    expect((await admin.both[0].ask('POST', MFA_POLICY, { enforceMFAType: 'Force' })).status).toBe(200);
    await seen('A policy that forces second factors', list, 403);
    expect((await member[1].refresh()).body).toMatchObject({ errorCode: 'stepUpRequired' });
  });

  it('count failures together, and lock an account together', async () => {
    const { email } = await newcomer();
    const strangers = atBoth(visit(() => '', agent));
    const wrong = (at: number) =>
      strangers[at % 2]?.ask('POST', '/frontegg/identity/resources/auth/v1/user', { email, password: 'wrong' });
    for (let attempt = 1; attempt < FAILURES; attempt += 1) expect((await wrong(attempt))?.status).toBe(401);
    expect((await wrong(FAILURES))?.status).toBe(403);
    const answers = await Promise.all(strangers.map((stranger) => stranger.signIn(email)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });

  it('count calls against a limit together', async () => {
    const email = 'unknown@nodes.test';
    const strangers = atBoth(visit(() => '', agent));
    const asked: number[] = [];
    for (let times = 0; times < 6; times += 1)
      asked.push((await strangers[times % 2]?.resetPassword(email))?.status ?? 0);
    expect(asked).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it('send each mail once between them', async () => {
    const newcomers = await Promise.all(Array.from({ length: 8 }, newcomer));
    const asked = await Promise.all(newcomers.map(({ both, email }, at) => both[at % 2]?.resetPassword(email)));
    expect(asked.map((answer) => answer?.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const unmailed = () =>
      newcomers.flatMap(({ email }) => (sink.textTo(email).includes('/account/reset-password') ? [] : email));
    await expect.poll(unmailed, { timeout: 60_000, interval: 50 }).toEqual([]);
    expect([...sink.taken.values()].filter((times) => times !== 1)).toEqual([]);
  });

  it('accept a password that was set on the other node', async () => {
    const { both, email } = await newcomer();
    const newPassword = `${VISITORS_PASSWORD}-new`;
    const change = '/frontegg/identity/resources/users/v1/passwords/change';
    expect((await both[0].ask('POST', change, { password: VISITORS_PASSWORD, newPassword })).status).toBe(200);
    const login = '/frontegg/identity/resources/auth/v1/user';
    expect((await both[1].ask('POST', login, { email, password: newPassword })).status).toBe(200);
    expect((await both[1].signIn(email)).status).toBe(401);
  });
});
