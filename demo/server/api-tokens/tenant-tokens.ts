import * as v from 'valibot';
import { tenantTokens } from '../../../core/contract/api-tokens.ts';
import { ok } from '../../../core/contract/failure.ts';
import * as checks from '../checks/api-tokens.ts';
import { id } from '../checks/fields.ts';
import { allowed } from '../rules.ts';
import { serve } from '../serve.ts';
import { listOfType, pageOfTokens } from './reading.ts';
import { tenantAccessView, tenantClientView } from './views.ts';
import { createToken, deleteToken, rotateToken } from './writing.ts';

const READ = 'fe.secure.read.tenantApiTokens';
const WRITE = 'fe.secure.write.tenantApiTokens';
const DELETE = 'fe.secure.delete.tenantApiTokens';

const params = v.object({ tokenId: id() });

const listClients = allowed<typeof tenantTokens.listClients>(READ, {
  answer: v.array(checks.tenantClientCredentials),
  handle: async ({ store, caller }) =>
    ok((await listOfType(store, caller, 'tenant', 'ClientCredentials')).map((token) => tenantClientView(token))),
});

const createClient = allowed<typeof tenantTokens.createClient>(WRITE, {
  fresh: true,
  personsOnly: true,
  body: checks.tenantTokenDraft,
  answer: checks.tenantClientCredentials,
  handle: async (context) => {
    const made = await createToken(context, 'tenant', 'ClientCredentials', context.body);
    return made.ok ? ok(tenantClientView(made.value.token, made.value.secret)) : made;
  },
});

const removeClient = allowed<typeof tenantTokens.removeClient>(DELETE, {
  params,
  handle: (context) => deleteToken(context, 'tenant', 'ClientCredentials', context.params.tokenId),
});

/**
 * API tokens of the tenant. Ours: a token makes and rotates no other, so that none outlives its own deletion.
 * Source: protocol/api-tokens.md#calls.
 */
export const tenantTokenRoutes = serve(tenantTokens, {
  listClients,
  createClient,
  removeClient,
  listClientsV2: listClients,
  createClientV1: createClient,
  removeClientV2: removeClient,
  listAccess: allowed(READ, {
    answer: v.object({ accessTokens: v.array(checks.tenantAccessToken) }),
    handle: async ({ store, caller }) => {
      const tokens = await listOfType(store, caller, 'tenant', 'AccessToken');
      return ok({ accessTokens: tokens.map((token) => tenantAccessView(token)) });
    },
  }),
  createAccess: allowed(WRITE, {
    fresh: true,
    personsOnly: true,
    body: checks.tenantTokenDraft,
    answer: checks.tenantAccessToken,
    handle: async (context) => {
      const made = await createToken(context, 'tenant', 'AccessToken', context.body);
      return made.ok ? ok(tenantAccessView(made.value.token, made.value.secret)) : made;
    },
  }),
  removeAccess: allowed(DELETE, {
    params,
    handle: (context) => deleteToken(context, 'tenant', 'AccessToken', context.params.tokenId),
  }),
  page: allowed(READ, {
    query: checks.apiTokensQuery,
    answer: checks.apiTokenPage,
    handle: async (context) => ok(await pageOfTokens(context, 'tenant')),
  }),
  rotate: allowed(WRITE, {
    fresh: true,
    personsOnly: true,
    params,
    body: checks.rotation,
    answer: checks.rotatedToken,
    handle: (context) => rotateToken(context, 'tenant', context.params.tokenId, context.body),
  }),
});
