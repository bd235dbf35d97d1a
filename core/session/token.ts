import { jwtDecode } from 'jwt-decode';
import type { AccessTokenClaims } from '../contract/entities/user.ts';
import { failed, ok, type Result } from '../contract/failure.ts';

/**
 * Decodes the claims of an access token, unverified. An undecodable one fails with 'Invalid token specified: …'.
 * Source: protocol/README.md#texts.
 */
export const readToken = (token: string): Result<AccessTokenClaims> => {
  try {
    return ok(jwtDecode<AccessTokenClaims>(token));
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Invalid token specified';
    return failed({ kind: 'malformed', message });
  }
};
