import * as v from 'valibot';
import type { SocialIdentity } from '../../../social-sign-in.ts';
import type { Exchange } from './exchange.ts';

const person = v.object({ id: v.string(), name: v.optional(v.string(), ''), email: v.optional(v.string(), '') });

const bytes = (text: string) => new TextEncoder().encode(text);

/** Proof that a call comes from the app's server: HMAC of the token under the app's secret, in hex. */
const appSecretProof = async (secret: string, accessToken: string): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const proof = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(accessToken)));
  return Array.from(proof, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Identity at Facebook, which has no OpenID Connect for servers. People without an address, or who keep it to themselves,
 * have none here; and Facebook does not say that one is verified, so none counts.
 */
export const facebookIdentity = async ({
  read,
  secret,
  accessToken,
  setting: { baseUrl },
}: Exchange): Promise<SocialIdentity> => {
  const url = new URL(`${baseUrl ?? 'https://graph.facebook.com'}/v23.0/me`);
  url.searchParams.set('fields', 'id,name,email');
  url.searchParams.set('appsecret_proof', await appSecretProof(secret, accessToken));
  const { id, name, email } = v.parse(person, await read(url.href));
  return { issuer: baseUrl ?? 'https://www.facebook.com', subject: id, email, emailVerified: false, name };
};
