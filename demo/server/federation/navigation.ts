import type { AnyEndpoint, HttpMethod } from '../../../core/contract/endpoint.ts';
import type { Ports } from '../ports.ts';
import type { Cookies, CrossTenantContext, RequestOrigin } from '../rules.ts';

/** Request of a navigation, with what the server knows about it. */
export interface NavigationContext {
  readonly ports: Ports;
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly cookies: Cookies;
  readonly from: RequestOrigin;
  /** Writes in the scope of a person, with audit rows and mails. */
  readonly write: CrossTenantContext<AnyEndpoint>['write'];
  /** Key of rate limits by address. */
  readonly network: string | null;
}

/** Address that a browser navigates to, as to and from an identity provider; not a call of the contract. */
export interface Navigation {
  readonly method: Extract<HttpMethod, 'GET' | 'POST'>;
  /** Path with `{names}`, as a call has it. */
  readonly path: string;
  /** Open to POSTs of other origins: those of identity providers. */
  readonly crossSite?: true;
  handle(context: NavigationContext): Promise<Response>;
}

/** Redirect that follows a POST with a GET. */
export const seeOther = (address: string): Response =>
  new Response(null, { status: 303, headers: { location: address } });
