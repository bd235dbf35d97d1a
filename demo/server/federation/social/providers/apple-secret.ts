import { importPKCS8, SignJWT } from 'jose';
import type { SocialProviderDefinition } from '../../../vendor/social-providers.ts';

/** Lifetime of a client secret, in seconds; Apple takes half a year at most. Ours: made for each use. */
const SECRET_SECONDS = 300;

/** Client secret for Apple: a JWT signed with the operator's key. */
export const appleSecret = async (
  { clientId, teamId = '', keyId = '' }: SocialProviderDefinition,
  privateKey: string,
  audience: string,
): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${SECRET_SECONDS}s`)
    .sign(await importPKCS8(privateKey, 'ES256'));
