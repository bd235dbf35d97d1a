import { type DocumentNode, type ExecutionArgs, GraphQLError, NoSchemaIntrospectionCustomRule, parse } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { identifyCallers, type Identify } from '../authority/caller.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, rateLimited } from '../refusal.ts';
import type { RequestOrigin } from '../rules.ts';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { isAffordable } from './cost.ts';
import { graphqlError } from './failures.ts';
import { type Feed, openFeed } from './feed.ts';
import { type OperationContext, openOperation } from './operation.ts';
import { authenticate, type Credentials, type Principal } from './principal.ts';
import { createGraphqlSchema } from './schema.ts';

/** Path of the endpoint, for HTTP and sockets. Ours: the protocol does not name it. */
export const GRAPHQL_PATH = '/graphql';

/** Tokens of a document. Ours: several times what the host shell writes. */
const TOKENS_MAX = 1000;

/** Operations of one caller, over HTTP and sockets together. Ours. */
const ALLOWANCE = {
  user: { times: 600, seconds: 60 },
  // a program's pages have many visitors
  client: { times: 12_000, seconds: 60 },
} as const;
/** Authentications from one network. Ours. */
const ADDRESS_ALLOWANCE = { times: 15_000, seconds: 60 };

/** Hints of validation, which tell the schema to those who may not read it. */
const HINT = / Did you mean [^?]*\?/;

interface Protected {
  readonly dev: boolean;
}

const isMutation = (document: DocumentNode, operationName?: string | null): boolean =>
  document.definitions.some(
    (node) =>
      node.kind === 'OperationDefinition' &&
      node.operation === 'mutation' &&
      (!operationName || node.name?.value === operationName),
  );

/** Checks of an operation before it runs, over HTTP and sockets alike; the error that refuses it. */
const refusalOf = ({ schema, document, operationName, variableValues, contextValue }: ExecutionArgs) => {
  if (!isAffordable(schema, document, operationName, variableValues ?? {})) return graphqlError('tooComplex');
  const { principal } = contextValue as OperationContext; // as `openOperation` made it
  if (principal.caller?.actor && isMutation(document, operationName))
    return new GraphQLError('Not allowed while impersonating', {
      extensions: { code: 'notAllowedWhileImpersonating' },
    });
  return undefined;
};

/** Protection of the endpoint. Ours: one plugin, so that each rule holds over HTTP and over sockets. */
const useProtection = ({ dev }: Protected): Plugin => ({
  onParse: ({ setParseFn }) =>
    setParseFn((source: string, options?: object) => parse(source, { ...options, maxTokens: TOKENS_MAX })),
  onValidate: ({ addValidationRule }) => {
    if (dev) return undefined;
    addValidationRule(NoSchemaIntrospectionCustomRule);
    return ({ result, setResult }) =>
      setResult(result.map((error: Error) => Object.assign(error, { message: error.message.replace(HINT, '') })));
  },
  onExecute: ({ args, setResultAndStopExecution }) => {
    const error = refusalOf(args as unknown as ExecutionArgs); // Yoga's are the same, with a context of its own
    if (error) setResultAndStopExecution({ errors: [error] });
  },
  onSubscribe: ({ args, setResultAndStopExecution }) => {
    const { overHttp } = args.contextValue as unknown as OperationContext; // as `openOperation` made it
    const error = overHttp ? graphqlError('notOverHttp') : refusalOf(args as unknown as ExecutionArgs);
    if (error) setResultAndStopExecution({ errors: [error] });
  },
});

/** Endpoint of GraphQL: HTTP, and the parts that a socket needs. */
export interface GraphqlServer {
  readonly feed: Feed;
  readonly identify: Identify;
  readonly yoga: ReturnType<typeof openYoga>;
  /** Authenticates a caller; refused where a limit is reached or a permission is missing. */
  enter(credentials: Credentials, network: string | null, fresh?: boolean): Promise<Result<Principal, Refusal>>;
  /** Counts an operation of a caller; refused where a limit is reached. */
  count(principal: Principal): Promise<Result<undefined, Refusal>>;
  operation(principal: Principal, from: RequestOrigin, overHttp: boolean): OperationContext;
  close(): void;
}

const openYoga = ({ log, dev = false }: Pick<Ports, 'log' | 'dev'>) =>
  createYoga<OperationContext>({
    schema: createGraphqlSchema(),
    graphqlEndpoint: GRAPHQL_PATH,
    plugins: [useProtection({ dev })],
    batching: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    maskedErrors: {
      maskError: (error) => {
        if (error instanceof GraphQLError && !error.originalError) return error;
        const cause = error instanceof GraphQLError ? error.originalError : error;
        if (cause instanceof GraphQLError) return cause;
        if (cause instanceof StoreUnavailable) return graphqlError('unavailable');
        log.error({ error: cause instanceof Error ? cause.stack : String(cause) }, 'A GraphQL operation broke');
        return graphqlError('internal');
      },
    },
  });

/** Opens GraphQL over the ports. */
export const openGraphql = (ports: Ports): GraphqlServer => {
  const { limiter } = ports;
  const feed = openFeed(ports);
  const identify = identifyCallers(ports);
  const take = async (key: string, allowance: { times: number; seconds: number }) => {
    const seconds = await limiter.take(key, allowance);
    return seconds > 0 ? rateLimited(seconds) : ok(undefined);
  };
  return {
    feed,
    identify,
    yoga: openYoga(ports),
    enter: async (credentials, network, fresh = false) => {
      const counted = network === null ? ok(undefined) : await take(`graphql:address:${network}`, ADDRESS_ALLOWANCE);
      return counted.ok ? authenticate(ports, identify, credentials, { fresh }) : failed(counted.failure);
    },
    count: ({ kind, id }) => take(`graphql:${kind}:${id}`, ALLOWANCE[kind]),
    operation: (principal, from, overHttp) => openOperation(ports, feed, principal, from, overHttp),
    close: () => feed.close(),
  };
};
