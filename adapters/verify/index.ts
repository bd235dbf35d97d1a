import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { AccessTokenClaims } from '../../core/index.ts';

export type { AccessTokenClaims } from '../../core/index.ts';

/** Why a token is refused; `keysUnavailable` where the public keys could not be fetched, which says nothing of the token. */
export type TokenFailure = 'expired' | 'invalid' | 'keysUnavailable';

/** Error of `verify`: `code` says why. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
  readonly code: TokenFailure;

  constructor(code: TokenFailure, options?: ErrorOptions) {
    super(MESSAGES[code], options);
    this.code = code;
  }
}

const MESSAGES: Readonly<Record<TokenFailure, string>> = {
  expired: 'The access token has expired.',
  invalid: 'The access token is not valid for this application.',
  keysUnavailable: 'The public keys of the issuer could not be fetched.',
};

/** Settings of a verifier. */
export interface VerifierOptions {
  /** Address of the service, its `PUBLIC_URL`, as `https://id.example.com`: `iss` of its tokens. */
  issuer: string;
  /** Client id that the tokens are for, the first of the operator's `clientIds`: their `aud`. */
  audience: string;
  /** Address of the public keys; `/.well-known/jwks.json` of the issuer by default. */
  jwksUrl?: string;
  /** Difference between the clocks that is accepted, in seconds; 30 by default. */
  clockToleranceSeconds?: number;
}

/** Request of a server: of `fetch`, or of Node with headers by their names in lower case. */
export interface WithHeaders {
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Verifier of access tokens, for servers. */
export interface Verifier {
  /** Verifies an access token. Throws `TokenRefused`. */
  verify(token: string): Promise<AccessTokenClaims>;
  /**
   * Claims of the token in the `Authorization` header of a request; undefined where there is none that is valid. Throws
   * `TokenRefused` with `keysUnavailable` only.
   */
  getSession(request: WithHeaders): Promise<AccessTokenClaims | undefined>;
}

/** Algorithms of the service; a token that names another is refused before its signature is looked at. */
const ALGORITHMS = ['RS256', 'ES256'];
const CLOCK_TOLERANCE_SECONDS = 30;
/** Longest token that is looked at, in characters; longer than a server's own limit of headers. */
const TOKEN_MAX = 16_384;
const REQUIRED = ['sub', 'tenantId', 'roles', 'permissions', 'exp', 'iat'];

const NO_SUCH_KEY = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

const bearerOf = ({ headers }: WithHeaders): string | undefined => {
  const header = headers instanceof Headers ? headers.get('authorization') : headers['authorization'];
  return typeof header === 'string' ? /^Bearer +(\S+)$/i.exec(header)?.[1] : undefined;
};

/**
 * Creates a verifier of access tokens: signature by the keys of the issuer, which are cached and fetched again when a new
 * one signs, algorithm, issuer, audience and times. One for each application, made once. Source: RFC 8725.
 */
export const createVerifier = ({
  issuer,
  audience,
  jwksUrl = new URL('/.well-known/jwks.json', issuer).href,
  clockToleranceSeconds = CLOCK_TOLERANCE_SECONDS,
}: VerifierOptions): Verifier => {
  const keys = createRemoteJWKSet(new URL(jwksUrl));
  const keyOf: JWTVerifyGetKey = async (header, jws) => {
    try {
      return await keys(header, jws);
    } catch (cause) {
      if (NO_SUCH_KEY.some((kind) => cause instanceof kind)) throw cause;
      throw new TokenRefused('keysUnavailable', { cause });
    }
  };
  const verify = async (token: string): Promise<AccessTokenClaims> => {
    if (token.length > TOKEN_MAX) throw new TokenRefused('invalid');
    try {
      const { payload } = await jwtVerify<AccessTokenClaims>(token, keyOf, {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        typ: 'JWT',
        clockTolerance: clockToleranceSeconds,
        requiredClaims: REQUIRED,
      });
      return payload;
    } catch (cause) {
      if (cause instanceof TokenRefused) throw cause;
      throw new TokenRefused(cause instanceof errors.JWTExpired ? 'expired' : 'invalid', { cause });
    }
  };
  return {
    verify,
    getSession: async (request) => {
      const token = bearerOf(request);
      if (token === undefined) return undefined;
      return verify(token).catch((error: unknown) => {
        if (error instanceof TokenRefused && error.code !== 'keysUnavailable') return undefined;
        throw error;
      });
    },
  };
};
