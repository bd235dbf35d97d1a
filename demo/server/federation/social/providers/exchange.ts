import type { SocialProviderDefinition } from '../../../vendor/social-providers.ts';

/** Claims of an ID token or of user info. */
export type Claims = Readonly<Record<string, unknown>>;

/** Answer of a token endpoint, with what reads on from there. */
export interface Exchange {
  setting: SocialProviderDefinition;
  /** Of a checked ID token; empty without one. */
  claims: Claims;
  accessToken: string;
  /** Secret of the provider. */
  secret: string;
  /** Reads a JSON document of the provider with the access token. */
  read(address: string): Promise<unknown>;
  /** Claims of the user info endpoint. */
  userInfo(): Promise<Claims>;
  /** Apple's `user` of the first sign-in. */
  user: string | undefined;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Whether a claim says yes: some providers send the text `true`. */
export const isTrue = (value: unknown): boolean => value === true || value === 'true';
