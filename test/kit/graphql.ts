import { graphqlHttp } from '../../demo/server/graphql/graphql-http.ts';
import { type GraphqlServer, openGraphql } from '../../demo/server/graphql/graphql-server.ts';
import { createCorsPolicy } from '../../demo/server/http/cors-policy.ts';
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
