import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SocketLimits } from '../../../../demo/server/graphql/sockets.ts';
import { createKeyPair } from '../../../../demo/server/graphql/key-pairs.ts';
import type { Ports } from '../../../../demo/server/ports.ts';
import { StoreUnavailable } from '../../../../demo/server/store/unavailable.ts';
import { openCompany } from '../../../kit/company.ts';
import { eventually } from '../../../kit/eventually.ts';
import {
  CREATE,
  type GraphqlPort,
  type GraphqlSocket,
  moving,
  openGraphqlPort,
  VARIANTS,
} from '../../../kit/graphql.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const FEED = 'subscription { feed { kind experienceName actor } }';
const MINUTE_MS = 60_000;

const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });
const acknowledged = ({ messages }: GraphqlSocket) =>
  eventually(() => {
    expect(messages[0]?.type).toBe('connection_ack');
    return messages[0]?.payload;
  });
/** Events of the feed, without the word that comes first. */
const fed = ({ messages }: GraphqlSocket) =>
  messages
    .filter(({ type }) => type === 'next')
    .map(({ payload }) => payload.data.feed)
    .filter(({ kind }) => kind !== 'MISSED');
const namesIn = (socket: GraphqlSocket) => fed(socket).map(({ experienceName }) => experienceName);
const sessionOf = async (token = ''): Promise<string> =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid; // our own token
const subscribed = async (port: GraphqlPort, socket: GraphqlSocket, query = FEED) => {
  const before = port.graphql.feed.subscribers();
  await acknowledged(socket);
  socket.send({ id: '1', type: 'subscribe', payload: { query } });
  await eventually(() => expect(port.graphql.feed.subscribers()).toBe(before + 1));
};

describe('a GraphQL socket', () => {
  let server: TestServer;
  const opened: GraphqlPort[] = [];

  const signedIn = async (email: string) => {
    const browser = server.browser();
    await browser.signIn(email);
    return browser;
  };
  const tokenOf = async (email: string): Promise<string> => (await signedIn(email)).token ?? '';

  beforeAll(async () => {
    server = await openTestServer();
    await openCompany(server.store, server.acme.roleIds, 'evil.test');
  });
  afterEach(async () => void (await Promise.all(opened.splice(0).map((port) => port.close()))));
  afterAll(() => server.close());

  const openPort = async (limits: Partial<SocketLimits> = {}, ports: Partial<Ports> = {}): Promise<GraphqlPort> => {
    const port = await openGraphqlPort({ ...server.ports, ...ports }, limits);
    opened.push(port);
    return port;
  };

  /** Acts of a client, with the close code that each gets. */
  const closings: [
    code: number,
    what: string,
    act: (socket: GraphqlSocket) => unknown,
    more?: {
      init?: false | Record<string, unknown>;
      protocol?: string;
      limits?: Partial<SocketLimits>;
      ports?: Partial<Ports>;
    },
  ][] = [
    [4400, 'a message that is no JSON', ({ send }) => send('nonsense')],
    [4400, 'a message of no known type', ({ send }) => send({ type: 'hello' })],
    [
      4401,
      'an operation before connection_init',
      ({ send }) => send({ id: '1', type: 'subscribe', payload: { query: FEED } }),
      { init: false },
    ],
    [
      4401,
      'a token in a ping before connection_init',
      ({ send }) => send({ type: 'ping', payload: { authorization: 'x' } }),
      { init: false },
    ],
    [4403, 'connection_init without a token', () => undefined, { init: {} }],
    [4403, 'connection_init with a forged token', () => undefined, { init: { authorization: 'Bearer forged' } }],
    [4406, 'another subprotocol', () => undefined, { init: false, protocol: 'graphql-ws' }],
    [4408, 'silence', () => undefined, { init: false, limits: { initMs: 50 } }],
    [
      4409,
      'an id that is in use',
      ({ send }) => [1, 2].forEach(() => send({ id: '1', type: 'subscribe', payload: { query: FEED } })),
    ],
    [4429, 'a second connection_init', ({ send }) => send({ type: 'connection_init' })],
    [
      4500,
      'a fault of the server',
      () => undefined,
      {
        init: { authorization: 'Bearer x' },
        ports: { keys: { verify: () => Promise.reject(new Error('broken on purpose')) } as unknown as Ports['keys'] },
      },
    ],
    [
      1013,
      'a store that does not answer',
      () => undefined,
      {
        init: { authorization: 'Bearer x' },
        ports: { keys: { verify: () => Promise.reject(new StoreUnavailable('gone')) } as unknown as Ports['keys'] },
      },
    ],
    [1013, 'one socket too many of a person', () => undefined, { limits: { perPerson: 0 } }],
    [1013, 'one socket too many of a company', () => undefined, { limits: { perTenant: 0 } }],
    [1009, 'a message that is too large', ({ send }) => send('x'.repeat(70_000))],
    [
      1008,
      'too many messages',
      ({ send }) => Array.from({ length: 20 }, () => send({ type: 'ping' })),
      { limits: { messages: 10 } },
    ],
  ];
  for (const [code, what, act, { init, protocol, limits, ports } = {}] of closings)
    it(`is closed with ${code} after ${what}`, async () => {
      const port = await openPort(limits, ports);
      const socket = await port.open(
        init === false ? undefined : (init ?? bearer(await tokenOf('ada@acme.test'))),
        protocol,
      );
      if (init === undefined && code !== 1013) await acknowledged(socket);
      act(socket);
      const { code: closed, reason } = await socket.closed;
      expect(closed).toBe(code);
      expect(Buffer.byteLength(reason)).toBeLessThan(124);
      await eventually(() => expect([port.sockets.size(), port.graphql.feed.subscribers()]).toEqual([0, 0]));
    });

  it('is not opened for a page of another origin', async () => {
    const port = await openPort();
    await expect(port.open({}, undefined, 'https://evil.test')).rejects.toThrow('403');
    expect((await port.open(undefined, undefined, 'http://localhost:3000')).raw.readyState).toBe(1);
  });

  it('brings what happens in the company, from every node, and nothing of another company', async () => {
    const [here, there] = [await openPort(), await openPort()];
    const ada = await tokenOf('ada@acme.test');
    const bo = await here.open(bearer(await tokenOf('bo@acme.test')));
    const eve = await here.open(bearer(await tokenOf('ada@evil.test')));
    await subscribed(here, bo);
    await subscribed(here, eve);
    const { data } = await here.ask(ada, CREATE, { input: { name: 'Made here', variants: VARIANTS } });
    const { id } = data.createExperience;
    await there.ask(ada, moving('publish'), { id, version: 1 });
    await eventually(() =>
      expect(fed(bo)).toEqual([
        { kind: 'CREATED', experienceName: 'Made here', actor: 'Ada Lovelace' },
        { kind: 'PUBLISHED', experienceName: 'Made here', actor: 'Ada Lovelace' },
      ]),
    );
    await here.graphql.feed.look();
    expect(fed(bo)).toHaveLength(2);
    expect(fed(eve)).toEqual([]);
  });

  it('answers queries and mutations by the same rules as HTTP', async () => {
    const port = await openPort({ operations: 2 });
    const socket = await port.open(bearer(await tokenOf('bo@acme.test')));
    await acknowledged(socket);
    const ask = async (id: string, query: string) => {
      socket.send({ id, type: 'subscribe', payload: { query } });
      return eventually(() => {
        const [answer] = socket.messages.filter((message) => message.id === id);
        expect(answer).toBeDefined();
        return answer;
      });
    };
    expect((await ask('a', '{ viewer { name } }'))?.payload.data.viewer.name).toBe('Bo Member');
    expect((await ask('b', '{ viewer {'))?.type).toBe('error');
    expect((await ask('c', '{ __schema { types { name } } }'))?.type).toBe('error');
    const wide = '{ experiences(first: 100) { items { variants { results { exposures } } } } }';
    expect((await ask('d', wide))?.payload.errors[0].extensions.code).toBe('tooComplex');
    const write = 'mutation { createAudience(input: { name: "All", conditions: [] }) { id } }';
    expect((await ask('e', write))?.payload.errors[0].extensions.code).toBe('forbidden');
    for (const id of ['f', 'g']) socket.send({ id, type: 'subscribe', payload: { query: FEED } });
    await eventually(() => expect(port.graphql.feed.subscribers()).toBe(2));
    expect((await ask('h', FEED))?.payload[0].extensions.code).toBe('rateLimited');
    socket.send({ id: 'f', type: 'complete' });
    await eventually(() => expect(port.graphql.feed.subscribers()).toBe(1));
  });

  it('is closed when its token expires, unless a renewed one of the same person is handed over', async () => {
    const port = await openPort();
    const browser = await signedIn('ada@acme.test');
    const [old, renewing, stolen] = await Promise.all([1, 2, 3].map(() => port.open(bearer(browser.token))));
    if (!old || !renewing || !stolen) throw new Error('There are three');
    for (const socket of [old, renewing, stolen])
      expect((await acknowledged(socket)).expiresInMs).toBeLessThanOrEqual(5 * MINUTE_MS);
    await subscribed(port, renewing);
    server.clock.pass(4 * MINUTE_MS);
    await browser.refresh();
    renewing.send({ type: 'ping', payload: bearer(browser.token) });
    await eventually(() =>
      expect(renewing.messages.at(-1)).toMatchObject({ type: 'pong', payload: { renewed: true } }),
    );
    expect(JSON.stringify(renewing.messages)).not.toContain(browser.token);
    stolen.send({ type: 'ping', payload: bearer(await tokenOf('bo@acme.test')) });
    expect((await stolen.closed).code).toBe(4403);
    server.clock.pass(2 * MINUTE_MS);
    await port.sockets.check();
    expect(await old.closed).toEqual({ code: 4403, reason: 'Token expired' });
    await port.ask(browser.token, CREATE, { input: { name: 'Still here', variants: VARIANTS } });
    await eventually(() => expect(namesIn(renewing)).toContain('Still here'));
  });

  it('is closed once its session has ended, its person may not read any more, or its key pair is withdrawn', async () => {
    const port = await openPort();
    const [ada, bo] = [await signedIn('ada@acme.test'), await signedIn('bo@acme.test')];
    const pair = await createKeyPair(server.ports, server.acme.tenantId, 'Website');
    const sockets = {
      kept: await port.open(bearer(ada.token)),
      ended: await port.open(bearer(await tokenOf('ada@acme.test'))),
      demoted: await port.open(bearer(bo.token)),
      program: await port.open({ 'fe-client-id': pair.clientId, 'fe-client-secret': pair.clientSecret }),
    };
    for (const socket of Object.values(sockets)) await acknowledged(socket);
    await port.sockets.check();
    expect(port.sockets.size()).toBe(4);
    const { ended, demoted, program, kept } = sockets;
    const endedAt = server.clock.now().toISOString();
    // as another node would
    await server.store.transaction(async (rows) => {
      const people = await rows.users.find();
      const idOf = (email: string) => people.find((person) => person.email === email)?.id as never;
      const own = await rows.sessions.find({ where: { userId: idOf('ada@acme.test'), endedAt: null } });
      const first = await sessionOf(ada.token);
      for (const { id } of own) if (id !== first) await rows.sessions.update({ id }, { endedAt });
      await rows.memberships.update({ userId: idOf('bo@acme.test'), tenantId: server.acme.tenantId }, { roleIds: [] });
      await rows.keyPairs.update({ id: pair.clientId }, { endedAt });
    });
    await port.sockets.check();
    for (const socket of [ended, demoted, program])
      expect(await socket.closed).toEqual({ code: 4403, reason: 'Session ended' });
    expect(kept.raw.readyState).toBe(1);
    const { roleIds, tenantId } = server.acme;
    await server.store.transaction(async (rows) => {
      const [person] = await rows.users.find({ where: { email: 'bo@acme.test' } });
      if (person && roleIds['Member'])
        await rows.memberships.update({ userId: person.id, tenantId }, { roleIds: [roleIds['Member']] });
    });
  });

  it('is cut when its client does not answer pings, and harms no other', async () => {
    const port = await openPort();
    const [dead, well] = [
      await port.open(bearer(await tokenOf('ada@acme.test'))),
      await port.open(bearer(await tokenOf('bo@acme.test'))),
    ];
    await subscribed(port, well);
    await acknowledged(dead);
    dead.raw.pause();
    const ponged = new Promise((resolve) => well.raw.once('ping', resolve));
    port.sockets.beat();
    await ponged;
    // answered behind the pong, which is the client's first
    well.send({ type: 'ping' });
    await eventually(() => expect(well.messages.at(-1)).toEqual({ type: 'pong' }));
    port.sockets.beat();
    await eventually(() => expect(port.sockets.size()).toBe(1));
    dead.raw.resume();
    expect((await dead.closed).code).toBe(1006);
    await port.ask(await tokenOf('ada@acme.test'), CREATE, { input: { name: 'Go on', variants: VARIANTS } });
    await eventually(() => expect(namesIn(well)).toContain('Go on'));
  });

  it('is closed with 1012 when the server restarts', async () => {
    const port = await openPort();
    const socket = await port.open(bearer(await tokenOf('ada@acme.test')));
    await acknowledged(socket);
    port.sockets.restart();
    expect((await socket.closed).code).toBe(1012);
  });
});
