import { GraphQLError } from 'graphql';
import type { FieldFailure } from '../../../core/contract/field-failure.ts';
import type { Refusal } from '../refusal.ts';

/** Code of a GraphQL error, in `extensions.code`; the server's other error codes appear as well. Ours. */
export type GraphqlCode =
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'staleVersion'
  | 'statusConflict'
  | 'audienceInUse'
  | 'tooMany'
  | 'tooComplex'
  | 'notOverHttp'
  | 'rateLimited'
  | 'unavailable'
  | 'internal';

const TEXTS: Readonly<Record<GraphqlCode, string>> = {
  unauthorized: 'Unauthorized',
  forbidden: 'Forbidden',
  notFound: 'Not found',
  staleVersion: 'Someone else changed this; reload and try again',
  statusConflict: 'Its status does not allow this; reload and try again',
  audienceInUse: 'Experiences use this audience; choose another one there first',
  tooMany: 'There are too many of these; archive or delete some first',
  tooComplex: 'The operation asks for too much at once; split it',
  notOverHttp: 'A subscription needs a WebSocket',
  rateLimited: 'Too many requests',
  unavailable: 'The server is temporarily unavailable; try again in a moment',
  internal: 'Internal server error',
};

/** GraphQL error of a code. */
export const graphqlError = (code: GraphqlCode): GraphQLError =>
  new GraphQLError(TEXTS[code], { extensions: { code } });

const CODE_OF_STATUS: Readonly<Partial<Record<number, GraphqlCode>>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  429: 'rateLimited',
  503: 'unavailable',
};

/** GraphQL error of a refusal, with its code and the fields that were refused. */
export const refusalError = ({ status, body }: Refusal): GraphQLError => {
  const { errors, errorCode, fields } = body as Refusal['body'] & { fields?: readonly FieldFailure[] };
  const code = errorCode ?? CODE_OF_STATUS[status] ?? 'internal';
  return new GraphQLError(errors.join('; '), { extensions: { code, ...(fields && { fields }) } });
};
