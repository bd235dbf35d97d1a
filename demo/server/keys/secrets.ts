import { base64url } from 'jose';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Random secret of a link or a cookie: 32 bytes in base64url. */
export const randomSecret = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 of a secret that is only compared, stored in its place. Source: architecture.md#secrets. */
export const digest = async (secret: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(secret))));

/**
 * Successor of a secret, derived with a salt. It cannot be derived from the stored salt alone, nor from a stolen secret
 * alone.
 */
export const successorOf = async (secret: string, salt: string): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(salt))));
};
