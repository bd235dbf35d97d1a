import { base64url } from 'jose';

/** Purpose of a stamp, part of what is signed: a stamp of one purpose is invalid for another. */
export type StampPurpose = 'device' | 'refresh token' | 'code' | 'passkey' | 'sign-up' | 'invitation';

/** Signer of tokens and cookies by HMAC, so that forged ones are detected. */
export interface TokenSigner {
  /** HMAC under the first key: 16 bytes in base64url. */
  stamp(purpose: StampPurpose, text: string): Promise<string>;
  /** Verifies a stamp against the current and the older keys. */
  isOurs(purpose: StampPurpose, text: string, stamp: string): Promise<boolean>;
}

const STAMP_BYTES = 16;
const bytes = (text: string) => new TextEncoder().encode(text);

const keyFrom = async (secret: string): Promise<CryptoKey> => {
  const material = await crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveKey']);
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes('fe-elements stamping') };
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  return crypto.subtle.deriveKey(parameters, material, hmac, false, ['sign']);
};

const stampWith = async (key: CryptoKey, purpose: StampPurpose, text: string): Promise<string> => {
  const signature = await crypto.subtle.sign('HMAC', key, bytes(`${purpose}\n${text}`));
  return base64url.encode(new Uint8Array(signature).subarray(0, STAMP_BYTES));
};

/** Compares in constant time. */
const same = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
};

/** Stamps with the first secret and verifies with any, for key rotation: a new secret is put first. */
export const createStamper = (secrets: readonly [string, ...string[]]): TokenSigner => {
  const keys = Promise.all(secrets.map(keyFrom));
  return {
    stamp: async (purpose, text) => {
      const [first] = await keys;
      if (!first) throw new Error('There is no secret key');
      return stampWith(first, purpose, text);
    },
    isOurs: async (purpose, text, stamp) => {
      const ours = await Promise.all((await keys).map((key) => stampWith(key, purpose, text)));
      return ours.some((one) => same(one, stamp));
    },
  };
};
