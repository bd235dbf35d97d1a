import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { SocialProviderDefinition } from '../../../vendor/social-providers.ts';
import type { AuthorizationAnswer, AuthorizationRequest, SocialIdentity } from '../../../social-sign-in.ts';
import { isTrue, textOf } from './exchange.ts';

/** Microsoft's own address. */
const HOME = 'https://login.microsoftonline.com';
/** Tolerance of clocks, in seconds. */
const SKEW_SECONDS = 60;

const metadata = v.object({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  jwks_uri: v.string(),
});
const tokens = v.object({ id_token: v.string() });
const jwks = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) });

/** HTTP as JSON: GET, or POST of a form. Throws where there is no answer of 200. */
export type ReadJson = (address: string, form?: Readonly<Record<string, string>>) => Promise<unknown>;

/** Metadata of the operator's tenant. */
export const microsoftMetadata = async (
  { baseUrl = HOME, tenant = 'common' }: SocialProviderDefinition,
  read: ReadJson,
): Promise<v.InferOutput<typeof metadata>> =>
  v.parse(metadata, await read(`${baseUrl}/${tenant}/v2.0/.well-known/openid-configuration`));

/**
 * Identity at Microsoft. Metadata of several tenants name the issuer `…/{tenantid}/v2.0`, so the issuer of a token is
 * checked against its own `tid` and the operator's list. Anyone who administers a directory can give their people any
 * address, so one counts only where `xms_edov` says that its domain was verified. The person is `tid` with `oid`.
 */
export const microsoftIdentity = async (
  setting: SocialProviderDefinition,
  {
    answer,
    request,
    secret,
    read,
  }: {
    answer: AuthorizationAnswer;
    request: AuthorizationRequest;
    secret: string;
    read: ReadJson;
  },
): Promise<SocialIdentity> => {
  const { issuer, token_endpoint, jwks_uri } = await microsoftMetadata(setting, read);
  const { id_token } = v.parse(
    tokens,
    await read(token_endpoint, {
      grant_type: 'authorization_code',
      code: answer.code,
      redirect_uri: request.redirectUri,
      code_verifier: request.verifier,
      client_id: setting.clientId,
      client_secret: secret,
    }),
  );
  const tid = textOf(decodeJwt(id_token)['tid']);
  const expected = issuer.replace('{tenantid}', tid);
  if (!/^[\da-f-]{36}$/.test(tid) || (setting.tenants && !setting.tenants.includes(tid)))
    throw new Error(`the tenant ${tid.slice(0, 36)} is not accepted`);
  if (answer.iss !== undefined && answer.iss !== expected) throw new Error('the answer is of another issuer');
  // the schema holds what jose asks of a key
  const keys = createLocalJWKSet(v.parse(jwks, await read(jwks_uri)) as JSONWebKeySet);
  const { payload } = await jwtVerify(id_token, keys, {
    issuer: expected,
    audience: setting.clientId,
    algorithms: ['RS256'],
    clockTolerance: SKEW_SECONDS,
    requiredClaims: ['exp', 'iat', 'sub'],
  });
  if (payload['nonce'] !== request.nonce) throw new Error('the nonce is another one');
  const { oid, email, name, xms_edov } = payload;
  return {
    issuer: expected,
    subject: oid ? `${tid}:${textOf(oid)}` : '',
    email: textOf(email),
    emailVerified: isTrue(xms_edov) || xms_edov === 1 || xms_edov === '1',
    name: textOf(name),
  };
};
