import { base64url } from 'jose';

const bytes = (text: string) => new TextEncoder().encode(text);

/** 32 random bytes in base64url: what a link or a cookie carries. */
export const randomSecret = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 of a secret that is only compared, kept in its place. Source: architecture.md#secrets. */
export const digest = async (secret: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(secret))));

/**
 * The secret that follows one, by a salt. Neither alone gives it: not the kept salt without the secret before, not a
 * stolen secret without the salt.
 */
export const successorOf = async (secret: string, salt: string): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(salt))));
};
