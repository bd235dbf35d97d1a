import * as v from 'valibot';
import { apiTokens } from '../../../core/contract/api-tokens.ts';
import type { ExchangedToken } from '../../../core/contract/entities/api-token.ts';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import { ACCESS_TOKEN_SECONDS } from '../../../core/contract/limits.ts';
import { authorityOfToken, verifyClientSecret } from '../authority/api-token-caller.ts';
import { exchangedToken } from '../checks/api-tokens.ts';
import { secret } from '../checks/fields.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { crossTenant } from '../rules.ts';
import { serve } from '../serve.ts';
import type { Reader } from '../store/store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Client credentials that a program presents. */
export interface PresentedCredentials {
  clientId: string;
  secret: string;
}

/**
 * Exchanges client credentials for an access token, which has the claims of one for a person: the permissions that the
 * API token has at this moment. It ends with the API token at the latest. Source: RFC 6749 §4.4.
 */
export const exchangeClientCredentials = async (
  ports: Pick<Ports, 'store' | 'clock' | 'config' | 'keys'>,
  rows: Pick<Reader, 'apiTokens'>,
  { clientId, secret: presentedSecret }: PresentedCredentials,
): Promise<Result<ExchangedToken, Refusal>> => {
  const { clock, config, keys } = ports;
  const known = UUID.test(clientId) && config.apiTokensEnabled ? await rows.apiTokens.get(clientId) : undefined;
  const presented = await verifyClientSecret(ports, known, presentedSecret);
  const found = presented ? await authorityOfToken(ports, presented.token) : refuse('invalidCredentials');
  if (!found.ok || !presented) return refusedCredentials();
  const { token, endsAtMs } = presented;
  const { caller, roleKeys } = found.value;
  const isPersonal = token.kind === 'personal';
  const now = clock.now().getTime();
  const expiresIn = Math.min(ACCESS_TOKEN_SECONDS, Math.ceil((endsAtMs - now) / 1000));
  const accessToken = await keys.sign(
    {
      // a tenant's token is the subject itself
      sub: isPersonal ? token.userId : token.id,
      type: isPersonal ? 'userApiToken' : 'tenantApiToken',
      tenantId: token.tenantId,
      tenantIds: [token.tenantId],
      vendorId: config.vendorId,
      ...(isPersonal && { email: caller.email }),
      createdByUserId: token.userId,
      roles: roleKeys,
      permissions: caller.permissions,
      sid: token.id,
      ver: presented.isPrevious ? token.version - 1 : token.version,
    },
    expiresIn,
  );
  return ok({ accessToken, expiresIn, expires: new Date(now + expiresIn * 1000).toISOString() });
};

/** Refuses credentials that are wrong, expired or deleted, or whose maker has left: which of these is not told. */
const refusedCredentials = (): Result<never, Refusal> =>
  failed({
    status: 401,
    body: { errors: ['The client id or the secret is wrong, or has expired'], errorCode: 'invalidCredentials' },
  });

/** Exchange of client credentials. Source: protocol/api-tokens.md#exchange. */
export const apiTokenRoutes = serve(apiTokens, {
  exchange: crossTenant('apiTokens.exchange', 'proof', {
    body: v.object({ clientId: secret(), secret: secret() }),
    answer: exchangedToken,
    handle: ({ body, across, ports }) => exchangeClientCredentials(ports, across, body),
  }),
});
