import type { NavigationContext } from '../navigation.ts';

/** Request of a browser or of an application to hosted login. */
export type HostedRequest =
  | 'authorize'
  | 'resume'
  | 'interaction'
  | 'decision'
  | 'token'
  | 'silent'
  | 'pushed'
  | 'revoke'
  | 'userinfo'
  | 'logout';

/** Hosted login: this server as an issuer of OpenID Connect. Source: protocol/hosted-login.md. */
export interface HostedLogin {
  /** Metadata of the issuer. Source: OpenID Connect Discovery 1.0 §3. */
  metadata(): Promise<Readonly<Record<string, unknown>>>;
  answer(asked: HostedRequest, context: NavigationContext): Promise<Response>;
}
