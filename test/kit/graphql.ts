import { WebSocket } from 'ws';
import { graphqlHttp } from '../../demo/server/graphql/graphql-http.ts';
import { type GraphqlServer, openGraphql } from '../../demo/server/graphql/graphql-server.ts';
import { openSockets, SOCKET_LIMITS, type SocketLimits, type Sockets } from '../../demo/server/graphql/sockets.ts';
import { createCorsPolicy } from '../../demo/server/http/cors-policy.ts';
import { CONNECTION_LIMITS, listen } from '../../demo/server/process/listen.ts';
import type { Ports } from '../../demo/server/ports.ts';

/** Answer of GraphQL over HTTP. */
export interface GraphqlAnswer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever was asked for
  data: any;
  errors: { message: string; extensions?: { code?: string; fields?: { path: string; code: string }[] } }[];
  headers: Headers;
  /** Code of the first error. */
  code: string | undefined;
}

/** GraphQL over the ports of a test server, asked as clients ask. */
export interface GraphqlDoor {
  graphql: GraphqlServer;
  send(request: RequestInit): Promise<Response>;
  ask(
    credentials: string | Record<string, string> | undefined,
    query: string,
    variables?: unknown,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer>;
}

/** Opens GraphQL over ports; a string as credentials is an access token. */
export const openGraphqlDoor = (ports: Ports): GraphqlDoor => {
  const { publicUrl, config, clock, log } = ports;
  const graphql = openGraphql(ports);
  const policy = createCorsPolicy({ publicUrl, origins: config.origins, loopback: false, clock, log });
  const answer = graphqlHttp(ports, policy, graphql);
  const send = (request: RequestInit) => answer(new Request(`${publicUrl}/graphql`, request), { ip: '203.0.113.7' });
  return {
    graphql,
    send,
    ask: async (credentials, query, variables, headers = {}) => {
      const own = typeof credentials === 'string' ? { authorization: `Bearer ${credentials}` } : credentials;
      const response = await send({
        method: 'POST',
        headers: { 'content-type': 'application/json', ...own, ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const body = (await response.json()) as Partial<GraphqlAnswer>; // what GraphQL answers
      const errors = body.errors ?? [];
      const [first] = errors;
      return {
        status: response.status,
        data: body.data,
        errors,
        headers: response.headers,
        code: first?.extensions?.code,
      };
    },
  };
};

/** Two variants that share all visitors. */
export const VARIANTS = [
  { name: 'Original', share: 50, headline: 'Build robots' },
  { name: 'Friendly', share: 50, headline: 'Robots for everyone' },
];

export const EXPERIENCE = `id name status version publishedVersion changed updatedBy
  variants { id name share headline results { exposures conversions } }
  audience { id name } environment { id aliasedTo name } branch { id } source { id }`;

export const CREATE = `mutation ($input: ExperienceInput!) { createExperience(input: $input) { ${EXPERIENCE} } }`;
export const UPDATE = `mutation ($id: ID!, $version: Int!, $input: ExperienceInput!) {
  updateExperience(id: $id, version: $version, input: $input) { ${EXPERIENCE} } }`;
/** Mutation that moves an experience to another status. */
export const moving = (move: 'publish' | 'pause' | 'resume' | 'archive' | 'restore') =>
  `mutation ($id: ID!, $version: Int!) { done: ${move}Experience(id: $id, version: $version) { ${EXPERIENCE} } }`;

/** Socket of a client, with what it was sent. */
export interface GraphqlSocket {
  messages: { type: string; id?: string; payload?: any }[]; // oxlint-disable-line typescript/no-explicit-any -- whatever was sent
  send(message: object | string): void;
  /** Close code and reason, once it is closed. */
  closed: Promise<{ code: number; reason: string }>;
  raw: WebSocket;
}

/** GraphQL on a port, over HTTP and sockets. */
export interface GraphqlPort extends GraphqlDoor {
  sockets: Sockets;
  /** Opens a socket, and says `connection_init` with these fields. */
  open(init?: Record<string, unknown>, protocol?: string, origin?: string): Promise<GraphqlSocket>;
  close(): Promise<void>;
}

/** Opens GraphQL over ports, on a port. */
export const openGraphqlPort = async (ports: Ports, limits: Partial<SocketLimits> = {}): Promise<GraphqlPort> => {
  const door = openGraphqlDoor(ports);
  const { publicUrl, config, clock, log } = ports;
  const policy = createCorsPolicy({ publicUrl, origins: config.origins, loopback: false, clock, log });
  const sockets = openSockets(ports, policy, door.graphql, { ...SOCKET_LIMITS, ...limits });
  const listening = await listen((_, response) => response.end(), {
    port: 0,
    host: '127.0.0.1',
    limits: { ...CONNECTION_LIMITS, connections: 1000 },
    onUpgrade: (request, socket, head) => {
      sockets.upgrade(request, socket, head, { ip: '203.0.113.7', network: null });
      return true;
    },
  });
  return {
    ...door,
    sockets,
    open: async (init, protocol = 'graphql-transport-ws', origin) => {
      const raw = new WebSocket(`ws://127.0.0.1:${listening.port}/graphql`, protocol, { ...(origin && { origin }) });
      const messages: GraphqlSocket['messages'] = [];
      raw.on('message', (data) => messages.push(JSON.parse(String(data))));
      const closed = new Promise<{ code: number; reason: string }>((resolve) =>
        raw.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
      );
      await new Promise((resolve, reject) => {
        raw.once('open', resolve);
        raw.once('error', reject);
      });
      const send = (message: object | string) =>
        raw.send(typeof message === 'string' ? message : JSON.stringify(message));
      if (init) send({ type: 'connection_init', payload: init });
      return { messages, send, closed, raw };
    },
    close: async () => {
      sockets.restart();
      door.graphql.close();
      await listening.close();
    },
  };
};
