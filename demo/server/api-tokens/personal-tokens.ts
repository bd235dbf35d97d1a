import * as v from 'valibot';
import { personalTokens } from '../../../core/contract/api-tokens.ts';
import { ok } from '../../../core/contract/failure.ts';
import * as checks from '../checks/api-tokens.ts';
import { id } from '../checks/fields.ts';
import { allowed } from '../rules.ts';
import { serve } from '../serve.ts';
import { listOfType, pageOfTokens } from './reading.ts';
import { personalAccessView, personalClientView } from './views.ts';
import { createToken, deleteToken, rotateToken } from './writing.ts';

const READ = 'fe.secure.read.userApiTokens';
const WRITE = 'fe.secure.write.userApiTokens';
const DELETE = 'fe.secure.delete.userApiTokens';

const params = v.object({ tokenId: id() });

/**
 * Personal API tokens of the caller, for the person alone: a token of the tenant has no business with those of its maker,
 * and none makes another. Ours.
 * Source: protocol/api-tokens.md#calls.
 */
export const personalTokenRoutes = serve(personalTokens, {
  listClients: allowed(READ, {
    personsOnly: true,
    answer: v.array(checks.personalClientCredentials),
    handle: async ({ store, caller }) =>
      ok((await listOfType(store, caller, 'personal', 'ClientCredentials')).map((token) => personalClientView(token))),
  }),
  createClient: allowed(WRITE, {
    personsOnly: true,
    fresh: true,
    body: checks.personalTokenDraft,
    answer: checks.personalClientCredentials,
    handle: async (context) => {
      const made = await createToken(context, 'personal', 'ClientCredentials', context.body);
      return made.ok ? ok(personalClientView(made.value.token, made.value.secret)) : made;
    },
  }),
  removeClient: allowed(DELETE, {
    personsOnly: true,
    params,
    handle: (context) => deleteToken(context, 'personal', 'ClientCredentials', context.params.tokenId),
  }),
  listAccess: allowed(READ, {
    personsOnly: true,
    answer: v.object({ accessTokens: v.array(checks.personalAccessToken) }),
    handle: async ({ store, caller }) => {
      const tokens = await listOfType(store, caller, 'personal', 'AccessToken');
      return ok({ accessTokens: tokens.map((token) => personalAccessView(token)) });
    },
  }),
  createAccess: allowed(WRITE, {
    personsOnly: true,
    fresh: true,
    body: checks.personalTokenDraft,
    answer: checks.personalAccessToken,
    handle: async (context) => {
      const made = await createToken(context, 'personal', 'AccessToken', context.body);
      return made.ok ? ok(personalAccessView(made.value.token, made.value.secret)) : made;
    },
  }),
  removeAccess: allowed(DELETE, {
    personsOnly: true,
    params,
    handle: (context) => deleteToken(context, 'personal', 'AccessToken', context.params.tokenId),
  }),
  page: allowed(READ, {
    personsOnly: true,
    query: checks.apiTokensQuery,
    answer: checks.apiTokenPage,
    handle: async (context) => ok(await pageOfTokens(context, 'personal')),
  }),
  rotate: allowed(WRITE, {
    personsOnly: true,
    fresh: true,
    params,
    body: checks.rotation,
    answer: checks.rotatedToken,
    handle: (context) => rotateToken(context, 'personal', context.params.tokenId, context.body),
  }),
});
