import type { CreateCardProvider } from './browser/card-provider.ts';
import type { CaptchaAction } from './contract/entities/policy.ts';
import type { Transport } from './transport.ts';
import type { Routes } from './contract/paths.ts';
import type { SignUpOrigin } from './bus/member-queries.ts';

/**
 * Addresses, headers and credentials of the app's calls.
 * Source: protocol/README.md#addresses, product.md#host-options.
 */
export interface ContextOptions {
  /** The service's origin and path, or a function of the relative url. */
  baseUrl: string | ((url: string) => string);
  clientId?: string;
  /** Default `include`. Source: protocol/README.md#headers. */
  requestCredentials?: RequestCredentials;
  /** Default `frontegg`. Source: protocol/README.md#addresses. */
  urlPrefix?: string;
  logLevel?: 'warn' | 'error';
  tokenResolver?: () => string | Promise<string>;
  tenantResolver?: () => { tenant?: string | null } | Promise<{ tenant?: string | null }>;
  additionalQueryParamsResolver?: () => KeyValue[] | Promise<KeyValue[]>;
  additionalHeadersResolver?: () => KeyValue[] | Promise<KeyValue[]>;
  /** Overrides what the binding says of itself: the host's framework, and the version of its SDK. */
  metadataHeaders?: { framework?: Framework; fronteggSdkVersion?: string };
}

export interface KeyValue {
  key: string;
  value: string;
}

/** Source: protocol/README.md#headers. */
export type Framework = 'nextjs' | 'react' | 'angular' | 'vuejs' | 'flutter' | 'ios' | 'android' | 'vanillajs';

/** Source: product.md#routes, product.md#session, product.md#initialisation, product.md#host-options. */
export interface AuthOptions {
  routes?: Partial<Routes>;
  /** Renew the session at 0.8 of the access token's life; otherwise sign out at its end. Default true. */
  keepSessionAlive?: boolean;
  /** Every tab acts in a tenant of its own. */
  enableSessionPerTenant?: boolean;
  includeQueryParam?: boolean;
  enforceRedirectToSameSite?: boolean;
  allowedRedirectOrigins?: string[];
}

/** Callbacks for the host's events. Source: product.md#host-events. */
export interface EventOptions {
  userVerified?: (user: { userId: string; origin: SignUpOrigin }) => void;
  signUpComplete?: (user: { userId: string; origin: SignUpOrigin }) => void;
  /** "Invite people" was pressed. */
  inviteMemberClicked?: () => void;
  /** One person's invitation was submitted. Ours: the address. */
  inviteMemberSubmit?: (invitation: { email: string }) => void;
  /** Several people's invitations were submitted at once. Ours: the addresses. */
  inviteMembersSubmit?: (invitations: { emails: readonly string[] }) => void;
  /** A section was chosen in the portal's navigation, by the signed-in user of this email. */
  adminBoxMenuClicked?: (email: string, tab: string) => void;
}

/** Parameters of a sign-in that the host asks for. */
export interface LoginRedirect {
  /** Address to return to; by default where the page is now. */
  redirectUrl?: string;
  /** Replaces the history entry. */
  replace?: boolean;
  /** With hosted login: `login` asks for a new sign-in, also where a session is open. */
  prompt?: 'login';
  /** With hosted login: email that the page fills in. */
  loginHint?: string;
  /** With hosted login: tenant to sign in to. */
  tenantId?: string;
}

/**
 * Everything a host may set about an app.
 * Source: product.md#initialisation, protocol/README.md#headers, product.md#host-options.
 */
export interface AppOptions {
  /** Default `default`. */
  name?: string;
  contextOptions?: ContextOptions;
  /** Short for `contextOptions.baseUrl`. */
  baseUrl?: string;
  /** Short for `contextOptions.clientId`. */
  clientId?: string;
  authOptions?: AuthOptions;
  /** Framework of the host, named in the headers of every call. Set by each binding; default `vanillajs`. */
  framework?: Framework;
  entitlementsOptions?: { enabled?: boolean };
  /**
   * People sign in on the service's own page, which leads back to `hostedLoginRedirectUrl`.
   * Source: product.md#hosted-login.
   */
  hostedLoginBox?: boolean;
  /** `memory` is ours: a journey that leaves the address alone. */
  urlStrategy?: 'path' | 'hash' | 'memory';
  /** The path under which the host lives: `/app`. */
  basename?: string;
  localizations?: Localizations;
  /**
   * The look of all its elements; an element's own `theme` goes before it. Default `modern`. Ours: short for
   * `themeName`.
   */
  theme?: ThemeName;
  themeOptions?: Readonly<Record<string, unknown>>;
  /** CSS for the shadow root of each element of the app, after its own. Parts are `[part~="title"]` in it. */
  customStyles?: string;
  metadata?: Readonly<Record<string, unknown>>;
  /** Feature flags of the host's own, over the operator's. */
  overrideFeatureFlags?: Readonly<Record<string, 'on' | 'off'>>;
  events?: EventOptions;
  /** Bar at the foot of the window during impersonation. Default true; false where the page says it in its own way. Ours. */
  actingBar?: boolean;
  /** Origins besides the page's own that a `base-url` attribute may name. Ours. */
  origins?: string[];
  /** The server runs in the page, over demo data. */
  previewMode?: boolean;
  /** Takes the place of the network: the preview's server, or a host's own. */
  transport?: Transport;
  /** Gives the token of a captcha, where the operator asks for one; else reCAPTCHA v3 is loaded from Google. Ours. */
  captcha?: (action: CaptchaAction) => Promise<string>;
  /**
   * Loads the script of the card provider from its address, for a host that does so itself; else the checkout loads it.
   * Ours.
   */
  loadCardProvider?: (address: string) => Promise<CreateCardProvider>;
  /** Must equal the app's name. Source: product.md#initialisation. */
  storeName?: string;
  /** Called instead of setting the address for a full navigation or a route change. May answer a promise of its end. */
  onRedirectTo?: (path: string, options: { refresh?: boolean; replace?: boolean }) => unknown;
}

/** The looks there are. Source: design.md#themes. */
export type ThemeName = 'modern' | 'classic' | 'vivid' | 'dark';

/** Words of the host's own: language, then area, then key. Source: product.md#host-options. */
export type Localizations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
