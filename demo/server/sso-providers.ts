import type { Result } from '../../core/contract/failure.ts';
import type { SsoConfigurationRecord } from './store/records.ts';

/** Facts in the metadata of a SAML identity provider. Source: SAML 2.0 Metadata. */
export interface SamlMetadata {
  idpEntityId: string;
  ssoEndpoint: string;
  sloEndpoint: string;
  /** In PEM. */
  certificates: readonly string[];
  signRequest: boolean;
}

/** Person as an identity provider names them in a verified answer. */
export interface SsoPerson {
  /** Issuer and subject, which are the person; an email is not. */
  issuer: string;
  subject: string;
  email: string;
  name: string;
  groups: readonly string[];
  session: ProviderSession;
}

/** Session at a provider, as it is named to sign the person out there: by SAML, or by the ID token. */
export interface ProviderSession {
  nameId?: string;
  format?: string;
  sessionIndex?: string;
  idToken?: string;
}

/** Request of a SAML provider to sign a person out here. */
export interface LogoutRequest {
  id: string;
  /** Subject of the person, as at their sign-in. */
  subject: string;
}

/** Reason why an answer of a provider is refused, for the operator's log and the audit log; never for the screen. */
export type SsoFault = string;

/** Addresses that we have at a provider. */
export interface ServiceProvider {
  entityId: string;
  acsUrl: string;
  /** Address at which it signs people out, and at which it answers our requests. */
  logoutUrl: string;
}

/** Identity provider as a sign-in needs it. */
export type SsoConnection = Pick<
  SsoConfigurationRecord,
  'id' | 'type' | 'ssoEndpoint' | 'idpEntityId' | 'sloEndpoint' | 'publicCertificate' | 'signRequest' | 'oidcClientId'
>;

/** Identity providers over SAML. */
export interface Saml {
  /** Undefined where it is no metadata of an identity provider. */
  readMetadata(xml: string): SamlMetadata | undefined;
  /** Whether these are certificates in PEM whose keys can verify. */
  areCertificates(pem: string): boolean;
  /** Address of a sign-in request, signed where the connection asks for it. */
  requestUrl(connection: SsoConnection, at: ServiceProvider, ask: { id: string; relayState: string }): Promise<string>;
  /** Issuer and request of an answer, not verified: only to find whose it may be. */
  peek(response: string): { issuer: string; inResponseTo: string | undefined } | undefined;
  /** Verifies an answer to a request; without one, a sign-in that the provider's portal has begun. */
  verify(
    connection: SsoConnection,
    at: ServiceProvider,
    answer: { response: string; requestId: string | undefined; now: Date },
  ): Promise<Result<{ person: SsoPerson; assertionId: string; expires: Date }, SsoFault>>;
  /** Address that signs a person out there, signed. */
  logoutUrl(connection: SsoConnection, at: ServiceProvider, session: ProviderSession, id: string): Promise<string>;
  /** Issuer of a request to sign out, by its query; not verified: only to find whose it may be. */
  peekLogout(query: string): string | undefined;
  /** Verifies a request to sign out, by its query as it came. */
  verifyLogout(
    connection: SsoConnection,
    at: ServiceProvider,
    asked: { query: string; now: Date },
  ): Result<LogoutRequest, SsoFault>;
  /** Address that answers such a request. */
  logoutAnswerUrl(
    connection: SsoConnection,
    at: ServiceProvider,
    answer: { requestId: string; relayState: string },
  ): Promise<string>;
  /** Our own metadata, with the certificate of signed requests. */
  metadata(at: ServiceProvider): Promise<string>;
}

/** Identity providers over OpenID Connect. */
export interface Oidc {
  /** Address of a sign-in request, with what the answer is held against. */
  requestUrl(
    connection: SsoConnection & { secret: string },
    ask: { redirectUri: string; state: string; loginHint?: string },
  ): Promise<Result<{ url: string; nonce: string; verifier: string }, SsoFault>>;
  /** Exchanges and verifies an answer. */
  verify(
    connection: SsoConnection & { secret: string },
    answer: { url: URL; state: string; nonce: string; verifier: string },
  ): Promise<Result<{ person: SsoPerson }, SsoFault>>;
}

/** Everything by which the server meets identity providers: in Node alone, absent in a page. */
export interface SsoProviders {
  saml: Saml;
  oidc: Oidc;
  /** TXT records of a name; none where it has none. */
  resolveTxt(name: string): Promise<string[]>;
}
