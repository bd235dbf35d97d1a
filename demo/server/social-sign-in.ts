import type { Result } from '../../core/contract/failure.ts';

/** Person as a provider has named them: found again by issuer and subject alone. */
export interface SocialIdentity {
  issuer: string;
  /** Subject at the issuer. */
  subject: string;
  /** Address that the provider gave; empty for none. */
  email: string;
  /** Whether the provider says that the address is the person's; false where it does not say. */
  emailVerified: boolean;
  /** Empty where it gave none. */
  name: string;
}

/** Parameters of an authorization request that its answer is checked against. */
export interface AuthorizationRequest {
  /** Address that the provider answers to. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** Code verifier of PKCE. Source: RFC 7636. */
  verifier: string;
}

/** Answer of a provider to an authorization request. */
export interface AuthorizationAnswer {
  code: string;
  /** Issuer of the answer, where the provider names it. Source: RFC 9207. */
  iss?: string;
  /** Apple's `user` of the first sign-in. */
  user?: string;
}

/** Reason why a provider did not sign a person in, for the log. */
export interface ProviderFault {
  reason: string;
}

/** Social sign-in at its providers, by their id in the configuration. */
export interface SocialSignIn {
  /** Address of the provider that the browser is sent to. */
  begin(provider: string, request: AuthorizationRequest, prompt?: string): Promise<Result<string, ProviderFault>>;
  /** Exchanges the code and reads who has signed in. Never throws. */
  finish(
    provider: string,
    answer: AuthorizationAnswer,
    request: AuthorizationRequest,
  ): Promise<Result<SocialIdentity, ProviderFault>>;
}
