import { base64url } from 'jose';
import type { Hasher } from '../ports.ts';

/** PBKDF2 iterations: few, for a preview's made-up people; a server uses argon2id. */
const ITERATIONS = 1000;

const derive = async (password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> => {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    material,
    256,
  );
  return base64url.encode(new Uint8Array(bits));
};

/** Password hasher of a preview, over Web Crypto. */
export const pageHasher = (): Hasher => ({
  hash: async (password) => {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return `$pbkdf2-sha256$i=${ITERATIONS}$${base64url.encode(salt)}$${await derive(password, salt)}`;
  },
  verify: async (kept, password) => {
    const [, , , salt, hash] = kept?.split('$') ?? [];
    if (!salt || !hash) return false;
    return (await derive(password, new Uint8Array(base64url.decode(salt)))) === hash;
  },
});
